import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "hated-things",
  why: "What nobody should be said to hate for disagreeing.",
  words: [
    "freedom",
    "democracy",
    "america",
    "this country",
    "our country",
    "women",
    "men",
    "children",
    "kids",
    "the poor",
    "the rich",
    "the truth",
    "the environment",
    "the troops",
    "the police",
    "success",
    "god",
  ],
};
