import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "be-words",
  why: "Forms of to be that tie a verdict to its subject.",
  words: ["is", "'re", "was", "were", "'s", "isn't", "aren't", "wasn't", "weren't"],
};
