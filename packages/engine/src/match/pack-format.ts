/**
 * How phrases travel. A *term* is what one place of a phrase may name: a word, a word with its inflections, a word list, a mark, a class of tokens, a
 * gap. Every term has a number, and in the programs one UTF-16 unit, the commonest the shortest in UTF-8. A *program* is the text of a phrase in
 * terms: places follow each other; "(" terms "|" row "|" row ")" is a choice of single terms and of rows of places; "?" behind a place makes it
 * optional; "!" before a term or a choice of terms makes it an anchor; ";" ends a phrase.
 */
export interface PackedPhrases {
  /** All terms in the order of their numbers, front-coded in tiers (terms.ts). */
  terms: string;
  /** Endings of inflected words that terms refer to. */
  rules: string;
  /** Contents of word lists, each written like a choice: single terms, then rows. */
  lists: string;
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
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).filter((c) => !RESERVED.includes(c));
/** So many terms have a unit of ASCII, and so many have one or two bytes in UTF-8. */
export const TIER_ONE = ASCII.length;
export const TIER_TWO = TIER_ONE + 0x800 - 0x80;
const FIRST_UNIT = 0x80;

const NUMBER_OF_ASCII = new Int16Array(0x80).fill(-1);
ASCII.forEach((c, at) => (NUMBER_OF_ASCII[c.charCodeAt(0)] = at));

/** Unit of a term. */
export const unitOf = (term: number): number => (term < TIER_ONE ? ASCII[term]!.charCodeAt(0) : FIRST_UNIT + term - TIER_ONE);
/** Term of a unit; -1 for one that opens, closes or joins. */
export const termOf = (unit: number): number => (unit < FIRST_UNIT ? NUMBER_OF_ASCII[unit]! : unit - FIRST_UNIT + TIER_ONE);

/** Behind an inflected word stands this and the unit of its rule. */
export const U_INFLECTED = 0x7e;
/** Front-coding: a capital says how many letters are shared with the term before. */
export const U_SHARED_FIRST = 0x41;
export const U_SHARED_LAST = 0x5a;
const RULE_ASCII = "abcdefghijklmnopqrstuvwxyz0123456789";
export const ruleUnit = (rule: number): string => (rule < RULE_ASCII.length ? RULE_ASCII[rule]! : String.fromCharCode(FIRST_UNIT + rule - RULE_ASCII.length));
export const ruleOf = (unit: number): number => (unit >= FIRST_UNIT ? unit - FIRST_UNIT + RULE_ASCII.length : unit >= 0x61 ? unit - 0x61 : unit - 0x30 + 26);
