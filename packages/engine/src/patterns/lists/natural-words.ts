import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "natural-words",
  why: "Words that stand for nature as a warrant.",
  words: [
    "all natural",
    "botanical",
    "from mother nature",
    "herbal",
    "made by nature",
    "natural",
    "organic",
    "plant based",
    "pure and natural",
    "straight from the earth",
    "unprocessed",
  ],
};
