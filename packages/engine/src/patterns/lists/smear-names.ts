import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "smear-names",
  why: "Nouns that turn following or criticising somebody into a vice.",
  words: [
    "apologist~", "basher~", "crony", "cronies", "crusader~", "cultist~", "disciple~", "enabler~", "fanboy~", "flunkey~", "flunky",
    "flunkies", "foe~", "goon~", "hater~", "henchman", "henchmen", "lackey~", "lapdog~", "loyalist~", "lover~", "minion~", "mouthpiece~",
    "pusher~", "puppet~", "shill~", "stooge~", "sycophant~", "sympathizer~", "toady", "truther~", "worshipper~", "zealot~",
  ],
};
