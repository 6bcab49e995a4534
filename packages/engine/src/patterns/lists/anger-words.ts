import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "anger-words",
  why: "Words that call up anger or report it as everyone's.",
  words: [
    "appalled", "enraged", "enrage~", "enraging", "fed up", "fuming", "furious", "fury", "incensed", "indignant", "infuriate~", "infuriating",
    "irate", "livid", "maddening", "outraged", "outrages", "outrageous", "pissed", "pissed off", "rage", "raging", "ripped off", "seething",
    "sick and tired", "slap in the face", "stabbed in the back", "sold out", "betrayed", "blood boil", "vengeful", "wrath", "resentful", "insult to",
    "unacceptable", "unbearable", "unforgivable", "intolerable", "enough is enough", "cheated", "shafted", "taken for fools", "taken for a ride",
    "had enough", "backstabbing",
  ],
};
