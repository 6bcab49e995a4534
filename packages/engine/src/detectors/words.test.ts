import { expect, it, vi } from "vitest";
import type * as Context from "./context.ts";
import { literalTokens } from "../match/literal.ts";
import { systemWords } from "../text/system-words.ts";

const asked = vi.hoisted((): string[] => []);
vi.mock("./context.ts", async (original) => {
  const actual = await original<typeof Context>();
  return { ...actual, wordSet: (words: string) => (asked.push(...words.split(" ")), actual.wordSet(words)) };
});
const { detectorWords } = await import("./index.ts");

/** Parts that the tokenizer cuts off, and that look like a word cut off wrongly here. */
const SUFFIX = /^'(?:[sdm]|re|ve|ll)$/;

it('asks for words that the tokenizer gives: "you\'re" comes as two', () => {
  const words = [...new Set([...asked, ...detectorWords(), ...systemWords().keys()])].filter((word) => !SUFFIX.test(word));
  expect(words.length).toBeGreaterThan(1_500);
  expect(words.filter((word) => literalTokens(word).join(" ") !== word)).toEqual([]);
});
