import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "proof-words",
  why: "What a claim could rest on.",
  words: [
    "evidence",
    "proof",
    "study",
    "studies",
    "research",
    "data",
    "facts",
    "statistics",
    "sources",
    "source",
    "expert",
    "experts",
    "science",
    "scientist",
    "scientists",
  ],
};
