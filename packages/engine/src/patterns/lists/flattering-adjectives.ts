import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "flattering-adjectives",
  why: "Adjectives that flatter when said to a person's face",
  words: [
    "smart",
    "clever",
    "intelligent",
    "bright",
    "beautiful",
    "gorgeous",
    "talented",
    "special",
    "wise",
    "brilliant",
    "amazing",
    "wonderful",
    "gifted",
    "pretty",
    "perfect",
    "savvy",
    "brave",
    "strong",
  ],
};
