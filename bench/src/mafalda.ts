import { fMeasure } from "./measures.ts";
import type { Span } from "./spans.ts";

/** The 23 names of MAFALDA (Helwe and others, NAACL 2024) by its level-1 group. */
const GROUPS: Record<string, readonly string[]> = {
  emotion: ["appeal to positive emotion", "appeal to anger", "appeal to fear", "appeal to pity", "appeal to ridicule", "appeal to worse problems"],
  logic: [
    "causal oversimplification",
    "circular reasoning",
    "equivocation",
    "false analogy",
    "false causality",
    "false dilemma",
    "hasty generalization",
    "slippery slope",
    "straw man",
    "fallacy of division",
  ],
  credibility: ["ad hominem", "ad populum", "appeal to (false) authority", "appeal to nature", "appeal to tradition", "guilt by association", "tu quoque"],
};
const LEVEL_1 = new Map(Object.entries(GROUPS).flatMap(([group, names]) => names.map((name) => [name, group] as const)));

const NOTHING = "nothing";
const UNKNOWN = "unknown";
const UNKNOWN_FALLACY = "unknown-fallacy";
/** Gold text that nobody annotated. */
const BARE = null;

type Label = string | null;
export type Labelled = readonly [number, number, string];
export type MafaldaMode = "paper" | "published";

/** A level-2 label seen at level 0, 1 or 2. */
function lift(label: Label, level: number, goldSide: boolean): Label {
  if (label === BARE) return level === 0 ? NOTHING : BARE;
  if (label === NOTHING) return NOTHING;
  if (level === 0) return label === UNKNOWN && !goldSide ? NOTHING : "fallacy";
  if (level === 1) return LEVEL_1.get(label) ?? UNKNOWN;
  return LEVEL_1.has(label) ? label : UNKNOWN;
}

/** Stretches that no span covers, by the convention behind the published table: a stretch ends one character before the next span, spans in file order. */
function gaps(length: number, spans: readonly Span[]): [number, number][] {
  let at = 0;
  const out: [number, number][] = [];
  for (const [start, end] of spans) {
    if (at < start) out.push([at, start - 1]);
    at = Math.max(at, end + 1);
  }
  if (at < length || spans.length === 0) out.push([at, length]);
  return out;
}

const overlap = (a: Span, b: Span, length: number): number => (length ? Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0])) / length : 0);

/** Precision, recall and F of one text of `length` code points. */
function mafaldaText(
  length: number,
  predicted: readonly Labelled[],
  alternatives: readonly Labelled[],
  level: number,
  mode: MafaldaMode,
): [number, number, number] {
  const grouped = new Map<string, { span: [number, number]; labels: Set<string> }>();
  for (const [start, end, label] of alternatives) {
    const key = `${start} ${end}`;
    if (!grouped.has(key)) grouped.set(key, { span: [start, end], labels: new Set() });
    grouped.get(key)!.labels.add(label);
  }
  const gold: { span: Span; labels: Set<Label> }[] = [...grouped.values()].map(({ span, labels }) => ({
    span,
    labels: new Set([...labels].map((label) => lift(label, level, true))),
  }));
  let guesses = predicted.map(([start, end, label]) => ({ span: [start, end] as const, label: lift(label, level, false) }));
  if (mode === "published") {
    for (const span of gaps(
      length,
      [...grouped.values()].map(({ span: s }) => s),
    ))
      gold.push({ span, labels: new Set([lift(BARE, level, true)]) });
  } else guesses = guesses.filter(({ label }) => label !== NOTHING);

  const best = (values: number[]): number => values.reduce((a, b) => Math.max(a, b), 0);
  const precision = guesses.length
    ? guesses.reduce(
        (total, guess) =>
          total + best(gold.filter(({ labels }) => labels.has(guess.label)).map(({ span }) => overlap(guess.span, span, guess.span[1] - guess.span[0]))),
        0,
      ) / guesses.length
    : 1;
  const must = gold.filter(({ labels }) => !labels.has(NOTHING));
  const recall = must.length
    ? must.reduce(
        (total, { span, labels }) =>
          total + best(guesses.filter(({ label }) => labels.has(label)).map((guess) => overlap(guess.span, span, span[1] - span[0]))),
        0,
      ) / must.length
    : 1;
  return [precision, recall, fMeasure(precision, recall)];
}

/** Frames as predictions: other techniques count as a fallacy at level 0 only. `fill` adds "nothing" over the text that no frame covers. */
export function mafaldaPredictions(length: number, frames: readonly { start: number; end: number; technique: string }[], fill: boolean): Labelled[] {
  const unique = new Map<string, Labelled>();
  for (const { start, end, technique } of frames) {
    if (start >= end) continue;
    const label = technique.toLowerCase();
    const entry = [start, end, LEVEL_1.has(label) ? label : UNKNOWN_FALLACY] as const;
    unique.set(entry.join(" "), entry);
  }
  const out = [...unique.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));
  if (!fill) return out;
  return [
    ...out,
    ...gaps(
      length,
      out.map(([start, end]) => [start, end] as const),
    )
      .filter(([start, end]) => start < end)
      .map(([start, end]) => [start, end, NOTHING] as const),
  ];
}

export interface MafaldaLevel {
  precision: number;
  recall: number;
  f1: number;
}

/** Means over texts at levels 0, 1 and 2, as the paper reports them. */
export function mafaldaLevels(
  rows: readonly { length: number; predicted: readonly Labelled[]; alternatives: readonly Labelled[] }[],
  mode: MafaldaMode,
): Record<string, MafaldaLevel> {
  const out: Record<string, MafaldaLevel> = {};
  for (const level of [0, 1, 2]) {
    const got = rows.map(({ length, predicted, alternatives }) => mafaldaText(length, predicted, alternatives, level, mode));
    const mean = (at: 0 | 1 | 2): number => got.reduce((total, row) => total + row[at], 0) / (got.length || 1);
    out[`level${level}`] = { precision: mean(0), recall: mean(1), f1: mean(2) };
  }
  return out;
}
