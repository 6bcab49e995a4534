import type { Frame } from "@candor/engine";
import type { Comparison, TechniqueRow } from "./compare-texts.ts";
import { shortened } from "./words.ts";

const MOST_QUESTIONS = 2;
const WORDING_CHARS = 60;
/** So many times as long, a text has room for what the other leaves out. */
const MUCH_LONGER = 1.5;

type Told = Omit<Comparison, "questions">;
type Row = (told: Told, first: readonly Frame[], second: readonly Frame[]) => string | null;

/** Whether exactly one of two counts is none. */
const oneHasNone = (a: number, b: number): boolean => (a === 0) !== (b === 0);
const gives = ({ only }: Told, kind: string): boolean => [...only.first, ...only.second].some((given) => given.kind === kind);

const gapOf = ({ first, second }: TechniqueRow): number => Math.abs(first.per100Words - second.per100Words);
const bare = (words: string): string => shortened(words.replace(/\s+/g, " ").trim(), WORDING_CHARS).replace(/(?<![.!?,;:])[.!?,;:]{1,3}$/, "");

/** The mark's own question, where one text alone uses a technique: of what it does most for its length, the surest. */
const ofOneSidedMark: Row = ({ techniques }, first, second) => {
  const oneSided = techniques.filter((row) => oneHasNone(row.first.times, row.second.times));
  const widest = new Set(oneSided.filter((row) => gapOf(row) === gapOf(oneSided[0]!)).map(({ technique }) => technique));
  const [mark] = [...first, ...second].filter(({ technique }) => widest.has(technique)).sort((a, b) => b.confidence - a.confidence);
  return mark ? `Only the ${first.includes(mark) ? "first" : "second"} says “${bare(mark.fragment)}”. ${mark.question}` : null;
};

const ROWS: readonly Row[] = [
  ({ comparable, first, second }) =>
    comparable && oneHasNone((first.sources ?? 0) + first.links, (second.sources ?? 0) + second.links)
      ? "Which one tells you who says so, and could you ask them?"
      : null,
  ofOneSidedMark,
  (told) => (gives(told, "other-side") ? "Which one lets somebody speak who sees it differently?" : null),
  (told) => (gives(told, "limits") ? "Which one says how sure it is, and what it doesn’t know?" : null),
  ({ first, second }) => (oneHasNone(first.numbers, second.numbers) ? "Which one gives a number, and what was counted to get it?" : null),
  ({ first, second }) => (oneHasNone(first.quotations, second.quotations) ? "Which one lets people speak in their own words, and who are they?" : null),
  ({ first, second }) =>
    Math.max(first.words, second.words) >= MUCH_LONGER * Math.min(first.words, second.words)
      ? "What does the longer one tell you that the shorter one leaves out, and would it change what you think?"
      : null,
];

const FALLBACK = "What does one tell you that the other leaves out, and would it change what you think?";

/** One or two questions, those about the widest differences first; where nothing differs, one that always helps. */
export function questionsOf(told: Told, first: readonly Frame[], second: readonly Frame[]): string[] {
  const asked = ROWS.flatMap((row) => row(told, first, second) ?? []).slice(0, MOST_QUESTIONS);
  return asked.length > 0 ? asked : [FALLBACK];
}
