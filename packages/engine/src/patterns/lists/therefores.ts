import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "therefores",
  why: "Words that draw a conclusion, whether or not one follows.",
  words: ["so", "therefore", "hence", "thus", "that means", "that proves", "which means", "which proves", "which shows", "that's why", "which is why"],
};
