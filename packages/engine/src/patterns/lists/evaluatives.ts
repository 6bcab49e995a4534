import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "evaluatives",
  why: "Words of plain praise or blame that an intensifier can blow up.",
  words: [
    "absurd", "adorable", "amazing", "appalling", "awesome", "awful", "bad", "beautiful", "boring", "brilliant", "brutal", "clueless", "corrupt",
    "crazy", "cruel", "cute", "dangerous", "delicious", "despicable", "devastating", "dire", "disappointing", "disastrous", "disgraceful",
    "disgusting", "dishonest", "dumb", "embarrassing", "evil", "excellent", "exciting", "fabulous", "fantastic", "fascinating", "foolish", "gorgeous",
    "gross", "hideous", "hilarious", "horrible", "horrific", "hopeless", "hypocritical", "idiotic", "immoral", "incompetent", "incredible", "inept",
    "insane", "insulting", "irresponsible", "lame", "laughable", "life changing", "ludicrous", "magical", "magnificent", "mad", "mediocre",
    "misguided", "misleading", "naive", "nasty", "offensive", "outrageous", "outstanding", "pathetic", "perfect", "phenomenal", "pointless",
    "precious", "predictable", "racist", "reckless", "relaxing", "ridiculous", "rude", "ruined", "scary", "selfish", "sexist", "shameful", "shocking",
    "silly", "spectacular", "stunning", "stupid", "stupendous", "superb", "terrible", "terrific", "terrifying", "toxic", "tragic", "ugly",
    "unacceptable", "unbelievable", "unfair", "unforgettable", "unhinged", "unjust", "unreal", "useless", "vicious", "vile", "weird", "wicked",
    "wonderful", "worthless",
  ],
};
