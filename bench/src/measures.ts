/** Text-level measures, defined exactly as in the scorer that acceptance uses. */

export const THRESHOLDS = [0.05, 0.5, 0.6, 0.75] as const;

export interface Binary {
  precision: number | null;
  recall: number | null;
  f1: number | null;
  falseAlarm: number | null;
  balancedAccuracy: number | null;
  flagged: number | null;
}

interface Group {
  negative: number;
  positive: number;
}

function groups(labels: readonly number[], scores: readonly number[]): [number, Group][] {
  const byScore = new Map<number, Group>();
  labels.forEach((label, at) => {
    const score = scores[at]!;
    let group = byScore.get(score);
    if (!group) byScore.set(score, (group = { negative: 0, positive: 0 }));
    if (label) group.positive++;
    else group.negative++;
  });
  return [...byScore].sort((a, b) => a[0] - b[0]);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** P(score of a positive > score of a negative), a tie worth a half; null without both classes. */
export function auroc(labels: readonly number[], scores: readonly number[]): number | null {
  const positives = sum(labels);
  const negatives = labels.length - positives;
  if (!positives || !negatives) return null;
  let below = 0;
  let won = 0;
  for (const [, { negative, positive }] of groups(labels, scores)) {
    won += positive * (below + negative / 2);
    below += negative;
  }
  return won / (positives * negatives);
}

/** Standard error of an AUROC after Hanley and McNeil (1982). */
export function aurocError(a: number | null, positives: number, negatives: number): number | null {
  if (a === null) return null;
  const q1 = a / (2 - a);
  const q2 = (2 * a * a) / (1 + a);
  return Math.max(0, (a * (1 - a) + (positives - 1) * (q1 - a * a) + (negatives - 1) * (q2 - a * a)) / (positives * negatives)) ** 0.5;
}

/** Sum over thresholds, highest first, of (recall gained) x (precision there). */
export function averagePrecision(labels: readonly number[], scores: readonly number[]): number | null {
  const positives = sum(labels);
  if (!positives) return null;
  let truePositives = 0;
  let falsePositives = 0;
  let total = 0;
  for (const [, { negative, positive }] of groups(labels, scores).reverse()) {
    truePositives += positive;
    falsePositives += negative;
    total += (positive / positives) * (truePositives / (truePositives + falsePositives));
  }
  return total;
}

export const fMeasure = (precision: number, recall: number): number => (precision + recall ? (2 * precision * recall) / (precision + recall) : 0);

export function binary(labels: readonly number[], flagged: readonly boolean[]): Binary {
  let truePositives = 0;
  let falsePositives = 0;
  labels.forEach((label, at) => {
    if (!flagged[at]) return;
    if (label) truePositives++;
    else falsePositives++;
  });
  const positives = sum(labels);
  const negatives = labels.length - positives;
  const precision = truePositives + falsePositives ? truePositives / (truePositives + falsePositives) : 0;
  const recall = positives ? truePositives / positives : null;
  const falseAlarm = negatives ? falsePositives / negatives : null;
  return {
    precision: positives ? precision : null,
    recall,
    f1: positives ? fMeasure(precision, recall!) : null,
    falseAlarm,
    balancedAccuracy: positives && negatives ? (recall! + 1 - falseAlarm!) / 2 : null,
    flagged: labels.length ? (truePositives + falsePositives) / labels.length : null,
  };
}

export interface BestF1 {
  f1: number;
  threshold: number | null;
  precision: number;
  recall: number;
  oracle: true;
}

/** The threshold above 0 with the highest F1. It is chosen on the scored labels, so it flatters. */
export function bestF1(labels: readonly number[], scores: readonly number[]): BestF1 | null {
  const positives = sum(labels);
  if (!positives) return null;
  let truePositives = 0;
  let falsePositives = 0;
  let best: BestF1 = { f1: 0, threshold: null, precision: 0, recall: 0, oracle: true };
  for (const [score, { negative, positive }] of groups(labels, scores)
    .filter(([s]) => s > 0)
    .reverse()) {
    truePositives += positive;
    falsePositives += negative;
    const precision = truePositives / (truePositives + falsePositives);
    const recall = truePositives / positives;
    if (fMeasure(precision, recall) > best.f1) best = { f1: fMeasure(precision, recall), threshold: score, precision, recall, oracle: true };
  }
  return best;
}
