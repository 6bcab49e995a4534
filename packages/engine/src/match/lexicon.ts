import { HASH_START, hashStep, markOf, SECOND_START, secondStep, slotOf } from "./word-hash.ts";

/** Numbers that stand together for each symbol, and what each is. */
export const FACTS = 5;
export const JOBS = 0;
export const LOW = 1;
export const HIGH = 2;
export const TERMS_FROM = 3;
export const MARK = 4;

/** What is known of words and terms, as plain numbers and texts: read from the packed tables (lexicon-reader.ts) or from a file of ready ones (node/ready.ts). */
export interface LexiconData {
  /**
   * Five numbers for each symbol, side by side because they are wanted together: its jobs (system-words.ts), two masks with a bit for each of its
   * terms, where its terms begin in termPool, and its mark (word-hash.ts); one entry more closes the last.
   */
  readonly facts: Int32Array;
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
  /** The terms of all words, see TERMS_FROM. */
  readonly termPool: Uint16Array;
  /** Hash table of words: their symbols, 0 where there is none; as many slots as a power of two. */
  readonly slots: Uint16Array;
}

/** Terms and the words they stand for. A token carries the symbol of its word; a word stands for every term that takes it. */
export class Lexicon implements LexiconData {
  readonly facts: Int32Array;
  readonly symbols: number;
  readonly lists: readonly string[];
  readonly listTerm: readonly number[];
  readonly listOf: Int32Array;
  readonly reserved: Int32Array;
  readonly rows: readonly string[];
  readonly terms: number;
  readonly termPool: Uint16Array;
  readonly slots: Uint16Array;
  private readonly slotMask: number;

  constructor(data: LexiconData) {
    this.facts = data.facts;
    this.symbols = data.symbols;
    this.lists = data.lists;
    this.listTerm = data.listTerm;
    this.listOf = data.listOf;
    this.reserved = data.reserved;
    this.rows = data.rows;
    this.terms = data.terms;
    this.termPool = data.termPool;
    this.slots = data.slots;
    this.slotMask = data.slots.length - 1;
  }

  /** Symbol of the word with these hashes; 0 when it is unknown. */
  find(hash: number, second: number): number {
    const { slots, slotMask, facts } = this;
    const mark = markOf(hash, second);
    for (let slot = slotOf(hash) & slotMask; ; slot = (slot + 1) & slotMask) {
      const symbol = slots[slot]!;
      if (symbol === 0 || facts[symbol * FACTS + MARK] === mark) return symbol;
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
}

/** Terms that phrases name most often come first (terms.ts): each of these has a bit of its own in the low mask, the others share those of the high one. */
const OWN_BIT_TERMS = 32;

export const lowBit = (term: number): number => (term < OWN_BIT_TERMS ? 1 << term : 0);
export const highBit = (term: number): number => (term < OWN_BIT_TERMS ? 0 : 1 << (term % 32));
