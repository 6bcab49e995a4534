import { describe, expect, it } from "vitest";
import { apartWords, brierWords, gapWords, shareWords } from "./calibration-words.ts";

describe("what the calibration panel says", () => {
  it.each([
    [0.8, 0.6, 40, "surer than your results"],
    [0.6, 0.8, 40, "know more than you think"],
    [0.75, 0.72, 40, "Your confidence fits"],
    [0.81, 0.7, 20, "leans toward too sure, but with 20 answers it may be chance"],
    [0.6, 0.7, 20, "leans toward not sure enough, but with 20 answers it may be chance"],
    [1, 0.9, 20, "surer than your results"],
    // 0.75 - 0.7 and the like come out a hair beside the limit.
    [0.75, 0.7, 20, "Your confidence fits"],
    [0.85, 0.9, 20, "Your confidence fits"],
  ])("sure %d, right %d, of %d answers: %s", (sureness, accuracy, counted, words) => {
    expect(gapWords({ sureness, accuracy, counted })).toContain(words);
  });

  it.each([
    [{ n: 9, of: 10 }, { n: 1, of: 10 }, "apart well"],
    [{ n: 7, of: 10 }, { n: 2, of: 10 }, "apart well"],
    [{ n: 3, of: 10 }, { n: 1, of: 10 }, "room to grow"],
    [{ n: 6, of: 10 }, { n: 3, of: 10 }, "room to grow"],
    [{ n: 9, of: 10 }, { n: 8, of: 10 }, "call most things misleading"],
    [{ n: 2, of: 10 }, { n: 1, of: 10 }, "call most things sound"],
    [{ n: 5, of: 10 }, { n: 5, of: 10 }, "still look alike"],
    [{ n: 5, of: 10 }, { n: 0, of: 0 }, "Answer a few more"],
  ])("hits %j, false alarms %j: %s", (hits, alarms, words) => {
    expect(apartWords(hits, alarms)).toContain(words);
  });

  it.each([
    [0.05, "0.05: very good."],
    [0.18, "0.18: better than guessing."],
    [0.25, "0.25: about as good as a coin toss."],
    [0.4, "0.40: worse than a coin"],
  ])("Brier %d", (brier, words) => {
    expect(brierWords(brier)).toContain(words);
  });

  it("writes shares with their counts", () => {
    expect(shareWords({ n: 2, of: 3 })).toBe("2 of 3 (67%)");
    expect(shareWords({ n: 0, of: 0 })).toBe("none yet");
  });
});
