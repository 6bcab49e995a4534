import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "hype-modifiers",
  why: "Adjectives and adverbs that promise a strong reaction before the reader has seen anything.",
  words: [
    "hilarious", "hilariously", "heartbreaking", "heartwarming", "jaw dropping", "mind blowing", "mindblowing", "cringeworthy", "adorable",
    "adorably", "shocking", "shockingly", "insane", "insanely", "genius", "epic", "weird", "weirdly", "bizarre", "creepy", "ridiculous",
    "ridiculously", "amazing", "amazingly", "unbelievable", "unbelievably", "awesome", "badass", "gorgeous", "magical", "inspiring", "uplifting",
    "awkward", "hella", "damn", "relatable", "totally", "seriously", "surprisingly", "absolutely", "undeniably", "undeniable", "incredibly",
    "stunningly", "terrifyingly", "perfectly", "downright", "life changing", "gut wrenching", "laugh out loud", "too real", "super", "crazy",
    "wildly", "wonderfully", "delightfully", "delightful", "brilliantly", "strangely", "oddly", "painfully", "embarrassing", "embarrassingly",
    "cutest", "funniest", "weirdest", "craziest", "creepiest", "coolest", "dumbest", "hottest", "sexiest", "sassiest", "sassy", "dreamiest", "savage",
    "glorious", "majestic", "iconic", "unforgettable", "unexpected", "unreal", "outrageous", "hysterical", "priceless", "freaky", "kickass",
    "unapologetically", "impossibly", "important", "essential", "necessary", "real", "honest", "very real", "actual", "legit",
  ],
};
