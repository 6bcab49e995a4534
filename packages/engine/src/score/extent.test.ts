import { expect, it } from "vitest";
import { analyze } from "../analyze.ts";

const AROUND = "and then we went home and cooked some rice and looked at the pictures of the lake ";
const CLAIM = "and only a fool would doubt it ";
const marked = (text: string): number[] => analyze(text).frames.map(({ start, end }) => end - start);

it("marks a sentence whole", () => {
  const text = (AROUND + CLAIM + AROUND).trim();
  expect(marked(text)).toEqual([text.length]);
});

it("marks what is near in speech without any marks, however long it is", () => {
  const lengths = [20, 40, 80].map((times) => marked(AROUND.repeat(times) + CLAIM + AROUND.repeat(times)));
  for (const [length, ...more] of lengths) {
    expect(more).toEqual([]);
    expect(length).toBeGreaterThan(CLAIM.length);
    expect(length).toBeLessThan(AROUND.length * 5);
  }
});
