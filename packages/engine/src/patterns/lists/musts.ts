import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "musts",
  why: "Words that leave no choice.",
  words: ["must", "have to", "has to", "need to", "needs to", "got to", "ought to", "should", "can only"],
};
