import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "persons",
  why: "Pronouns that open a statement about somebody or something.",
  words: [
    "i",
    "you",
    "he",
    "she",
    "it",
    "we",
    "they",
    "this",
    "that",
    "there",
    "these",
    "those",
    "you're",
    "you've",
    "he's",
    "she's",
    "it's",
    "that's",
    "they're",
  ],
};
