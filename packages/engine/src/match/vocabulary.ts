import { C_SKIP, classOf, foldUnit } from "../text/characters.ts";
import { FIRST_WORD } from "./symbols.ts";

export const HASH_START = 0x811c9dc5 | 0;
/** Thousands separators inside a number are no part of it. */
const COMMA_UNIT = 0x2c;

/** One step of the word hash (FNV-1a over folded units). */
export const hashStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

/** All words of the automaton, numbered as symbols in the order given, found by hash over the text itself, so that no token needs a substring. */
export class Vocabulary {
  readonly size: number;
  private readonly pool: string;
  private readonly offsets: Int32Array;
  private readonly slots: Int32Array;
  private readonly mask: number;

  /** `joined`: folded words, each followed by a line feed. */
  constructor(joined: string) {
    this.pool = joined;
    let size = 0;
    for (let at = joined.indexOf("\n"); at >= 0; at = joined.indexOf("\n", at + 1)) size++;
    this.size = size;
    this.offsets = new Int32Array(size + 1);
    let capacity = 64;
    while (capacity < size * 3) capacity *= 2;
    this.mask = capacity - 1;
    this.slots = new Int32Array(capacity);
    let word = 0;
    let hash = HASH_START;
    for (let at = 0; at < joined.length; at++) {
      const unit = joined.charCodeAt(at);
      if (unit !== 10) {
        hash = hashStep(hash, unit);
        continue;
      }
      let slot = this.spread(hash);
      while (this.slots[slot] !== 0) slot = (slot + 1) & this.mask;
      this.slots[slot] = ++word;
      this.offsets[word] = at + 1;
      hash = HASH_START;
    }
  }

  /** Symbol of the word at [start, end) of the text, given its hash; 0 when it is in no phrase. */
  find(text: string, start: number, end: number, hash: number): number {
    for (let slot = this.spread(hash); ; slot = (slot + 1) & this.mask) {
      const word = this.slots[slot]!;
      if (word === 0) return 0;
      if (this.same(word - 1, text, start, end)) return FIRST_WORD + word - 1;
    }
  }

  /** Symbol of a folded word; 0 when unknown. */
  symbolOf(word: string): number {
    let hash = HASH_START;
    for (let at = 0; at < word.length; at++) hash = hashStep(hash, word.charCodeAt(at));
    return this.find(word, 0, word.length, hash);
  }

  wordOf(symbol: number): string {
    const at = symbol - FIRST_WORD;
    return at < 0 || at >= this.size ? "" : this.pool.slice(this.offsets[at]!, this.offsets[at + 1]! - 1);
  }

  private spread(hash: number): number {
    return (hash ^ (hash >>> 15)) & this.mask;
  }

  private same(word: number, text: string, start: number, end: number): boolean {
    let at = this.offsets[word]!;
    const stop = this.offsets[word + 1]! - 1;
    for (let from = start; from < end; from++) {
      const unit = text.charCodeAt(from);
      if (at < stop && this.pool.charCodeAt(at) === foldUnit(unit)) at++;
      else if (unit !== COMMA_UNIT && classOf(unit) !== C_SKIP) return false;
    }
    return at === stop;
  }
}
