// @vitest-environment happy-dom
import { BATCH_PAUSE_MS } from "@candor/content/messages/lab";
import type { Analysis } from "@candor/engine";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NO_LEARNING } from "../../lib/adaptive-learning.ts";
import { TEXTS_KEY } from "./slot-texts.ts";
import { useSlotTests } from "./use-slot-tests.ts";

const { waits } = vi.hoisted(() => ({ waits: [] as { of: string; done(analysis: unknown): void; fail(error: Error): void }[] }));
vi.mock("../../lib/analysis.ts", () => ({ analyzeText: (of: string) => new Promise((done, fail) => waits.push({ of, done, fail })) }));

const analysis = { frames: [], language: { english: true } } as unknown as Analysis;
const start = (...texts: string[]) => {
  localStorage.setItem(TEXTS_KEY, JSON.stringify(texts));
  return renderHook(() => useSlotTests(NO_LEARNING)).result;
};
const done = (nth: number) => act(async () => waits[nth]!.done(analysis));
beforeEach(() => {
  waits.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

it("is analyzing until the last test of a slot has ended, its own and that of all", async () => {
  const tests = start("Everyone knows this.");
  await act(async () => void tests.current.test(0));
  await act(async () => void tests.current.testAll());
  expect(waits).toHaveLength(2);
  await done(0);
  expect(tests.current.slots[0]!.analyzing).toBe(true);
  await done(1);
  expect([tests.current.slots[0]!.analyzing, tests.current.all]).toEqual([false, "done"]);
});

it("tests the slots with a text one after another, and one that fails keeps none of the others from it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const tests = start("One.", "", "Three.");
  await act(async () => void tests.current.testAll());
  await act(async () => waits[0]!.fail(new Error("broken")));
  await act(async () => void (await vi.advanceTimersByTimeAsync(BATCH_PAUSE_MS)));
  expect(waits.map(({ of }) => of)).toEqual(["One.", "Three."]);
  await done(1);
  expect(tests.current.slots.map(({ results }) => results !== null)).toEqual([false, false, true, false]);
  expect(tests.current.all).toBe("done");
});

it("gives no result to a text that was changed meanwhile", async () => {
  const tests = start("One.");
  await act(async () => void tests.current.test(0));
  act(() => tests.current.edit(0, "Another."));
  await done(0);
  expect([tests.current.slots[0]!.results, tests.current.slots[0]!.analyzing]).toEqual([null, false]);
});
