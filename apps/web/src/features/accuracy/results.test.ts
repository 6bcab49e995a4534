import { describe, expect, it } from "vitest";
import { RANKED, RESULTS, shareMisleading, strongEverywhere, type CorpusResult } from "./results.ts";

const corpus = (n: number, flagged: number, precision: number | null): CorpusResult => ({
  n,
  positive: 0,
  words: 0,
  auroc: null,
  aurocSe: null,
  aurocOfWords: null,
  falseAlarmBySource: null,
  at: { "0.75": { precision, recall: null, falseAlarm: null, flagged } },
});

describe("how common misleading texts are", () => {
  it("is counted text by text over the ranked corpora, and over no other", () => {
    const common = (n: number, positive: number): CorpusResult => ({ ...corpus(n, 0, null), positive });
    expect(shareMisleading({ corpora: { babe: common(100, 90), memes: common(300, 30), neutral: common(1000, 0) } })).toBeCloseTo(0.3);
  });
});

describe("texts with a strong mark", () => {
  it("are counted over every ranked corpus, and over no other", () => {
    expect(
      strongEverywhere({
        corpora: { babe: corpus(200, 0.1, 0.9), mentalmanip: corpus(100, 0.2, 0.5), memes: corpus(50, 0, null), neutral: corpus(1000, 1, 0) },
      }),
    ).toEqual({ texts: 40, right: 28 });
    expect(strongEverywhere({ corpora: {} })).toEqual({ texts: 0, right: 0 });
  });

  it("include the corpora that the pooled figure leaves out, which makes them fewer right", () => {
    expect(RANKED.every((name) => RESULTS.corpora[name])).toBe(true);
    const { texts, right } = strongEverywhere(RESULTS);
    expect(texts).toBeGreaterThan(RESULTS.pooled.strong);
    expect(right / texts).toBeLessThan(RESULTS.pooled.strongRight / RESULTS.pooled.strong);
  });
});
