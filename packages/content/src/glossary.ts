import { AI_TERMS } from "./glossary-ai.ts";
import { FALLACY_TERMS } from "./glossary-fallacies.ts";
import { REASONING_TERMS } from "./glossary-reasoning.ts";
import { RESEARCH_TERMS } from "./glossary-research.ts";
import { TEXT_TERMS } from "./glossary-texts.ts";

/** Terms that people ask about and that are no technique of the taxonomy: defined in our own words. Only what can be said for certain in two sentences. */
export interface GlossaryTerm {
  name: string;
  /** Other names, lower case. */
  also?: readonly string[];
  definition: string;
  example: string;
  /** What tells it from its neighbors. */
  question: string;
  /** The lesson on it, by its id in the catalogue. */
  lesson?: string;
  /** No technique that a text could use: nobody expects it to be marked. */
  isIdea?: boolean;
}

export const GLOSSARY: readonly GlossaryTerm[] = [
  {
    name: "Gish gallop",
    definition:
      "So many claims at once, good and bad ones mixed, that nobody can answer them all in the time there is. What stays unanswered then passes as conceded.",
    example: "A debater lists twenty objections in two minutes, and then says that the other side answered only three.",
    question: "Which single claim is meant to carry the case?",
  },
  {
    name: "Sealioning",
    also: ["sea lioning", "sea-lioning"],
    definition:
      "Polite requests for evidence that never end, made by somebody who has no intention of weighing the answers. The courtesy is on show; the curiosity is not there.",
    example: "“I only want to understand. Could you show me a study? And one for that? And for that?”",
    question: "Has any answer so far made a difference to the one who asks?",
  },
  {
    name: "Motte and bailey",
    also: ["motte-and-bailey", "motte & bailey", "motte and bailey doctrine"],
    definition:
      "Two claims under one name: a bold one that is put forward, and a modest one to which the speaker retreats when challenged. Once the challenge is over, the bold one is back.",
    example: "“This diet cures diabetes.” When asked: “I just mean that eating vegetables is good for you.”",
    question: "Is the claim being defended the one that was made?",
  },
  {
    name: "Steelman",
    also: ["steel man", "steelmanning", "steel manning"],
    definition: "The strongest version of a view that one disagrees with, stated so that those who hold it would sign it. It comes before the answer.",
    example: "“The best case for the toll is that those who use the road pay for it. My objection is another one.”",
    question: "Would the other side say: yes, that is what I mean?",
    lesson: "steelman",
  },
  {
    name: "False dichotomy",
    also: ["black and white thinking", "all or nothing thinking"],
    definition: "Something that comes in degrees is cut in two, and only the ends are offered.",
    example: "“Is he honest or a liar?”",
    question: "Is there a scale between the two, and where on it would this be?",
    lesson: "false-dichotomy",
  },
  {
    name: "Confirmation bias",
    definition: "The habit of looking for what supports a view one already holds, of noticing it more, and of asking more of what speaks against it.",
    example: "Somebody who suspects a colleague remembers each late arrival, and none of the early ones.",
    question: "What would I expect to see if I were wrong, and did I look for it?",
    lesson: "confirmation-bias",
  },
  {
    name: "Cognitive dissonance",
    definition:
      "The discomfort of holding two things that do not fit together, such as a belief and what one has done. It is often eased by bending the belief.",
    example: "After paying a lot for a dull course, somebody decides that it was worth it after all.",
    question: "Did my view change because of what I learned, or because of what I did?",
    lesson: "cognitive-dissonance",
  },
  {
    name: "Citation laundering",
    definition: "A weak claim is repeated from one source to the next until it looks well documented, though each of them leads back to the same weak start.",
    example: "A blog guesses a figure, a newspaper cites the blog, and an encyclopedia cites the newspaper.",
    question: "Where does the chain of citations begin?",
    lesson: "citation-laundering",
  },
  {
    name: "Survivorship bias",
    also: ["survivor bias"],
    definition: "Conclusions drawn only from those that are still there to be seen. The ones that failed are missing from the count.",
    example: "“All these founders left school, so school is no help.” Those who left school and failed give no interviews.",
    question: "Who did the same and is not in the picture?",
    lesson: "confirmation-bias",
  },
  {
    name: "Base rate neglect",
    also: ["base rate fallacy", "base-rate fallacy", "base-rate neglect"],
    definition: "Judging by one striking sign and leaving out how common the thing is to begin with.",
    example: "A test is right nine times in ten, and the disease is rare: most of those who test positive may still be healthy.",
    question: "How common is it among all, before this sign is counted?",
  },
  {
    name: "Texas sharpshooter fallacy",
    also: ["texas sharpshooter"],
    definition:
      "A pattern is picked out of random data first, and then presented as if one had looked for just that. The name comes from painting the target around the bullet holes.",
    example: "Out of a hundred illnesses, one is more frequent in the village, and only that one is reported.",
    question: "Was it said beforehand what would be counted?",
  },
  {
    name: "Non sequitur",
    definition: "A conclusion that does not follow from what is given for it, even if all of that is true.",
    example: "“She speaks five languages, so she would be a good mayor.”",
    question: "What would have to be added to get from the reason to the conclusion?",
  },
  {
    name: "Fallacy fallacy",
    also: ["argument from fallacy"],
    definition: "Taking a claim for false because one argument for it is bad. A true claim can be argued badly.",
    example: "“All you had against the bridge was an insult, so the bridge must be safe.”",
    question: "Is there a better argument for the same claim?",
    lesson: "fallacies-overview",
  },
  {
    name: "Dunning-Kruger effect",
    also: ["dunning kruger"],
    definition:
      "The finding that people who do badly at a task tend to overrate how well they did. How much of it is psychology and how much statistics is disputed.",
    example: "Those in the bottom quarter of a test guessed that they had done better than most.",
    question: "How did they rate themselves, and how did they really do?",
  },
  {
    name: "Anchoring",
    also: ["anchoring bias", "anchoring effect"],
    definition: "The first number one hears pulls later estimates toward it, even when it has nothing to do with the matter.",
    example: "A jacket marked down from 400 to 150 looks cheap because of the 400.",
    question: "What would I have guessed without that first number?",
  },
  {
    name: "Availability heuristic",
    also: ["availability bias"],
    definition: "Judging things to be frequent because they come to mind easily. Vivid and recent events come easily, common ones often do not.",
    example: "After reports of a plane crash, flying seems more dangerous than the drive to the airport.",
    question: "Do I know how often it happens, or only how well I remember it?",
  },
  {
    name: "Occam’s razor",
    also: ["ockham's razor", "occam's razor", "occams razor"],
    definition:
      "Of explanations that fit the facts equally well, try the one that assumes least. It is a rule of thumb for where to begin, and proves nothing.",
    example: "The keys are gone: mislaid is a better first guess than stolen by a stranger who took nothing else.",
    question: "Which explanation needs the fewest things that nobody has checked?",
  },
  {
    name: "Hanlon’s razor",
    also: ["hanlon's razor", "hanlons razor"],
    definition: "A rule of thumb: do not assume malice where a mistake explains it as well.",
    example: "The invitation that never came may be lost mail.",
    question: "Would carelessness lead to the same result?",
  },
  {
    name: "Brandolini’s law",
    also: ["brandolini's law", "bullshit asymmetry principle", "bullshit asymmetry"],
    definition: "The observation that refuting nonsense takes far more effort than producing it.",
    example: "A made-up figure takes ten seconds to post, and an afternoon to trace.",
    question: "Which part is worth the effort of checking?",
  },
  {
    name: "Astroturfing",
    definition: "A campaign made to look like the voice of ordinary people, while somebody with an interest organizes or pays for it.",
    example: "Hundreds of letters from “worried parents” come from one agency.",
    question: "Who pays, and do these people exist apart from this campaign?",
  },
  {
    name: "Concern trolling",
    definition: "Posing as a worried friend of a cause in order to slow it down or divide it.",
    example: "“I’m on your side, and I fear that speaking up now will only hurt you.”",
    question: "Has this person ever helped the cause, or only worried about it?",
  },
  {
    name: "Lateral reading",
    definition: "Leaving a page to see what others say about its source, instead of studying the page itself.",
    example: "Before reading an institute’s report, look up who runs the institute.",
    question: "What do others, who know the field, say about this source?",
    lesson: "detect-bullshit",
  },
  {
    name: "Propaganda",
    definition:
      "Communication that is planned to make many people think or act as its sender wants, by picking what serves that end and leaving out the rest. It can be true in every sentence.",
    example: "A ministry shows only the battles that were won.",
    question: "Who planned this, and what would a fair account add?",
  },
  {
    name: "Misinformation",
    definition: "False or misleading information, whether or not anybody means to deceive.",
    example: "An aunt forwards a wrong storm warning because she believes it.",
    question: "Does the one who spreads it know that it is false?",
  },
  {
    name: "Disinformation",
    definition: "False or misleading information that is spread in order to deceive.",
    example: "A company that knows better plants a story that its product is harmless.",
    question: "Does the one who spreads it know that it is false?",
  },
  {
    name: "P-hacking",
    also: ["p hacking", "data dredging"],
    definition: "Trying many analyses of the same data and reporting the one that comes out significant, as if it had been the only one.",
    example: "Twenty foods are tested against headaches. One fits, as about one in twenty does by chance, and it makes the headline.",
    question: "How many comparisons were made, and was this one named beforehand?",
  },
  {
    name: "AI hallucination",
    also: ["hallucination", "hallucinations", "confabulation"],
    definition: "A fluent statement by a language model that has no basis: a source, a figure or an event that does not exist.",
    example: "A chatbot names a study with authors, journal and pages, and there is no such study.",
    question: "Can the source be found by somebody who did not hear it from the model?",
    lesson: "how-llms-bullshit",
  },
  ...FALLACY_TERMS,
  ...[...REASONING_TERMS, ...RESEARCH_TERMS, ...AI_TERMS, ...TEXT_TERMS].map((term) => ({ ...term, isIdea: true })),
];

export { TECHNIQUE_MEANINGS } from "./technique-meanings.ts";
export { TECHNIQUE_ALIASES } from "./technique-aliases.ts";

/** Words of this app, for those who ask what a reply means by them. */
export const APP_WORDS: Readonly<Record<string, string>> = {
  mark: "A mark is a place in the text whose wording matches a pattern of the rule engine. It says: look here. It does not say that the sentence is false.",
  frame:
    "“Frame” is the app’s word for one mark: the words that were found, what they do, how strong a sign they are, and a question to ask. (Reflex frame is its full name. In the lessons on framing the word means something else: where a teller starts, and what is shown.)",
  reflex: "A reflex is a pattern that the engine looks for, such as a deadline that presses or a source without a name. When it is found, there is a mark.",
  cluster: "A cluster is several marks close together. One alone may be a habit of speech; together they leave a reader less room to think.",
  confidence: "The percentage beside a mark says how strong a sign the wording is. It says nothing about whether the claim is true.",
  "weak signal": "A weak signal is wording that honest texts use as well. It is folded away, and nothing rests on it.",
  handshake:
    "The handshake is what was agreed for this chat: mode, stakes, the confidence below which nothing is asserted, citations, the scan for omissions, and the profile.",
  codex: "The codex is the rule book that replies here keep to: how sure one must be to assert something, when to cite, and when to ask back.",
  stakes: "Stakes say how much hangs on the answer. The higher they are, the surer a mark must be before anything rests on it.",
  "omission scan": "The omission scan lists what a text of its kind usually gives and this one does not: a source, a comparison, the other side, limits.",
  family: "A family is a group of patterns that work in a similar way, such as false urgency or omission of sources.",
  claim: "A claim is a sentence that says how things are, so that one could check it: a figure, a finding, an event, a cause.",
};
