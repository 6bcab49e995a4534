import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "dehumanising-nouns",
  why: "Animals, dirt and disease, said of people.",
  words: [
    "animals", "vermin", "rats", "cockroaches", "roaches", "parasites", "leeches", "maggots", "locusts", "savages", "subhuman", "subhumans", "sub human", "beasts", "monsters",
    "scum", "filth", "trash", "garbage", "human garbage", "human trash", "dirt", "pigs", "dogs", "snakes", "swine", "insects", "lice", "bloodsuckers", "vultures", "hyenas",
    "jackals", "worms", "weeds", "pests", "germs", "zombies", "sheep", "cattle", "apes", "barbarians", "demons", "devils", "sewer rats", "wild animals", "wolves", "slime",
    "tumours", "tumors", "dregs", "waste of space", "wastes of space", "waste of oxygen", "oxygen thieves", "useless eaters", "dead weight", "deadweight",
  ],
};
