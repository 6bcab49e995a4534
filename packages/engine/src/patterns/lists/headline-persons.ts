import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "headline-persons",
  why: "People and pets that a curiosity headline points at with \"this\" instead of naming them.",
  words: [
    "guy", "dude", "man", "woman", "lady", "mom", "mum", "dad", "mother", "father", "grandma", "grandpa", "grandmother", "grandfather", "girl", "boy",
    "kid", "toddler", "baby", "couple", "bride", "groom", "teen", "teenager", "teacher", "student", "artist", "photographer", "designer", "chef",
    "cop", "nurse", "waitress", "waiter", "dog", "puppy", "cat", "kitten", "pug", "corgi", "hedgehog", "bunny", "family", "sister", "brother",
    "husband", "wife", "boyfriend", "girlfriend", "roommate", "company", "restaurant", "singer", "actor", "actress", "blogger", "celebrity",
    "musician", "band", "little girl", "little boy", "cosplayer",
  ],
};
