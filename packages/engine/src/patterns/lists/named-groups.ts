import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "named-groups",
  why: "Parties, nations, faiths and the like: a sentence that is unfair to one is unfair to each, so patterns name them all or none.",
  words: [
    "democrats", "republicans", "greens", "libertarians", "conservatives", "liberals", "progressives", "socialists", "tories",
    "leftists", "centrists", "moderates", "nationalists", "populists", "christians", "catholics", "protestants", "evangelicals",
    "muslims", "jews", "hindus", "buddhists", "sikhs", "mormons", "atheists", "believers", "americans", "canadians",
    "mexicans", "brazilians", "argentinians", "chileans", "colombians", "venezuelans", "cubans", "britons", "scots", "europeans", "germans",
    "austrians", "italians", "spaniards", "greeks", "poles", "hungarians", "romanians", "bulgarians", "ukrainians", "russians", "serbs", "croats",
    "albanians", "swedes", "norwegians", "danes", "finns", "belgians", "turks", "arabs", "egyptians", "moroccans", "algerians", "nigerians",
    "kenyans", "ethiopians", "ghanaians", "africans", "israelis", "palestinians", "iranians", "iraqis", "syrians", "saudis", "afghans", "pakistanis",
    "indians", "bangladeshis", "koreans", "filipinos", "indonesians", "malaysians", "australians", "asians", "white people", "black people",
    "gay people", "straight people", "trans people", "the irish", "the french", "the dutch", "the english", "the british", "the welsh", "the swiss",
    "the chinese", "the japanese",
  ],
};
