import { FACTS, type Lexicon, TERMS_FROM } from "../match/lexicon.ts";
import { FIRST_WORD } from "../match/symbols.ts";

/** Kinds of words: each line of words is a kind, and has the bit at its place. A word may be in several lines. */
export interface WordKinds {
  readonly lines: readonly string[];
}

/** Some word lists by name, taken together. */
export interface ListGroup {
  readonly names: readonly string[];
}

/** So many bits has a number; one kind more would share the bit of the first. */
const MOST_KINDS = 32;
const MOST_GROUPS = 8;

/** Throws a RangeError for more kinds than a number has bits. */
export function wordKinds(lines: readonly string[]): WordKinds {
  if (lines.length > MOST_KINDS) throw new RangeError(`${lines.length} kinds of words are more than the ${MOST_KINDS} that a table can tell apart.`);
  return { lines };
}

export const wordsOf = ({ lines }: WordKinds): string[] => lines.flatMap((line) => line.split(" "));

/**
 * What detectors look up by symbol. The kinds of words stand in rows, with a column for each of the tables that detectors ask: most words have no kind and
 * share the first row, so that what a text needs of it is small and at hand.
 */
export interface KindTable {
  /** Row of each symbol. */
  readonly rows: Uint16Array;
  readonly kinds: Int32Array;
  /** Groups of lists that each symbol is in, as bits. */
  readonly listed: Uint8Array;
}

/** Looks the words and the lists up. Throws a RangeError for more groups than it has bits for. */
export function kindTable(lexicon: Lexicon, tables: readonly WordKinds[], groups: readonly ListGroup[]): KindTable {
  const kindsOf = new Map<number, Int32Array>();
  tables.forEach(({ lines }, column) =>
    lines.forEach((line, at) => {
      for (const word of line.split(" ")) {
        const symbol = lexicon.symbolOf(word);
        if (symbol === 0) throw new Error(`The lexicon does not know the word "${word}" that a detector asks for.`);
        let row = kindsOf.get(symbol);
        if (!row) kindsOf.set(symbol, (row = new Int32Array(tables.length)));
        row[column]! |= 1 << at;
      }
    }),
  );
  const rows = new Uint16Array(lexicon.symbols);
  const kinds = new Int32Array((kindsOf.size + 1) * tables.length);
  let number = 0;
  for (const [symbol, row] of kindsOf) {
    rows[symbol] = ++number;
    kinds.set(row, number * tables.length);
  }
  return { rows, kinds, listed: listedWords(lexicon, groups) };
}

/** The groups of lists that each word is in, as bits. */
function listedWords({ symbols, terms, lists, listTerm, facts, termPool }: Lexicon, groups: readonly ListGroup[]): Uint8Array {
  if (groups.length > MOST_GROUPS) throw new RangeError(`${groups.length} groups of word lists are more than the ${MOST_GROUPS} that a table can tell apart.`);
  const ofTerm = new Uint8Array(terms);
  lists.forEach((name, list) => groups.forEach(({ names }, group) => (ofTerm[listTerm[list]!]! |= names.includes(name) ? 1 << group : 0)));
  const listed = new Uint8Array(symbols);
  for (let symbol = FIRST_WORD; symbol < symbols; symbol++) {
    const end = facts[(symbol + 1) * FACTS + TERMS_FROM]!;
    for (let at = facts[symbol * FACTS + TERMS_FROM]!; at < end; at++) listed[symbol]! |= ofTerm[termPool[at]!]!;
  }
  return listed;
}
