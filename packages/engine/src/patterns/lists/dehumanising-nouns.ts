import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "dehumanising-nouns",
  why: "Animals, dirt and disease, said of people.",
  words: [
    "animals", "vermin", "rats", "cockroaches", "roaches", "parasites", "leeches", "maggots", "locusts", "savages", "subhuman", "subhumans", "beasts",
    "monsters", "scum", "filth", "trash", "garbage", "dirt", "pigs", "dogs", "snakes", "swine", "insects", "lice", "bloodsuckers", "vultures",
    "hyenas", "jackals", "worms", "weeds", "pests", "germs", "zombies", "sheep", "cattle", "apes", "barbarians", "demons", "devils", "wild animals",
    "wolves", "slime", "tumours", "tumors", "dregs", "waste of space", "waste of oxygen", "deadweight",
  ],
};
