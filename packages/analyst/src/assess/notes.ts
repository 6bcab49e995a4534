import { FUNCTION_WORDS, sentencesOf, wordsOf, type Sentence } from "../text/words.ts";
import { isVerb } from "./terse.ts";

/**
 * Notes (“Sales good. Money short, 18 months. Founders gone, no idea why.”): thoughts without the words between them, as people type them on a phone.
 * They are cut into short phrases of two or more words, and half of the phrases hold something that says what is with the thing named: a verb, a figure,
 * a small word. Words that are only listed stand alone between their commas, or in rows that hold nothing of the kind.
 */
const FEWEST_PHRASES = 3;
const LONGEST_MEAN_PHRASE = 5;
const LONGEST_MEAN_SENTENCE = 8;
/** A label tells who is spoken of (“Doctor: happy because …, maybe doesn't read every note”), so that what follows it may be longer. */
const LABELED_MEAN_PHRASE = 7;
const LABELED_MEAN_SENTENCE = 16;
const FEWEST_LABELS = 3;
const SAYING_FROM = 0.5;
/** Share of the phrases with two words or more. */
const PHRASED_FROM = 0.5;
const BETWEEN_PHRASES = /[,.;!?()“”"\n]{1,3}(?=\s|$)|\s[-–—/]\s|:\s/;
const LABEL = /(?:^|[\n.;!?][^\S\n]*)[A-Z][\w' ]{1,30}(?=:\s)/g;
const SAYS =
  /^(?:\d.*|two|three|four|half|\w{3,}(?:ed|ing)|gone|good|bad|fine|ok|okay|sure|likely|maybe|probably|perhaps|too|short|small|few|unclear|unknown|wrong|right)$/;

const says = (word: string): boolean => FUNCTION_WORDS.has(word) || isVerb(word) || SAYS.test(word);

export function isNotes(text: string): boolean {
  const phrases = text
    .replace(LABEL, "")
    .split(BETWEEN_PHRASES)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  if (phrases.length < FEWEST_PHRASES) return false;
  const words = phrases.reduce((sum, phrase) => sum + phrase.length, 0);
  const [phrase, sentence] =
    (text.match(LABEL) ?? []).length >= FEWEST_LABELS ? [LABELED_MEAN_PHRASE, LABELED_MEAN_SENTENCE] : [LONGEST_MEAN_PHRASE, LONGEST_MEAN_SENTENCE];
  if (words / phrases.length > phrase || words / sentencesOf(text).length > sentence) return false;
  const share = (holds: (phrase: string[]) => boolean) => phrases.filter(holds).length / phrases.length;
  return share((phrase) => phrase.length > 1) >= PHRASED_FROM && share((phrase) => phrase.some(says)) >= SAYING_FROM;
}

/** Fewer words than this say too little to be read as a sentence of their own (moves.ts). */
const FEWEST_WORDS = 4;

/** The sentences, with very short ones joined to the next, the last one to the one before: “50/50. Sales good.” is one thought in two pieces. */
export function joinedFragments(sentences: readonly Sentence[], text: string): Sentence[] {
  const groups: { start: number; end: number; words: number }[] = [];
  for (const { start, end, text: said } of sentences) {
    const last = groups[groups.length - 1];
    const words = said.split(/\s+/).length;
    if (last && last.words < FEWEST_WORDS) Object.assign(last, { end, words: last.words + words });
    else groups.push({ start, end, words });
  }
  const rest = groups[groups.length - 1];
  if (groups.length > 1 && rest!.words < FEWEST_WORDS) groups[groups.length - 2]!.end = groups.pop()!.end;
  return groups.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
}

const LIST_MARK = /^[ \t]*(?:[-*•–]|\d{1,2}[.)])[ \t]+/gm;
const ARROW = / ?(?:[-=]{1,3}>|→| = ) ?/g;
/** “47 -> 52” is one figure after another, and shown to its writer so. */
const FROM_TO = /(?<=\d[\d.,%]{0,12}) ?(?:[-=]{1,3}>|→) ?(?=[$€£]?\d)/g;

/** Lines of a list, and lines that begin anew, as paragraphs of their own and without their marks; an arrow says what a colon does. */
export const linesApart = (text: string): string =>
  text
    .replace(LIST_MARK, (_, at: number) => (at > 0 ? "\n" : ""))
    .replace(/\n[ \t]{0,8}(?=[A-Z0-9“"~])/g, "\n\n")
    .replace(FROM_TO, " to ")
    .replace(ARROW, ": ");
