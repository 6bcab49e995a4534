import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "ruin-nouns",
  why: "What the last step of a slippery slope leads to.",
  words: [
    "abyss", "anarchy", "apocalypse", "bankruptcy", "barbarism", "bedlam", "breakdown of society", "chaos", "civil war", "collapse", "communism",
    "concentration camps", "damnation", "decay", "destruction", "dictatorship", "disaster", "doom", "downfall", "dystopia", "end of civilization",
    "end of democracy", "end of freedom", "end of society", "end of the world", "everything", "extinction", "fascism", "financial ruin", "gulags",
    "hell", "jail", "lawlessness", "mass unemployment", "oblivion", "poverty", "prison", "rebellion", "revolution", "ruin", "slavery", "socialism",
    "totalitarianism", "tyranny", "war", "world war",
  ],
};
