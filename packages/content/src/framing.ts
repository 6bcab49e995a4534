import type { Block, Source } from "./schema.ts";

/**
 * Narrative Framing Analysis (specification 2 §2 and §3): four steps, two frame exercises and two reconstruction challenges, each
 * assessed and then set beside an expert’s comparison. `facts` and `neutralFacts` are sent to the assessment as they stand and
 * carry no markup; blocks and explanations follow the markup of the schema.
 */
interface FrameReading {
  id: "crisis" | "recovery" | "historical" | "technical";
  name: string;
  /** The fixed facts, told in this frame. */
  text: string;
  /** Which figure carries it, what it makes a reader feel, and what stays out of sight. */
  reading: string;
}

/** One of those from whom an exercise wants to hear, and the words by which an answer speaks of them. */
export interface Seat {
  name: string;
  words: RegExp;
}

interface FrameExercise {
  id: string;
  facts: string;
  question: string;
  /** Where the question names its tellers. */
  seats?: readonly Seat[];
  /** The expert’s comparison, always shown after a submission: 90 to 170 words, written as an answer. */
  analysis: string;
  explanation: string;
}

interface ReconstructionChallenge {
  id: string;
  neutralFacts: string;
  perspectives: readonly [string, string, string];
  /** The same three, as an answer may name them. */
  seats: readonly [Seat, Seat, Seat];
  question: string;
  analysis: string;
  explanation: string;
}

interface FramingStep {
  id: "introduction" | "identification" | "reconstruction" | "resistance";
  /** Short name in the list of steps. */
  label: string;
  title: string;
  blocks: readonly Block[];
}

export const FRAMING_STEPS: readonly FramingStep[] = [
  {
    id: "introduction",
    label: "Introduction",
    title: "From hearing frames to taking them apart",
    blocks: [
      {
        type: "paragraph",
        text: "A goalkeeper has let in eleven shots out of fifty-five. “She stopped four out of five,” says her coach. “She lets in one of every five,” says the other club’s fan page. Both can do arithmetic. Which sentence you hear first decides whether you picture a wall or a hole.",
      },
      {
        type: "paragraph",
        text: "Robert Entman described the work of a frame in four parts: it says **what the problem is, who caused it, how to judge them** and **what should be done** [1]. It does this by picking some facts and making them easy to see. Nothing in it needs to be false.",
      },
      {
        type: "paragraph",
        text: "This lesson asks you to write. You will name frames, then rebuild the same facts from three seats in the room, and at the end build a frame that a fair opponent could live with. Submit each answer for assessment; an expert’s comparison then appears below it.",
      },
      { type: "heading", text: "What a good answer does" },
      {
        type: "list",
        items: [
          "**Names the frame** and the figure or word that carries it.",
          "**Says what a reader would feel,** and toward whom.",
          "**Stays with the facts given,** quoting them.",
          "**Finds what is out of sight,** and who gains by that.",
        ],
      },
    ],
  },
  {
    id: "identification",
    label: "Identification",
    title: "Frame Identification Mastery",
    blocks: [
      {
        type: "paragraph",
        text: "Here are three figures from a labor office and four ways to tell them. Read the facts first, and notice what you would conclude from them alone.",
      },
    ],
  },
  {
    id: "reconstruction",
    label: "Reconstruction",
    title: "Perspective Reconstruction Challenge",
    blocks: [
      {
        type: "paragraph",
        text: "A frame usually belongs to somebody. Here the facts are told as neutrally as we could manage, with three people who are touched by them. Tell each person’s story so well that he or she would say, “Yes, that is how it looks from here.”",
      },
      {
        type: "list",
        items: ["Which of the facts comes first for this person?", "What does he or she fear or hope for?", "What would this person rather not mention?"],
      },
    ],
  },
  {
    id: "resistance",
    label: "Resistance",
    title: "Frame Resistance and Construction",
    blocks: [
      { type: "heading", text: "Resist: four moves" },
      {
        type: "list",
        items: [
          "**Ask for the second number.** “Up 20 percent” from what, and to how many? A share without a count, or a count without a share, is half a fact.",
          "**Move the clock.** Look at a month, a year and ten years. If the story changes direction, the starting point was doing the work.",
          "**Put the missing person in.** Whoever pays, waits, cleans up or decides, and does not appear in the sentence.",
          "**Hear the other frame at full strength.** In experiments on a city’s growth and on a hate group’s rally, one strong frame alone moved opinion. When two strong opposing frames met, they tended to cancel each other out [2].",
        ],
      },
      {
        type: "paragraph",
        text: "The last move is easy to practice. After a persuasive article, spend two minutes on a good one from the other side. You may end where you began, with better reasons.",
      },
      { type: "heading", text: "Construct: a frame that can be seen" },
      {
        type: "paragraph",
        text: "You cannot write without a frame, so build one that shows itself. Say where you stand. Give the comparison that helps you and the one that hurts. Put the count beside the share. Name one thing you left out.",
      },
      {
        type: "example",
        who: "Notice from a landlord, first draft",
        text: "“To keep our high standards, rents will be adjusted by a modest 4 percent.”",
        note: "Soft words, one number, and nobody who decides.",
      },
      {
        type: "example",
        who: "The same notice, with its frame showing",
        text: "“I’m raising the rents by 4 percent, on average €46 a month. Repairs cost me 9 percent more this year; prices in town rose by 3 percent. I know that for some of you this is hard. Come and talk to me before June.”",
        note: "The sender can be argued with, on figures that are all there.",
      },
      { type: "heading", text: "When a single frame is right" },
      {
        type: "paragraph",
        text: "A smoke alarm needs no second perspective. Nor does a nurse who says, “This dose would have killed him.” Where the facts point one way, telling them in a balanced voice would be a frame too, and a misleading one. The aim is a picture that fits; two equal columns are only sometimes that.",
      },
      {
        type: "paragraph",
        text: "**Today:** take the last message in which you asked for something, and add the one figure that speaks against you. See whether you still want to send it. Often you will, and it is easier to believe.",
      },
    ],
  },
];

/** The fixed example of the second step. */
export const UNEMPLOYMENT_EXAMPLE: { facts: string; frames: readonly FrameReading[] } = {
  facts: "The unemployment rate is 4.2%. Three months ago it was 4.5%. A year ago it was 3.8%.",
  frames: [
    {
      id: "crisis",
      name: "Crisis frame",
      text: "“Joblessness climbs from 3.8% to 4.2% in a single year.”",
      reading:
        "Carried by the year-on-year comparison. It makes readers worry and look for someone to blame. Out of sight: the fall over the last three months.",
    },
    {
      id: "recovery",
      name: "Recovery frame",
      text: "“Job market on the mend: unemployment falls from 4.5% to 4.2% in three months.”",
      reading:
        "Carried by the shorter comparison. It brings relief, and credit for whoever is in charge. Out of sight: the rate is still higher than a year ago.",
    },
    {
      id: "historical",
      name: "Historical frame",
      text: "“At 4.2%, unemployment is less than half of the 10.0% that the United States saw in October 2009.”",
      reading:
        "Carried by a figure brought in from outside. It calms, and makes today’s trouble look small. Out of sight: the direction, and the people behind 4.2%.",
    },
    {
      id: "technical",
      name: "Technical frame",
      text: "“The seasonally adjusted rate moved by 0.3 points, not far beyond the usual error of such a survey; people who have stopped looking for work are not counted.”",
      reading: "Carried by the method. It makes readers cautious, or bored. Out of sight: what a lost job does to a household.",
    },
  ],
};

export const FRAME_EXERCISES: readonly FrameExercise[] = [
  {
    id: "emergency-room",
    facts:
      "A hospital’s emergency room treated 18 percent more patients this year than two years ago. The median wait is 52 minutes. Last year it was 47 minutes, and two years ago it was 70. One patient in 25 left without being seen; two years ago it was one in 15.",
    question:
      "Which frames could a critic, the hospital and a newspaper put on these facts? Say what carries each one, what readers would feel, and what stays out of sight.",
    seats: [
      { name: "a critic", words: /\b(?:critic|opponent|opposition)/i },
      { name: "the hospital", words: /\b(?:hospital|clinic|management|manager|director)/i },
      { name: "a newspaper", words: /\b(?:news|paper|press\b|media|journalist|reporter)/i },
    ],
    analysis:
      "A critic would choose a crisis frame, “Waits are growing again,” because 52 minutes is more than last year’s 47. Readers would feel alarm, perhaps anger at the hospital, and they would not learn that people waited 70 minutes two years ago. The hospital would choose a success frame: 18 percent more patients, and the wait cut by a quarter since then. That brings pride and relief, but it leaves out that the last year went the wrong way. A newspaper might choose a human frame and follow the one patient in 25 who gave up and went home. We would feel pity and fear for our own families, and miss that it used to be one in 15. None of these is false. They differ in where the clock starts and in who stands in the picture. Before I trusted any of them I would ask about the longest waits, which a median hides.",
    explanation:
      "Each frame leads to a different decision. The crisis frame asks for new managers, the success frame for patience, the human frame for more nurses at the door. All three could be defended with the same table, so quoting a true figure settles nothing. What helps is to lay the comparisons side by side and ask which one fits the question. To judge this year’s budget, the last twelve months matter most; to judge a reform made two years ago, the longer span does. A frame is fair when its starting point follows from the question and not from the wished-for answer.",
  },
  {
    id: "bike-share",
    facts:
      "People made 1.2 million trips with a city’s rental bikes this year and 900,000 last year. The city paid $3.1 million for the service, after $2.6 million last year. 84 riders were hurt this year, 71 last year.",
    question:
      "Write a headline for each of three frames. Say what each makes readers feel, which figure it leans on, and which comparison it keeps out of sight.",
    analysis:
      "“Rental bikes cost taxpayers half a million more” is a waste frame. It leans on the rise from $2.6 to $3.1 million and makes readers annoyed, while it keeps quiet about use: per trip, the cost fell from about $2.90 to about $2.60. “Injuries on rental bikes rise to 84” is a danger frame. It frightens parents, yet with a third more trips the risk on each ride went down a little, from about eight injuries per 100,000 trips to seven. “City falls in love with its bikes” is a progress frame that leans on the 1.2 million trips. It makes readers cheerful and hides both the bill and the 84 people who were hurt. The totals favor opponents and the rates favor supporters, so each side would pick its own kind of number. I would also want to know who rides, and whether these trips replaced cars or walking, because none of the frames says so.",
    explanation:
      "Totals answer the question “How much in all?” and rates answer “How much for each?” Both are honest, and each is misleading when the other one was asked for. A treasurer has to find $3.1 million whatever a trip costs; a mother deciding about her daughter’s ride needs the risk per trip. If you can turn a total into a rate in your head, nobody can choose your feelings for you by choosing the unit. It takes one division. The last sentence of the expert’s answer matters as well: a missing figure, such as what the trips replaced, can weigh more than all the ones on the page.",
  },
];

export const RECONSTRUCTION_CHALLENGES: readonly ReconstructionChallenge[] = [
  {
    id: "herring-closure",
    neutralFacts:
      "The fishing office has closed a bay to herring boats for two springs. Its survey puts the stock at a third of the average of the 1990s. Forty boats fish from the harbor; their owners will get 60 percent of last year’s income. The cannery, with ninety workers, gets nothing.",
    perspectives: ["The owner of a herring boat", "A biologist at the fishing office", "A worker at the cannery"],
    seats: [
      { name: "the owner of a boat", words: /\b(?:owner|boats?\b|fisher|captain|skipper)/i },
      { name: "the biologist", words: /\b(?:biologist|scientist|expert|researcher|fishing office|official)/i },
      { name: "the worker at the cannery", words: /\b(?:worker|cannery|employee)/i },
    ],
    question: "Tell the closure from each of the three seats. What comes first for each person, what does he or she feel, and what stays unsaid?",
    analysis:
      "For the boat owner this is a story of two stolen springs. First comes the 40 percent of income that nobody replaces. She feels angry and not trusted, since she sees full nets some mornings, and she doesn’t mention that earlier catches may have helped to empty the bay. For the biologist it is a rescue. A third of the 1990s average comes first, and the fear of being too late. He feels responsible, and he is quiet about how uncertain a survey of moving fish can be. For the cannery worker it is a story about being forgotten: ninety jobs and no payment, while the boats get 60 percent. She feels fear for the rent and bitterness toward the others, and leaves out that without fish there will be no cannery. All three want herring in ten years. The neutral facts hide a choice too, because they don’t say who decided that only owners are paid.",
    explanation:
      "Told from one seat only, the closure has a villain: greedy boats, cold officials or careless politics. Told from three, it has a gap that could be mended, the missing support for ninety workers, which none of the three would have put first. That is the practical use of rebuilding perspectives. It finds the point on which people who seem to be enemies could agree to act. It also shows where a quarrel is about facts, such as how good the survey is, and where it is about fairness. More data can settle the first kind. The second needs a conversation.",
  },
  {
    id: "visit-notes",
    neutralFacts:
      "A clinic uses software that listens to visits and writes the doctor’s notes. Doctors report that it saves them 40 minutes a day. Patients may refuse the recording; 6 percent do. In a check of 200 notes, 9 contained a statement that nobody had made. Doctors must read and sign every note.",
    perspectives: ["A family doctor at the clinic", "A patient who has come about her depression", "The manager of the clinic"],
    seats: [
      { name: "the doctor", words: /\b(?:doc(?:tor)?s?\b|physician|gp\b)/i },
      { name: "the patient", words: /\b(?:patient|depress)/i },
      { name: "the manager", words: /\b(?:manager|management|boss|director|clinic (?:is|feels|would|wants|says))/i },
    ],
    question: "Tell the first year of the software from each seat. What comes first for each person, what does he or she feel, and what stays unsaid?",
    analysis:
      "The doctor would tell it as getting her evenings back. The 40 minutes come first. She feels relief, with some unease about signing when she is tired, and she may not say how quickly she reads. The patient would tell it as a third presence in the room. First for her is who hears about her depression and where the recording goes. She feels exposed, and the 9 wrong notes in 200 frighten her, since a false sentence could follow her for years. She doesn’t mention that her doctor now listens better. For the manager it is a story of efficiency: time saved, and only 6 percent refuse. He is proud and hopeful. He leaves out that people who feel watched may simply say less, which no figure shows. The neutral facts leave out how many errors human notes contained, and without that nobody can say whether 9 in 200 is good or bad.",
    explanation:
      "New technology is often argued over in two frames, progress and threat, and each has no room for the person who feels both. Rebuilding three seats brings those mixed feelings back, and with them better questions. How many errors did notes have before? Who can see a recording, and when is it deleted? Does the 6 percent include the people who would have had the most to say? You can ask such questions without being for or against the software. In a meeting, try giving the seat of the person who isn’t there to whoever is most enthusiastic, and let them speak for two minutes.",
  },
];

export const FRAMING_SOURCES: readonly Source[] = [
  {
    authors: "Robert M. Entman",
    year: 1993,
    title: "Framing: toward clarification of a fractured paradigm",
    where: "Journal of Communication 43(4), 51–58",
    link: "https://doi.org/10.1111/j.1460-2466.1993.tb01304.x",
    found:
      "Defines framing as selecting aspects of a perceived reality and making them salient, so as to promote a problem definition, a cause, a moral judgment and a remedy.",
  },
  {
    authors: "Dennis Chong and James N. Druckman",
    year: 2007,
    title: "Framing public opinion in competitive democracies",
    where: "American Political Science Review 101(4), 637–655",
    link: "https://doi.org/10.1017/S0003055407070554",
    found:
      "In two experiments, on urban growth and on a hate group’s rally, strong frames moved opinion, and strong opposing frames tended to offset each other.",
  },
];

/** What the reader can do afterwards; used for search. */
export const FRAMING_IDEA = "Name the frame of a text, rebuild the same facts from three seats, and write a frame that shows itself.";
