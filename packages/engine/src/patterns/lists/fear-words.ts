import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "fear-words",
  why: "Words of dread that put danger before the facts.",
  words: [
    "apocalypse", "apocalyptic", "armageddon", "bloodcurdling", "catastrophic", "cataclysm", "cataclysmic", "chilling", "creepy", "dead in the water",
    "death sentence", "defenseless", "defenceless", "devastating", "devastation", "doom", "doomed", "doomsday", "dread", "dreadful", "dystopia",
    "end of the world", "existential threat", "eerie", "fearsome", "frightening", "frightful", "ghoulish", "grim", "haunting", "havoc", "hellish",
    "horrifying", "horror", "imperil~", "impending", "looming", "menace", "menacing", "nightmare", "nightmarish", "ominous", "paralyzing", "peril",
    "perilous", "petrified", "petrifying", "point of no return", "powerless", "ruinous", "scary", "sinister", "skyrocketing", "slaughter",
    "terrified", "terrifying", "threat to our way of life", "ticking time bomb", "time bomb", "unspeakable", "unstoppable", "unthinkable",
    "wiped out",
  ],
};
