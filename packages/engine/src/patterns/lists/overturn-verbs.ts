import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "overturn-verbs",
  why: "Verbs that promise or threaten to turn everything over",
  words: [
    "change",
    "transform",
    "revolutionize",
    "rewrite",
    "upend",
    "redefine",
    "reshape",
    "disrupt",
    "overturn",
    "reinvent",
    "remake",
    "reimagine",
    "shake up",
    "shatter",
    "alter",
  ],
};
