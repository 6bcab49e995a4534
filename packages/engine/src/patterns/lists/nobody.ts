import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "nobody",
  why: "Nobody at all, in the ways of saying it.",
  words: ["nobody", "none of you", "none of them", "no expert", "not one person", "not a single person"],
};
