import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "superlatives-hype",
  why: "Superlatives and top words of advertising and praise.",
  words: [
    "best ever", "best in the world", "best kept secret", "best of the best", "biggest ever", "bigger than ever", "better than ever", "cutting edge",
    "earth shattering", "ever lived", "finest in the world", "game changer", "game changing", "gold standard of", "greatest ever",
    "greatest of all time", "groundbreaking", "hands down the best", "history making", "holy grail", "incomparable", "incredible results",
    "jaw dropping", "life changing", "like never before", "like no other", "like nothing else", "matchless", "mind blowing", "mind boggling",
    "miracle", "miraculous", "must have", "must see", "never before seen", "next level", "number one choice", "of all time", "once in a lifetime",
    "one of a kind", "out of this world", "peerless", "perfect in every way", "record shattering", "record smashing", "second to none",
    "simply the best", "state of the art luxury", "stunning results", "superior in every way", "the only one you need",
    "the only one you will ever need", "top of the line", "ultra premium", "unbeatable", "unbelievable", "unequaled", "unequalled", "unforgettable",
    "unmatched", "unmissable", "unparalleled", "unrivaled", "unrivalled", "unsurpassed", "world beating", "world class", "world leading",
    "world 's best", "world 's finest", "world 's greatest", "worst ever", "worst of all time", "worst in history",
  ],
};
