import { analyze } from "@candor/engine";
import { ADAPTIVE_LEARNING, RISKS } from "@candor/content/messages/lab";
import { describe, expect, it } from "vitest";
import { learn, NO_LEARNING, type Learning } from "../../lib/adaptive-learning.ts";
import { isProfane } from "../../lib/moderation.ts";
import { isValidFeedback } from "./feedback-rules.ts";
import { logText, runLearningTest, type LogLine } from "./learning-test.ts";
import { PHRASINGS, TIPS } from "./phrasings.ts";
import { riskOf, taught, toResults } from "./slot-results.ts";

describe("feedback that is accepted", () => {
  const valid = (text: string) => isValidFeedback(text, isProfane);
  it.each([
    "wrong",
    "  wrong  ",
    "Wrong, it speaks of suicide prevention",
    "missed: “death to foreigners” is hate",
    "It should have fired",
    "I disagree",
    "shouldnt fire",
    "GOOD catch",
    "not true",
    "bad",
  ])("%s", (text) => expect(valid(text)).toBe(true));
  it.each([
    ["too short", " ba "],
    ["blank", "   "],
    ["one character repeated", "aaaaa"],
    ["a run of five", "wrong wrooooong"],
    ["no letters", "12345 !!"],
    ["noise", "lol"],
    ["noise with marks", "WTF!!"],
    ["haha", "haha"],
    ["omg", "omg"],
    ["nothing telling", "I like this page"],
    ["profanity", "this is fucking wrong"],
  ])("not: %s", (_, text) => expect(valid(text)).toBe(false));
});

describe("risk summary", () => {
  const risk = (detectionCount: number, highConfidenceCount: number, hasClusterAlert = false) =>
    RISKS[riskOf({ detectionCount, highConfidenceCount, hasClusterAlert })];
  it("uses the wording of the specification", () => {
    expect(risk(0, 0)).toBe("Clean - No manipulation detected");
    expect(risk(5, 1, true)).toBe("CLUSTER ALERT - Multiple high-confidence detections");
    expect(risk(3, 2)).toBe("HIGH RISK");
    expect(risk(3, 1)).toBe("MODERATE RISK");
    expect(risk(3, 0)).toBe("LOW RISK - Weak detections only");
  });
});

describe("results after learning", () => {
  const text = "Everyone knows that this works. Studies show it. Act now, before it is too late!";
  const analysis = analyze(text, { all: true });
  const teach = (feedback: string, times: number, ids: string[]): Learning =>
    ids
      .flatMap((id) => Array<string>(times).fill(id))
      .reduce((l, reflexId, nowMs) => learn(l, { reflexId, confidence: 0.7, feedback, text, nowMs }), NO_LEARNING);

  it("counts what fires, without the alert itself", () => {
    const { detectionCount, highConfidenceCount, maxConfidence, hasClusterAlert, results } = toResults(analysis, NO_LEARNING, 7);
    expect(detectionCount).toBe(analyze(text).frames.filter((f) => f.family !== "cluster" && f.family !== "policy").length);
    expect(highConfidenceCount).toBe(results.filter((d) => d.confidence >= 0.75).length);
    expect(maxConfidence).toBe(results[0]!.confidence);
    expect(hasClusterAlert).toBe(true);
  });
  it("counts as high from 0.75 on: 74.5% is shown as 75% and is not", () => {
    const at = (confidence: number) =>
      toResults({ frames: [{ ...analysis.frames.find(({ reflexId }) => reflexId.startsWith("vx-"))!, confidence }] }, NO_LEARNING, 0).highConfidenceCount;
    expect([at(0.745), at(0.75), at(0.7 + 0.05), at(0.749)]).toEqual([0, 1, 1, 0]);
  });
  it("lets a detector fall under its threshold, and the cluster fall apart", () => {
    const ids = analysis.frames.map((f) => f.reflexId);
    const before = toResults(analysis, NO_LEARNING, 0);
    const after = toResults(analysis, teach("completely wrong", 3, ids), 0);
    expect(after.detectionCount).toBeLessThan(before.detectionCount);
    expect(after.maxConfidence).toBeLessThan(before.maxConfidence);
    expect(after.under.length).toBeGreaterThan(0);
    expect(riskOf(after)).not.toBe("cluster");
  });
  it("lets a detector under its threshold rise over it", () => {
    const [frame] = analyze(text).frames.filter((f) => f.reflexId.startsWith("vx-pc01"));
    const gated = { frames: [{ ...frame!, confidence: 0.57, gated: true as const }] };
    expect(toResults(gated, NO_LEARNING, 0).detectionCount).toBe(0);
    expect(toResults(gated, teach("missed", 1, [frame!.reflexId]), 0)).toMatchObject({ detectionCount: 1, under: [] });
    expect(taught(toResults(gated, NO_LEARNING, 0), false)).toEqual([]);
    expect(taught(toResults(gated, NO_LEARNING, 0), true)).toHaveLength(1);
  });
});

describe("learning test", () => {
  it("does every step as expected with the real engine", async () => {
    const lines: LogLine[] = [];
    await runLearningTest(
      async (text, options) => analyze(text, options),
      (line) => lines.push(line),
      new AbortController().signal,
    );
    expect(lines.map((l) => l.asExpected)).toEqual([true, true, true, true, true, true]);
    expect(lines.map((l) => l.type)).toEqual(["false_positive", "false_positive", "false_negative", "correct", "disputed", "false_positive"]);
    expect(lines.every((l) => l.text.length <= 51)).toBe(true);
  });
  it("cuts the logged text to 50 characters", () => {
    expect(logText("x".repeat(50))).toBe("x".repeat(50));
    expect(logText("x".repeat(51))).toBe(`${"x".repeat(50)}…`);
  });
});

describe("example phrasings", () => {
  it.each(PHRASINGS)("$leaning", ({ leaning, plain }) => {
    expect(analyze(leaning).frames.length, leaning).toBeGreaterThan(0);
    expect(
      analyze(plain).frames.map((f) => f.reflexId),
      plain,
    ).toEqual([]);
  });
});

it("the tip on feedback names the card that lists the changes, which stands above the tips", () => {
  const tip = TIPS.find(({ title }) => title === "Say it in feedback")!;
  expect(tip.text).toContain(`under “${ADAPTIVE_LEARNING}”`);
  expect(tip.text).not.toMatch(/\bbelow\b/);
});
