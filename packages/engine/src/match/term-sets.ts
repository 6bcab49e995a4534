import { highBit, lowBit } from "./lexicon.ts";
import type { Pool, Pool16 } from "./pool.ts";

/** Three numbers for each set: two masks of its terms, and where they begin. The next set's numbers close it. */
export const SET = 3;
export const SET_LOW = 0;
export const SET_HIGH = 1;
export const SET_TERMS = 2;

/** The set without terms: that of marks and gaps. */
export const NO_TERMS = 0;

/** The sets of terms that places ask for, each kept once: a few thousand serve some forty thousand places. */
export class TermSets {
  private readonly numbers = new Map<string, number>();

  constructor(
    readonly sets: Pool,
    readonly terms: Pool16,
  ) {
    if (sets.length > 0) return;
    this.close();
    this.numberOf([]);
  }

  /** Number of the set of these terms. */
  numberOf(terms: readonly number[]): number {
    const key = terms.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.sets.length / SET - 1;
    const { data } = this.sets;
    for (const term of terms) {
      data[number * SET + SET_LOW]! |= lowBit(term);
      data[number * SET + SET_HIGH]! |= highBit(term);
      this.terms.push(term);
    }
    this.close();
    this.numbers.set(key, number);
    return number;
  }

  private close(): void {
    this.sets.push(0);
    this.sets.push(0);
    this.sets.push(this.terms.length);
  }
}
