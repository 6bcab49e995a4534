// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HISTORY_IN_MEMORY, HISTORY_STORED, learn, LEARNING_KEY, NO_LEARNING, parseLearning, toStored, type Learning } from "./adaptive-learning.ts";
import { wipeAll } from "./kept-file.ts";
import { changeLearning, resetLearning, useLearning } from "./learning-store.ts";
import { readStored, writeRaw } from "./storage.ts";

const teach = (learning: Learning, nowMs: number): Learning => learn(learning, { reflexId: "vx-fo01-x", confidence: 0.7, feedback: "right", text: "t", nowMs });
/** Feedback with the times 0 to `times` - 1, in one write. */
const teachMany = (times: number) => changeLearning((old) => Array.from({ length: times }).reduce<Learning>((learning, _, i) => teach(learning, i), old));
const times = (learning: Learning): number[] => learning.history.map((r) => r.timestamp);
const stored = () => times(readStored(LEARNING_KEY, parseLearning, NO_LEARNING));
const remembered = () => times(renderHook(() => useLearning()).result.current);

beforeEach(() => {
  resetLearning();
  localStorage.clear();
});
afterEach(cleanup);

describe("what was learned", () => {
  it("is remembered up to 1,000 records while the page is open, and stored up to 500", () => {
    teachMany(1_100);
    changeLearning((old) => teach(old, 5_000));
    expect(stored()).toHaveLength(HISTORY_STORED);
    const all = remembered();
    expect(all).toHaveLength(HISTORY_IN_MEMORY);
    expect([all[0], all.at(-2), all.at(-1)]).toEqual([101, 1_099, 5_000]);
  });

  it.each<[string, () => void]>([
    ["another file took its place", () => writeRaw(LEARNING_KEY, JSON.stringify(toStored(NO_LEARNING)))],
    ["everything was deleted", wipeAll],
    [
      "another tab changed it",
      () => {
        localStorage.setItem(LEARNING_KEY, JSON.stringify(toStored(NO_LEARNING)));
        window.dispatchEvent(new StorageEvent("storage", { key: LEARNING_KEY }));
      },
    ],
  ])("does not come back from memory after %s", (_, change) => {
    const { result } = renderHook(() => useLearning());
    act(() => teachMany(600));
    expect(result.current.history).toHaveLength(600);
    act(change);
    expect(result.current.history).toEqual([]);
    act(() => changeLearning((old) => teach(old, 5_000)));
    expect(times(result.current)).toEqual([5_000]);
    expect(stored()).toEqual([5_000]);
  });
});
