import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "doubters",
  why: "Those whose doubt, silence or failure is turned into proof of a claim.",
  words: [
    "you",
    "they",
    "nobody",
    "anyone",
    "science",
    "scientists",
    "skeptics",
    "critics",
    "doubters",
    "deniers",
    "opponents",
    "atheists",
    "experts",
    "doctors",
    "historians",
  ],
};
