import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { wordsTold } from "./words-told.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([1, 2, 3, 7, 100])("counts words, and no part of one, in pieces of %i characters", (size) => {
  const told: number[] = [];
  const hear = wordsTold((words) => told.push(words)).begin();
  const text = " The dam,\n\nthen: “is it safe?”  Yes. ";
  for (let at = 0; at < text.length; at += size) {
    vi.advanceTimersByTime(500);
    hear(text.slice(at, at + size));
    hear("");
  }
  expect(told.at(-1)).toBe(7);
});

it("tells of the first word at once, then twice a second at most, and of none that are not there", () => {
  const told: number[] = [];
  const hear = wordsTold((words) => told.push(words)).begin();
  hear(" \n");
  for (let word = 0; word < 20; word += 1) {
    hear("word ");
    vi.advanceTimersByTime(100);
  }
  expect(told).toEqual([1, 6, 11, 16]);
});

it("counts the words of texts that come side by side, whichever ends in the middle of a word", () => {
  const told: number[] = [];
  const { begin } = wordsTold((words) => told.push(words));
  const [one, other] = [begin(), begin()];
  for (const [hear, piece] of [
    [one, "The da"],
    [other, "Is it sa"],
    [one, "m is "],
    [other, "fe?"],
    [one, "safe."],
  ] as const) {
    vi.advanceTimersByTime(500);
    hear(piece);
  }
  expect(told).toEqual([2, 5, 6, 6, 7]);
});
