import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "be-words",
  why: "Forms of to be that tie a verdict to its subject.",
  words: ["is", "are", "was", "were", "'s", "'re", "isn't", "aren't", "wasn't", "weren't"],
};
