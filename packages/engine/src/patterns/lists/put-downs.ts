import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "put-downs",
  why: "Words with which one person belittles another to the face.",
  words: [
    "stupid", "dumb", "pathetic", "useless", "worthless", "hopeless", "ridiculous", "weak", "lazy", "filthy", "ungrateful", "disgusting",
    "childish", "good for nothing", "a fool", "a nobody", "nobody", "a joke", "a loser", "a failure", "a coward", "a disgrace",
    "an embarrassment", "a nothing",
  ],
};
