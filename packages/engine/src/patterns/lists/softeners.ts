import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "softeners",
  why: "Words that make a harm or a fault look small.",
  words: [
    "a bit of a", "a blip", "a drop in the bucket", "a drop in the ocean", "a few bad apples", "a hiccup", "a little mishap", "a little mistake",
    "a little white lie", "a minor inconvenience", "a minor glitch", "a minor hiccup", "a slap on the wrist", "a storm in a teacup",
    "a tempest in a teapot", "a tiny fraction of a", "an isolated incident", "barely a scratch", "blown out of proportion", "growing pains",
    "harmless fun", "hardly a crime", "hardly worth mentioning", "just a cold", "just a flu", "just a joke", "just a phase", "just a prank",
    "just banter", "just boys", "just kidding", "just locker room talk", "just words", "isolated incidents", "it was nothing", "locker room talk",
    "making a fuss", "minor setback", "much ado about nothing", "no big deal", "no harm done", "no one got hurt", "nobody got hurt", "not a big deal",
    "not that bad", "not such a big deal", "nothing serious", "nothing to see here", "nothing to worry about", "nothing more than a", "only a joke",
    "overblown", "pales in comparison", "so called scandal", "teething troubles", "trifling", "tiny little",
  ],
};
