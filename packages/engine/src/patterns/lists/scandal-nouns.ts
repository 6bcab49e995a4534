import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "scandal-nouns",
  why: "Words that announce a scandal.",
  words: [
    "bombshell~", "crime of the century", "dark secret~", "dirty secret~", "dirt on", "dirty laundry", "disgrace", "exposé", "grift", "grafter~",
    "hush money", "insider leak~", "inside job", "payoff~", "payola", "ponzi scheme", "rigged", "scammed", "secret deal~", "secret files",
    "secret meeting~", "secret plan~", "secret plot", "sex scandal", "shock revelation", "shocking truth", "skeletons in", "slush fund",
    "smoking gun", "swindle~", "the truth they", "ugly truth", "whistleblower reveals", "witch hunt",
  ],
};
