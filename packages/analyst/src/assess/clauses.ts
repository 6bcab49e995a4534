import { FUNCTION_WORDS, stem, wordsOf, type Sentence } from "../text/words.ts";
import { isEmptyStem, isMethodStem } from "./empty-words.ts";
import type { Exercise } from "./exercise.ts";
import { figuresOf } from "./figures.ts";

/** A part of a sentence between two stops or before a conjunction: as much as one thought needs. */
export interface Clause {
  start: number;
  end: number;
  text: string;
  /** Stems of the exercise, and its figures, that stand in it. */
  about: readonly string[];
  /** Whether it speaks of the exercise: by a word or figure of it, or of something near it by a word that means something. */
  isGrounded: boolean;
  /** Number of words that say something in particular, of whatever. */
  concrete: number;
}

/** A sentence of an answer with its clauses; offsets are those in the sentence. */
export interface Said {
  text: string;
  clauses: readonly Clause[];
  /** Whether it or a sentence near it holds a word of the exercise. */
  isNear: boolean;
}

const BETWEEN_CLAUSES =
  /[,;:()—–](?=\s|$)|\s-\s|\s(?=(?:but|because|although|though|while|whereas|however|so)\s)|\s(?=and (?:i|it|we|they|she|he|maybe|perhaps|that|this)\s)|(?<=[.!?])\s/gi;

/** “Perhaps because of the rain” is one clause. */
const FEWEST_APART = 3;

function cut(text: string): [number, number][] {
  const out: [number, number][] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(BETWEEN_CLAUSES)) {
    const to = index + mark.length;
    const isJoint = mark.trim() === "";
    if (isJoint && wordsOf(text.slice(from, to)).length < FEWEST_APART) continue;
    if (/[a-z\d]/i.test(text.slice(from, to))) out.push([from, to]);
    else if (out.length > 0) out[out.length - 1]![1] = to;
    else continue;
    from = to;
  }
  if (/[a-z\d]/i.test(text.slice(from))) out.push([from, text.length]);
  else if (out.length > 0) out[out.length - 1]![1] = text.length;
  return out;
}

/** Figures under this are in every text. */
export const TELLING_FIGURE = 10;

function aboutOf(text: string, exercise: Exercise): string[] {
  const stems = wordsOf(text)
    .map(stem)
    .filter((s) => exercise.words.has(s));
  const figures = figuresOf(text).filter((figure) =>
    exercise.figures.some((given) => given.value === figure.value && (figure.value >= TELLING_FIGURE || given.unit === figure.unit)),
  );
  return [...new Set([...stems, ...figures.map(({ value }) => String(value))])];
}

/** So many sentences on, “they” may still be the founders. */
const HEARD_FOR_SENTENCES = 2;

const isWord = (word: string): boolean => word.length > 2 && !FUNCTION_WORDS.has(word) && !/^\d/.test(word);

const contentOf = (text: string): string[] => wordsOf(text).filter(isWord).map(stem);

/** Plain words of the exercise that are shorter stand in every text. */
const TELLING_LETTERS = 5;

/**
 * Whether something particular is named, of the exercise or of whatever else; words of method do: “a larger trial”. What the exercise asks about is no
 * such thing: “new evidence about the company” can be anything.
 */
export const namesSomething = (text: string, exercise: Exercise): boolean =>
  contentOf(text).some((s) => !exercise.asked.has(s) && (!isEmptyStem(s) || isMethodStem(s) || exercise.words.has(s))) ||
  wordsOf(text).some((word) => word.length >= TELLING_LETTERS && !FUNCTION_WORDS.has(word) && exercise.all.has(word) && !exercise.asked.has(stem(word))) ||
  aboutOf(text, exercise).some((word) => !exercise.asked.has(word));

/** The sentences in clauses, each with what it says of the exercise. What a clause without a word of the exercise says is of it where the words around it are. */
export function clausesOf(sentences: readonly Sentence[], exercise: Exercise): Said[] {
  const parted = sentences.map(({ text }) =>
    cut(text).map(([start, end]) => {
      const clause = text.slice(start, end);
      return { start, end, text: clause, about: aboutOf(clause, exercise), concrete: contentOf(clause).filter((s) => !isEmptyStem(s)).length };
    }),
  );
  const speaks = parted.map((parts) => parts.some(({ about }) => about.length > 0));
  return sentences.map(({ text }, at) => {
    const isNear = speaks.slice(Math.max(0, at - HEARD_FOR_SENTENCES), at + HEARD_FOR_SENTENCES + 1).some(Boolean);
    return { text, isNear, clauses: parted[at]!.map((part) => ({ ...part, isGrounded: part.about.length > 0 || (isNear && part.concrete > 0) })) };
  });
}

/** The clauses that a stretch of the sentence touches. Halving finds the first: a sentence of doubts alone has thousands. */
export function clausesAt({ clauses }: Said, start: number, end: number): Clause[] {
  let low = 0;
  let high = clauses.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (clauses[middle]!.end > start) high = middle;
    else low = middle + 1;
  }
  let to = low;
  while (to < clauses.length && clauses[to]!.start < end) to++;
  return clauses.slice(low, to);
}

const MOST_SHOWN_CHARS = 110;
const FEWEST_SHOWN_WORDS = 4;

/** The whole clause around a stretch of the sentence, with the next one where it is very short: words that their writer knows again. */
export function shownAround(said: Said, start: number, end: number): string {
  const touched = clausesAt(said, start, end);
  let from = Math.min(start, ...touched.map((clause) => clause.start));
  let to = Math.max(end, ...touched.map((clause) => clause.end));
  const length = () => wordsOf(said.text.slice(from, to)).length;
  const next = said.clauses.find((clause) => clause.start >= to);
  if (length() < FEWEST_SHOWN_WORDS && next) to = next.end;
  const previous = said.clauses.findLast((clause) => clause.end <= from);
  if (length() < FEWEST_SHOWN_WORDS && previous) from = previous.start;
  const shown = said.text
    .slice(from, to)
    .replace(/^[\s.,;:!?()–—-]+/, "")
    .replace(/(?<![\s.,;:(–—-])[\s.,;:(–—-]+$/, "");
  if (shown.length <= MOST_SHOWN_CHARS) return shown;
  return `${shown.slice(0, shown.lastIndexOf(" ", MOST_SHOWN_CHARS))} …`;
}
