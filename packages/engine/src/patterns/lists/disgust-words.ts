import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "disgust-words",
  why: "Words of filth and decay used of people or ideas.",
  words: [ "cesspool", "creepy", "disgust~", "dirty little", "festering", "filth", "filthy", "grimy", "grotesque", "icky", "infested",
    "loathsome", "nasty", "nauseating", "nauseous", "obscene", "ooze~", "perverted", "putrid", "rancid", "reek~", "repellent", "repugnant",
    "repulsive", "revolting", "seedy", "sickening", "slimy", "smelly", "sordid", "stench", "stink~", "vile", "yuck",
  ],
};
