import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-verbs-strong",
  why: "Verbs that turn saying or acting into an assault, a lie or a spasm.",
  words: [
    "annihilate~", "bamboozle~", "berate~", "betray~", "blackmail~", "bloviate~", "brainwash~", "brutalize~", "brutalise~", "butcher~", "cave in to",
    "clobber~", "concoct~", "cower~", "decimate~", "defile~", "demonize~", "demonise~", "denigrate~", "disembowel~", "dupe~", "eviscerate~",
    "excoriate~", "fawn~", "fearmonger~", "fleece~", "foist~", "gaslight~", "gloat~", "goad~", "grovel~", "gut~ our", "hoodwink~", "humiliate~",
    "hype~", "indoctrinate~", "kowtow~", "lambaste~", "lambast~", "malign~", "mutilate~", "obliterate~", "pander~", "peddle~", "pillory", "pilloried",
    "plunder~", "prey on", "pulverize~", "ram~ through", "ransack~", "rant~", "ravage~", "ridicule~", "scold~", "screech~", "shriek~", "slander~",
    "slam~", "smear~", "smother~", "snivel~", "spew~", "spout~", "squander~", "squeal~", "swindle~", "terrorize~", "terrorise~", "torpedo~",
    "trample~", "traumatize~", "traumatise~", "trot~ out", "vilify", "vilified", "weaponize~", "weaponise~", "whine~", "whitewash~", "wreak~",
    "stonewalled", "stonewalling",
  ],
};
