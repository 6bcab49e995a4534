// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { ResultRow, type DetectorResult } from "./detector-results.tsx";

afterEach(cleanup);
const BARE: DetectorResult = {
  reflexId: "vx-ju01-x",
  reflexLabel: "Piles up jargon",
  confidence: 0.65,
  category: "distraction",
  fragment: "synergy",
  start: 0,
};
const show = (result: DetectorResult, schema: boolean) =>
  render(
    <MemoryRouter>
      <ol>
        <ResultRow result={result} schema={schema} />
      </ol>
    </MemoryRouter>,
  );

it("says what is missing", () => {
  show({ ...BARE, rationale: " " }, true);
  expect(screen.getByText("No rationale provided.")).toBeTruthy();
  expect(screen.getByText("No UI schema summary available.")).toBeTruthy();
});
it("shows what is there, and no summary where the page has none", () => {
  show({ ...BARE, rationale: "Why.", schemaSummary: "7 of 10 nouns" }, false);
  expect(screen.getByText("Why.")).toBeTruthy();
  expect(screen.queryByText("7 of 10 nouns")).toBeNull();
  expect(screen.queryByText("No UI schema summary available.")).toBeNull();
  expect(screen.getByText("65%")).toBeTruthy();
});
it("cuts long words without cutting through a character", () => {
  show({ ...BARE, fragment: `${"a".repeat(239)}😀 and so on` }, false);
  expect(document.querySelector(".words .mark")?.textContent).toBe(`${"a".repeat(239)} …`);
});
