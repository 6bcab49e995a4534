import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "intensifiers",
  why: "Adverbs that push a judgement to its limit.",
  words: [
    "absolutely", "amazingly", "astonishingly", "astoundingly", "awfully", "bloody", "breathtakingly", "completely", "crazy", "damn", "damned",
    "deeply", "downright", "dramatically", "enormously", "exceptionally", "exceedingly", "extraordinarily", "extremely", "fantastically", "freaking",
    "frigging", "fucking", "grossly", "hopelessly", "horribly", "horrifically", "hugely", "immensely", "incredibly", "infinitely", "insanely",
    "intensely", "intolerably", "literally", "ludicrously", "madly", "massively", "mind bogglingly", "monumentally", "outrageously", "overwhelmingly",
    "painfully", "phenomenally", "profoundly", "quite literally", "radically", "ridiculously", "seriously", "shockingly", "sickeningly", "so damn",
    "so very", "spectacularly", "staggeringly", "stunningly", "supremely", "terribly", "thoroughly", "totally", "tragically", "truly", "unbelievably",
    "unspeakably", "utterly", "very very", "vastly", "wildly", "wholly", "woefully",
  ],
};
