import { FRAME_EXERCISES } from "@candor/content/framing";
import { SANDBOX_EXERCISES } from "@candor/content/sandbox";
import { expect, it } from "vitest";
import { assess } from "../src/assess/assess.ts";

const [company, juice, , choir, daycare] = SANDBOX_EXERCISES.map(({ prompt }) => prompt) as [string, string, string, string, string];

it.each([
  [juice, "Every trial that a company pays for is garbage, and the juice page with its fourteen runners is for idiots."],
  [company, "Sales doubled, so it is definitely going to be around, and there is no way that two founders leaving matters."],
])("praises no word that leaves no room as evidence: %#", (prompt, answer) => {
  const { criteriaScores, personalizedFeedback } = assess("epistemic-humility", answer, prompt);
  expect(criteriaScores["evidence-orientation"]).toBeLessThan(0.4);
  expect(personalizedFeedback).not.toContain("You do best at weighing");
});

it("still takes a fact for evidence beside a sentence that leaves no room", () => {
  const answer =
    "The seller paid for the page, and fourteen runners are few. Nobody knows the journal. The rest is garbage to me, but the juice may help a little.";
  expect(assess("epistemic-humility", answer, juice).criteriaScores["evidence-orientation"]).toBeGreaterThan(0.4);
});

it.each([
  "I doubt the juice. If somebody can find out who did it, and whether a journal has checked the recovery times, I'd come up to 50 percent.",
  "I doubt the juice. Should you find out more, and how the recovery of the runners was measured, we would think again about the bottles.",
])("hears a condition that goes on after a comma: %s", (answer) => {
  expect(assess("epistemic-humility", answer, juice).criteriaScores["openness"]).toBeGreaterThan(0.4);
});

it("takes a range for the writer's own estimate, and a figure that the exercise does not have for none", () => {
  const told = (start: string) =>
    assess("epistemic-humility", `${start}, because the sales doubled while two of the five founders left in the spring.`, company).improvements.join("\n");
  expect(told("Somewhere between 55 and 65 percent")).not.toContain("Look at");
  expect(told("The market grew by between 55 and 65 percent")).toContain("Look at");
});

it("takes odds of the writer's own for a degree, and two figures that make no hundred for none", () => {
  const told = (odds: string) =>
    assess("epistemic-humility", `Torn, ${odds} for the fine. In Haifa more parents came late after it.`, daycare).improvements.join("\n");
  for (const odds of ["55 to 45", "60/40", "65–35"]) expect(told(odds), odds).not.toContain("Look at");
  expect(told("55 to 49")).toContain("Look at");
});

it.each([
  [juice, "Cherry juice is nice and I like it. Let's buy some and enjoy it together after the run."],
  [choir, "Singing is fun and I like it. Let's keep Sundays and enjoy cake together after each concert."],
])("does not ask whoever writes “let's” for sentences: %#", (prompt, answer) => {
  expect(assess("epistemic-humility", answer, prompt).improvements.join("\n")).not.toMatch(/full sentences|only listed/);
});

const hospital = FRAME_EXERCISES[0]!.facts;

it("asks for the next step of who has done the first, not for that one again", () => {
  const { improvements } = assess(
    "narrative-framing",
    "Critic: 5 minutes longer than last year. Leaves out the 70. Hospital: 18 minutes shorter, so readers are relieved.",
    hospital,
  );
  const depth = improvements.find((line) => line.startsWith("Critical depth:"));
  expect(depth).toMatch(/^Critical depth: You’ve made a start \(“Leaves out the 70”\)\. What would help most is asking who gains from what is left out\.$/);
});

it("quotes a quotation of the learner in single marks, and leaves no half of one", () => {
  const { criteria } = assess(
    "narrative-framing",
    "“Waits are back on the rise” makes readers angry at the hospital and compares 52 minutes with 47. The paper writes “She waited, then left, as one patient in 25 did” and we feel pity.",
    hospital,
  );
  const all = criteria.map(({ because }) => because).join("\n");
  expect(all).toContain("“‘Waits are back on the rise’");
  expect(all).not.toMatch(/"|““|””/);
});
