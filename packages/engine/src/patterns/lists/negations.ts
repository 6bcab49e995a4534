import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "negations",
  why: "Ways to deny or refuse in talk, between a person and a verb.",
  words: [
    "don't",
    "do not",
    "didn't",
    "did not",
    "doesn't",
    "does not",
    "never",
    "won't",
    "will not",
    "can't",
    "cannot",
    "couldn't",
    "wouldn't",
    "isn't",
    "haven't",
  ],
};
