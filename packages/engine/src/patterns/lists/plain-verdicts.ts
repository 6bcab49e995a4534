import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "plain-verdicts",
  why: "Everyday words for good and bad, right and wrong.",
  words: [
    "good", "bad", "better", "worse", "best", "worst", "great", "right", "wrong", "true", "false", "evil", "stupid", "smart", "dumb", "perfect", "terrible", "immoral", "unfair",
    "healthy", "superior", "lazy",
  ],
};
