import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "outrage-verbs",
  why: "Headline verbs that stage a fight.",
  words: [
    "annihilates", "annihilated", "blasted", "clobbers", "claps back", "clapped back", "destroys", "dunks on", "eviscerates", "eviscerated",
    "flips out", "freaks out", "goes ballistic", "goes nuclear", "goes off on", "humiliates", "lashes out", "lays into", "loses his mind",
    "loses her mind", "loses their minds", "nukes", "obliterates", "pounces", "puts on blast", "savages", "shames", "slams", "slammed", "smacks down",
    "takes down", "tears into", "tore into", "trashes", "unloads on", "wrecks",
  ],
};
