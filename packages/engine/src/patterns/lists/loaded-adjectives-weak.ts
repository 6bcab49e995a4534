import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-adjectives-weak",
  why: "Adjectives that judge as often as they describe: weak evidence, worth a look beside others.",
  words: [
    "abysmal", "aggressive stance", "amoral", "anemic", "antisemitic", "anti democratic", "anti immigrant", "anti science", "anti american",
    "apathetic", "backward looking", "backroom", "beloved", "blundering", "bold faced", "boorish", "brash", "cartoonish", "clumsy", "coddled",
    "condescending", "conniving", "contrived", "corrosive", "cozy", "crappy", "crazed", "crazy", "cult like", "cutthroat", "dangerous", "deceitful",
    "deceptive", "decadent", "demented", "devious", "dictatorial", "disgraced", "disrespectful", "drastic", "dumb", "evil", "exorbitant",
    "extreme left", "extreme right", "failing", "fake", "fawning", "fringe", "frivolous", "greedy", "gun toting", "hapless", "harmful", "hardworking",
    "hawkish", "heavy handed", "hellbent", "hell bent", "humiliating", "hyper partisan", "hypersensitive", "ignorant", "ill advised", "ill fated",
    "illiberal", "impotent", "incendiary", "inhumane", "intolerant", "jihadist", "lackluster", "lame", "lame duck", "lawless", "lazy", "left wing",
    "loony left", "lousy", "lurid", "maligned", "mealy mouthed", "mediocre", "mendacious", "misleading", "naive", "needless", "neo nazi", "oppressive",
    "over the top", "overblown", "overheated", "overreaching", "oversized", "pampered", "patronizing", "patronising", "petulant", "pompous",
    "power crazed", "predatory", "problematic", "propagandistic", "pro terrorist", "punitive", "racially insensitive", "radical", "radicalized",
    "ravenous", "ridiculed", "right wing", "rubber stamp", "sacrilegious", "sanctimonious", "scandal plagued", "self congratulatory", "self righteous",
    "self proclaimed", "self styled", "self inflicted", "sham", "silly", "slanderous", "sloppy", "so called", "sour", "stubborn", "subhuman",
    "subservient", "subversive", "supremacist", "suspicious", "tacky", "tawdry", "tepid", "thin skinned", "thinly veiled", "tired old", "transphobic",
    "homophobic", "islamophobic", "trumped up", "ugliest", "unbelievable", "undemocratic", "unfair", "unfit", "unfounded", "unholy",
    "unhealthy obsession", "unnecessary", "unrepentant", "untenable", "unwarranted", "unwavering", "vapid", "venal", "warped", "weird", "whopping",
    "wild eyed", "wimpy", "worrisome", "worrying", "zealous", "brave", "visionary", "glorious", "righteous",
  ],
};
