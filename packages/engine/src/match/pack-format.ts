/** The tables as they travel inside generated/tables.ts: pack.ts writes them, automaton.ts reads them. */
export interface PackedPhrases {
  /** Vocabulary, front-coded. */
  words: string;
  /** For each word, on a line of its own, the classes it is in. */
  memberships: string;
  /** Positions, phrases and what they are for. */
  numbers: string;
  /** Names of the word lists, in the order of their classes. */
  lists: string;
}

/** In place of an atom: the next class that was not used yet. */
export const FRESH_CLASS = 0;
