import type { Lesson } from "../schema.ts";
import { figure } from "../figures/confirmation-bias.ts";

export const lesson: Lesson = {
  id: "confirmation-bias",
  idea: "Catch yourself looking only where “yes” lives, and run the one check that could prove you wrong.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "The game of 2, 4, 6",
      blocks: [
        {
          type: "paragraph",
          text: "I have a rule in mind about three numbers. The set 2, 4, 6 fits it. You may test other sets, and I will say yes or no. When you are sure, name the rule.",
        },
        {
          type: "paragraph",
          text: "Most people think “even numbers, up by two” and try 6, 8, 10, which gets a yes. So does 20, 22, 24. Then they announce their rule, and it is wrong, because the rule was simply: any three numbers that rise.",
        },
        { type: "figure", figure },
        {
          type: "paragraph",
          text: "Peter Wason ran this game with 29 students in 1960. Only 6 named the right rule on their first try [1]. The others were not lazy: they tested, sometimes many times, but with sets that their idea said would get a yes.",
        },
        {
          type: "paragraph",
          text: "**Confirmation bias** is this pull toward evidence that agrees with what we already think. Testing what you expect is often good sense [2]. It misleads when the answer would be yes whether you are right or wrong.",
        },
      ],
    },
    {
      id: "types",
      title: "Three doors it comes in by",
      blocks: [
        { type: "heading", text: "What we look for" },
        {
          type: "paragraph",
          text: "A couple falls for a house and spends the evening reading about its lovely street. To tell others only the lovely part would be **cherry picking**. A review of 91 studies [3] with nearly 8,000 people found a lean toward information that agrees with us. It was moderate: clear on average, and far from total.",
        },
        { type: "heading", text: "What we ask" },
        {
          type: "example",
          who: "An interviewer who was told that the candidate is shy",
          text: "“Do you find large meetings tiring?”",
          note: "A **leading question**: almost everyone can say yes. “Tell me about a meeting you led” could turn out either way.",
        },
        { type: "heading", text: "What we see" },
        {
          type: "paragraph",
          text: "In 1903 the French physicist René Blondlot announced a new radiation, N-rays, visible as a faint change in brightness. Dozens of papers followed. In 1904 Robert Wood visited the lab and, in the dark, slipped a key prism out of the apparatus, and the observers went on reporting the rays.",
        },
        { type: "heading", text: "The honest look-alike" },
        {
          type: "paragraph",
          text: "Following a hunch is how most discoveries begin. A mechanic who suspects the battery tests the battery first. The hunch is honest when the test can fail and the person has said what failing would mean.",
        },
      ],
    },
    {
      id: "practice",
      title: "Could the answer have been no?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Each person below has a favorite idea. Look for the moment when that idea could have lost." }],
      items: [
        {
          id: "example1",
          statement:
            "Note in a patient’s chart: “Age 34. Fever, sore throat, swollen nodes, no cough. I suspect strep, so I ordered the strep test and no others. If it is negative I drop the idea. The same signs fit several viruses, and then we treat the symptoms only.”",
          question: "What would each result of this test do to the doctor’s first idea?",
          verdict: "sound",
          analysis:
            "It looks narrow: one suspicion, one test, and it is the test of her own suspicion. But this test can come back negative, and for an adult a negative result makes strep unlikely. She has also written down in advance what she will do in that case, which makes it hard to explain the result away. She names the rivals, several viruses, and knows that her signs do not separate them from strep. Finally, the test matters for a decision: antibiotics or not. Ordering ten tests for ten ideas would add cost and false alarms without making her thinking any fairer.",
          explanation:
            "Fairness in testing is easily mistaken for testing everything. Klayman and Ha showed that checking the case you expect is often the most informative thing to do [2]. What counts is whether the check could hurt your idea. When a mechanic, a teacher or a friend says “I think it’s this, let me look,” ask one question: what will you conclude if you don’t find it? A clear answer is a good sign. “Then I’ll keep looking until I do” is a poor one.",
          leaveThePage: {
            steps: [
              "Search for “strep throat guideline fever no cough swollen nodes.”",
              "Find what doctors advise when an adult’s rapid test is negative.",
              "Compare it with what she wrote down beforehand.",
            ],
            found:
              "Her signs are among those that doctors count to decide who should be tested. The guideline of the Infectious Diseases Society of America (2012) finds signs alone too unreliable and asks for a test. In most adults, it says, a negative one needs no second test.",
          },
        },
        {
          id: "example2",
          statement:
            "Gardening newsletter: “I asked you to send photos of your best moon-planted beds. In one week 212 readers shared stunning harvests. Eleven even sent weights to the gram, and the biggest pumpkin beat the county fair’s. If I were wrong, somebody would have written to say it failed. Nobody has. I’ve planted by the moon for nine years. That is all the proof I need.”",
          question: "Do 212 harvests and no complaint make a good case for the moon?",
          verdict: "misleading",
          analysis:
            "So many letters and not one complaint would impress most of us. But the request asked for best beds, so only best beds arrived: **selection bias**. A reader whose beans rotted had nothing to send. “If I were wrong” sounds like an open door, yet nobody had asked the disappointed to speak. We also do not hear how those gardens would have done without the calendar. The number 212 sounds large, but we do not know whether it is out of three hundred readers or fifty thousand. A fair version would ask for two rows, same seed, same day’s work, planted on different dates.",
          explanation:
            "The newsletter’s author may be fully sincere. That is what makes this pattern strong: she has seen nine years of letters, and every one agreed. The filter sits in the question, before any evidence arrives, so more evidence only makes her surer. The same filter works in customer reviews that a shop solicits from happy buyers and in a coach’s memory of players who thrived under him. Whenever the pile is all on one side, ask how a case for the other side could have reached it.",
          leaveThePage: {
            steps: [
              "Search for “lunar planting review evidence” without the word “benefits.”",
              "Open a review article, or a public advisory service for gardeners, before any shop or blog.",
              "Look for a comparison: same seed, same soil, different dates.",
            ],
            found:
              "A 2020 review in the journal Agronomy asked whether the moon’s phase changes how crops grow. It found no reliable evidence, neither in physics nor in biology.",
          },
        },
        {
          id: "example3",
          statement:
            "Email from a hiring manager: “I liked Dana within a minute, which worries me. So all four finalists got the same six questions, scored before we talked. Omar then argued the case against Dana, using the one project of hers that ran late. It was weaker than I feared. I would recommend that we offer her the position.”",
          question: "She ends where she began, with her favorite. Was the search fair?",
          verdict: "sound",
          analysis:
            "Ending at the first impression looks suspicious, as if the rest were theater. What matters is whether another ending was possible. All four candidates faced the same questions, so Dana got no easier road. Scores were written down before the talk, so nobody could adjust them to fit the room. A colleague was given the job of attacking the favorite, with the worst fact in her file in his hands. Any of these steps could have sunk Dana. The manager also says out loud where her bias lies, and that lets the others watch for it. Six questions cannot prove the choice right, but the road to it was fair.",
          explanation:
            "Being asked to be unbiased does little by itself. In experiments by Lord, Lepper and Preston, people told to be fair still read mixed evidence in their own favor, while people told to ask how they would judge if the result had come out the other way became more even-handed [4]. Dana’s manager built that question into the process. It cost one meeting. You can do the same with a house, a school or a treatment: name your favorite, then give someone you trust the job of arguing against it.",
        },
      ],
    },
    {
      id: "defense",
      title: "Ask what a no would look like",
      blocks: [
        { type: "paragraph", text: "You do not have to give up your ideas. Give each of them one fair chance to lose." },
        {
          type: "list",
          items: [
            "**Name the no.** “If I am wrong about this coach, I would expect to see …” Then go and look there.",
            "**Turn the result around.** Would I trust this study if it had found the opposite?",
            "**Search both ways.** After “benefits of X,” type “X no effect.”",
            "**Count the missing.** For every success story, ask how a failure could have reached you. To forget those is **survivorship bias**.",
          ],
        },
        {
          type: "paragraph",
          text: "Fairness has a stopping point. Once an idea has survived several tests that could have sunk it, you may lean on it and move on.",
        },
        {
          type: "paragraph",
          text: "**Today:** take one thing you plan to buy or believe, and spend three minutes looking for the best case against it. Write that case down in one sentence that its supporters would accept.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Peter C. Wason",
      year: 1960,
      title: "On the failure to eliminate hypotheses in a conceptual task",
      where: "Quarterly Journal of Experimental Psychology 12, 129–140",
      link: "https://doi.org/10.1080/17470216008416717",
      found: "Of 29 students, 6 named the correct rule without first announcing a wrong one.",
    },
    {
      authors: "Joshua Klayman and Young-Won Ha",
      year: 1987,
      title: "Confirmation, disconfirmation, and information in hypothesis testing",
      where: "Psychological Review 94, 211–228",
      link: "https://doi.org/10.1037/0033-295X.94.2.211",
      found: "An analysis showing that testing the cases one expects to fit is often a good strategy, and under which conditions it fails.",
    },
    {
      authors: "William Hart and others",
      year: 2009,
      title: "Feeling validated versus being correct: a meta-analysis of selective exposure to information",
      where: "Psychological Bulletin 135, 555–588",
      link: "https://doi.org/10.1037/a0015701",
      found: "Across 91 studies with nearly 8,000 participants, a moderate preference for information that agrees with one’s view (d = 0.36).",
    },
    {
      authors: "Charles G. Lord, Mark R. Lepper and Elizabeth Preston",
      year: 1984,
      title: "Considering the opposite: a corrective strategy for social judgment",
      where: "Journal of Personality and Social Psychology 47, 1231–1243",
      link: "https://doi.org/10.1037/0022-3514.47.6.1231",
      found: "Instructions to consider the opposite reduced one-sided reading of mixed evidence; instructions to be fair and unbiased did not.",
    },
  ],
  teaches: {
    families: ["vx-os01", "vx-pi01", "vx-ns01"],
    techniques: ["cherry picking", "leading question", "hasty generalization", "survivorship bias", "selection bias"],
  },
};
