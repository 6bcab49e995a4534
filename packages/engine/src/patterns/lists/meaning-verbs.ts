import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "meaning-verbs",
  why: "Verbs of meaning with which talk is turned from the matter to the wording.",
  words: ["mean", "talking about", "saying", "implying", "getting at", "trying to say", "trying to prove", "trying to do", "after"],
};
