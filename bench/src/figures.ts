import type { Answered, Corpus } from "./corpora.ts";
import { textScore } from "./score.ts";

/** Corpora that hold honest texts of their own kind, so that being right can be counted. */
const WITH_NEGATIVES = ["babe", "clickbait", "darkpatterns", "factcheck", "mafalda-sentences", "memes", "mentalmanip", "ptc-sentences"];
/** The four that the meaning of a confidence is judged on, pooled (design: detection); logic stands with neutral. */
const POOLED = ["babe", "clickbait", "darkpatterns", "logic", "neutral"];
const STRONG = 0.75;
const BINS = [0.05, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01];

/** How often texts with this kind of frame were positive. */
export interface Figure {
  /** Texts with such a frame, one vote each, in corpora that hold both kinds of text. */
  texts: number;
  right: number;
  /** Frames on texts of the neutral corpus per 1,000 of its words. */
  falsePerThousandWords: number;
  frames: number;
}

export interface FamilyFigure extends Figure {
  /** Texts by the highest confidence of the family in them: lower limit, texts, right ones. */
  bins: { from: number; texts: number; right: number }[];
}

/** Texts with a frame at 0.75 or more, and how many of them are positive. */
export interface Strong {
  strong: number;
  strongRight: number;
}

/** Texts of the neutral corpus, and those of them for which a screen shows a mark. */
export interface Shown {
  texts: number;
  marked: number;
}

export interface Pooled extends Strong {
  positives: number;
  bins: { from: number; texts: number; right: number }[];
  /** Without families of fixed confidence. */
  movable: Strong;
}

const FIXED = new Set(["vx-ha01", "vx-ha02", "vx-fp01"]);

const bothKinds = (corpora: readonly Corpus[]): Answered[] => [
  ...corpora.filter(({ name }) => WITH_NEGATIVES.includes(name)).flatMap(({ texts }) => texts),
  ...corpora.filter(({ name }) => name === "logic" || name === "neutral").flatMap(({ texts }) => texts),
];

function figuresBy(corpora: readonly Corpus[], key: (frame: Answered["frames"][number]) => string): Map<string, Figure & { scores: [number, number][] }> {
  const out = new Map<string, Figure & { scores: [number, number][] }>();
  const entry = (name: string): Figure & { scores: [number, number][] } => {
    if (!out.has(name)) out.set(name, { texts: 0, right: 0, falsePerThousandWords: 0, frames: 0, scores: [] });
    return out.get(name)!;
  };
  for (const { label, frames } of bothKinds(corpora)) {
    const highest = new Map<string, number>();
    for (const frame of frames) highest.set(key(frame), Math.max(highest.get(key(frame)) ?? 0, frame.confidence));
    for (const [name, confidence] of highest) {
      const figure = entry(name);
      figure.texts++;
      figure.right += label;
      figure.scores.push([confidence, label]);
    }
  }
  const neutral = corpora.find(({ name }) => name === "neutral")?.texts ?? [];
  const words = neutral.reduce((total, text) => total + text.words, 0);
  for (const { frames } of neutral) for (const frame of frames) entry(key(frame)).falsePerThousandWords += words ? 1000 / words : 0;
  for (const { texts } of corpora) for (const { frames } of texts) for (const frame of frames) entry(key(frame)).frames++;
  return out;
}

function binned(scores: readonly (readonly [number, number])[]): { from: number; texts: number; right: number }[] {
  return BINS.slice(0, -1).map((from, at) => {
    const inside = scores.filter(([score]) => score >= from && score < BINS[at + 1]!);
    return { from, texts: inside.length, right: inside.filter(([, label]) => label).length };
  });
}

export function familyFigures(corpora: readonly Corpus[]): Record<string, FamilyFigure> {
  const figures = [...figuresBy(corpora, ({ family }) => family)].sort((a, b) => (a[0] < b[0] ? -1 : 1));
  return Object.fromEntries(figures.map(([family, { scores, ...figure }]) => [family, { ...figure, bins: binned(scores) }]));
}

export function patternFigures(corpora: readonly Corpus[]): Record<string, Figure> {
  const figures = [...figuresBy(corpora, ({ reflexId }) => reflexId)].sort((a, b) => (a[0] < b[0] ? -1 : 1));
  return Object.fromEntries(figures.map(([id, { texts, right, falsePerThousandWords, frames }]) => [id, { texts, right, falsePerThousandWords, frames }]));
}

function strongOf(scores: readonly (readonly [number, number])[]): Strong {
  const over = scores.filter(([score]) => score >= STRONG);
  return { strong: over.length, strongRight: over.filter(([, label]) => label).length };
}

/** Over corpora of every kind, the hard ones with them. */
export const strongFigures = (corpora: readonly Corpus[]): Strong =>
  strongOf(corpora.flatMap(({ texts }) => texts).map((text) => [textScore(text), text.label] as const));

export function shownFigures(corpora: readonly Corpus[]): Shown {
  const texts = corpora.find(({ name }) => name === "neutral")?.texts ?? [];
  return { texts: texts.length, marked: texts.filter(({ shown }) => shown).length };
}

export function pooledFigures(corpora: readonly Corpus[]): Pooled {
  const texts = corpora.filter(({ name }) => POOLED.includes(name)).flatMap((corpus) => corpus.texts);
  const scores = texts.map((text) => [textScore(text), text.label] as const);
  const movable = texts.map((text) => [textScore({ ...text, frames: text.frames.filter(({ family }) => !FIXED.has(family)) }), text.label] as const);
  return { ...strongOf(scores), positives: texts.filter(({ label }) => label).length, bins: binned(scores), movable: strongOf(movable) };
}
