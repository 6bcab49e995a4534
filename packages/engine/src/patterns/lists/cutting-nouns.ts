import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "cutting-nouns",
  why: "Nouns that cut when said to a person's face",
  words: ["idiot", "fool", "liar", "coward", "failure", "loser", "moron", "disgrace", "joke", "baby", "child", "brat", "nobody", "bitch", "bastard", "burden"],
};
