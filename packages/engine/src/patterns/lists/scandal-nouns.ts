import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "scandal-nouns",
  why: "Words that announce a scandal.",
  words: [
    "bombshell~",
    "crime of the century",
    "dirty secret~",
    "disgrace",
    "grift",
    "grafter~",
    "illegal payoff~",
    "payoffs to",
    "secret payoff~",
    "payola",
    "scammed",
    "secret plan~",
    "sex scandal",
    "swindle~",
    "the truth they",
    "witch hunt",
  ],
};
