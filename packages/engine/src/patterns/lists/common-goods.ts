import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "common-goods",
  why: "What belongs to all and can be called threatened or lost.",
  words: [
    "country", "nation", "society", "city", "town", "economy", "democracy", "republic", "values", "planet", "schools", "communities", "families",
    "freedom", "freedoms", "way of life", "culture", "heritage", "future", "jobs", "farms", "civilization", "civilisation", "streets", "middle class",
    "small businesses",
  ],
};
