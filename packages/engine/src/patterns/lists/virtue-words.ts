import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "virtue-words",
  why: "Glowing abstract words that everyone likes and nobody defines.",
  words: [
    "authenticity", "bright future", "brighter future", "brighter tomorrow", "better tomorrow", "common decency", "common sense", "compassion",
    "courage", "decency", "democracy", "dignity", "equality", "excellence", "fairness", "family values", "fair play", "freedom", "freedom loving",
    "greatness", "harmony", "hard working families", "hardworking families", "honesty", "honor", "honour", "hope", "integrity", "justice", "liberty",
    "love of country", "moral clarity", "opportunity for all", "our children 's future", "our values", "our way of life", "patriotism",
    "peace and prosperity", "progress", "prosperity", "purpose", "renewal", "respect", "righteousness", "sacred", "shared values", "solidarity",
    "sovereignty", "strength", "sustainability", "togetherness", "traditional values", "transparency", "truth", "unity", "vision", "wisdom",
    "working families",
  ],
};
