import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "soon-words",
  why: "Times so near that an offer leaves none to think",
  words: ["today", "tonight", "tomorrow", "soon", "now", "right now", "immediately", "midnight", "at midnight", "sunday", "this weekend", "this week"],
};
