import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "scheme-nouns",
  why: "Nouns that turn a plan, a plea or a decision into a trick.",
  words: [
    "power grab~", "land grab~", "ploy~", "plot~", "stunt~", "publicity stunt~", "scheme~", "scam~", "hoax", "hoaxes", "sham~", "charade~", "farce~",
    "smear~", "smear campaign~", "witch hunt~", "cover up~", "whitewash", "pandering", "grandstanding", "posturing", "fearmongering",
    "fear mongering", "scaremongering", "race baiting", "virtue signalling", "gaslighting", "propaganda", "hypocrisy", "double standard~", "lies",
    "lie", "pack of lies", "falsehood~", "betrayal~", "sellout~", "sell out~", "surrender", "capitulation", "giveaway~", "boondoggle~", "shakedown~",
    "racket~", "vendetta~", "crusade~", "fantasy", "fantasies", "delusion~", "nonsense", "lunacy", "madness", "idiocy", "drivel", "claptrap",
    "overreach", "meddling", "bullying", "thuggery", "cronyism", "grift~",
  ],
};
