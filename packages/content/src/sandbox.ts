import type { Source } from "./schema.ts";

/**
 * The Epistemic Sandbox (specification 2 §2 and §3): five open exercises, each assessed and then set beside an expert example.
 * Plain text with typographic quotes; no inline markup, because `prompt` is also sent to the assessment as it stands.
 */
interface SandboxExercise {
  id: "confidence-calibration" | "source-evaluation" | "uncertainty-expression" | "bias-recognition" | "nuanced-thinking";
  title: string;
  /** What this exercise trains, in one sentence. */
  description: string;
  /** The scenario, ending in what is asked. */
  prompt: string;
  /** The expert example: 90 to 160 words. */
  goodResponse: string;
  /** Shown under "Why this works": 50 to 120 words, about this answer. */
  feedback: string;
  /** Questions for the reader’s own answer. */
  reflection: readonly string[];
  /** Of what the scenario tells from the world; most are made up. */
  sources?: readonly Source[];
}

/** In the order of the page. */
export const SANDBOX_EXERCISES: readonly SandboxExercise[] = [
  {
    id: "confidence-calibration",
    title: "Confidence Calibration",
    description: "Put a number on how sure you are, and say what the number rests on.",
    prompt:
      "A friend has been offered a job at a software company that is four years old. Its sales doubled last year. Its money lasts for another eighteen months, and two of its five founders left in the spring. She asks you: “Will this company still exist in three years?” Answer her. Say how sure you are, and why.",
    goodResponse:
      "I think it is a little more likely than not that the company is still there in three years. I would say 60 percent, and I hold that number loosely. Sales that double tell me that customers want the product. Against that, the money runs out in eighteen months, so the company must raise more before your three years are up. I don’t know what to make of the two founders, because I don’t know why they left. I also have no figures on how many companies of this kind fail, so my guess could easily be off by twenty points. If you find out that most customers renew their contracts, I would go up to 75 percent. If the founders left over the accounts, I would drop to 30. Ask about both before you sign.",
    feedback:
      "The friend gets a number she can use and can see where it came from. Each fact of the story pulls the estimate up or down, and the one that cannot be read yet, the founders’ leaving, is kept as an open question instead of being turned into an omen. The writer admits what is missing, the failure rate of similar companies, and says how far off the guess could be. Best of all, two findings are named in advance together with the number each would lead to. Whatever she learns next week, both of them will know what to do with it.",
    reflection: [
      "Which single fact in the story moved your estimate most, and would you have noticed if it had pointed the other way?",
      "If you made ten estimates like this one, how many would you expect to come true?",
      "What could your friend find out by Friday that would change your number?",
    ],
  },
  {
    id: "source-evaluation",
    title: "Source Evaluation",
    description: "Judge what a source can carry before you judge the claim.",
    prompt:
      "Someone posts in your running club’s group: “A university study proves it: tart cherry juice cuts recovery time in half!” The link leads to the website of a company that sells the juice. The page mentions a trial with fourteen runners and does not name the journal. The treasurer wants to order forty bottles for the club. What do you write to the group?",
    goodResponse:
      "I’d like us to hold off on the order. I don’t know whether the juice helps, and this page can’t tell us, because it was written by the company that sells it. That doesn’t make the claim false. Sellers sometimes quote good studies. But fourteen runners are few, so the result could be luck, and “half” of what? Soreness, lost strength, days off? Without the name of the journal I can’t check who was compared with whom, or whether the runners knew what they were drinking. I’m perhaps 30 percent sure that there is some real effect, and much less sure that it is as large as half. If somebody finds the trial itself, or better a review of several trials by people who sell no juice, and it shows a clear benefit, I’ll happily change my mind and carry the bottles.",
    feedback:
      "This message doubts the source without declaring the claim false, and says so in plain words. Its reasons are particular: who wrote the page, how many runners took part, what “half” could refer to, which detail is missing. It asks for a better source and describes one that would do, so the treasurer knows what to look for. The estimate is split in two, some effect and an effect that large, because evidence for the first is no evidence for the second. And the last sentence is friendly. A club can live with that.",
    reflection: [
      "Did you separate “this source is weak” from “this claim is false”?",
      "What exactly would you look up, and where, before forty bottles are ordered?",
      "Would you have asked the same questions if the study had said that juice does not help?",
    ],
  },
  {
    id: "uncertainty-expression",
    title: "Uncertainty Expression",
    description: "Tell people what you know and what you don’t, so that they can act on it.",
    prompt:
      "You test the water of a swimming lake for your town. This week three samples were taken. Two, from the main beach, were well under the limit for bacteria. The third, taken near the stream after a heavy rain, was just above it. New results come on Friday, and a hot weekend is ahead. The local paper asks you whether people can swim. Write your answer to the readers.",
    goodResponse:
      "At the main beach I would swim today, and I’m fairly sure of that, about 90 percent: both samples from there were well under the limit. I’m not sure about the corner by the stream. One sample there was just above the limit. It was taken right after heavy rain, which often washes bacteria into a lake for a day or two, so the water may already be cleaner. But that is my guess from one sample, and I haven’t measured it. Until Friday I’d keep small children, and anyone with an open cut or a weak immune system, away from the stream. If Friday’s sample is under the limit, I’ll say so the same afternoon. If it is above it again in dry weather, then rain isn’t the reason, I was wrong, and we will close that corner and look for the cause.",
    feedback:
      "Readers want to know if they can swim, and they get an answer for each place, with different degrees of sureness for each. The uncertain part is not blurred over the whole lake. The writer keeps measurement and guess apart (“my guess from one sample”), gives the reason for the guess, and turns the doubt into advice for those who would be hurt most by a mistake. The answer also commits itself: two possible results on Friday, and what each would mean. A town that is told this much will believe the next notice too.",
    reflection: [
      "Could a parent with a four-year-old act on your answer without calling you?",
      "Which of your sentences report a measurement, and which a guess? Would a reader be able to tell?",
      "Did you sound calmer, or more alarmed, than the three samples allow?",
    ],
  },
  {
    id: "bias-recognition",
    title: "Bias Recognition",
    description: "Notice which answer you are hoping for, and give the other one a fair hearing.",
    prompt:
      "Two years ago you persuaded your choir to move its concerts from Saturday evening to Sunday afternoon. Since then the audience has shrunk by a fifth. At the yearly meeting someone asks whether the change was a mistake. You feel an answer forming at once. Write what you say, including what may be bending your judgment.",
    goodResponse:
      "I should say first that Sundays were my idea, so I don’t want them to have been a mistake, and I notice how fast I found other reasons: the new parking fees, the flu winter, last year’s difficult program. Each may have played a part. I thought of them before I looked at anything, which is why I don’t trust my list. If a stranger showed me these figures, I’d say the new time probably cost us listeners, perhaps two chances in three. I can’t be surer, because we don’t know whether the other choirs in town lost as many. I’d like Marta to ask them, since she was against the change. If their audiences fell by a fifth too, Sunday is hardly to blame. If theirs held up, I was wrong, and I’ll move that we go back.",
    feedback:
      "Naming the interest comes first, before the argument, so that the listeners can allow for it. Then the speaker shows the bias at work: three excuses arrived before any evidence did. The stranger’s view is a way of stepping outside, and it produces a number that is unwelcome. Asking Marta is the strongest move. Someone who would enjoy the opposite result is given the search, so nobody can steer it. The test is stated before the data come in, with one result that would clear the change and one that would condemn it.",
    reflection: [
      "Which explanation did you think of first, and whom does it spare?",
      "Who would be happy to prove you wrong, and could you give that person the task?",
      "Did you say what result would make you admit the mistake?",
    ],
  },
  {
    id: "nuanced-thinking",
    title: "Nuanced Thinking",
    description: "Take two opposed views seriously, and still decide.",
    prompt:
      "Parents often come late to pick up their children at a daycare, and a teacher has to stay. One teacher wants a fine: “People answer to money, it’s that simple.” Another points to a well-known study of ten day-care centers in Haifa, where a small fine made more parents come late: “Fines backfire, it’s been proven.” You run the place. What do you decide, and how sure are you?",
    goodResponse:
      "I think each of you is onto something, and neither point settles it. Money does change what people do, but in Haifa the fine was small, and the likely explanation is that parents took it as a price they could pay with a good conscience. That is one study in ten centers of one city, and a high fine might work differently. Still, I lean against a fine, maybe 65 percent, because the lateness there stayed up even after the fine was dropped, so the mistake would be hard to undo. Instead I’d tell the parents who stays late and what she misses, and call the few families concerned. I’ll count late pickups for two months. If they fall by less than a third, I was too hopeful, and I would change my mind and try a fine, a large one.",
    feedback:
      "Nuance here does not mean stopping halfway. The answer says which part of each view holds and where it overreaches: money is not all that people answer to, and one study of ten centers proves no rule. Then a decision follows, with a degree of sureness and the reason that tipped it, which is that one of the two errors cannot easily be repaired. The plan has a measure, a date and a threshold. If it fails, the rejected idea gets its turn, in the form in which it might work.",
    reflection: [
      "Could each of the two teachers recognize the best part of her view in your answer?",
      "Did you decide, or did you only describe? If you did not, what would you still need to know?",
      "Which of the two possible mistakes would be harder to undo?",
    ],
    sources: [
      {
        authors: "Uri Gneezy and Aldo Rustichini",
        year: 2000,
        title: "A fine is a price",
        where: "Journal of Legal Studies 29, 1–17",
        link: "https://doi.org/10.1086/468061",
        found:
          "Of ten day-care centers in Haifa six brought in a small fine: late pickups rose there, and stayed as many when the fine was dropped after twelve weeks.",
      },
    ],
  },
];
