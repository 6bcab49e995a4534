import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "it-is",
  why: "How a speaker points at the matter and judges it in one breath.",
  words: ["it's", "it was", "that's", "this is"],
};
