import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "pseudo-physics",
  why: "Borrowed or invented terms of physics in talk of health and mind.",
  words: ["scalar energy", "quantum healing", "orgone", "orgonite", "biofield", "solfeggio", "vibrational healing"],
};
