import { analyze } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "./examples.ts";

const HONEST = ["A bicycle shop", "A tenant’s complaint", "A study, summed up", "A notice from the council", "Another message from a bank"];

describe("texts to try", () => {
  it("are honest as often as not", () => {
    expect(EXAMPLES.filter(({ title }) => HONEST.includes(title))).toHaveLength(HONEST.length);
    expect(HONEST.length / EXAMPLES.length).toBe(0.5);
  });
  it.each(EXAMPLES)("$title: what leans is found, what is honest stays quiet", ({ title, text }) => {
    const marks = analyze(text).frames.filter((frame) => frame.confidence >= 0.6 && frame.reflexId !== "cluster-alert");
    if (HONEST.includes(title)) expect(marks.map((m) => `${m.reflexId}: ${m.fragment}`)).toEqual([]);
    else expect(marks.length).toBeGreaterThanOrEqual(3);
  });
  it.each(EXAMPLES)("$title: names streets and days as the rest of the app does", ({ text }) =>
    expect(text).not.toMatch(/\b(?:high street|car park|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December))\b/),
  );
});
