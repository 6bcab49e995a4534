import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "virtue-words",
  why: "Glowing abstract words that everyone likes and nobody defines.",
  words: [
    "authenticity", "brighter future", "brighter tomorrow", "common sense", "compassion", "courage", "decency", "democracy", "dignity", "equality",
    "excellence", "fairness", "family values", "freedom", "freedom loving", "greatness", "harmony", "hard working families", "hardworking families",
    "honesty", "honor", "honour", "hope", "integrity", "justice", "liberty", "opportunity for all", "our children 's future", "our values",
    "our way of life", "patriotism", "progress", "prosperity", "purpose", "renewal", "respect", "righteousness", "sacred", "shared values",
    "solidarity", "sovereignty", "strength", "sustainability", "togetherness", "traditional values", "transparency", "truth", "unity", "vision",
    "wisdom", "working families",
  ],
};
