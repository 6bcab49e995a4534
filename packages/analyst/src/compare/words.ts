import type { GivenKind } from "../text/gives.ts";
import { cutAtWord } from "../text/words.ts";
import type { Comparison, Share, Side, TechniqueRow } from "./compare-texts.ts";

/** The words in which a comparison is told: on the page, on the command line and to assistants. */

export const COMPARE_TITLE = "Two Texts Side by Side";
export const SAME_TEXT = "Both are the same text. Change one of them, or pick another.";
export const HEADINGS = {
  facts: "What can be counted",
  techniques: "Wording that is marked",
  onlyFirst: "Only the first text",
  onlySecond: "Only the second text",
  questions: "Questions to ask",
  notes: "What this does not show",
} as const;
const NOT_COUNTED = "not counted";
export const NO_MARKS = "Neither text has a mark.";

const LEFT_OUT = "A text can leave out what matters most, and no mark shows that. Fewer marks mean less pressure, not more truth.";
const APART = "The two share no word that shows what they’re about. They may be about different things.";
/** Below so many words one mark moves the rate by more than one in a hundred words. */
const SHORT_WORDS = 100;

const counted = (n: number, one: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : `${one}s`}`;

const GIVEN: Readonly<Partial<Record<GivenKind, string>>> = {
  source: "says who says so",
  method: "says how it was found out",
  "other-side": "gives another side",
  limits: "says what is not sure",
  "other-causes": "names another possible cause",
};
/** What an account does, as the reader is told; a kind without words is named as it is. */
export const givenWords = (kind: GivenKind): string => GIVEN[kind] ?? kind;

const MOST_LABELS = 2;
const small = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
/** What the marks of a row do, in the words of their notes: “Sets an ultimatum, offers two ways only”. */
export function doesWords({ does }: Pick<TechniqueRow, "does">): string {
  const [first = "", ...more] = does.slice(0, MOST_LABELS);
  return [first, ...more.map(small)].join(", ") + (does.length > MOST_LABELS ? " and more" : "");
}

/** “3 times” or “none”. */
const timesWords = (times: number): string => (times === 0 ? "none" : counted(times, "time"));
/** “3 times, 2.4 per 100 words”, or “none”. */
export function shareWords({ times, per100Words }: Omit<Share, "wordings">): string {
  if (times === 0) return "none";
  return `${timesWords(times)}, ${per100Words === 0 ? "under 0.1" : per100Words.toLocaleString("en")} per 100 words`;
}

interface FactRow {
  name: string;
  first: string;
  second: string;
}

/** What is counted without the engine, in both texts. */
export function factRows({ first, second }: Comparison): FactRow[] {
  const row = (name: string, of: (side: Side) => number | null): FactRow => {
    const words = (side: Side) => of(side)?.toLocaleString("en") ?? NOT_COUNTED;
    return { name, first: words(first), second: words(second) };
  };
  return [
    row("Words", ({ words }) => words),
    row("Sentences that name a source", ({ sources }) => sources),
    row("Links", ({ links }) => links),
    row("Quotations", ({ quotations }) => quotations),
    row("Numbers in figures", ({ numbers }) => numbers),
  ];
}

const nameOf = (which: "first" | "second"): string => `The ${which} text`;

function languageNotes({ first, second, comparable }: Comparison): string[] {
  if (comparable) return [];
  const foreign = [...(first.english ? [] : ["first"]), ...(second.english ? [] : ["second"])];
  const subject = foreign.length === 2 ? "Neither text looks" : `${nameOf(foreign[0] as "first" | "second")} doesn’t look`;
  return [`${subject} like English. The patterns are English, so most of it wasn’t checked, and the marks of the two can’t be compared.`];
}

function lengthNotes({ first, second, comparable }: Comparison): string[] {
  if (!comparable) return [];
  const short = (
    [
      ["first", first],
      ["second", second],
    ] as const
  ).filter(([, { words }]) => words > 0 && words < SHORT_WORDS);
  if (short.length === 0) return [];
  const moves = short.map(([which, { words }]) => `by ${(Math.round(1_000 / words) / 10).toLocaleString("en")} in the ${which} (${counted(words, "word")})`);
  return [`In a short text, a few marks don’t say much: one more would move the rate per 100 words ${moves.join(" and ")}.`];
}

/** What has to be said beside the counts. */
export const notesOf = (comparison: Comparison): string[] => [
  ...languageNotes(comparison),
  ...(comparison.apart ? [APART] : []),
  ...lengthNotes(comparison),
  LEFT_OUT,
];

interface Section {
  title: string;
  lines: string[];
}

const MOST_WORDINGS = 3;
/** In a line; the data has them whole. */
const WORDING_CHARS = 90;
/** A sentence that shows what a text gives, on the page as in a line. */
const SENTENCE_CHARS = 240;
/** At most `most` UTF-16 units, cut at a word. */
export const shortened = (words: string, most: number): string => (words.length > most ? `${cutAtWord(words, most).replace(/[,;:]$/, "")} …` : words);
/** A sentence for a list, cut at a word after 240 UTF-16 units. */
export const sentenceWords = (sentence: string): string => shortened(sentence, SENTENCE_CHARS);
const quoted = ({ wordings }: Share): string => {
  const more = wordings.length - MOST_WORDINGS;
  return wordings.length === 0
    ? ""
    : ` (${wordings
        .slice(0, MOST_WORDINGS)
        .map((words) => `“${shortened(words, WORDING_CHARS)}”`)
        .join(", ")}${more > 0 ? `, ${more} more` : ""})`;
};

/** A comparison in lines, section by section; sections with nothing to tell are left out. */
export function comparisonSections(comparison: Comparison): Section[] {
  const { first, second, techniques, only, questions, same, comparable } = comparison;
  if (same) return [{ title: HEADINGS.notes, lines: [SAME_TEXT] }];
  const marked = [
    `In all: first ${shareWords(first.marked)}; second ${shareWords(second.marked)}`,
    ...techniques.map(
      (row) =>
        `${doesWords(row)} (${row.technique}): first ${shareWords(row.first)}${quoted(row.first)}; second ${shareWords(row.second)}${quoted(row.second)}`,
    ),
  ];
  const given = (list: Comparison["only"]["first"]) => list.map(({ kind, sentence }) => `${givenWords(kind)}: “${sentenceWords(sentence)}”`);
  return [
    { title: HEADINGS.facts, lines: factRows(comparison).map((row) => `${row.name}: first ${row.first}, second ${row.second}`) },
    { title: HEADINGS.techniques, lines: !comparable ? [] : techniques.length === 0 ? [NO_MARKS] : marked },
    { title: HEADINGS.onlyFirst, lines: given(only.first) },
    { title: HEADINGS.onlySecond, lines: given(only.second) },
    { title: HEADINGS.questions, lines: questions },
    { title: HEADINGS.notes, lines: notesOf(comparison) },
  ].filter(({ lines }) => lines.length > 0);
}
