import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "absolute-words",
  why: "Words that allow no exception.",
  words: [
    "absolutely all", "absolutely every", "absolutely everything", "absolutely no", "absolutely no one", "absolutely nobody", "absolutely nothing",
    "always and forever", "anyone anywhere", "at all times", "at any cost", "at no time ever", "entirely without exception", "every last",
    "every last one", "every one of them", "every single", "every single day", "every single one", "every single person", "every single time",
    "everywhere you look", "from day one", "in all of history", "in every possible way", "in every way", "in the history of", "nary a", "never ever",
    "never once", "no exceptions", "no matter what", "no one ever", "nobody ever", "not a single", "not a single one", "not one single",
    "not one of them", "nothing at all", "of all time", "one hundred percent", "without a single", "without exception", "without fail", "zero chance",
    "zero evidence", "zero percent", "zero reason", "all day every day", "100 percent",
  ],
};
