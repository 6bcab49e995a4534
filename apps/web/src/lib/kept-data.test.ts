import { describe, expect, it } from "vitest";
import { growth, MOST_GROWTH } from "../../../../test-support/growth.ts";
import { ANSWERS_KEPT, ANSWERS_KEY, parseAnswers, type Answer } from "./answers.ts";
import { JUDGEMENTS_KEY, MAX_DISMISSALS, NO_JUDGEMENTS, parseJudgements, type Dismissal } from "./judgements.ts";
import { kindOf } from "./kept-data.ts";
import { PLACE_KEY, PROGRESS_KEY } from "./progress.ts";

const merged = (key: string, here: unknown, file: unknown): unknown => kindOf(key)!.merge(here, file);

describe("merging answers", () => {
  const answers = (from: number, count: number): Answer[] =>
    Array.from({ length: count }, (_, i) => ({ lesson: "vagueness", item: "example1", verdict: "sound", choice: "sound", sureness: null, at: from + i }));
  const merge = (here: Answer[], file: Answer[]): readonly Answer[] => parseAnswers(merged(ANSWERS_KEY, here, file))!;

  it("puts them in the order in which they were given", () => {
    expect(merge(answers(10, 2), [...answers(20, 1), ...answers(5, 2)]).map((a) => a.at)).toEqual([5, 6, 10, 11, 20]);
  });
  it("keeps the 2,000 newest, whichever side they come from", () => {
    for (const [here, file] of [
      [answers(10_000, 1_500), answers(0, 1_500)],
      [answers(0, 1_500), answers(10_000, 1_500)],
    ] as const) {
      const both = merge(here, file);
      expect(both).toHaveLength(ANSWERS_KEPT);
      expect([both[0]!.at, both[499]!.at, both[500]!.at, both.at(-1)!.at]).toEqual([1_000, 1_499, 10_000, 11_499]);
    }
  });
});

describe("lessons that were completed", () => {
  const here = { vagueness: true, steelman: false, "straw-man": "yes" };
  it("are those that map to true", () => expect(kindOf(PROGRESS_KEY)!.count(here)).toBe(1));
  it("stay completed, whichever side says so, beside what others keep there", () => {
    expect(merged(PROGRESS_KEY, here, { steelman: true, vagueness: false })).toEqual({ vagueness: true, steelman: true, "straw-man": "yes" });
  });
});

describe("merging places", () => {
  const place = (step: number, at: number) => ({ step, steps: 4, at });
  it("keeps the one that was reached last, wherever it is", () => {
    const here = { "file-newer": place(1, 10), "here-newer": place(2, 20), here: place(1, 1) };
    const file = { "file-newer": place(3, 20), "here-newer": place(3, 10), file: place(1, 1) };
    expect(merged(PLACE_KEY, here, file)).toEqual({ "file-newer": place(3, 20), "here-newer": place(2, 20), here: place(1, 1), file: place(1, 1) });
  });
});

describe("merging what a reader decided about findings", () => {
  const dismissal = (words: string, label = "Agreement"): Dismissal => ({ reflexId: "vx-pc01-a", label, words, before: "", after: "." });
  const merge = (here: object, file: object) => parseJudgements(merged(JUDGEMENTS_KEY, { ...NO_JUDGEMENTS, ...here }, { ...NO_JUDGEMENTS, ...file }))!;

  it("takes a pattern or a place for the same under a name that has changed", () => {
    const here = { muted: [{ reflexId: "vx-pc01-a", label: "Agreement" }], dismissed: [dismissal("Everyone knows")] };
    const file = { muted: [{ reflexId: "vx-pc01-a", label: "All agree" }], dismissed: [dismissal("everyone  knows", "All agree"), dismissal("all say")] };
    expect(merge(here, file)).toEqual({ ...here, dismissed: [dismissal("all say"), dismissal("Everyone knows")], hideMarks: false });
  });
  it("keeps no more dismissals than are kept anyway, and those made here", () => {
    const many = (word: string) => Array.from({ length: MAX_DISMISSALS }, (_, i) => dismissal(`${word} ${i}`));
    expect(merge({ dismissed: many("here") }, { dismissed: many("file") }).dismissed).toEqual(many("here"));
  });
  it("reads a file of many without taking the square of the time", () => {
    const grown = growth((chars) => merge({}, { muted: Array.from({ length: chars / 5 }, (_, i) => ({ reflexId: `vx-pc01-${i}`, label: "" })) }));
    expect(grown).toBeLessThan(MOST_GROWTH);
  });
});
