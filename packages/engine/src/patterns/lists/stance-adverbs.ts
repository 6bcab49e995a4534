import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "stance-adverbs",
  why: "Adverbs by which the writer comments on what is told.",
  words: [
    "absurdly", "admittedly", "aggressively", "alarmingly", "amazingly", "angrily", "arrogantly", "astonishingly", "awkwardly",
    "bitterly", "bizarrely", "blithely", "bluntly", "breathlessly", "clumsily", "conveniently", "cravenly", "dangerously", "defiantly",
    "deliberately", "dishonestly", "dismissively", "disturbingly", "embarrassingly", "endlessly", "erroneously", "falsely", "famously",
    "fiercely", "flat out", "flatly", "foolishly", "fraudulently", "frighteningly", "gleefully", "glaringly", "harshly", "hastily", "heroically",
    "hopelessly", "horribly", "hypocritically", "ignorantly", "impossibly", "inexplicably", "infuriatingly", "insultingly", "ironically",
    "irresponsibly", "loudly", "ludicrously", "maliciously", "maniacally", "miraculously", "naively",
    "nonsensically", "oddly enough", "ominously", "openly", "ostensibly", "overtly", "painfully", "passionately", "perversely",
    "purportedly", "rashly", "ridiculously", "rudely", "sadly", "scandalously", "secretly", "selfishly",
    "startlingly", "staunchly", "stubbornly", "stunningly", "supposedly", "suspiciously", "terrifyingly", "tirelessly", "tragically",
    "triumphantly", "unceremoniously", "unjustly", "unlawfully", "unrelentingly", "unsurprisingly", "vehemently", "vocally", "wistfully",
    "wrongfully", "wrongly", "zealously", "downright", "shockingly", "surprisingly", "thankfully", "mercifully", "rightly", "rightfully",
    "deservedly",
  ],
};
