import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "extremity-adverbs",
  why: "Adverbs that put an event beyond all measure or judge the manner.",
  words: [
    "astoundingly", "blatantly", "blindly", "boldly", "brazenly", "brutally", "callously", "carelessly", "catastrophically", "criminally", "cruelly",
    "cynically", "desperately", "disastrously", "disgracefully", "disgustingly", "egregiously", "fanatically", "feverishly", "flagrantly",
    "foolishly", "frantically", "furiously", "gleefully", "gratuitously", "grotesquely", "heroically", "hideously", "horrendously", "hypocritically",
    "hysterically", "infamously", "inexcusably", "insanely", "laughably", "mercilessly", "mindlessly", "miserably", "miraculously", "monstrously",
    "notoriously", "obscenely", "obsessively", "outrageously", "pathetically", "pitifully", "predictably", "preposterously", "rabidly", "recklessly",
    "relentlessly", "ruthlessly", "scandalously", "senselessly", "shamefully", "shamelessly", "shockingly", "sickeningly", "slavishly", "smugly",
    "spectacularly", "stupidly", "suspiciously", "unapologetically", "unashamedly", "unbelievably", "unconscionably", "unforgivably", "unfairly",
    "viciously", "vilely", "violently opposed", "wantonly", "wickedly", "wildly", "willfully", "wilfully",
  ],
};
