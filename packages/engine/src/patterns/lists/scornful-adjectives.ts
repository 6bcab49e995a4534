import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "scornful-adjectives",
  why: "Adjectives that pass a sentence on people in office before anything is told about them.",
  words: [
    "crooked", "lying", "clueless", "spineless", "gutless", "shameless", "hypocritical", "tinpot", "self serving", "self righteous", "sanctimonious",
    "pampered", "bumbling", "feckless", "cowardly", "craven", "out of touch", "arrogant", "smug", "corrupt", "venal", "deranged", "unhinged",
    "crazed", "rabid", "hysterical", "delusional", "loony", "whiny", "hapless", "inept", "incompetent", "disgraced", "crony", "crackpot", "hateful",
    "godless", "heartless", "soulless", "evil", "wicked", "lefty", "leftist", "far left", "far right", "hard left", "hard right", "radical left",
    "alt right", "ultra liberal", "globalist", "woke", "race baiting", "fear mongering", "fearmongering", "warmongering", "unelected", "faceless",
    "bloated", "overpaid", "greedy", "slimy", "sleazy", "shady", "vile", "despicable", "contemptible", "odious", "snivelling", "sniveling", "toady",
    "sycophantic", "pompous", "bloviating", "thuggish", "scheming", "duplicitous", "treacherous", "traitorous", "treasonous", "fascistic",
    "brainwashed",
  ],
};
