import { describe, expect, it } from "vitest";
import { type Answer, type Choice, isMissed, parseAnswers, type Sureness } from "./answers.ts";
import { calibrate, firstAnswers } from "./calibration.ts";

let n = 0;
const answer = (verdict: Answer["verdict"], choice: Choice, sureness: Sureness | null, extra: Partial<Answer> = {}): Answer => {
  n += 1;
  return { lesson: `lesson-${n}`, item: "example1", verdict, choice, sureness, at: n, ...extra };
};

describe("calibration", () => {
  it("is computed by hand here: two right at 80, one wrong at 60, one wrong at 100", () => {
    const result = calibrate([
      answer("misleading", "misleading", 80),
      answer("sound", "sound", 80),
      answer("sound", "misleading", 60),
      answer("misleading", "sound", 100),
    ]);
    expect(result.counted).toBe(4);
    expect(result.brier).toBeCloseTo((0.04 + 0.04 + 0.36 + 1) / 4, 10);
    expect(result.sureness).toBeCloseTo(0.8, 10);
    expect(result.accuracy).toBe(0.5);
    expect(result.hits).toEqual({ n: 1, of: 2 });
    expect(result.falseAlarms).toEqual({ n: 1, of: 2 });
    expect(result.bins.map((b) => [b.sureness, b.n, b.right])).toEqual([
      [50, 0, 0],
      [60, 1, 0],
      [70, 0, 0],
      [80, 2, 2],
      [90, 0, 0],
      [100, 1, 0],
    ]);
  });

  it("gives 0 to somebody certain and right, 1 to somebody certain and wrong, 0.25 to a coin", () => {
    expect(calibrate([answer("sound", "sound", 100)]).brier).toBe(0);
    expect(calibrate([answer("sound", "misleading", 100)]).brier).toBe(1);
    expect(calibrate([answer("sound", "misleading", 50), answer("sound", "sound", 50)]).brier).toBe(0.25);
  });

  it("keeps 'not enough to tell' apart from everything", () => {
    const result = calibrate([answer("sound", "unsure", null), answer("misleading", "unsure", null), answer("sound", "sound", 70)]);
    expect(result).toMatchObject({ counted: 1, unsure: 2, hits: { n: 0, of: 0 }, falseAlarms: { n: 0, of: 1 } });
  });

  it("counts an answer without a degree of sureness among hits and false alarms only", () => {
    expect(calibrate([answer("misleading", "misleading", null)])).toMatchObject({ counted: 0, hits: { n: 1, of: 1 } });
  });

  it("takes the first answer to an item, and none of a review", () => {
    const first = answer("sound", "misleading", 90, { lesson: "x", at: 1000 });
    const later = answer("sound", "sound", 90, { lesson: "x", at: 2000 });
    const review = answer("sound", "sound", 90, { lesson: "y", review: true });
    expect(firstAnswers([later, review, first])).toEqual([first]);
  });

  it("has nothing to say about nothing", () => {
    expect(calibrate([])).toMatchObject({ counted: 0, unsure: 0, brier: NaN });
  });
});

describe("stored answers", () => {
  it("leaves out what is no answer, and refuses what is no list", () => {
    const good = answer("sound", "sound", 70);
    expect(
      parseAnswers([good, { ...good, sureness: 65 }, { ...good, choice: "maybe" }, null, { ...good, at: "x" }, { ...good, choice: "unsure", sureness: null }]),
    ).toHaveLength(2);
    const unsure = { ...good, choice: "unsure", sureness: null };
    expect(parseAnswers([good, { ...good, choice: "maybe" }, unsure])).toEqual([good, unsure]);
    expect(parseAnswers({ 0: good })).toBeNull();
  });

  it.each([
    ["sound", "sound", false],
    ["sound", "misleading", true],
    ["misleading", "sound", true],
    ["sound", "unsure", false],
  ] as const)("%s called %s is missed: %j", (verdict, choice, missed) => {
    expect(isMissed({ verdict, choice })).toBe(missed);
  });
});
