import type { Document } from "../text/document.ts";
import { FACTS, HIGH, type Lexicon, LOW } from "./lexicon.ts";
import { CLASSES_BEFORE, CLASSES_BEHIND, HIGH_BEFORE, HIGH_BEHIND, LOW_BEFORE, LOW_BEHIND } from "./mask-rows.ts";
import { F_START } from "./symbols.ts";
import { BEFORE_START_BIT, classesOf, OPEN_BIT } from "./token-classes.ts";

/** Three masks of each token: two of its word's terms, one of its classes. So many tokens before the first and behind the last have masks too. */
export const MASKS = 3;
export const M_LOW = 0;
export const M_HIGH = 1;
export const M_CLASSES = 2;
export const MARGIN = 2;
const NO_TOKEN = [0, 0, OPEN_BIT];

/** What each token of a text may be, as masks: they rule out most phrases before one is followed. */
export class TokenMasks {
  /** Those of a token begin at (token + MARGIN) * MASKS. */
  data = new Int32Array(256);

  read(doc: Document, { facts }: Lexicon): void {
    const { symbol, flags, tokens } = doc;
    const size = (tokens + 2 * MARGIN) * MASKS;
    if (this.data.length < size) this.data = new Int32Array((symbol.length + 2 * MARGIN) * MASKS);
    const { data } = this;
    for (let each = 0; each < MARGIN; each++) {
      data.set(NO_TOKEN, each * MASKS);
      data.set(NO_TOKEN, size - (each + 1) * MASKS);
    }
    for (let token = 0, at = MARGIN * MASKS; token < tokens; token++, at += MASKS) {
      const word = symbol[token]! * FACTS;
      data[at + M_LOW] = facts[word + LOW]!;
      data[at + M_HIGH] = facts[word + HIGH]!;
      data[at + M_CLASSES] = classesOf(doc, token);
      if (flags[token]! & F_START) data[at - MASKS + M_CLASSES]! |= BEFORE_START_BIT;
    }
  }

  classes(token: number): number {
    return this.data[(token + MARGIN) * MASKS + M_CLASSES]!;
  }

  /** Whether the tokens so many steps before and behind this one are among those that the row of masks at `at` allows (mask-rows.ts). */
  allow(rows: Int32Array, at: number, token: number, steps: number): boolean {
    const { data } = this;
    const behind = (token + MARGIN + steps) * MASKS;
    if (
      !((rows[at + LOW_BEHIND]! & data[behind + M_LOW]!) | (rows[at + HIGH_BEHIND]! & data[behind + M_HIGH]!)) &&
      !(rows[at + CLASSES_BEHIND]! & data[behind + M_CLASSES]!)
    )
      return false;
    const before = (token + MARGIN - steps) * MASKS;
    const words = (rows[at + LOW_BEFORE]! & data[before + M_LOW]!) | (rows[at + HIGH_BEFORE]! & data[before + M_HIGH]!);
    return (words | (rows[at + CLASSES_BEFORE]! & data[before + M_CLASSES]!)) !== 0;
  }
}
