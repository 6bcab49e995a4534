import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "disgust-words",
  why: "Words of filth and decay used of people or ideas.",
  words: [
    "cesspit", "cesspool", "creepy", "decay of our", "disgust~", "dirty little", "festering", "fetid", "filth", "filthy", "grimy", "grotesque",
    "icky", "infested", "loathsome", "nasty", "nauseating", "nauseous", "obscene", "ooze~", "perverted", "plague rat~", "putrid", "rancid",
    "rank hypocrisy", "rat infested", "reek~", "repellent", "repugnant", "repulsive", "revolting", "seedy", "sewage of", "sick minded", "sickening",
    "slimy", "smelly", "sordid", "stench", "stink~", "stomach churning", "swarm~ of them", "verminous", "vile", "vomit inducing", "yuck", "yucky",
    "unhygienic lot",
  ],
};
