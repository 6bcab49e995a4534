import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "opinion-verbs",
  why: "What people are said to think, see or want.",
  words: [
    "know", "knows", "knew", "see", "sees", "can see", "understand", "understands", "realize", "realizes", "agree", "agrees", "admit", "admits",
    "accept", "accepts", "think", "thinks", "believe", "believes", "feel", "feels", "say", "says",
  ],
};
