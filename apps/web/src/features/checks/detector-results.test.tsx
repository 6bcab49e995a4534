// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { DetectorResults, ResultRow, type DetectorResult } from "./detector-results.tsx";

const analysis = vi.hoisted(() => ({ run: null as null | (() => Promise<unknown>) }));
vi.mock("../../lib/analysis.ts", () => ({ analyzeText: () => analysis.run?.() }));

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

it.each([
  ["a result", [BARE], "1 result"],
  ["nothing", [], "None was seen."],
])("says in one live region that it reads, and what came of it: %s", async (_case, found, said) => {
  let done: (result: unknown) => void = () => undefined;
  analysis.run = () => new Promise((resolve) => (done = resolve));
  render(
    <MemoryRouter>
      <DetectorResults text="A text." families={["vx-ju01"]} empty={<p>None was seen.</p>} />
    </MemoryRouter>,
  );
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("Reading the text…");
  await act(async () => done({ frames: found.map((result) => ({ ...result, family: "vx-ju01" })) }));
  expect(screen.getByRole("status")).toBe(region);
  expect(region.textContent).toBe(said);
  expect(screen.queryByText("None was seen.") === null).toBe(found.length > 0);
});

it("does not say that a text was checked whose language it cannot read", async () => {
  const read = async (english: boolean) => {
    analysis.run = () => Promise.resolve({ frames: [], language: { english, share: 0, script: "latin" } });
    render(
      <MemoryRouter>
        <DetectorResults text="A text." families={["vx-ju01"]} empty={<p>None was seen.</p>} checked={<p>It was checked.</p>} />
      </MemoryRouter>,
    );
    await screen.findByText("None was seen.");
    const said = screen.getByRole("status").textContent;
    cleanup();
    return said;
  };
  expect(await read(true)).toBe("None was seen.It was checked.");
  expect(await read(false)).toMatch(/^None was seen\.This doesn’t look like English\./);
});

it("says when the text could not be read, and reads it once more on request", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  analysis.run = () => Promise.reject(new Error("broken"));
  render(
    <MemoryRouter>
      <DetectorResults text="A text." families={["vx-ju01"]} empty={<p>None was seen.</p>} />
    </MemoryRouter>,
  );
  const button = await screen.findByRole("button", { name: "Try again" });
  const region = screen.getByRole("status");
  expect(region.textContent).toContain("The text couldn’t be read.");
  expect(screen.queryByText("None was seen.")).toBeNull();
  analysis.run = () => Promise.resolve({ frames: [] });
  fireEvent.click(button);
  expect(region.textContent).toBe("Reading the text…");
  expect(document.activeElement).toBe(region);
  expect(await screen.findByText("None was seen.")).toBeTruthy();
  vi.restoreAllMocks();
});
