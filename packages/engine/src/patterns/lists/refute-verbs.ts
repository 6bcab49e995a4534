import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "refute-verbs",
  why: "Words for showing a claim to be false.",
  words: [
    "disprove",
    "disproved",
    "disproven",
    "disproves",
    "refute",
    "refuted",
    "refutes",
    "debunk",
    "debunked",
    "prove it wrong",
    "prove me wrong",
    "prove that wrong",
    "proved it wrong",
    "proven wrong",
    "prove otherwise",
    "proves otherwise",
    "proven otherwise",
    "show otherwise",
    "explain it away",
  ],
};
