// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { PLACE_KEY } from "../../lib/progress.ts";
import { Continue } from "./continue.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each([
  ["steelman", 4, "You stopped in Steelman, at step 3 of 4."],
  ["epistemic-sandbox", 5, "You stopped in Epistemic Sandbox, at exercise 3 of 5."],
  ["narrative-framing-analysis", 4, "You stopped in Narrative Framing Analysis, at step 3 of 4."],
])("says where the reader stopped in %s, in the words of its page", (id, steps, words) => {
  localStorage.setItem(PLACE_KEY, JSON.stringify({ [id]: { step: 2, steps, at: 1 } }));
  render(
    <MemoryRouter>
      <Continue />
    </MemoryRouter>,
  );
  expect(screen.getByRole("region", { name: "Where you are" }).textContent).toContain(words);
  expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toMatch(/\?step=3$/);
});
