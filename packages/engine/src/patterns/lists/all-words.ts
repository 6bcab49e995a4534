import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "all-words",
  why: "Words that let a statement hold for every case or for none.",
  words: ["all", "every", "everyone", "nobody", "no", "none", "most", "any"],
};
