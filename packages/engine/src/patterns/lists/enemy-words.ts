import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "enemy-words",
  why: "Words that make an opponent an enemy.",
  words: [
    "agents of chaos", "bloodsuckers", "cabal", "corrupters", "deep state", "dark forces", "enemies of", "enemies of freedom",
    "enemies of the people", "enemy of the people", "enemy within", "evildoers", "fanatics", "fifth column", "globalist~", "globalists", "godless",
    "henchmen", "hordes", "infiltrators", "invaders", "oppressors", "our enemies", "plotters", "plunderers", "puppet masters", "rabble", "saboteurs",
    "savages", "subversives", "thugs", "traitors", "turncoats", "tyrants", "villains", "warmongers", "wreckers", "zealots", "bloodthirsty",
  ],
};
