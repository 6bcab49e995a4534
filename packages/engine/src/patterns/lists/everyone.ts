import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "everyone",
  why: "Everybody, in the ways of counting all people in.",
  words: ["everyone", "we all", "all of us", "everyone else", "the whole world", "every child"],
};
