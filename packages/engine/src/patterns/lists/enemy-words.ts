import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "enemy-words",
  why: "Words that make an opponent an enemy.",
  words: [
    "agents of chaos", "bloodsuckers", "cabal", "deep state", "dark forces", "enemies of", "enemies of freedom",
    "enemies of the people", "enemy of the people", "enemy within", "evildoers", "fanatics", "fifth column", "globalist~", "globalists", "godless",
    "henchmen", "hordes", "infiltrators", "invaders", "oppressors", "our enemies", "puppet masters", "rabble", "saboteurs",
    "savages", "thugs", "traitors", "turncoats", "tyrants", "villains", "warmongers", "zealots",
  ],
};
