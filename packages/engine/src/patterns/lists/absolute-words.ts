import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "absolute-words",
  why: "Words that allow no exception.",
  words: [
    "absolutely everything", "absolutely no", "absolutely no one", "absolutely nothing", "always and forever", "at all times", "at any cost",
    "every last", "every last one", "every one of them", "every single", "every single day", "every single one", "every single person",
    "every single time", "from day one", "in all of history", "in every possible way", "in the history of", "never ever", "never once",
    "no exceptions", "no matter what", "no one ever", "nobody ever", "not a single", "not a single one", "not one single", "not one of them",
    "nothing at all", "of all time", "one hundred percent", "without a single", "without exception", "zero chance", "zero percent", "100 percent",
  ],
};
