import { fMeasure } from "./measures.ts";

export type Span = readonly [number, number];

/** Overlapping fragments become one; fragments that only touch stay apart. */
function merge(spans: readonly Span[]): [number, number][] {
  const out: [number, number][] = [];
  for (const [start, end] of spans.filter(([s, e]) => s < e).sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = out.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else out.push([start, end]);
  }
  return out;
}

export interface SpanScore {
  precision: number;
  recall: number;
  f1: number;
  predicted: number;
  gold: number;
}

/**
 * Span identification of SemEval-2020 task 11 (Da San Martino and others): P = 1/|S| sum of |s n t| / |s|, R = 1/|T| sum of |s n t| / |t|.
 * `docs`: predicted and gold spans of each document.
 */
export function spanIdentification(docs: readonly (readonly [readonly Span[], readonly Span[]])[]): SpanScore {
  let precisionSum = 0;
  let recallSum = 0;
  let predicted = 0;
  let gold = 0;
  for (const [guessed, marked] of docs) {
    const pred = merge(guessed);
    const truth = merge(marked);
    predicted += pred.length;
    gold += truth.length;
    for (const [start, end] of pred) {
      for (const [goldStart, goldEnd] of truth) {
        const common = Math.min(end, goldEnd) - Math.max(start, goldStart);
        if (common <= 0) continue;
        precisionSum += common / (end - start);
        recallSum += common / (goldEnd - goldStart);
      }
    }
  }
  const precision = predicted ? precisionSum / predicted : 0;
  const recall = gold ? recallSum / gold : 0;
  return { precision, recall, f1: fMeasure(precision, recall), predicted, gold };
}

/** Share of characters that spans cover. */
export function coverage(spans: readonly Span[], length: number): number {
  return length ? merge(spans).reduce((total, [start, end]) => total + end - start, 0) / length : 0;
}
