// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Assessed } from "./assess.ts";
import { DRAFTS_KEY } from "./drafts.ts";
import { removeStored, writeStored } from "./storage.ts";
import { useAssessments } from "./use-assessments.ts";

const calls = vi.hoisted(() => [] as { answer: (result: unknown) => void; signal: AbortSignal }[]);
vi.mock("./assess.ts", () => ({ requestAssessment: (_request: unknown, signal: AbortSignal) => new Promise((answer) => calls.push({ answer, signal })) }));
afterEach(() => {
  cleanup();
  calls.length = 0;
});

const request = { kind: "epistemic-humility", answer: "About 60 percent.", prompt: "How sure?" } as const;
const assessed = { overallScore: 0.5 } as Assessed;

it("an exercise is pending until its own answer is there", async () => {
  const { result } = renderHook(() => useAssessments());
  act(() => void result.current.submit("a", request));
  expect([result.current.stateOf("a"), result.current.stateOf("b")]).toEqual([
    { pending: true, done: false, result: null, stopped: false, words: 0 },
    { pending: false, done: false, result: null, stopped: false, words: 0 },
  ]);
  await act(async () => calls[0]!.answer(assessed));
  expect(result.current.stateOf("a")).toEqual({ pending: false, done: true, result: assessed, stopped: false, words: 0 });
});

it("comes on while its reader looks at another page, and is there when they come back", async () => {
  const { result, unmount } = renderHook(() => useAssessments());
  act(() => void result.current.submit("left", request));
  unmount();
  expect(calls[0]!.signal.aborted).toBe(false);
  const { result: back } = renderHook(() => useAssessments());
  expect(back.current.stateOf("left").pending).toBe(true);
  await act(async () => calls[0]!.answer(assessed));
  expect(back.current.stateOf("left")).toMatchObject({ pending: false, done: true, result: assessed });
});

it("ends with the answers, when everything that is kept is deleted", async () => {
  writeStored(DRAFTS_KEY, { a: "About 60 percent." });
  const { result } = renderHook(() => useAssessments());
  act(() => void result.current.submit("done", request));
  await act(async () => calls[0]!.answer(assessed));
  act(() => void result.current.submit("under way", request));
  act(() => removeStored(DRAFTS_KEY));
  expect(calls[1]!.signal.aborted).toBe(true);
  for (const id of ["done", "under way"]) expect(result.current.stateOf(id)).toMatchObject({ pending: false, done: false, result: null });
  await act(async () => calls[1]!.answer(assessed));
  expect(result.current.stateOf("under way").done).toBe(false);
});

it("Stop calls the request off and leaves what was there, whatever comes of it later", async () => {
  const { result } = renderHook(() => useAssessments());
  act(() => void result.current.submit("a", request));
  await act(async () => calls[0]!.answer(assessed));
  act(() => void result.current.submit("a", request));
  act(() => void result.current.submit("b", request));
  act(() => result.current.stop("a"));
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  const stopped = { pending: false, done: true, result: assessed, stopped: true, words: 0 };
  expect(result.current.stateOf("a")).toEqual(stopped);
  expect(result.current.stateOf("b").pending).toBe(true);
  await act(async () => calls[1]!.answer({ overallScore: 1 }));
  expect(result.current.stateOf("a")).toEqual(stopped);
  act(() => void result.current.submit("a", request));
  expect(result.current.stateOf("a")).toEqual({ pending: true, done: true, result: assessed, stopped: false, words: 0 });
});
