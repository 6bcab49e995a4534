import { expect, it } from "vitest";
import { searchable, searchWords } from "../src/search-words.ts";

it.each([
  ["Everyone’s Café", ["everyones", "cafe"]],
  ["everyone's CAFE\u0301", ["everyones", "cafe"]],
  ["vx-fo01-act-now", ["vx", "fo01", "act", "now"]],
  ["ﬁnal 50% … “?!”", ["final", "50"]],
  ["¿?", []],
])("%s", (text, words) => {
  expect(searchWords(text)).toEqual(words);
  expect(searchable(text)).toBe(words.map((word) => ` ${word}`).join(""));
});
