import { expect, it } from "vitest";
import { searchable, searchWords, spellings } from "../src/search-words.ts";

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

it.each([
  ["behaviour", "behavior"],
  ["behavioural", "behavioral"],
  ["favouritism", "favoritism"],
  ["generalisations", "generalizations"],
  ["dehumanize", "dehumanise"],
  ["analyse", "analyze"],
  ["defence", "defense"],
  ["judgements", "judgments"],
  ["sceptics", "skeptics"],
])("knows %s as %s, too", (word, other) => {
  expect(spellings(word)).toEqual([word, other]);
});

it.each(["four", "your", "source", "courage", "size", "wise", "evidence", "sceptre", "expert"])("has one spelling of %s", (word) => {
  expect(spellings(word)).toEqual([word]);
});
