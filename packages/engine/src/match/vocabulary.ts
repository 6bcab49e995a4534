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

const LINE_FEED = 10;

/** All words of the automaton, numbered as symbols in the order given, found by their hashes, so that no token needs a substring. */
export class Vocabulary {
  readonly size: number;
  /** Symbol, or 0, in each slot, beside both hashes. */
  private readonly slots: Int32Array;
  private readonly mask: number;

  /** `joined`: folded words, each followed by a line feed. */
  constructor(private readonly joined: string) {
    let size = 0;
    for (let at = joined.indexOf("\n"); at >= 0; at = joined.indexOf("\n", at + 1)) size++;
    this.size = size;
    let capacity = 64;
    while (capacity < size * 2) capacity *= 2;
    this.mask = capacity - 1;
    this.slots = new Int32Array(capacity * 3);
    let symbol = FIRST_WORD;
    let hash = HASH_START;
    let second = SECOND_START;
    for (let at = 0; at < joined.length; at++) {
      const unit = joined.charCodeAt(at);
      if (unit !== LINE_FEED) {
        hash = hashStep(hash, unit);
        second = secondStep(second, unit);
        continue;
      }
      let slot = (hash ^ (hash >>> 15)) & this.mask;
      while (this.slots[slot * 3] !== 0) slot = (slot + 1) & this.mask;
      this.slots[slot * 3] = symbol++;
      this.slots[slot * 3 + 1] = hash;
      this.slots[slot * 3 + 2] = second;
      hash = HASH_START;
      second = SECOND_START;
    }
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

  wordOf(symbol: number): string {
    return this.joined.split("\n")[symbol - FIRST_WORD] ?? "";
  }
}
