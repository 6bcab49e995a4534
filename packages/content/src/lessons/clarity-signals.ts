import type { Source } from "../schema.ts";

/** One of the four signals of the legend (specification 2 §2, "Clarity Signals"). */
interface ClaritySignal {
  id: "clarity" | "tone" | "conflict" | "neutral";
  name: string;
  color: "green" | "yellow" | "red" | "white";
  description: string;
  /** Three sentences that would carry this signal. */
  examples: readonly [string, string, string];
}

/** The single page "Clarity Signals": a legend, three lists and a note. Markup as in the schema. */
interface ClaritySignalsPage {
  id: "clarity-signals";
  title: string;
  idea: string;
  intro: string;
  signals: readonly ClaritySignal[];
  sections: readonly { id: "do" | "do-not" | "uses"; heading: string; items: readonly string[] }[];
  note: string;
  sources: Source[];
}

export const claritySignals: ClaritySignalsPage = {
  id: "clarity-signals",
  title: "Clarity Signals",
  idea: "Mark a sentence with one of four signals so that others know how you mean it.",
  intro:
    "“Nice timing,” your brother writes when you arrive late. Joke or complaint? You hear your own voice in what you write; your reader does not. In one small study, six pairs of students emailed each other sarcastic and serious sentences. The senders expected 97 percent to be understood; the readers got 84 percent right [1]. A clarity signal is a small label, one of four, that says how a sentence is meant to be heard. You can put it on your own words, or on somebody else’s while you are reading.",
  signals: [
    {
      id: "clarity",
      name: "Clarity",
      color: "green",
      description:
        "Green marks a sentence that says just what it means and can be held to it. The words are literal, the claim is definite, and the writer will stand by it or correct it. Nothing needs to be read between the lines.",
      examples: [
        "“The biopsy was benign. You need no treatment.”",
        "“I will pay half the rent on the first of each month.”",
        "“I was wrong about the seed date: it is April 10.”",
      ],
    },
    {
      id: "tone",
      name: "Tone",
      color: "yellow",
      description:
        "Yellow says that the feeling or the manner carries part of the message: a joke, worry, warmth, irony, tiredness. It asks the reader to hear the mood before weighing the words, and not to take every word at face value.",
      examples: [
        "“Oh good, another Monday meeting about having fewer meetings.”",
        "“I’m worried, so this may come out sharper than I mean it.”",
        "“You planted forty zucchini. For two people. I salute you.”",
      ],
    },
    {
      id: "conflict",
      name: "Conflict",
      color: "red",
      description:
        "Red gives notice of a disagreement ahead. It points at an idea, a plan or an act, and it can stand beside respect. Said early, it spares the other person a slow discovery and leaves room for an answer.",
      examples: [
        "“I disagree about starting Maya in goal, and here is why.”",
        "“I read these blood results differently from Dr. Haddad.”",
        "“I can’t support the loan. I’d like to hear your side first.”",
      ],
    },
    {
      id: "neutral",
      name: "Neutral",
      color: "white",
      description:
        "White marks plain information that asks for no reaction: times, places, records, what somebody else said. The writer is passing it on without praise or blame, and the reader need not search it for an opinion.",
      examples: [
        "“Practice moves to Field 3 on Thursday.”",
        "“The fund fell 4 percent in March and rose 6 in April.”",
        "“The forecast says 40 percent chance of frost.”",
      ],
    },
  ],
  sections: [
    {
      id: "do",
      heading: "What signals do",
      items: [
        "Tell a reader how you mean a sentence, before they guess.",
        "Make you ask, as you write, which of the four you intend.",
        "Keep a joke from landing as an insult.",
        "Let a disagreement arrive early and in the open. Its first words matter: in one study, talks between Wikipedia editors that opened with thanks or “I think” ended in a personal attack less often than those that opened with a blunt question or “you” [2].",
        "Give a group common words for “I can’t tell how you mean this.”",
      ],
    },
    {
      id: "do-not",
      heading: "What signals do not do",
      items: [
        "They do not make a sentence true. A green label on a false claim is a false claim.",
        "They do not excuse harm. “Just tone” does not undo a cruel remark.",
        "They do not read minds. On another person’s words, your label is a guess.",
        "They do not replace sources, numbers or reasons.",
        "They do not settle who is right.",
      ],
    },
    {
      id: "uses",
      heading: "Suggested uses",
      items: [
        "A family chat, where dry humor keeps going wrong.",
        "A lab meeting: each objection starts with “red,” each reading of the data with “white.”",
        "Feedback on a student essay, so that a fact about grammar is not heard as scorn.",
        "A team’s post-match talk, with one round of white before any red.",
        "Reading the news: mark ten sentences, and see how many are white.",
        "A hard email: label each line, then look for a red hiding as a white.",
        "**This week:** the next time a message of yours could be heard in two ways, put the name of the signal in front of it. Afterward ask how it was heard. If you guessed wrong, you know something about your tone that no page could tell you.",
      ],
    },
  ],
  note: "This is an experimental tool. We know of no study that has tested these four signals, so treat them as a habit to try and keep only if it helps you. Use them sparingly: a page where each sentence has a label is harder to read than one with none. If a signal causes an argument, drop the signal and talk.",
  sources: [
    {
      authors: "Justin Kruger, Nicholas Epley, Jason Parker and Zhi-Wen Ng",
      year: 2005,
      title: "Egocentrism over e-mail: can we communicate as well as we think?",
      where: "Journal of Personality and Social Psychology 89, 925–936",
      link: "https://doi.org/10.1037/0022-3514.89.6.925",
      found:
        "In six pairs of students, senders expected 97 percent of their sarcastic and serious sentences to be read correctly; receivers managed 84 percent.",
    },
    {
      authors: "Justine Zhang and others",
      year: 2018,
      title: "Conversations gone awry: detecting early signs of conversational failure",
      where: "Proceedings of the 56th Annual Meeting of the Association for Computational Linguistics",
      link: "https://arxiv.org/abs/1805.05345",
      found:
        "In discussions on Wikipedia, gratitude and hedges in the first comments went with staying civil, direct questions and opening with “you” with a later personal attack.",
    },
  ],
};
