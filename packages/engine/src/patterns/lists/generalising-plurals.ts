import type { WordList } from "../types.ts";
import { list as namedGroups } from "./named-groups.ts";

export const list: WordList = {
  id: "generalising-plurals",
  why: "Groups of people about whom sweeping statements are made.",
  words: [
    ...namedGroups.words, "academics", "activists", "actors", "athletes", "bankers", "billionaires", "bosses", "boys", "bureaucrats", "businessmen",
    "celebrities", "ceos", "cheerleaders", "kids", "college students", "cops", "country people", "criminals", "cyclists", "dads", "developers",
    "doctors", "drivers", "economists", "elites", "employers", "engineers", "environmentalists", "executives", "experts", "fans", "farmers",
    "foreigners", "foreign workers", "gamers", "girls", "guys", "homeowners", "hunters", "husbands", "immigrants", "intellectuals", "journalists",
    "judges", "landlords", "lawyers", "locals", "managers", "men", "migrants", "millennials", "millionaires", "mechanics", "moms", "musicians",
    "neighbors", "nurses", "old people", "parents", "parents today", "poets", "police officers", "politicians", "poor people", "protesters",
    "pundits", "refugees", "reporters", "rich people", "salesmen", "salespeople", "scientists", "seniors", "skeptics", "smokers", "soldiers",
    "students", "teachers", "teenagers", "teens", "the rich", "the poor", "the elderly", "the young", "tourists", "unions", "vegans", "vegetarians",
    "voters", "wives", "women", "workers", "young people", "youngsters", "boomers", "zoomers", "these people", "those people", "people like that",
    "people like them", "people from there", "people there", "villagers", "bloggers", "influencers", "accountants", "plumbers", "artists",
  ],
};
