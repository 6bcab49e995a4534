import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-adjectives-strong",
  why: "Adjectives that pass a moral verdict of disgust or contempt while they seem to describe.",
  words: [
    "abhorrent", "abominable", "appalling", "asinine", "atrocious", "barbaric", "bigoted", "brazen", "callous", "contemptible",
    "cowardly", "craven", "delusional", "demonic", "depraved", "deplorable", "deranged", "despicable", "detestable", "diabolical",
    "disgraceful", "disgusting", "draconian", "egregious", "fanatical", "farcical", "feckless", "ghastly", "godless", "grotesque",
    "gutless", "hateful", "heartless", "heinous", "hideous", "horrendous", "horrid", "hypocritical", "idiotic", "indefensible", "inexcusable", "inhuman", "insane", "insidious", "insufferable", "loathsome", "ludicrous", "malevolent", "maniacal",
    "merciless", "monstrous", "moronic", "murderous", "nauseating", "nefarious", "nonsensical", "obscene", "odious", "orwellian", "outlandish",
    "outrageous", "pathetic", "perverted", "perverse", "pitiful", "preposterous", "rabid", "reprehensible", "repugnant", "repulsive", "revolting",
    "ruthless", "sadistic", "satanic", "savage", "scandalous", "scurrilous", "senseless", "shameful", "shameless", "shambolic", "sickening",
    "sinister", "sleazy", "slimy", "smug", "sociopathic", "soulless", "spineless", "sycophantic", "traitorous", "treacherous", "treasonous",
    "tyrannical", "unconscionable", "unforgivable", "unhinged", "unscrupulous", "vicious", "vile", "vindictive", "wicked",
    "wretched", "xenophobic", "bloodthirsty", "crooked", "thuggish", "mindless", "clueless", "laughable", "dystopian",
  ],
};
