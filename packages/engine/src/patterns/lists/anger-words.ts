import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "anger-words",
  why: "Words that call up anger or report it as everyone's.",
  words: [
    "appalled", "boiling with rage", "enraged", "enrage~", "enraging", "fed up", "fuming", "furious", "fury", "incensed", "indignant", "infuriate~",
    "infuriating", "irate", "livid", "mad as hell", "maddening", "outraged", "outrages", "outrageous", "pissed", "pissed off", "rage", "raging",
    "ripped off", "robbed blind", "seething", "sick and tired", "spit in our face~", "spitting in our face~", "slap in the face",
    "stabbed in the back", "stab in the back", "steaming mad", "sold out", "betrayed", "blood boil", "vengeful", "wrath", "resentful", "insult to",
    "unacceptable", "unbearable", "unforgivable", "intolerable", "enough is enough", "cheated", "double crossed", "screwed over", "shafted",
    "taken for fools", "taken for a ride", "had enough", "backstabbing",
  ],
};
