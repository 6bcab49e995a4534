import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "those-in-power",
  why: "Those above, named so broadly that they can be blamed for everything.",
  words: [
    "they",
    "politicians",
    "elites",
    "bosses",
    "banks",
    "corporations",
    "big pharma",
    "big tech",
    "insurers",
    "landlords",
    "bureaucrats",
    "the authorities",
    "the media",
    "the press",
    "the elites",
    "the establishment",
    "the government",
    "the board",
    "management",
    "these people",
    "those people",
  ],
};
