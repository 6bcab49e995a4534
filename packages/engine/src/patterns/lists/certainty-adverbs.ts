import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "certainty-adverbs",
  why: "Adverbs that put a claim beyond discussion.",
  words: [
    "absolutely", "assuredly", "beyond a doubt", "beyond all doubt", "beyond any doubt", "beyond dispute", "beyond question", "by definition",
    "categorically", "certainly", "clearly", "conclusively", "definitely", "definitively", "evidently", "for certain", "for sure", "hands down",
    "incontestably", "incontrovertibly", "indisputably", "indubitably", "inescapably", "inevitably", "irrefutably", "manifestly", "no doubt",
    "no question", "obviously", "of course", "patently", "plainly", "positively", "self evidently", "surely", "undeniably", "undoubtedly",
    "unequivocally", "unmistakably", "unquestionably", "without a doubt", "without doubt", "without question",
  ],
};
