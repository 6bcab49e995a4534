import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "scornful-adjectives",
  why: "Adjectives that pass a sentence on people in office before anything is told about them.",
  words: [
    "crooked", "lying", "clueless", "spineless", "gutless", "shameless", "hypocritical", "power hungry", "power mad", "money grubbing", "two faced", "washed up", "tinpot", "tin pot", "two bit", "self serving", "self righteous", "sanctimonious", "pampered", "bumbling", "feckless", "cowardly", "craven",
    "out of touch", "arrogant", "smug", "corrupt", "venal", "deranged", "unhinged", "crazed", "rabid", "hysterical", "delusional", "loony", "whiny", "hapless", "inept", "incompetent", "disgraced", "crony", "crackpot", "hateful", "hate filled", "godless", "heartless", "soulless", "evil", "wicked",
    "lefty", "leftist", "far left", "far right", "hard left", "hard right", "radical left", "radical right", "extreme left", "extreme right", "alt right", "ultra liberal", "ultra conservative", "globalist", "woke", "race baiting", "fear mongering", "fearmongering", "war mongering", "warmongering", "science denying", "freedom hating",
    "unelected", "faceless", "bloated", "overpaid", "greedy", "slimy", "sleazy", "shady", "vile", "despicable", "contemptible", "odious", "snivelling", "sniveling", "toady", "sycophantic", "pompous", "bloviating", "thuggish", "scheming", "duplicitous", "treacherous", "traitorous", "treasonous", "fascistic", "brainwashed",
  ],
};
