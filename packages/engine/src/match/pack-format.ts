/**
 * The tables as they travel inside generated/tables.ts: pack.ts writes them, tables.ts reads them. Nearly everything is cut into pages that are
 * unpacked when a text first needs them, so that starting costs little however many patterns there are.
 */
export interface PackedPhrases {
  /** Vocabulary, front-coded. */
  words: string;
  /** The classes of each word: a line for every WORDS_PER_PAGE words, one blank between words. */
  memberships: string;
  /** Numbers that are needed at once: counts, common symbols and shapes, where phrases begin. */
  head: string;
  /** Positions: a line for every POSITIONS_PER_PAGE. */
  pages: string;
  /** What phrases are for: a line for every PHRASES_PER_PAGE. */
  uses: string;
  /** Names of the word lists, in the order of their classes. */
  lists: string;
}

/** In place of an atom: the next class that was not used yet. */
export const FRESH_CLASS = 0;
/** In place of a shape: it follows in full. */
export const RARE_SHAPE = 0;

export const WORDS_PER_PAGE = 64;
export const POSITIONS_PER_PAGE = 256;
export const PHRASES_PER_PAGE = 64;

/** Bits in the head of a shape: the phrase may end here; this is its last position. The rest is how many positions may come next. */
export const SHAPE_ACCEPTS = 1;
export const SHAPE_LAST = 2;
export const SHAPE_COUNT_SHIFT = 2;
