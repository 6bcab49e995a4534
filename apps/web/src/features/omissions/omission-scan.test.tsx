// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { OmissionScan } from "./omission-scan.tsx";

const language = vi.hoisted(() => ({ english: true, share: 0.3, script: "latin" }));
const reading = vi.hoisted(() => ({ answer: () => Promise.resolve() }));
vi.mock("../../lib/analysis.ts", () => ({
  analyzeText: async () => {
    await reading.answer();
    return { frames: [], language: { ...language } };
  },
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  language.english = true;
  reading.answer = () => Promise.resolve();
});

const CLAIMS = `Experts say the new plan works. ${"It is the best plan and sales rose by 40% this year. ".repeat(6)}`;
const STORY = "We walked to the lake in the morning and my sister told us about her dog. ".repeat(5);

it.each([
  ["too short", "The plan works.", /^The text is too short/],
  ["a story", STORY, /^The text makes few claims/],
  ["something missing", CLAIMS, /^(?:One thing|\d things) a careful reader would look for and not find here/],
])("says in one live region what came of it: %s", async (_case, text, said) => {
  render(<OmissionScan text={text} />);
  expect((await screen.findByText(said)).getAttribute("role")).toBe("status");
  expect(screen.getAllByRole("status")).toHaveLength(1);
  const rows = screen.queryAllByRole("heading").length;
  expect(screen.getByRole("status").textContent).toMatch(rows === 0 ? /^The text/ : rows === 1 ? /^One/ : new RegExp(`^${rows} things`));
});

it("has no verdict on a text whose language it cannot read", async () => {
  language.english = false;
  render(<OmissionScan text={CLAIMS} />);
  expect((await screen.findByText(/^This doesn’t look like English\./)).getAttribute("role")).toBe("status");
  expect(screen.queryAllByRole("heading")).toEqual([]);
  expect(screen.queryByText(/makes few claims|careful reader/)).toBeNull();
});

it("has no verdict before the language is known, and has one where it cannot be found out", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  let fail: () => void = () => undefined;
  reading.answer = () =>
    new Promise((_, reject) => {
      fail = () => reject(new Error("no engine"));
    });
  render(<OmissionScan text={CLAIMS} />);
  expect(screen.getByText("Reading the text…")).toBeDefined();
  expect(screen.queryAllByRole("heading")).toEqual([]);
  fail();
  expect(await screen.findByText(/a careful reader would look for/)).toBeDefined();
});
