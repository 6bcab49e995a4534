import type { Pool } from "./pool.ts";

/** Six masks that say what may stand beside a place, three each side: two of terms and one of classes (token-classes.ts). */
export const ROW = 6;
export const LOW_BEHIND = 0;
export const HIGH_BEHIND = 1;
export const CLASSES_BEHIND = 2;
export const LOW_BEFORE = 3;
export const HIGH_BEFORE = 4;
export const CLASSES_BEFORE = 5;

/** The row that rules nothing out. */
export const ANYTHING = 0;

/** Rows of masks, each kept once: many anchors ask the same of their neighbors, and what all of them ask then lies close together. */
export class MaskRows {
  private readonly numbers = new Map<string, number>();

  constructor(readonly pool: Pool) {
    if (pool.length === 0) for (let each = 0; each < ROW; each++) pool.push(-1);
  }

  /** Number of the row that holds these masks. */
  numberOf(masks: Int32Array): number {
    const key = masks.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.pool.length / ROW;
    for (const mask of masks) this.pool.push(mask);
    this.numbers.set(key, number);
    return number;
  }
}
