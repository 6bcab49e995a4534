import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "harm-verbs",
  why: "What one person threatens to do to another.",
  words: ["kill", "hurt", "ruin", "destroy", "break", "shoot", "beat", "bury", "crush", "punish", "humiliate", "cut", "strangle"],
};
