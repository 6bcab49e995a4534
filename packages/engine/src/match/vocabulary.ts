import { FIRST_WORD } from "./symbols.ts";

/** Two hashes of a folded word. Together they stand for the word: no two words of a vocabulary share both. */
export const HASH_START = 0x811c9dc5 | 0;
export const SECOND_START = 5381;

/** One step of the first hash (FNV-1a over folded units). */
export const hashStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);
/** One step of the second, independent of the first. */
export const secondStep = (hash: number, unit: number): number => (Math.imul(hash, 33) + unit) | 0;

/** First hash of a folded word. */
export function hashOf(word: string): number {
  let hash = HASH_START;
  for (let at = 0; at < word.length; at++) hash = hashStep(hash, word.charCodeAt(at));
  return hash;
}

function secondOf(word: string): number {
  let hash = SECOND_START;
  for (let at = 0; at < word.length; at++) hash = secondStep(hash, word.charCodeAt(at));
  return hash;
}

/** Front-coding: a capital letter says how many letters are shared with the word before. */
const FIRST_CAPITAL = 65;
const LAST_CAPITAL = 90;
const LONGEST_WORD = 64;

/** All words of the automaton, numbered as symbols in the order given, found by their hashes, so that no token needs a substring. */
export class Vocabulary {
  readonly size: number;
  /** Symbol, or 0, in each slot, beside both hashes. */
  private readonly slots: Int32Array;
  private readonly mask: number;

  /** `coded`: folded words in order, front-coded (pack.ts). The hashes of shared letters are not worked out again. */
  constructor(coded: string) {
    let size = 0;
    for (let at = 0; at < coded.length; at++) {
      const unit = coded.charCodeAt(at);
      if (unit >= FIRST_CAPITAL && unit <= LAST_CAPITAL) size++;
    }
    this.size = size;
    let capacity = 64;
    while (capacity < size * 2) capacity *= 2;
    this.mask = capacity - 1;
    this.slots = new Int32Array(capacity * 3);
    const hashes = new Int32Array(LONGEST_WORD + 1);
    const seconds = new Int32Array(LONGEST_WORD + 1);
    hashes[0] = HASH_START;
    seconds[0] = SECOND_START;
    let length = 0;
    for (let at = 1, symbol = FIRST_WORD; at <= coded.length; at++) {
      const unit = at < coded.length ? coded.charCodeAt(at) : FIRST_CAPITAL;
      if (unit >= FIRST_CAPITAL && unit <= LAST_CAPITAL) {
        this.insert(symbol++, hashes[length]!, seconds[length]!);
        length = unit - FIRST_CAPITAL;
      } else {
        hashes[length + 1] = hashStep(hashes[length]!, unit);
        seconds[length + 1] = secondStep(seconds[length]!, unit);
        length++;
      }
    }
  }

  private insert(symbol: number, hash: number, second: number): void {
    const { slots, mask } = this;
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (slots[slot * 3] !== 0) slot = (slot + 1) & mask;
    slots[slot * 3] = symbol;
    slots[slot * 3 + 1] = hash;
    slots[slot * 3 + 2] = second;
  }

  /** Symbol of the word with these hashes; 0 when it is in no phrase. */
  find(hash: number, second: number): number {
    const { slots, mask } = this;
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const symbol = slots[slot * 3]!;
      if (symbol === 0) return 0;
      if (slots[slot * 3 + 1] === hash && slots[slot * 3 + 2] === second) return symbol;
    }
  }

  /** Symbol of a folded word; 0 when unknown. */
  symbolOf(word: string): number {
    return this.find(hashOf(word), secondOf(word));
  }
}
