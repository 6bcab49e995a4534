import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "prove-verbs",
  why: "Words for showing a claim to be true.",
  words: [
    "prove",
    "proves",
    "proved",
    "proven",
    "show",
    "shows",
    "shown",
    "demonstrate",
    "demonstrates",
    "explain",
    "explains",
    "explained",
    "confirm",
    "confirms",
  ],
};
