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
  ["behaviour", ["behavior"]],
  ["behavioural", ["behavioral"]],
  ["favouritism", ["favoritism"]],
  ["generalisations", ["generalis", "generaliz"]],
  ["dehumanize", ["dehumanis", "dehumaniz"]],
  ["analyse", ["analys", "analyz"]],
  ["defence", ["defense"]],
  ["judgements", ["judgments"]],
  ["sceptics", ["skeptics"]],
])("knows other spellings of %s", (word, others) => {
  expect(spellings(word)).toEqual([word, ...others]);
});

it.each(["four", "your", "source", "courage", "size", "wise", "evidence", "sceptre", "expert"])("has one spelling of %s", (word) => {
  expect(spellings(word)).toEqual([word]);
});
