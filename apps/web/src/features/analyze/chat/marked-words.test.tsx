// @vitest-environment happy-dom
import type { Frame } from "@candor/engine";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MarkedWords } from "./marked-words.tsx";

afterEach(cleanup);

const TEXT = "Everyone knows it.\nAct now!";
const frame = (words: string, category: string) => {
  const start = TEXT.indexOf(words);
  const end = start + words.length;
  return { reflexId: `vx-${category}`, category, confidence: 0.9, stance: "asserted", start, end, spans: [[start, end]] } as unknown as Frame;
};
const FRAMES = [frame("Everyone knows", "consensus"), frame("Act now", "emotional")];
/** Each piece that is marked or lit, with its classes, and the number that follows it. */
const pieces = (frames: readonly Frame[], lit?: readonly [number, number]) => {
  const { container } = render(<MarkedWords text={TEXT} frames={frames} lit={lit ?? null} />);
  expect(container.textContent).toBe(TEXT.replace("\n", ""));
  return [...container.querySelectorAll("span")].map((span) => span.dataset["n"] ?? `${span.textContent}: ${span.className}`);
};

it("marks have their numbers behind them", () => {
  expect(pieces(FRAMES)).toEqual(["Everyone knows: mark c-consensus", "1", "Act now: mark c-emotional", "2"]);
});

it("a lit place is no mark and has no number, alone or across a mark", () => {
  expect(pieces([], [9, 14])).toEqual(["knows: lit"]);
  expect(pieces(FRAMES, [9, 17])).toEqual(["Everyone : mark c-consensus", "knows: mark c-consensus lit", "1", " it: lit", "Act now: mark c-emotional", "2"]);
});
