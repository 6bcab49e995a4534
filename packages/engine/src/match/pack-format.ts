/**
 * How phrases travel. A *term* is what one place of a phrase may name: a word, a word with its inflections, a word list, a mark, a class of tokens, a
 * gap. Every term has a number and is written in one to three characters of ASCII, the commonest the shortest. A *program* is the text of a phrase in
 * terms: places follow each other; "(" terms "|" row "|" row ")" is a choice of single terms and of rows of places; "?" behind a place makes it
 * optional; "!" before a term or a choice of terms makes it an anchor; ";" ends a phrase.
 */
export interface PackedPhrases {
  /** All terms in the order of their numbers, front-coded in tiers (pack.ts writes them, lexicon-reader.ts reads them). */
  terms: string;
  /** Endings of inflected words that terms refer to. */
  rules: string;
  /** Single terms of the word lists, in the order of the lists' terms. */
  members: string;
  /** Rows of the word lists, each row behind a bar, the lists between semicolons. */
  rows: string;
  /** Programs of the phrases by root (roles.ts). */
  programs: readonly string[];
  /** What each phrase is for, by root, in the order of the programs. */
  uses: readonly string[];
}

export const U_OPEN = 0x28;
export const U_CLOSE = 0x29;
export const U_BAR = 0x7c;
export const U_OPTIONAL = 0x3f;
export const U_ANCHOR = 0x21;
export const U_END = 0x3b;

const RESERVED = '()|?!;"\\';
const DIGITS = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).filter((c) => !RESERVED.includes(c));
const BASE = DIGITS.length;
/** So many terms take one character; so many characters open a term of two; the others open one of three. */
const SINGLES = 55;
const DOUBLES = 29;
export const TIER_ONE = SINGLES;
export const TIER_TWO = SINGLES + DOUBLES * BASE;

const DIGIT_OF = new Int16Array(0x80).fill(-1);
DIGITS.forEach((c, at) => (DIGIT_OF[c.charCodeAt(0)] = at));

export function writeTerm(term: number): string {
  if (term < TIER_ONE) return DIGITS[term]!;
  const two = term - TIER_ONE;
  if (term < TIER_TWO) return DIGITS[SINGLES + Math.floor(two / BASE)]! + DIGITS[two % BASE]!;
  const three = term - TIER_TWO;
  return DIGITS[SINGLES + DOUBLES + Math.floor(three / (BASE * BASE))]! + DIGITS[Math.floor(three / BASE) % BASE]! + DIGITS[three % BASE]!;
}

/** Reads a program: terms and the characters between them. */
export class Cursor {
  constructor(
    public text: string,
    public at = 0,
  ) {}

  /** The character here; NaN at the end. */
  unit(): number {
    return this.text.charCodeAt(this.at);
  }

  /** Reads the term here; -1 where none begins. */
  term(): number {
    const { text, at } = this;
    const lead = at < text.length ? DIGIT_OF[text.charCodeAt(at)]! : -1;
    if (lead < SINGLES) {
      if (lead >= 0) this.at = at + 1;
      return lead;
    }
    const second = DIGIT_OF[text.charCodeAt(at + 1)]!;
    if (lead < SINGLES + DOUBLES) {
      this.at = at + 2;
      return TIER_ONE + (lead - SINGLES) * BASE + second;
    }
    this.at = at + 3;
    return TIER_TWO + ((lead - SINGLES - DOUBLES) * BASE + second) * BASE + DIGIT_OF[text.charCodeAt(at + 2)]!;
  }
}

const FIRST_UNIT = 0x80;
/** Behind an inflected word stands this and the unit of its rule. */
export const U_INFLECTED = 0x7e;
/** Front-coding: a capital says how many letters are shared with the term before. */
export const U_SHARED_FIRST = 0x41;
export const U_SHARED_LAST = 0x5a;
const RULE_ASCII = "abcdefghijklmnopqrstuvwxyz0123456789";
export const ruleUnit = (rule: number): string => (rule < RULE_ASCII.length ? RULE_ASCII[rule]! : String.fromCharCode(FIRST_UNIT + rule - RULE_ASCII.length));
export const ruleOf = (unit: number): number => (unit >= FIRST_UNIT ? unit - FIRST_UNIT + RULE_ASCII.length : unit >= 0x61 ? unit - 0x61 : unit - 0x30 + 26);
