import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "cure-verbs",
  why: "Verbs with which a remedy promises to end a disease",
  words: ["cure~", "heal~", "reverse~", "eliminate~", "erase~", "end~", "beat~", "kill~", "destroy~", "banish~", "melt~"],
};
