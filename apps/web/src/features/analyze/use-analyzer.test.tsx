// @vitest-environment happy-dom
import { NO_READABLE_TEXT } from "@candor/content/messages/analysis";
import type { Analysis } from "@candor/engine";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSession } from "../../lib/session.ts";
import { useAnalyzer } from "./use-analyzer.ts";
import type { StatementField } from "./use-statement.ts";

interface Wait {
  of: string;
  done(value: unknown): void;
  fail(error: unknown): void;
}
const { waits, wait } = vi.hoisted(() => {
  const waits: Wait[] = [];
  const wait = (of: string, signal: AbortSignal) =>
    new Promise((done, fail) => {
      waits.push({ of, done, fail });
      signal.addEventListener("abort", () => fail(signal.reason));
    });
  return { waits, wait };
});
vi.mock("../../lib/analysis.ts", () => ({ analyzeText: (text: string, _options: unknown, signal: AbortSignal) => wait(text, signal) }));
vi.mock("../../lib/fetched-page.ts", () => ({ fetchPage: wait }));

const TEXT = "Everyone knows that the dam is safe.";
const field: StatementField = {
  text: "",
  source: null,
  setAside: [],
  ran: null,
  isRead: true,
  type: vi.fn(),
  replace: vi.fn(),
  bringBack: vi.fn(),
  keepRan: vi.fn(),
  lastRan: () => null,
};
const analysis = { frames: [] } as unknown as Analysis;
const isAnalyzing = () => useSession.getState().isAnalyzing;
const start = () => renderHook(() => useAnalyzer(field)).result;

beforeEach(() => {
  waits.length = 0;
  useSession.setState(useSession.getInitialState());
});
afterEach(cleanup);

it("a run that takes the place of another goes on when that one ends", async () => {
  const analyzer = start();
  act(() => void analyzer.current.run("https://a.example/dam"));
  await act(async () => void analyzer.current.run(TEXT));
  expect(waits.map(({ of }) => of)).toEqual(["https://a.example/dam", TEXT]);
  expect([isAnalyzing(), analyzer.current.state, analyzer.current.message]).toEqual([true, "analysing", null]);
  await act(async () => waits[1]!.done(analysis));
  expect([isAnalyzing(), analyzer.current.state, useSession.getState().analysis]).toEqual([false, "idle", analysis]);
});

it("a page without text ends the run, and is told", async () => {
  const analyzer = start();
  act(() => void analyzer.current.run("https://a.example/empty"));
  expect(analyzer.current.state).toBe("fetching");
  await act(async () => waits[0]!.done({ text: " ", source: null }));
  expect([isAnalyzing(), analyzer.current.state, analyzer.current.message]).toEqual([false, "idle", NO_READABLE_TEXT]);
});

it("a run that is stopped leaves no message", async () => {
  const analyzer = start();
  act(() => void analyzer.current.run(TEXT));
  await act(async () => analyzer.current.stop());
  expect([isAnalyzing(), analyzer.current.state, analyzer.current.message]).toEqual([false, "idle", null]);
});

it("a run that fails keeps the text, and says why", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const analyzer = start();
  act(() => void analyzer.current.run(TEXT));
  await act(async () => waits[0]!.fail(new Error("out of memory")));
  expect([isAnalyzing(), analyzer.current.state, useSession.getState().latestInput]).toEqual([false, "idle", TEXT]);
  expect(analyzer.current.message).toContain("out of memory");
});
