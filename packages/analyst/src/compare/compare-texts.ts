import type { Analysis, Frame } from "@candor/engine";
import { isAboutWholeText, isWeakSignal } from "@candor/engine/policy";
import { givesOf, type GivenKind, type Gives } from "../text/gives.ts";
import { topicStems } from "../text/words.ts";
import { factsOf, type TextFacts } from "./facts.ts";
import { questionsOf } from "./questions.ts";

/** One of two texts that are compared. */
export interface ComparedText {
  text: string;
  analysis: Pick<Analysis, "words" | "language">;
  /** The marks of it that are shown. */
  marks: readonly Frame[];
}

/** How often something is marked in one text. */
export interface Share {
  /** Places. */
  times: number;
  /** Places for every 100 words, to a tenth. */
  per100Words: number;
  /** The marked words, each once, in text order. */
  wordings: string[];
}

export interface TechniqueRow {
  /** As the engine names it. */
  technique: string;
  /** What the marked words do, as their notes say it; what is marked most often first. */
  does: string[];
  first: Share;
  second: Share;
}

export interface Side extends TextFacts {
  english: boolean;
  /** All places of all techniques. */
  marked: Omit<Share, "wordings">;
}

/** What one text gives its reader and the other does not, with the sentence that does it. */
export interface OnlyGiven {
  kind: GivenKind;
  sentence: string;
}

export interface Comparison {
  /** Both are the same words. */
  same: boolean;
  /** Both are English: else their marks are not held against each other, and `techniques` and `only` are empty. */
  comparable: boolean;
  /** They share no word that carries a topic. */
  apart: boolean;
  first: Side;
  second: Side;
  /** The widest difference first. */
  techniques: TechniqueRow[];
  only: { first: OnlyGiven[]; second: OnlyGiven[] };
  /** One or two. */
  questions: string[];
}

/** The marks of an analysis as the app shows them: nothing about the text as a whole, no weak signal, nothing under its threshold. */
export const shownMarks = ({ frames }: Pick<Analysis, "frames">): Frame[] =>
  frames.filter((frame) => !isAboutWholeText(frame) && !isWeakSignal(frame) && frame.gated !== true);

const per100 = (times: number, words: number): number => (words === 0 ? 0 : Math.round((times / words) * 1_000) / 10);

/** Places that several patterns of one technique mark are one place. */
function shareOf(marks: readonly Frame[], words: number): Share {
  const spans = marks.flatMap(({ start, end, spans }) => (spans.length > 0 ? spans : [[start, end] as [number, number]])).sort((a, b) => a[0] - b[0]);
  let [times, reached] = [0, 0];
  for (const [start, end] of spans) {
    if (start >= reached) times += 1;
    reached = Math.max(reached, end);
  }
  const wordings = [...marks].sort((a, b) => a.start - b.start).map(({ fragment }) => fragment.replace(/\s+/g, " ").trim());
  return { times, per100Words: per100(times, words), wordings: [...new Map(wordings.map((words) => [words.toLowerCase(), words])).values()] };
}

function labelsOf(marks: readonly Frame[]): string[] {
  const counts = new Map<string, number>();
  for (const { reflexLabel, spans } of marks) counts.set(reflexLabel, (counts.get(reflexLabel) ?? 0) + Math.max(1, spans.length));
  return [...counts].sort((a, b) => b[1] - a[1]).map(([label]) => label);
}

function techniqueRows(first: ComparedText, second: ComparedText): TechniqueRow[] {
  const names = new Set([...first.marks, ...second.marks].map(({ technique }) => technique));
  const rows = [...names].map((technique): TechniqueRow => {
    const ofIt = ({ marks }: ComparedText) => marks.filter((frame) => frame.technique === technique);
    return {
      technique,
      does: labelsOf([...ofIt(first), ...ofIt(second)]),
      first: shareOf(ofIt(first), first.analysis.words),
      second: shareOf(ofIt(second), second.analysis.words),
    };
  });
  const gap = ({ first, second }: TechniqueRow): number => Math.abs(first.per100Words - second.per100Words);
  return rows.sort((a, b) => gap(b) - gap(a) || b.first.times + b.second.times - a.first.times - a.second.times);
}

/** What a reader looks for in any account. The others depend on the matter, or are named by words that mean less: “on average” compares with nothing yet. */
const TOLD_OF: readonly GivenKind[] = ["source", "method", "other-side", "limits", "other-causes"];

/** Only what is clear here and not even perhaps there: no text is said to lack what the other side would find in it. */
function onlyIn(own: readonly Gives[], other: readonly Gives[]): OnlyGiven[] {
  return TOLD_OF.flatMap((kind) => {
    const given = own.find((g) => g.kind === kind && g.clear);
    return given && !other.some((g) => g.kind === kind) ? [{ kind, sentence: given.sentence.text.replace(/\s+/g, " ") }] : [];
  });
}

/** What either text gives alone. Each is read once: that takes longer than all the rest of a comparison. */
function onlyGiven(first: string, second: string): Comparison["only"] {
  const [ofFirst, ofSecond] = [givesOf(first), givesOf(second)];
  return { first: onlyIn(ofFirst, ofSecond), second: onlyIn(ofSecond, ofFirst) };
}

/** Fewer words that carry a topic say nothing of what a text is about. */
const LEAST_STEMS = 4;

function areApart(first: string, second: string): boolean {
  const [a, b] = [topicStems(first), topicStems(second)];
  return a.size >= LEAST_STEMS && b.size >= LEAST_STEMS && ![...a].some((stem) => b.has(stem));
}

const plain = (text: string): string => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
/** Whether two texts are the same but for blanks and capitals. */
export const isSameText = (first: string, second: string): boolean => plain(first) === plain(second);

/**
 * Holds two analyzed texts against each other: how often each technique is marked here and there, what only one of them gives its reader, facts that need no
 * engine, and one or two questions from the difference. It has no score and names no better text. Pure; never throws.
 */
export function compareTexts(first: ComparedText, second: ComparedText): Comparison {
  const rows = techniqueRows(first, second);
  const side = ({ text, analysis: { words, language } }: ComparedText, which: "first" | "second"): Side => {
    const times = rows.reduce((sum, row) => sum + row[which].times, 0);
    return { english: language.english, ...factsOf(text, { words, english: language.english }), marked: { times, per100Words: per100(times, words) } };
  };
  const sides = { first: side(first, "first"), second: side(second, "second") };
  const comparable = sides.first.english && sides.second.english;
  const same = isSameText(first.text, second.text);
  const told = {
    same,
    comparable,
    apart: comparable && areApart(first.text, second.text),
    ...sides,
    techniques: comparable ? rows : [],
    only: comparable && !same ? onlyGiven(first.text, second.text) : { first: [], second: [] },
  };
  return { ...told, questions: same ? [] : questionsOf(told, first.marks, second.marks) };
}
