import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-verbs-strong",
  why: "Verbs that turn saying or acting into an assault, a lie or a spasm.",
  words: [
    "annihilate~", "bamboozle~", "berate~", "betray~", "blackmail~", "bloviate~", "brainwash~", "brutalize~", "brutalise~", "butcher~", "cave in to", "concoct~", "cower~", "decimate~", "demonize~", "demonise~", "denigrate~", "dupe~", "eviscerate~", "fawn~", "fearmonger~", "fleece~", "foist~", "gaslight~", "gloat~", "goad~", "grovel~", "gut~ our", "hoodwink~", "humiliate~",
    "hype~", "indoctrinate~", "kowtow~", "lambaste~", "lambast~", "malign~", "mutilate~", "obliterate~", "pander~", "peddle~",
    "plunder~", "prey on", "ram~ through", "ransack~", "rant~", "ravage~", "ridicule~", "scold~", "screech~", "shriek~", "slander~",
    "slam~", "smear~", "smother~", "spew~", "spout~", "squander~", "squeal~", "swindle~", "terrorize~", "terrorise~", "torpedo~",
    "trample~", "traumatize~", "traumatise~", "trot~ out", "vilify", "vilified", "weaponize~", "weaponise~", "whine~", "whitewash~", "wreak~",
    "stonewalled", "stonewalling",
  ],
};
