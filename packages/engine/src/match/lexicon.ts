import { FIRST_WORD } from "./symbols.ts";
import { HASH_START, hashStep, SECOND_START, secondStep } from "./word-hash.ts";

/** What is known of words and terms, as plain numbers and texts: read from the packed tables (lexicon-reader.ts) or from a file of ready ones (node/ready.ts). */
export interface LexiconData {
  /** Jobs of each word (system-words.ts), by symbol. */
  readonly bits: Int32Array;
  /** One more than the last symbol. */
  readonly symbols: number;
  /** Names of the lists, and their terms. */
  readonly lists: readonly string[];
  readonly listTerm: readonly number[];
  /** Number of the list that a term is, or -1. */
  readonly listOf: Int32Array;
  /** Reserved symbol that a term is, or 0. */
  readonly reserved: Int32Array;
  /** Rows of several words in the lists, as programs. */
  readonly rows: readonly string[];
  readonly terms: number;
  /** Terms of a word: termPool at termStart[symbol - FIRST_WORD] .. termStart[symbol - FIRST_WORD + 1]. */
  readonly termStart: Int32Array;
  readonly termPool: Int32Array;
  /** Two masks of each word: one of 63 bits for each of its terms. The last bit is never set here (matcher.ts). */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Hash table of words: symbol and two hashes in turn; as many slots as a power of two. */
  readonly slots: Int32Array;
}

/** Terms and the words they stand for. A token carries the symbol of its word; a word stands for every term that takes it. */
export class Lexicon implements LexiconData {
  readonly bits: Int32Array;
  readonly symbols: number;
  readonly lists: readonly string[];
  readonly listTerm: readonly number[];
  readonly listOf: Int32Array;
  readonly reserved: Int32Array;
  readonly rows: readonly string[];
  readonly terms: number;
  readonly termStart: Int32Array;
  readonly termPool: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly slots: Int32Array;
  private readonly slotMask: number;

  constructor(data: LexiconData) {
    this.bits = data.bits;
    this.symbols = data.symbols;
    this.lists = data.lists;
    this.listTerm = data.listTerm;
    this.listOf = data.listOf;
    this.reserved = data.reserved;
    this.rows = data.rows;
    this.terms = data.terms;
    this.termStart = data.termStart;
    this.termPool = data.termPool;
    this.low = data.low;
    this.high = data.high;
    this.slots = data.slots;
    this.slotMask = data.slots.length / 3 - 1;
  }

  /** Symbol of the word with these hashes; 0 when it is unknown. */
  find(hash: number, second: number): number {
    const { slots, slotMask } = this;
    for (let slot = (hash ^ (hash >>> 15)) & slotMask; ; slot = (slot + 1) & slotMask) {
      const symbol = slots[slot * 3]!;
      if (symbol === 0) return 0;
      if (slots[slot * 3 + 1] === hash && slots[slot * 3 + 2] === second) return symbol;
    }
  }

  /** Symbol of a folded word; 0 when unknown. */
  symbolOf(word: string): number {
    let hash = HASH_START;
    let second = SECOND_START;
    for (let at = 0; at < word.length; at++) {
      hash = hashStep(hash, word.charCodeAt(at));
      second = secondStep(second, word.charCodeAt(at));
    }
    return this.find(hash, second);
  }

  /** Whether the word is in a list, by the number of the list. */
  inList(symbol: number, list: number): boolean {
    if (symbol < FIRST_WORD) return false;
    const term = this.listTerm[list]!;
    for (let at = this.termStart[symbol - FIRST_WORD]!; at < this.termStart[symbol - FIRST_WORD + 1]!; at++) if (this.termPool[at] === term) return true;
    return false;
  }
}

/** One of 63 bits for a term. */
export const lowBit = (term: number): number => {
  const bit = term % 63;
  return bit < 31 ? 1 << bit : 0;
};
export const highBit = (term: number): number => {
  const bit = term % 63;
  return bit < 31 ? 0 : 1 << (bit - 31);
};
