import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "family-roles",
  why: "Roles that carry duties and can be used to shame",
  words: [
    "friend", "wife", "husband", "mother", "mom", "mum", "father", "dad", "son", "daughter", "brother", "sister", "man", "men", "woman", "women",
    "boyfriend", "girlfriend", "partner", "parent", "parents", "citizen", "patriot", "leader", "teammate", "fan", "fans", "believer", "gentleman",
    "lady", "neighbour", "neighbor", "employee", "boss", "soldier", "teacher", "doctor", "lover", "colleague", "host", "guest", "grandmother",
    "grandfather",
  ],
};
