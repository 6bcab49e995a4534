import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "superlatives-hype",
  why: "Superlatives and top words of advertising and praise.",
  words: [
    "best ever", "best in the world", "best of the best", "bigger than ever", "better than ever", "ever lived", "game changer",
    "greatest of all time", "groundbreaking", "holy grail", "incomparable", "jaw dropping", "life changing", "like never before", "like no other",
    "like nothing else", "matchless", "mind blowing", "miracle", "miraculous", "a must have", "must have item", "never before seen", "of all time", "once in a lifetime",
    "one of a kind", "out of this world", "peerless", "second to none", "simply the best", "the only one you need", "the only one you will ever need",
    "top of the line", "unbeatable", "unbelievable", "unequaled", "unequalled", "unforgettable", "unmatched", "unmissable", "unparalleled",
    "unrivaled", "unrivalled", "unsurpassed", "world class", "world 's best", "world 's greatest", "worst ever", "worst of all time",
  ],
};
