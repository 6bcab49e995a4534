import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "ordinary-people",
  why: "Those in whose name a complaint is raised.",
  words: [
    "us",
    "you",
    "people",
    "everyone",
    "voters",
    "customers",
    "taxpayers",
    "workers",
    "parents",
    "ordinary people",
    "people like us",
    "people like you",
    "the public",
    "the people",
  ],
};
