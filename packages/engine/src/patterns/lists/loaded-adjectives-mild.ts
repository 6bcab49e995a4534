import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-adjectives-mild",
  why: "Adjectives that lean on the reader's judgement although they can be meant plainly.",
  words: [
    "absurd", "alarming", "arrogant", "astonishing", "baffling", "baseless", "beleaguered", "bizarre", "blatant", "bleak", "bloated", "bogus",
    "bombastic", "botched", "bumbling", "chaotic", "chilling", "combative", "cynical", "damning", "dire", "disastrous", "disingenuous", "dismal",
    "disturbing", "divisive", "dubious", "embattled", "embarrassing", "extremist", "fearless", "fiery", "flagrant", "flimsy", "foolish", "fraudulent",
    "frantic", "frightening", "furious", "glaring", "gleeful", "gruesome", "hardline", "harrowing", "heroic", "horrible", "horrific", "horrifying",
    "hysterical", "ill conceived", "illegitimate", "inept", "inflammatory", "insulting", "irresponsible", "jaw dropping", "lavish", "leftist",
    "lofty", "misguided", "nasty", "notorious", "obsessed", "ominous", "out of touch", "overzealous", "paranoid", "petty", "pointless", "puzzling",
    "racially charged", "radical left", "rambling", "reckless", "ridiculous", "rogue", "ruinous", "scathing", "self serving", "selfish", "shocking",
    "shady", "short sighted", "sneering", "staggering", "strident", "stunning", "tainted", "terrifying", "thoughtless", "toothless", "troubling",
    "ugly", "unapologetic", "unelected", "unpatriotic", "unjust", "vengeful", "vitriolic", "wacky", "wasteful", "worthless", "woke", "wrongheaded",
    "ultraconservative", "ultraliberal", "hyperpartisan", "debunked", "discredited", "unsubstantiated", "racist", "dishonest", "incompetent",
    "immoral", "fascist", "totalitarian", "stupid",
  ],
};
