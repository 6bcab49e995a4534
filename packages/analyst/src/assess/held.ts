import type { Clause, Said } from "./clauses.ts";

/** Long answers earn nothing by length; very short ones cannot show much. Factor on the score by number of words. */
function substance(words: number): number {
  return Math.min(1, 0.35 + words / 22);
}

/** Up to this share of words in clauses that speak of something, an answer is mostly empty; from the second it counts in full. */
const EMPTY_UP_TO = 0.15;
const GROUNDED_FROM = 0.6;
const EMPTY_FACTOR = 0.35;

/** Factor on the score by the share of the words that speak of the exercise or of something else in particular. */
export function groundOf(said: readonly Said[]): number {
  const clauses = said.flatMap((sentence) => sentence.clauses);
  const wordsIn = (some: readonly Clause[]) => some.reduce((sum, { text }) => sum + text.trim().split(/\s+/).length, 0);
  const share = wordsIn(clauses.filter(({ isGrounded }) => isGrounded)) / Math.max(1, wordsIn(clauses));
  const along = Math.min(1, Math.max(0, (share - EMPTY_UP_TO) / (GROUNDED_FROM - EMPTY_UP_TO)));
  return EMPTY_FACTOR + (1 - EMPTY_FACTOR) * along;
}

/** Factor on the score by number of figures that the exercise does not have: one may be a slip or something learned elsewhere. */
const FOREIGN_FACTORS = [1, 0.9, 0.65, 0.45];
const foreignFactor = (figures: number): number => FOREIGN_FACTORS[Math.min(figures, FOREIGN_FACTORS.length - 1)]!;

/** What is measured of an answer as a whole: scores of 0 to 1, its words, and its figures that the exercise does not have. */
interface Whole {
  own: number;
  topic: number;
  prose: number;
  ground: number;
  words: number;
  foreign: number;
}

/** Factor on every criterion. */
export const gateOf = ({ own, topic, prose, ground, words, foreign }: Whole): number =>
  prose * (0.15 + 0.85 * topic) * substance(words) * own * ground * foreignFactor(foreign);

/** What holds a whole answer down, whatever its sentences do. */
export type Held = "copied" | "topic" | "empty" | "figures" | "prose" | "short";
const HOLDS_BELOW = 0.5;
/** Too few words for their order and kinds to tell prose from a list, and to show much. */
const TELLING_WORDS = 12;
export function heldBy({ own, topic, prose, ground, words, foreign }: Whole): Held | null {
  if (own < HOLDS_BELOW) return "copied";
  if (topic < HOLDS_BELOW) return "topic";
  if (words < TELLING_WORDS) return "short";
  if (prose < HOLDS_BELOW) return "prose";
  if (ground < EMPTY_BELOW) return "empty";
  return foreignFactor(foreign) < FIGURES_HOLD_BELOW ? "figures" : null;
}
const EMPTY_BELOW = 0.75;
const FIGURES_HOLD_BELOW = 0.8;
const MOST_NAMED = 3;

/** With a fact of the exercise to begin with: “speak of the facts” is a riddle to whoever believes that they did. */
export const stayWithIt = (fact: string | null): string =>
  `Stay with the exercise: the answer hardly mentions it, so the rest counts for little. ${fact === null ? "Say how your thoughts relate to its situation or facts." : `Begin with something it tells you, such as “${fact},” and say what you make of that.`}`;

/** Whoever has thought and reads “1%” is to know what was counted. */
export const COUNTED_OF_IT = " The score only counts what you say about this exercise; it doesn’t judge whether your thoughts are right in general.";

/** Told kindly, because a figure may as well come from a slip or from elsewhere. */
export function notOfTheExercise(figures: readonly string[]): string {
  const named = figures
    .slice(0, MOST_NAMED)
    .map((figure) => `“${figure}”`)
    .join(", ");
  return figures.length === 1
    ? `Look at ${named} again: the exercise doesn’t say that. Use its own figures, or say where yours comes from.`
    : `Look at ${named} again: the exercise doesn’t say that. Use its own figures, or say where yours come from.`;
}

export const COUNTS_ONCE: Record<Held | "length", string> = {
  copied: "the answer is in your own words",
  topic: "the answer is about the exercise",
  empty: "the answer says which part of the exercise it means",
  figures: "its figures are those of the exercise",
  prose: "the answer is written in sentences",
  short: "the answer says more",
  length: "the answer says more, and more about the exercise",
};
/** What is said of it: the advice, what would help most, and what the sentence to add does. */
export const HELD: Record<Held, { advice: string; doing: string; add: string }> = {
  copied: { advice: "Say it in your own words: most of this is the text of the exercise.", doing: "saying what you think of it yourself", add: "of your own" },
  topic: {
    advice: stayWithIt(null),
    doing: "speaking of the exercise itself, its people and its facts",
    add: "speaking of the exercise itself, its people and its facts",
  },
  empty: {
    advice: "Most of this would fit any question: say which fact of the exercise you mean, and what it tells you.",
    doing: "naming a fact of the exercise and what it tells you",
    add: "on one fact of the exercise and what it tells you",
  },
  figures: { advice: "Use the figures of the exercise.", doing: "using the figures of the exercise", add: "with a figure of the exercise" },
  prose: {
    advice: "Write in full sentences: a bare list of words can’t be read as a thought.",
    doing: "writing in full sentences",
    add: "that says a whole thought",
  },
  short: {
    advice: "Write two or three sentences: just one shows little of how you think.",
    doing: "writing more than one short sentence",
    add: "that says why you think so",
  },
};
