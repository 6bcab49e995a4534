import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCorpora } from "./corpora.ts";
import { mafaldaLevels, mafaldaPredictions } from "./mafalda.ts";
import { auroc, aurocError, averagePrecision, bestF1, binary } from "./measures.ts";
import { coverage, spanIdentification } from "./spans.ts";

/** Worked out by hand: of the four pairs three are won and one is a tie. */
const LABELS = [1, 0, 1, 0];
const SCORES = [0.9, 0.1, 0.5, 0.5];

describe("text-level measures", () => {
  it("rank, a tie worth a half", () => {
    expect(auroc(LABELS, SCORES)).toBe(0.875);
    expect(auroc([1, 1], [0.2, 0.4])).toBeNull();
    expect(aurocError(0.5, 10, 10)).toBeCloseTo(0.1323, 4);
  });
  it("weigh thresholds together, texts of one score at once", () => {
    expect(averagePrecision(LABELS, SCORES)).toBeCloseTo(0.5 + 0.5 * (2 / 3), 10);
    expect(bestF1(LABELS, SCORES)).toMatchObject({ f1: 0.8, threshold: 0.5, precision: 2 / 3, recall: 1 });
  });
  it("count at a threshold", () => {
    expect(binary(LABELS, [true, false, false, true])).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5, falseAlarm: 0.5, balancedAccuracy: 0.5, flagged: 0.5 });
    expect(binary([0, 0, 0, 0], [true, false, false, false])).toMatchObject({ precision: null, recall: null, f1: null, falseAlarm: 0.25 });
  });
});

describe("spans", () => {
  it("are compared once overlaps are one, each weighed by its own length", () => {
    const score = spanIdentification([
      [
        [
          [0, 10],
          [5, 15],
        ],
        [
          [0, 5],
          [20, 30],
        ],
      ],
    ]);
    expect(score).toMatchObject({ predicted: 1, gold: 2, precision: 1 / 3, recall: 0.5 });
    expect(score.f1).toBeCloseTo(0.4, 10);
  });
  it("that only touch stay two", () =>
    expect(
      spanIdentification([
        [
          [
            [0, 5],
            [5, 8],
          ],
          [],
        ],
      ]).predicted,
    ).toBe(2));
  it("cover characters once", () =>
    expect(
      coverage(
        [
          [0, 5],
          [3, 8],
          [8, 10],
        ],
        20,
      ),
    ).toBe(0.5));
});

describe("MAFALDA", () => {
  const alternatives = [[0, 10, "ad hominem"] as const];
  const levels = (technique: string) =>
    mafaldaLevels([{ length: 40, predicted: mafaldaPredictions(40, [{ start: 0, end: 20, technique }], false), alternatives }], "paper");

  it("gives half the precision for a span twice as long, at the levels at which the label is right", () => {
    expect(levels("Ad Hominem")["level2"]).toMatchObject({ precision: 0.5, recall: 1 });
    expect(levels("ad populum")["level1"]).toMatchObject({ precision: 0.5, recall: 1 });
    expect(levels("ad populum")["level2"]).toMatchObject({ precision: 0, recall: 0 });
    expect(levels("a technique of ours")["level0"]).toMatchObject({ precision: 0.5, recall: 1 });
    expect(levels("a technique of ours")["level1"]).toMatchObject({ precision: 0, recall: 0 });
  });
});

it("counts offsets and lengths in code points, as the labels do", () => {
  const dir = mkdtempSync(join(tmpdir(), "candor-bench-"));
  try {
    const text = "😀😀 Everyone knows that it works.";
    writeFileSync(join(dir, "one.dev.jsonl"), `${JSON.stringify({ id: "a", text, label: 1 })}\n\n`);
    const [corpus] = readCorpora(dir);
    expect(corpus).toMatchObject({ name: "one", texts: [{ id: "a", label: 1, length: [...text].length }] });
    const [frame] = corpus!.texts[0]!.frames;
    expect([...text].slice(frame!.start, frame!.end).join("")).toBe("Everyone knows that it works.");
    expect(readCorpora(dir, ["two"])).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
