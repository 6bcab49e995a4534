// @vitest-environment happy-dom
import type { Analysis } from "@candor/engine";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSession } from "./session.ts";
import { useCheck } from "./use-check.ts";

interface Run {
  text: string;
  signal: AbortSignal;
  done(analysis: Analysis): void;
  fail(error: unknown): void;
}
const { runs } = vi.hoisted(() => ({ runs: [] as Run[] }));
vi.mock("./analysis.ts", () => ({
  analyzeText: (text: string, _options: unknown, signal: AbortSignal) =>
    new Promise((done, fail) => {
      runs.push({ text, signal, done, fail });
      signal.addEventListener("abort", () => fail(signal.reason));
    }),
}));

const analysis = (language: string) => ({ frames: [], language }) as unknown as Analysis;
beforeEach(() => {
  runs.length = 0;
  useSession.setState({ latestInput: "", analysis: null });
});
afterEach(cleanup);
const check = (text: string) => renderHook(({ text }) => useCheck(text), { initialProps: { text } });

it("the session's latest run is not done over, where it was of this text", () => {
  useSession.setState({ latestInput: "A text.", analysis: analysis("of the session") });
  expect(check("A text.").result.current).toMatchObject({ language: "of the session", failed: false });
  expect(runs).toEqual([]);
  check("Another text.");
  expect(runs.map(({ text }) => text)).toEqual(["Another text."]);
});

it("a text that is replaced is no longer read, and what was read of it is not shown for the next", async () => {
  const { result, rerender } = check("One.");
  await act(async () => runs[0]!.done(analysis("of one")));
  expect(result.current.language).toBe("of one");
  rerender({ text: "Two." });
  expect([result.current.language, runs[0]!.signal.aborted]).toEqual([null, true]);
  rerender({ text: "Three." });
  await act(async () => runs[2]!.done(analysis("of three")));
  expect(result.current).toMatchObject({ language: "of three", failed: false });
});

it("a failed run is told, and the text read once more when it is asked for", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { result } = check("A text.");
  await act(async () => runs[0]!.fail(new Error("broken")));
  expect(result.current.failed).toBe(true);
  act(() => result.current.again());
  expect(result.current.failed).toBe(false);
  await act(async () => runs[1]!.done(analysis("at last")));
  expect(result.current).toMatchObject({ language: "at last", failed: false });
});
