import { describe, expect, it } from "vitest";
import { classifyFeedback, intensityOf } from "../../lib/adaptive-learning.ts";
import { isProfane } from "../../lib/moderation.ts";
import { FEEDBACK_PHRASES, withPhrase } from "./feedback-phrases.ts";
import { isValidFeedback } from "./feedback-rules.ts";

describe("the phrases of the buttons", () => {
  it.each(FEEDBACK_PHRASES)("$name: accepted, and taken for $type", ({ phrase, type }) => {
    expect(isValidFeedback(phrase, isProfane)).toBe(true);
    expect(classifyFeedback(phrase)).toBe(type);
    expect(intensityOf(phrase)).toBe(1);
  });
  it("stand before the visitor’s own words, one at a time", () => {
    const [right, alarm] = FEEDBACK_PHRASES.map(({ phrase }) => phrase) as [string, string];
    expect(withPhrase(right, "")).toBe(right);
    expect(withPhrase(right, "  ")).toBe(right);
    expect(withPhrase(alarm, "hmm not sure about it")).toBe(`${alarm}: hmm not sure about it`);
    expect(withPhrase(right, withPhrase(alarm, "it is a quotation"))).toBe(`${right}: it is a quotation`);
    expect(withPhrase(right, right)).toBe(right);
  });
});
