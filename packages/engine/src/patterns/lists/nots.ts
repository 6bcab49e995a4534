import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "nots",
  why: "Little words that turn a claim into its opposite.",
  words: ["not", "never", "can't", "isn't", "aren't", "wasn't", "weren't", "doesn't", "don't", "didn't", "won't", "wouldn't", "hasn't", "haven't", "couldn't"],
};
