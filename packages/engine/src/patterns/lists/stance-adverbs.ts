import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "stance-adverbs",
  why: "Adverbs by which the writer comments on what is told.",
  words: [
    "absurdly", "admittedly", "aggressively", "alarmingly", "amazingly", "angrily", "arrogantly", "astonishingly", "awkwardly", "bafflingly",
    "bitterly", "bizarrely", "blithely", "bluntly", "breathlessly", "clumsily", "conveniently", "cravenly", "dangerously", "defiantly",
    "deliberately", "dishonestly", "dismissively", "disturbingly", "dubiously", "embarrassingly", "endlessly", "erroneously", "falsely", "famously",
    "fiercely", "flat out", "flatly", "foolishly", "fraudulently", "frighteningly", "gleefully", "glaringly", "harshly", "hastily", "heroically",
    "hopelessly", "horribly", "hostilely", "hypocritically", "ignorantly", "impossibly", "inexplicably", "infuriatingly", "insultingly", "ironically",
    "irresponsibly", "loudly", "ludicrously", "maliciously", "maniacally", "miraculously", "mockingly", "naively", "nakedly", "nauseatingly",
    "nonsensically", "oddly enough", "ominously", "openly", "ostensibly", "outlandishly", "overtly", "painfully", "passionately", "perversely",
    "purportedly", "rashly", "ridiculously", "rudely", "ruefully", "sadly", "scandalously", "secretly", "selfishly", "sickly", "sleazily", "sneakily",
    "startlingly", "staunchly", "stubbornly", "stunningly", "supposedly", "suspiciously", "terrifyingly", "tirelessly", "tragically", "treacherously",
    "triumphantly", "unceremoniously", "unjustly", "unlawfully", "unrelentingly", "unsurprisingly", "vehemently", "vocally", "wistfully",
    "wrongfully", "wrongly", "zealously", "downright", "shockingly", "surprisingly", "thankfully", "mercifully", "rightly", "rightfully",
    "deservedly",
  ],
};
