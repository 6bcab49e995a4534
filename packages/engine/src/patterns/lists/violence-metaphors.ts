import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "violence-metaphors",
  why: "Wordings of war and bodily harm used of argument, trade or policy.",
  words: [
    "battle cry",
    "battle for the soul",
    "blood in the water",
    "blood on his hands",
    "blood on her hands",
    "blood on their hands",
    "bring~ to its knees",
    "brought to its knees",
    "choke~ the life out of",
    "crush~ the opposition",
    "declare~ war on",
    "dropped a bombshell",
    "kneecapped",
    "nail in the coffin",
    "on life support",
    "ram~ down our throats",
    "rammed down our throats",
    "stab~ in the back",
    "stabbed in the back",
    "war against our",
    "war on our",
  ],
};
