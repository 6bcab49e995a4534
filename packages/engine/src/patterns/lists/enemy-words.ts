import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "enemy-words",
  why: "Words that make an opponent an enemy.",
  words: [
    "agents of chaos", "bloodsuckers", "cabal", "cartel of", "corrupt elite", "corrupt elites", "corrupters", "deep state", "dark forces",
    "enemies of", "enemies of freedom", "enemies of the people", "enemy of the people", "enemy within", "enemies within", "evil empire", "evildoers",
    "fanatics", "fifth column", "foreign agents", "globalist~", "globalists", "godless", "henchmen", "hordes", "infiltrators", "internal enemies",
    "invaders", "oppressors", "our enemies", "plotters", "plunderers", "puppet masters", "rabble", "saboteurs", "savages", "subversives",
    "sworn enemy", "terrorist sympathizers", "thugs", "traitors", "turncoats", "tyrants", "villains", "warmongers", "wolves in sheep 's clothing",
    "wreckers", "zealots", "occupiers of our", "bloodthirsty",
  ],
};
