import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "extremity-adverbs",
  why: "Adverbs that put an event beyond all measure or judge the manner.",
  words: [
    "astoundingly", "blatantly", "blindly", "boldly", "brazenly", "brutally", "callously", "carelessly", "catastrophically", "criminally", "cruelly",
    "cynically", "desperately", "disastrously", "disgracefully", "disgustingly", "egregiously", "fanatically", "feverishly", "flagrantly",
    "foolishly", "frantically", "furiously", "gleefully", "gratuitously", "grotesquely", "heroically", "hideously", "hypocritically",
    "hysterically", "infamously", "insanely", "laughably", "mercilessly", "mindlessly", "miserably", "miraculously",
    "notoriously", "obsessively", "outrageously", "pathetically", "predictably", "preposterously", "recklessly",
    "relentlessly", "ruthlessly", "scandalously", "senselessly", "shamefully", "shamelessly", "shockingly", "sickeningly",
    "spectacularly", "stupidly", "suspiciously", "unapologetically", "unbelievably", "unforgivably", "unfairly",
    "viciously", "violently opposed", "wickedly", "wildly", "willfully", "wilfully",
  ],
};
