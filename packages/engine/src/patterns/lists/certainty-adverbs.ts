import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "certainty-adverbs",
  why: "Adverbs that put a claim beyond discussion.",
  words: [
    "absolutely", "assuredly", "beyond a doubt", "beyond any doubt", "by definition", "categorically", "certainly", "clearly", "conclusively",
    "definitely", "definitively", "evidently", "for certain", "for sure", "incontestably", "incontrovertibly", "indisputably", "indubitably",
    "inescapably", "inevitably", "irrefutably", "manifestly", "no doubt", "no question", "obviously", "of course", "patently", "plainly",
    "positively", "surely", "undeniably", "undoubtedly", "unequivocally", "unmistakably", "unquestionably", "without a doubt", "without question",
  ],
};
