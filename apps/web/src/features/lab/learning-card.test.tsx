// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { askedChange, learn, NO_LEARNING } from "../../lib/adaptive-learning.ts";
import { changeLearning, useLearning } from "../../lib/learning-store.ts";
import { LearningCard } from "./learning-card.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each([
  [1, "1 piece of feedback about 1 detector."],
  [2, "2 pieces of feedback about 1 detector."],
])("counts %d in words that fit", (times, words) => {
  let learning = NO_LEARNING;
  for (let i = 0; i < times; i += 1) learning = learn(learning, { reflexId: "vx-fo01", confidence: 0.7, feedback: "wrong", text: "A text", nowMs: i });
  const { container } = render(<LearningCard learning={learning} nowMs={null} />);
  expect(container.textContent).toContain(words);
});

it("says of feedback that changes nothing that it changed nothing", () => {
  const learning = learn(NO_LEARNING, { reflexId: "vx-fo01", confidence: 0.7, feedback: "correct", text: "A text", nowMs: 1 });
  const { container } = render(<LearningCard learning={learning} nowMs={null} />);
  expect(screen.getByText("no change")).toBeTruthy();
  expect(container.textContent).toContain("correct, no change, ");
  expect(container.textContent).not.toMatch(/±0|changed by/);
});

it.each([
  ["wrong", "takes 5 points off", -0.05],
  ["missed", "adds 5", 0.05],
  ["right", "changes nothing", 0],
  ["I disagree", "takes 2.5 off", -0.025],
  ["Completely wrong", "counts double", -0.1],
  ["maybe wrong", "half", -0.025],
])("says what the very words “%s” do", (words, told, change) => {
  const { container } = render(<LearningCard learning={NO_LEARNING} nowMs={null} />);
  expect(container.textContent).toContain(`“${words}” ${told}`);
  expect(askedChange(words)).toBe(change);
});

const Stored = () => <LearningCard learning={useLearning()} nowMs={null} />;
const focused = () => document.activeElement?.closest("h2, h3, summary")?.textContent;

it("leaves the focus at the detector whose feedback is taken back, and at the card's title when it is gone", () => {
  for (const [reflexId, nowMs] of [
    ["vx-fo01", 1],
    ["vx-fo01", 2],
    ["vx-vg01", 3],
  ] as const)
    changeLearning((old) => learn(old, { reflexId, confidence: 0.7, feedback: "wrong", text: "A text", nowMs }));
  render(<Stored />);
  const press = (name: string) => {
    const button = screen.getAllByRole("button", { name, hidden: true })[0]!;
    button.focus();
    fireEvent.click(button);
  };
  press("Undo “wrong” for vx-fo01");
  expect(focused()).toContain("vx-fo01 −5 points");
  press("Undo “wrong” for vx-fo01");
  expect(focused()).toBe("Learned so far");
  const asked = vi.fn((_question: string) => true).mockReturnValueOnce(false);
  vi.stubGlobal("confirm", asked);
  const forgetIt = () => fireEvent.click(screen.getByText(/^Forget this detector’s changes/, { selector: "button" }));
  forgetIt();
  expect(screen.getByText("1 piece of feedback about 1 detector.", { exact: false })).toBeTruthy();
  forgetIt();
  expect(focused()).toContain("Adaptive Learning");
  expect(asked.mock.calls).toEqual(Array(2).fill(["Forget everything learned about vx-vg01? This can’t be undone."]));
  vi.unstubAllGlobals();
});

it("is not drawn anew where nothing was learned: its records are many, and the page changes with each letter that is typed", () => {
  const learning = learn(NO_LEARNING, { reflexId: "vx-fo01", confidence: 0.7, feedback: "wrong", text: "A text", nowMs: 1 });
  const { rerender } = render(<LearningCard learning={learning} nowMs={null} />);
  const dated = vi.spyOn(Date.prototype, "toLocaleString");
  rerender(<LearningCard learning={learning} nowMs={null} />);
  expect(dated).not.toHaveBeenCalled();
  rerender(<LearningCard learning={{ ...learning }} nowMs={null} />);
  expect(dated).toHaveBeenCalled();
  dated.mockRestore();
});
