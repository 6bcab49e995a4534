import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-adjectives-weak",
  why: "Adjectives that judge as often as they describe: weak evidence, worth a look beside others.",
  words: [
    "abysmal", "amoral", "antisemitic", "anti immigrant", "anti science", "anti american", "apathetic", "backroom", "beloved", "blundering", "brash", "clumsy", "coddled", "condescending", "contrived", "corrosive", "cozy", "crappy", "crazed",
    "crazy", "cutthroat", "dangerous", "deceitful", "deceptive", "decadent", "demented", "devious", "dictatorial", "disgraced", "disrespectful",
    "drastic", "dumb", "evil", "exorbitant", "failing", "fake", "fawning", "fringe", "frivolous", "greedy", "gun toting", "hapless", "harmful",
    "hardworking", "hawkish", "hellbent", "hell bent", "humiliating", "hyper partisan", "hypersensitive", "ignorant", "ill advised", "illiberal",
    "impotent", "incendiary", "inhumane", "intolerant", "jihadist", "lackluster", "lame", "lame duck", "lawless", "lazy", "left wing", "lousy",
    "lurid", "maligned", "mediocre", "mendacious", "misleading", "naive", "needless", "neo nazi", "oppressive", "over the top", "overblown",
    "overheated", "overreaching", "oversized", "pampered", "patronizing", "patronising", "pompous", "predatory", "problematic",
    "propagandistic", "punitive", "radical", "radicalized", "ridiculed", "right wing", "sacrilegious", "sanctimonious", "self righteous",
    "self proclaimed", "sham", "silly", "slanderous", "sloppy", "so called", "sour", "stubborn", "subhuman", "subservient", "subversive",
    "supremacist", "suspicious", "tacky", "tawdry", "tepid", "thin skinned", "thinly veiled", "tired old", "transphobic", "homophobic",
    "islamophobic", "ugliest", "unbelievable", "undemocratic", "unfair", "unfit", "unfounded", "unholy", "unnecessary", "unrepentant", "untenable",
    "unwarranted", "unwavering", "venal", "warped", "weird", "whopping", "worrisome", "worrying", "zealous", "brave", "visionary",
    "glorious", "righteous",
  ],
};
