import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "vague-actors",
  why: "Groups named so broadly that nobody in them can be asked.",
  words: [
    "experts", "specialists", "professionals", "practitioners", "thinkers", "leaders", "voices", "stakeholders", "insiders", "observers",
    "commentators", "analysts", "researchers", "scientists", "academics", "scholars", "authorities", "sources", "people", "individuals",
    "thought leaders", "influencers", "partners",
  ],
};
