import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "overnight-words",
  why: "Adverbs that promise a result at once, without effort or for good",
  words: [
    "overnight",
    "instantly",
    "forever",
    "for good",
    "permanently",
    "naturally",
    "guaranteed",
    "effortlessly",
    "at home",
    "without dieting",
    "while you sleep",
    "in your sleep",
    "in minutes",
    "in days",
    "in a week",
  ],
};
