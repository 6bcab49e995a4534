import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "softeners",
  why: "Words that make a harm or a fault look small.",
  words: [
    "a bit of a", "a drop in the ocean", "a few bad apples", "a minor inconvenience", "an isolated incident", "hardly a crime", "just a cold",
    "just a joke", "just a prank", "just kidding", "just words", "it was nothing", "locker room talk", "making a fuss", "no big deal",
    "nobody got hurt", "not a big deal", "not that bad", "not such a big deal", "nothing serious", "nothing to see here", "nothing to worry about",
    "nothing more than a", "only a joke", "overblown", "pales in comparison", "trifling",
  ],
};
