import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "you-will",
  why: "How a speaker tells others their future, for threats and for coaxing.",
  words: ["you'll", "you'd", "you're going to"],
};
