import { describe, expect, it } from "vitest";
import { assess, bandOf } from "../src/assess/assess.ts";
import { GRADED } from "./graded-answers.ts";

describe("graded answers", () => {
  it.each(GRADED.map((g) => [g.id, g] as const))("%s", (_id, g) => {
    const { overallScore, criteria } = assess(g.kind, g.answer, g.prompt);
    const detail = JSON.stringify(criteria.map((c) => [c.id, c.score]));
    if (g.atLeast !== undefined) expect(overallScore, detail).toBeGreaterThanOrEqual(g.atLeast);
    if (g.under !== undefined) expect(overallScore, detail).toBeLessThan(g.under);
  });
  it("are at least forty, a third of them unseen", () => {
    expect(GRADED.length).toBeGreaterThanOrEqual(40);
    expect(GRADED.filter((g) => g.unseen).length * 3).toBeGreaterThanOrEqual(GRADED.length);
  });
});

describe("bands and the brief answer (specification 2 §5, §9)", () => {
  it.each([[0.8, "Excellent"], [0.79, "Good"], [0.6, "Good"], [0.5, "Solid"], [0.4, "Developing"], [0.39, "Needs significant development"]])("%d is %s", (score, band) => expect(bandOf(score)).toBe(band));
  it("answers a brief response word for word", () => {
    expect(assess("epistemic-humility", "  too short, sorry  ", "x")).toEqual({
      overallScore: 0,
      criteriaScores: {},
      criteria: [],
      personalizedFeedback: "Your response is too brief to assess. Please provide more detailed analysis.",
      strengths: [],
      improvements: ["Please provide a more detailed response (at least 20 characters)"],
      nextSteps: ["Try writing at least 2-3 sentences explaining your thinking"],
    });
  });
  it.each([["epistemic-humility", [0.3, 0.25, 0.25, 0.2]], ["narrative-framing", [0.3, 0.25, 0.2, 0.25]]] as const)("weights of %s; the overall score is their weighted sum", (kind, weights) => {
    const result = assess(kind, GRADED.find((g) => g.kind === kind)!.answer, GRADED.find((g) => g.kind === kind)!.prompt);
    expect(result.criteria.map((c) => c.weight)).toEqual(weights);
    expect(result.overallScore).toBeCloseTo(result.criteria.reduce((s, c) => s + c.weight * c.score, 0), 1);
  });
  it("notes the learner's own loaded wording above 0.7", () => {
    const loud = assess("epistemic-humility", "Scientists proved it beyond any doubt, and only a fool would question it. Act now before it is too late, or we will all be destroyed! Everyone knows the bridge will collapse.", "Will the bridge last?");
    expect(loud.improvements.join(" ")).toMatch(/Revise your own language/);
  });
  it.each([["\ud800 lone surrogate in the answer, still a sentence"], ["مرحبا بالعالم كيف حالك اليوم يا صديقي"], ["🙂".repeat(50)], ["<script>alert(1)</script> I am not sure"]])("never throws: %s", (answer) => {
    expect(assess("narrative-framing", answer, "facts").overallScore).toBeLessThan(0.6);
  });
});
