// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LearningLog } from "./learning-log.tsx";
import type { LogLine } from "./learning-test.ts";

afterEach(cleanup);

const line: LogLine = {
  text: "A",
  feedback: "wrong",
  type: "false_positive",
  reflexId: "vx-fo01-x",
  label: "Ends tonight",
  before: 0.7,
  after: 0.65,
  asExpected: true,
};

it.each<[string, LogLine[], "running" | "done" | "failed", string]>([
  ["while it runs", [line], "running", "1 done"],
  ["at its end", [line], "done", "1 of 1 as expected. The test uses a copy, so what you taught hasn’t changed."],
  ["when the engine cannot be had", [], "failed", "The test stopped because a statement couldn’t be read. Please try again."],
  ["when it broke off in the middle", [line], "failed", "The test stopped because a statement couldn’t be read. Please try again."],
])("%s it says so", (_, lines, state, words) => {
  render(<LearningLog lines={lines} state={state} />);
  expect(screen.getByRole("status").textContent).toBe(words);
});

it.each<[Partial<LogLine>, string]>([
  [{}, "“wrong” counts as “false alarm”. Ends tonight vx-fo01-x: 70% to 65%"],
  [{ feedback: "right", type: "correct", after: 0.7 }, "“right” counts as “correct”. Ends tonight vx-fo01-x: stays at 70%"],
])("says for people what a feedback counted as and moved: %j", (change, words) => {
  const { container } = render(<LearningLog lines={[{ ...line, ...change }]} state="done" />);
  expect(container.querySelector("li p:last-child")?.textContent).toBe(words);
});
