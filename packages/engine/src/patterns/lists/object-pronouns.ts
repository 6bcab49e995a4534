import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "object-pronouns",
  why: "Whom or what a reproach, an order or a promise is aimed at.",
  words: ["me", "us", "you", "him", "her", "them", "it", "this", "that", "anyone", "anything"],
};
