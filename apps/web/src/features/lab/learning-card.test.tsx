// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { learn, NO_LEARNING } from "../../lib/adaptive-learning.ts";
import { LearningCard } from "./learning-card.tsx";

afterEach(cleanup);

it.each([
  [1, "1 detector changed by 1 piece of feedback"],
  [2, "1 detector changed by 2 pieces of feedback"],
])("counts %d in words that fit", (times, words) => {
  let learning = NO_LEARNING;
  for (let i = 0; i < times; i += 1) learning = learn(learning, { reflexId: "vx-fo01", confidence: 0.7, feedback: "wrong", text: "A text", nowMs: i });
  const { container } = render(<LearningCard learning={learning} nowMs={null} />);
  expect(container.textContent).toContain(words);
});
