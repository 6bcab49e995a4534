import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "negations",
  why: "Ways to deny or refuse in talk, between a person and a verb.",
  words: ["don't", "didn't", "doesn't", "never", "won't", "can't", "couldn't", "wouldn't", "isn't", "haven't"],
};
