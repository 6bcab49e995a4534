import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "hype-adjectives-headline",
  why: "Feeling adjectives that headlines put before a thing.",
  words: [
    "absurd", "adorable", "amazing", "awesome", "awful", "awkward", "badass", "beautiful", "bizarre", "brilliant", "charming", "clever", "crazy",
    "creepy", "cringeworthy", "cute", "dark", "delicious", "delightful", "disturbing", "easy", "embarrassing", "epic", "essential", "fabulous",
    "fantastic", "fascinating", "freaking", "fun", "funniest", "funny", "gorgeous", "gut wrenching", "haunting", "heart warming", "heartbreaking",
    "heartwarming", "hilarious", "horrifying", "iconic", "important", "incredible", "insane", "inspiring", "interesting", "jaw dropping",
    "life changing", "little known", "lovely", "magical", "mind blowing", "mouthwatering", "must see", "nostalgic", "outrageous", "perfect",
    "powerful", "ridiculous", "relatable", "satisfying", "scary", "secret", "seriously", "sexy", "shocking", "simple", "sneaky", "strange",
    "stunning", "stupid", "super", "surprising", "terrifying", "totally", "tragic", "unbelievable", "underrated", "unexpected", "unforgettable",
    "unusual", "useful", "weird", "wild", "wonderful", "yummy", "actual", "incredibly", "surprisingly", "undeniably", "hilariously", "genius",
    "real life",
  ],
};
