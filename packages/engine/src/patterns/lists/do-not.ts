import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "do-not",
  why: "How a speaker forbids something to somebody.",
  words: ["don't", "don't you", "don't you ever", "don't you dare", "don't ever", "never", "stop", "quit", "you can't", "you mustn't"],
};
