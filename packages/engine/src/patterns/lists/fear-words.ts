import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "fear-words",
  why: "Words of dread that put danger before the facts.",
  words: [
    "apocalypse", "apocalyptic", "armageddon", "bloodcurdling", "catastrophic", "cataclysm", "cataclysmic", "chilling", "creepy", "dead in the water",
    "deadly serious", "death sentence", "death trap", "defenseless", "defenceless", "deadly secret", "devastating", "devastation", "doom", "doomed",
    "doomsday", "dread", "dreadful", "dystopia", "end of the world", "existential threat", "eerie", "extinction level", "fearsome", "frightening",
    "frightful", "ghoulish", "grave danger", "grim", "hair raising", "haunting", "havoc", "hellish", "horrifying", "horror", "imperil~", "impending",
    "looming", "menace", "menacing", "mortal danger", "nightmare", "nightmarish", "ominous", "paralyzing", "peril", "perilous", "petrified",
    "petrifying", "point of no return", "powder keg", "powerless", "ruinous", "scary", "sinister", "skyrocketing", "slaughter", "spine chilling",
    "spiral~ out of control", "stalk~ our", "terrified", "terrifying", "threat to our way of life", "ticking time bomb", "time bomb", "unspeakable",
    "unstoppable", "unthinkable", "wake up call", "wiped out", "worst nightmare",
  ],
};
