import type { Lexicon } from "../match/lexicon.ts";

/** Kinds of words: each line of words is a kind, and has the bit at its place. A word may be in several lines. */
export interface WordKinds {
  readonly lines: readonly string[];
}

/** So many bits has a number; one kind more would share the bit of the first. */
const MOST_KINDS = 32;

/** Throws a RangeError for more kinds than a number has bits. */
export function wordKinds(lines: readonly string[]): WordKinds {
  if (lines.length > MOST_KINDS) throw new RangeError(`${lines.length} kinds of words are more than the ${MOST_KINDS} that a table can tell apart.`);
  return { lines };
}

export const wordsOf = ({ lines }: WordKinds): string[] => lines.flatMap((line) => line.split(" "));

/**
 * The kinds of all words that have any, in rows: a column for each of the tables that detectors ask. Most words have no kind and share the first row,
 * so that what a text needs of it is small and at hand.
 */
export interface KindTable {
  /** Symbols of the words, those of the rows from the second on. */
  readonly symbols: Int32Array;
  readonly kinds: Int32Array;
}

/** Looks the words up. */
export function kindTable(lexicon: Lexicon, tables: readonly WordKinds[]): KindTable {
  const rows = new Map<number, Int32Array>();
  tables.forEach(({ lines }, column) =>
    lines.forEach((line, at) => {
      for (const word of line.split(" ")) {
        const symbol = lexicon.symbolOf(word);
        if (symbol === 0) throw new Error(`The lexicon does not know the word "${word}" that a detector asks for.`);
        let row = rows.get(symbol);
        if (!row) rows.set(symbol, (row = new Int32Array(tables.length)));
        row[column]! |= 1 << at;
      }
    }),
  );
  const kinds = new Int32Array((rows.size + 1) * tables.length);
  [...rows.values()].forEach((row, at) => kinds.set(row, (at + 1) * tables.length));
  return { symbols: Int32Array.from(rows.keys()), kinds };
}
