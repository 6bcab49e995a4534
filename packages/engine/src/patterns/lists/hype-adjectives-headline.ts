import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "hype-adjectives-headline",
  why: "Feeling adjectives that headlines put before a thing.",
  words: [
    "absurd", "adorable", "amazing", "awesome", "awful", "awkward", "badass", "bizarre", "brilliant", "charming", "clever", "crazy", "creepy",
    "cringeworthy", "cute", "delicious", "delightful", "disturbing", "embarrassing", "epic", "fabulous", "fantastic", "fascinating", "freaking",
    "fun", "funniest", "funny", "gorgeous", "gut wrenching", "haunting", "heartbreaking", "heartwarming", "hilarious", "horrifying", "iconic",
    "incredible", "insane", "inspiring", "jaw dropping", "life changing", "little known", "lovely", "magical", "mind blowing", "mouthwatering",
    "nostalgic", "outrageous", "ridiculous", "relatable", "satisfying", "scary", "sexy", "shocking", "sneaky", "strange", "stunning", "stupid",
    "super", "surprising", "terrifying", "tragic", "unbelievable", "underrated", "unexpected", "unforgettable", "weird", "wonderful", "yummy",
    "incredibly", "surprisingly", "undeniably", "hilariously", "genius",
  ],
};
