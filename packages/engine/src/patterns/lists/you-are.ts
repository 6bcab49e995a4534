import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "you-are",
  why: "How one says to somebody what they are; talk between two people begins so many verdicts with it.",
  words: ["you're"],
};
