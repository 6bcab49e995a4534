import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "outrage-verbs",
  why: "Headline verbs that stage a fight.",
  words: [
    "annihilates",
    "annihilated",
    "blasted",
    "clobbers",
    "destroys",
    "eviscerates",
    "eviscerated",
    "goes ballistic",
    "humiliates",
    "loses his mind",
    "nukes",
    "obliterates",
    "pounces",
    "savages",
    "shames",
    "slams",
    "slammed",
    "takes down",
    "trashes",
    "wrecks",
  ],
};
