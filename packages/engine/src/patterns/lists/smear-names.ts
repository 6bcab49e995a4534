import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "smear-names",
  why: "Nouns that turn following or criticising somebody into a vice.",
  words: [
    "apologist~", "basher~", "booster~", "crony", "cronies", "crusader~", "cultist~", "disciple~", "enabler~", "fanboy~", "flunkey~", "flunky",
    "flunkies", "foe~", "goon~", "groupie~", "hater~", "henchman", "henchmen", "lackey~", "lapdog~", "loyalist~", "lover~", "minion~", "mouthpiece~",
    "pusher~", "puppet~", "shill~", "stooge~", "sycophant~", "sympathizer~", "sympathiser~", "toady", "toadies", "truther~", "worshipper~",
    "worshiper~", "zealot~",
  ],
};
