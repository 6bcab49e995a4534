// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { Page } from "./accuracy-page.tsx";
import { FAMILY_MIN_TEXTS, FEW_TEXTS, FORMS, ORDINARY, RANKED, RESULTS } from "./results.ts";

afterEach(cleanup);
const open = () =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
const cell = (row: RegExp, label: string): string => {
  const cells = within(screen.getByRole("row", { name: row })).getAllByRole("cell");
  return cells.find((one) => one.dataset["label"] === label)?.textContent ?? "";
};

it("tells false alarms among few honest texts by their number, and gives the head of the page its denominators", () => {
  open();
  const few = RANKED.filter((name) => RESULTS.corpora[name]!.n - RESULTS.corpora[name]!.positive < FEW_TEXTS);
  expect(few).toEqual(["mafalda", "ptc-articles"]);
  expect(cell(/^Propaganda, articles/, "False alarms")).toBe("0 of 8");
  expect(cell(/^MAFALDA, texts/, "False alarms")).toMatch(/^\d+ of 31$/);
  expect(cell(/^BABE/, "False alarms")).toMatch(/^\d\.\d%$/);
  expect(screen.getByText(/of 448 honest film dialogues and \d+ of 31 sound debate posts$/)).toBeDefined();
});

it("says what each column of the collections counts", () => {
  open();
  const part = screen.getByRole("region", { name: "Text by text" });
  const heads = within(part)
    .getAllByRole("columnheader")
    .map((head) => head.textContent);
  const prose = part.querySelector("p")?.textContent ?? "";
  for (const head of heads.slice(3)) expect(prose).toContain(`${head}: `);
  expect(prose).toContain("± its standard error");
});

it("tells no family as right in all texts when it was wrong in one", () => {
  open();
  const shown = screen.getAllByRole("cell").filter((one) => one.dataset["label"] === "Misleading too" && one.textContent === "100%");
  const flawless = Object.values(RESULTS.families).filter(({ texts, right }) => texts >= FAMILY_MIN_TEXTS && right === texts);
  expect(shown).toHaveLength(flawless.length);
});

it("groups the digits of how many words were counted", () => {
  open();
  expect(screen.getByRole("region", { name: "What people and assistants say every day" }).textContent).toMatch(/ \d{1,3}(,\d{3})+ words of ordinary prose/);
});

it("names the rules, the day and the command of the counts that another bench made", () => {
  open();
  const repeat = screen.getByRole("region", { name: "How to repeat this" }).textContent;
  for (const words of [RESULTS.ruleHash, RESULTS.command, ORDINARY.ruleHash, ORDINARY.date, ORDINARY.command, FORMS.ruleHash, FORMS.date, FORMS.command])
    expect(repeat).toContain(words);
});

it("tells the day of each round once", () => {
  open();
  const named = [...screen.getByRole("region", { name: "How to repeat this" }).textContent!.matchAll(/round (\d+) on/g)].map(([, round]) => round);
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named).size).toBe(named.length);
});
