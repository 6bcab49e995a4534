import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "i-will",
  why: "How a speaker announces what will be done, for threats and for promises.",
  words: ["i'll", "i'm going to", "we'll"],
};
