import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "children",
  why: "Those whom everybody wants to protect.",
  words: ["children", "kids", "daughters", "sons", "grandchildren", "babies", "families", "young people"],
};
