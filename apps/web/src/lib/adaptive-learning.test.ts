import { describe, expect, it } from "vitest";
import {
  askedChange,
  classifyFeedback,
  factorOf,
  forget,
  HISTORY_IN_MEMORY,
  HISTORY_STORED,
  historyOf,
  intensityOf,
  learn,
  learnedConfidence,
  NO_LEARNING,
  parseLearning,
  recentCount,
  toStored,
  undo,
  type Learning,
} from "./adaptive-learning.ts";

const ID = "vx-fo01-act-now";
const teach = (learning: Learning, feedback: string, nowMs = 1, confidence = 0.7, reflexId = ID) =>
  learn(learning, { reflexId, confidence, feedback, text: "Act now.", nowMs });
const many = (feedback: string, times: number): Learning => Array.from({ length: times }).reduce<Learning>((l, _, i) => teach(l, feedback, i), NO_LEARNING);

describe("classification", () => {
  it.each([
    ["This is a FALSE POSITIVE", "false_positive"],
    ["wrong", "false_positive"],
    ["that is incorrect", "false_positive"],
    ["wrong, it missed the point", "false_positive"],
    ["missed the urgency", "false_negative"],
    ["it should detect this", "false_negative"],
    ["a false negative", "false_negative"],
    ["missed, though the rest is right", "false_negative"],
    ["correct", "correct"],
    ["that is right", "correct"],
    ["accurate", "correct"],
    ["inaccurate", "disputed"],
    ["I disagree", "disputed"],
    ["bad", "disputed"],
  ] as const)("%s", (text, type) => expect(classifyFeedback(text)).toBe(type));
});

describe("intensity and change", () => {
  it.each([
    ["Completely wrong", 2, -0.1],
    ["totally incorrect", 2, -0.1],
    ["very wrong", 1.5, -0.075],
    ["clearly incorrect", 1.5, -0.075],
    ["somewhat wrong", 0.5, -0.025],
    ["maybe I disagree", 0.5, -0.0125],
    ["wrong", 1, -0.05],
    ["missed it", 1, 0.05],
    ["somewhat missed", 0.5, 0.025],
    ["correct", 1, 0],
    ["I disagree", 1, -0.025],
  ] as const)("%s", (text, intensity, change) => {
    expect(intensityOf(text)).toBe(intensity);
    expect(askedChange(text)).toBeCloseTo(change, 10);
  });
});

describe("learning", () => {
  it("adds up, and stops at plus or minus 0.3", () => {
    expect(factorOf(many("wrong", 3), ID)).toBe(-0.15);
    expect(factorOf(many("completely wrong", 9), ID)).toBe(-0.3);
    expect(factorOf(many("missed", 9), ID)).toBe(0.3);
  });
  it("clamps the confidence to 0.05 and 0.95, and leaves strangers alone", () => {
    expect(learnedConfidence(many("completely wrong", 9), ID, 0.2)).toBe(0.05);
    expect(learnedConfidence(many("missed", 9), ID, 0.8)).toBe(0.95);
    expect(learnedConfidence(many("wrong", 1), ID, 0.7)).toBe(0.65);
    expect(learnedConfidence(many("wrong", 1), "vx-vg01-other", 0.99)).toBe(0.99);
  });
  it("keeps the whole record, with 100 characters of the statement", () => {
    const { adjustments, history } = learn(NO_LEARNING, { reflexId: ID, confidence: 0.7, feedback: "wrong", text: "x".repeat(250), nowMs: 42 });
    expect(history).toEqual([
      {
        reflexId: ID,
        originalConfidence: 0.7,
        userFeedback: "wrong",
        feedbackType: "false_positive",
        timestamp: 42,
        context: "x".repeat(100),
        adjustmentApplied: -0.05,
      },
    ]);
    expect(adjustments).toEqual([{ reflexId: ID, baseConfidence: 0.7, adjustmentFactor: -0.05, lastUpdated: 42 }]);
  });
  it("remembers 1,000 records and stores the last 500", () => {
    const learning = many("correct", 1100);
    expect(learning.history).toHaveLength(HISTORY_IN_MEMORY);
    expect(learning.history[0]!.timestamp).toBe(100);
    expect(toStored(learning).history).toHaveLength(HISTORY_STORED);
    expect(toStored(learning).history.at(-1)!.timestamp).toBe(1099);
  });
  it("counts the last 24 hours as recent", () => {
    const day = 24 * 60 * 60 * 1000;
    const learning = teach(teach(NO_LEARNING, "wrong", 0), "wrong", 10);
    expect(recentCount(learning, day)).toBe(1);
    expect(recentCount(learning, day - 1)).toBe(2);
  });
});

describe("taking back", () => {
  it("undoes one feedback at its real size, also after the cap", () => {
    const learning = many("completely wrong", 4);
    expect(learning.history.map((r) => r.adjustmentApplied)).toEqual([-0.1, -0.1, -0.1, 0]);
    expect(factorOf(undo(learning, learning.history[3]!), ID)).toBe(-0.3);
    expect(factorOf(undo(learning, learning.history[0]!), ID)).toBe(-0.2);
  });
  it("stops at plus or minus 0.3, too", () => {
    const lowered = teach(teach(many("completely wrong", 3), "missed", 10), "wrong", 11);
    expect(factorOf(lowered, ID)).toBe(-0.3);
    expect(factorOf(undo(lowered, lowered.history[3]!), ID)).toBe(-0.3);
    const raised = teach(teach(many("missed", 6), "wrong", 10), "missed", 11);
    expect(factorOf(raised, ID)).toBe(0.3);
    expect(factorOf(undo(raised, raised.history[6]!), ID)).toBe(0.3);
  });
  it("forgets a detector with its last record, and leaves the others", () => {
    const learning = teach(teach(NO_LEARNING, "wrong", 1), "missed", 2, 0.6, "vx-vg01-things");
    const left = undo(learning, learning.history[0]!);
    expect(left.adjustments.map((a) => a.reflexId)).toEqual(["vx-vg01-things"]);
    expect(forget(learning, ID)).toEqual({ adjustments: [learning.adjustments[1]], history: historyOf(learning, "vx-vg01-things") });
    expect(undo(left, learning.history[0]!)).toEqual(left);
  });
  it("takes back the very record, and not another of the same moment, the same words or the same detector", () => {
    const learning = teach(teach(teach(NO_LEARNING, "missed", 1), "wrong", 1), "wrong", 2);
    for (const [at, record] of learning.history.entries()) expect(undo(learning, record).history).toEqual(learning.history.filter((_, other) => other !== at));
    expect(undo(learning, { ...learning.history[1]!, context: "another text" })).toBe(learning);
  });
});

describe("stored data", () => {
  it("is the adjustments, each with its own records, and the last records of all", () => {
    const learning = teach(many("wrong", 2), "missed", 9, 0.6, "vx-vg01-things");
    const stored = toStored(learning);
    expect(Object.keys(stored)).toEqual(["adjustments", "history"]);
    expect(Object.keys(stored.adjustments[0]!)).toEqual(["reflexId", "baseConfidence", "adjustmentFactor", "lastUpdated", "learningHistory"]);
    expect(stored.adjustments.map((a) => a.learningHistory.length)).toEqual([2, 1]);
    expect(stored.history).toHaveLength(3);
  });
  it("reads back what it wrote", () => {
    const learning = many("wrong", 3);
    expect(parseLearning(JSON.parse(JSON.stringify(toStored(learning))))).toEqual(learning);
  });
  it("accepts the short ids, drops broken entries, bounds what is out of range", () => {
    const record = {
      reflexId: "vg01-type",
      originalConfidence: 0.5,
      userFeedback: "wrong",
      feedbackType: "false_positive",
      timestamp: 1,
      context: "c",
      adjustmentApplied: -0.05,
    };
    const read = parseLearning({
      adjustments: [{ reflexId: "co01-type", baseConfidence: 0.5, adjustmentFactor: -9, lastUpdated: 1 }, { reflexId: 3 }],
      history: [record, { ...record, feedbackType: "hack" }, null],
    });
    expect(read?.adjustments).toEqual([{ reflexId: "vx-co01-type", baseConfidence: 0.5, adjustmentFactor: -0.3, lastUpdated: 1 }]);
    expect(read?.history.map((r) => r.reflexId)).toEqual(["vx-vg01-type"]);
  });
  it("reads times that were written as dates: what was learned elsewhere was dropped for them", () => {
    const learning = many("wrong", 2);
    const dated = JSON.parse(JSON.stringify(toStored(learning)), (key, value: unknown) =>
      key === "timestamp" || key === "lastUpdated" ? new Date(value as number).toISOString() : value,
    );
    expect(parseLearning(dated)).toEqual(learning);
    const undated = { reflexId: ID, baseConfidence: 0.5, adjustmentFactor: -0.1, lastUpdated: "yesterday" };
    expect(parseLearning({ adjustments: [undated], history: [] })).toEqual(NO_LEARNING);
  });
  it.each([null, [], "x", 3, {}, { adjustments: [] }, { adjustments: {}, history: [] }])("sets %j aside", (value) => expect(parseLearning(value)).toBeNull());
});
