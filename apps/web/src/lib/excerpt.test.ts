import { expect, it } from "vitest";
import { endOf, shortened } from "./excerpt.ts";

it.each([
  ["short", 10, "short"],
  ["just fits", 9, "just fits"],
  ["one two three", 8, "one two …"],
  ["one two three", 7, "one two …"],
  ["one two three", 11, "one two …"],
  ["a antidisestablishmentarianism", 9, "a antidis …"],
  ["abc😀def", 4, "abc …"],
  ["abc😀def", 5, "abc😀 …"],
])("shortens %j to %d: %j", (text, max, words) => {
  expect(shortened(text, max)).toBe(words);
});

it.each([
  ["short", 10, "short"],
  ["abc😀def", 3, "def"],
  ["abc😀def", 4, "def"],
  ["abc😀def", 5, "😀def"],
  ["abc", 0, ""],
])("the end of %j, %d units: %j", (text, max, words) => {
  expect(endOf(text, max)).toBe(words);
});
