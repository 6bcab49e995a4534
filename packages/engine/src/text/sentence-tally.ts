import { S_ALL_CAPS, S_HAS_CAPS, S_HAS_NAME, S_TITLE_CASE } from "./document.ts";
import { F_ALL_CAPS, F_CAPITAL, F_CAPS } from "../match/symbols.ts";

/** Share of words with a capital from which a sentence counts as a headline, and the least number of words for it. */
const TITLE_CASE_SHARE = 0.6;
const TITLE_CASE_MIN_WORDS = 4;
/** A sentence that ends with a period is prose unless nearly every word has a capital. */
const STATED_TITLE_CASE_SHARE = 0.85;
const STATED_TITLE_CASE_MIN_WORDS = 6;
/** Shorter words are written small in headlines and say nothing. */
const LONG_WORD_CHARS = 4;

/** What is counted while a sentence is read. */
export class SentenceTally {
  /** Token with which the sentence begins. */
  first = 0;
  flags = 0;
  /** Jobs of all its words together (system-words.ts). */
  bits = 0;
  private longWords = 0;
  private capitals = 0;
  private shouted = 0;

  begin(first: number): void {
    this.first = first;
    this.flags = this.bits = this.longWords = this.capitals = this.shouted = 0;
  }

  /** Counts a word of so many letters with these token flags. */
  word(letters: number, flags: number): void {
    if (flags & F_CAPS) this.flags |= S_HAS_CAPS;
    if (letters < LONG_WORD_CHARS) return;
    this.longWords++;
    if (flags & F_CAPITAL) this.capitals++;
    if (flags & F_ALL_CAPS) this.shouted++;
  }

  isTitleCase(stated = false): boolean {
    if (stated) return this.longWords >= STATED_TITLE_CASE_MIN_WORDS && this.capitals >= this.longWords * STATED_TITLE_CASE_SHARE;
    return this.longWords >= TITLE_CASE_MIN_WORDS && this.capitals >= this.longWords * TITLE_CASE_SHARE + 1;
  }

  /** Flags of the sentence, all words counted. In a headline capitals name nobody. `stated`: it ends with a period. */
  total(stated: boolean): number {
    let { flags } = this;
    if (this.longWords >= TITLE_CASE_MIN_WORDS && this.shouted >= this.longWords * TITLE_CASE_SHARE) flags |= S_ALL_CAPS;
    return this.isTitleCase(stated) ? (flags | S_TITLE_CASE) & ~S_HAS_NAME : flags;
  }
}
