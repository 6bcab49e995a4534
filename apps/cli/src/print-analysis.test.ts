import { analyze, type Analysis } from "@candor/engine";
import { afterEach, describe, expect, it, vi } from "vitest";
import { analysisAnswer } from "./mcp/analysis-answer.ts";
import { analysisText } from "./mcp/analysis-text.ts";
import { lineIndex } from "./line-index.ts";
import { printAnalysis } from "./print-analysis.ts";

const wholeAnalysis = (...given: Parameters<typeof printAnalysis>): string => [...printAnalysis(...given)].join("");

afterEach(() => vi.restoreAllMocks());

describe("lineIndex", () => {
  it("agrees with counting, at every offset", () => {
    const text = "\none\r\n\ntwo three\n👩‍👧\n\n";
    const place = lineIndex(text);
    for (let offset = 0; offset <= text.length; offset += 1) {
      const before = text.slice(0, offset).split("\n");
      expect(place(offset)).toEqual({ line: before.length, column: before.at(-1)!.length + 1 });
    }
  });
});

describe("printAnalysis", () => {
  it.each([
    ["Ferries.", "x: 1 word, 0 findings"],
    ["Act now!", "x: 2 words, 1 finding"],
  ])("counts in words that fit: %s", (text, head) => {
    expect(wholeAnalysis(text, "x", analyze(text), { color: false, leftOut: 0 }).split("\n")[0]).toBe(head);
  });
  it("says of a text that is not English only that: that nothing was found proves nothing at all", () => {
    const text = "Das ist ein kurzer Satz.";
    const printed = (leftOut: number) =>
      wholeAnalysis(text, "x", { ...analyze(text), frames: [] }, { color: false, leftOut })
        .trimEnd()
        .split("\n\n");
    expect(printed(0)).toEqual(["x: 5 words, 0 findings", expect.stringContaining("does not seem to be English")]);
    expect(printed(1).at(-1)).toContain("leaves out the one finding");
  });
  it("breaks lines of every kind at the width of a terminal, and no sentence in a file or a pipe", () => {
    const widest = (text: string, columns?: number) =>
      Math.max(
        ...wholeAnalysis(text, "x", analyze(text), { color: false, leftOut: 0, weak: 2, columns })
          .split("\n")
          .map((line) => line.length),
      );
    for (const text of ["Ferries run until ten.", "Only 3 left in stock. Act now!", "Das ist ein kurzer Satz."]) {
      expect(widest(text, 48)).toBeLessThanOrEqual(48);
      expect(widest(text)).toBeGreaterThan(70);
    }
  });
  it("shows controls of the marked words, and leaves its own colors", () => {
    const analysis = analyze("Act now! This offer ends tonight.");
    const frames = analysis.frames.map((frame) => ({ ...frame, fragment: "a\u001b[8mb\u009b1m\u202ec\u2069d\u007f\te", rationale: "Said \u001b]0;x\u0007." }));
    const printed = wholeAnalysis("", "x", { ...analysis, frames }, { color: false, leftOut: 0 });
    expect(printed).toContain("“a␛[8mb\ufffd1m\ufffdc\ufffdd␡ e”");
    expect(printed).toContain("Said ␛]0;x␇.");
  });
  it("breaks lines to the terminal, down to a width at which words still stand beside each other", () => {
    const analysis = analyze("Act now! This offer ends tonight.");
    const notes = (columns?: number) =>
      wholeAnalysis("", "x", analysis, { color: false, leftOut: 0, columns })
        .split("\n")
        .filter((line) => line.startsWith("         ") && !line.includes("vx-"));
    const longest = (columns?: number) => Math.max(...notes(columns).map((line) => line.length));
    expect(longest(50)).toBeLessThanOrEqual(50);
    expect(longest(50)).toBeGreaterThan(40);
    for (const wide of [undefined, 88, 300]) expect(notes(wide)).toEqual(notes());
    expect(longest()).toBeLessThanOrEqual(88);
    expect(notes(5)).toEqual(notes(32));
    expect(notes(50).join(" ").replace(/\s+/g, " ")).toBe(notes().join(" ").replace(/\s+/g, " "));
  });
  it("cuts long words between characters, for people and for assistants", () => {
    const analysis = analyze("Act now! This offer ends tonight.");
    const long = (chars: number) => `${"a".repeat(chars)}🌊 and more`;
    const printed = wholeAnalysis("", "x", { ...analysis, frames: [{ ...analysis.frames[0]!, fragment: long(156) }] }, { color: false, leftOut: 0 });
    expect(printed).toMatch(/aa\s+…”/);
    expect(printed).not.toMatch(/\p{Surrogate}/u);
    const answer = analysisAnswer("Act now! This offer ends tonight.", { stakes: "medium", min_confidence: 0, include_weak: false, max_findings: 30 });
    const told = analysisText({ ...answer, findings: [{ ...answer.findings[0]!, wording: long(157) }] });
    expect(told).toContain("aa …”");
    expect(told).not.toMatch(/\p{Surrogate}/u);
  });
  it("tells assistants which finding is to be put as a question: some clients pass on the text alone", () => {
    const answer = analysisAnswer("Everyone knows that it works. Act now! This offer ends tonight.", {
      stakes: "high",
      min_confidence: 0,
      include_weak: false,
      max_findings: 30,
    });
    expect(new Set(answer.findings.map((finding) => finding.assert))).toEqual(new Set([true, false]));
    const heads = analysisText(answer)
      .split("\n")
      .filter((line) => /^\d+\. “/.test(line));
    expect(heads.map((line) => !line.includes(", put as a question"))).toEqual(answer.findings.map((finding) => finding.assert));
  });
  it("does not go through the text again for each finding", () => {
    const text = "A plain line of text that says nothing.\n".repeat(2_000);
    const [frame] = analyze("Act now! This offer ends tonight.").frames;
    const frames = Array.from({ length: 500 }, (_, i) => ({ ...frame!, start: i * 160 }));
    let handled = 0;
    const { slice, split } = String.prototype;
    vi.spyOn(String.prototype, "slice").mockImplementation(function (this: string, ...range) {
      const piece = slice.apply(this, range);
      handled += piece.length;
      return piece;
    });
    vi.spyOn(String.prototype, "split").mockImplementation(function (this: string, ...by: unknown[]) {
      handled += this.length;
      return Reflect.apply(split, this, by) as string[];
    });
    const printed = wholeAnalysis(text, "a.txt", { ...analyze(""), frames } as Analysis, { color: false, leftOut: 0 });
    vi.restoreAllMocks();
    expect(printed).toContain("1997:1  ");
    expect(handled).toBeLessThan(frames.length * 2_000);
  });
});
