import {
  C_APOSTROPHE,
  C_DIGIT,
  C_FOREIGN,
  C_LETTER,
  C_PERIOD,
  C_SKIP,
  classOf,
  foldUnit,
  INFO_CAPITAL,
  INFO_CLASS,
  INFO_FOLD_SHIFT,
  infoOf,
  isCapital,
  isDigit,
} from "./characters.ts";
import { bareContraction } from "./bare-contractions.ts";
import { W_CONTRACTS_S, W_NUMBER } from "./system-words.ts";
import { F_ALL_CAPS, F_CAPITAL, F_CAPS, F_CITATION, F_DECIMAL, F_DIGITS, F_NUMBER, F_ODD, F_WORD, F_YEAR } from "../match/symbols.ts";
import { FACTS, type Lexicon } from "../match/lexicon.ts";
import { HASH_START, hashOf, hashStep, SECOND_START, secondStep } from "../match/word-hash.ts";

const FIRST_YEAR = 1500;
const LAST_YEAR = 2100;
const YEAR_DIGITS = 4;
const CAPS_MIN_LETTERS = 3;
const U_APOSTROPHE = 0x27;
const CONTRACTION_MOST_LETTERS = 8;
/** Endings that are a token of their own. */
const OWN_SUFFIX = /'(?:re|ve|ll|m)$/;
/** From "\ufb00" to "\ufb06": letters that PDFs hold as one. */
const FIRST_LIGATURE = 0xfb00;
const LAST_LIGATURE = 0xfb06;

/** Scans one word or number. What was found stays in the fields until the next scan, so that nothing is allocated for a token. */
export class WordScan {
  end = 0;
  symbol = 0;
  bits = 0;
  flags = 0;
  hash = 0;
  letters = 0;
  foreign = false;
  mixed = false;
  /** Where a suffix such as "'s" or "'re" begins, a token of its own; -1 without one. */
  suffix = -1;

  constructor(private readonly lexicon: Lexicon) {}

  word(text: string, start: number): void {
    const { length } = text;
    let hash = HASH_START;
    let second = SECOND_START;
    let letters = 0;
    let capitals = 0;
    let foreign = 0;
    let at = start;
    let contraction = false;
    this.suffix = -1;
    for (; at < length; at++) {
      const raw = text.charCodeAt(at);
      if (raw >= 0x61 && raw <= 0x7a) {
        // Plain small letters, by far the most, need no table.
        letters++;
        hash = hashStep(hash, raw);
        second = secondStep(second, raw);
        continue;
      }
      const info = infoOf(raw);
      const c = info & INFO_CLASS;
      if (c === C_LETTER) {
        letters++;
        if (info & INFO_CAPITAL) capitals++;
      } else if (raw >= FIRST_LIGATURE && raw <= LAST_LIGATURE) {
        for (const letter of text[at]!.normalize("NFKD")) {
          letters++;
          hash = hashStep(hash, letter.charCodeAt(0));
          second = secondStep(second, letter.charCodeAt(0));
        }
        continue;
      } else if (c === C_FOREIGN) {
        letters++;
        foreign++;
      } else if (c === C_APOSTROPHE) {
        if (at + 1 >= length || (infoOf(text.charCodeAt(at + 1)) & INFO_CLASS) !== C_LETTER) break;
        if (this.isSuffix(text, at, hash, second)) {
          this.suffix = at;
          break;
        }
        contraction = true;
      } else if (c === C_PERIOD) {
        if (!isInnerPeriod(text, start, at)) break;
      } else if (c === C_SKIP) continue;
      else if (c !== C_DIGIT) break;
      const unit = info >> INFO_FOLD_SHIFT;
      hash = hashStep(hash, unit);
      second = secondStep(second, unit);
    }
    this.finish(at, hash, second);
    if (this.symbol === 0 && letters <= CONTRACTION_MOST_LETTERS && letters === at - start) contraction ||= this.contract(start);
    this.letters = letters;
    this.foreign = foreign * 2 > letters;
    this.mixed = foreign > 0 && foreign < letters;
    let flags = F_WORD;
    if (capitals > 0) {
      if (isCapital(text.charCodeAt(start))) flags |= F_CAPITAL;
      if (letters >= 2 && capitals === letters && !contraction) flags |= F_ALL_CAPS | (letters >= CAPS_MIN_LETTERS ? F_CAPS : 0);
    }
    if (this.bits & W_NUMBER) flags |= F_NUMBER;
    this.flags = flags;
  }

  /** Digits with separators, decimals, times and letters behind ("20,000", "3.5", "10:30", "90s"). */
  number(text: string, start: number): void {
    const { length } = text;
    let hash = HASH_START;
    let second = SECOND_START;
    let at = start;
    let digits = 0;
    let plain = true;
    let flags = F_WORD | F_NUMBER | F_DIGITS;
    for (; at < length; at++) {
      const unit = text.charCodeAt(at);
      const c = classOf(unit);
      if (c === C_DIGIT) digits++;
      else if (c === C_LETTER) plain = false;
      else if (unit === 0x2c && at > start && isDigit(text, at + 1)) {
        plain = false;
        continue;
      } else if ((unit === 0x2e || unit === 0x3a) && isDigit(text, at + 1)) {
        if (unit === 0x2e) flags |= F_DECIMAL;
        plain = false;
      } else if (c === C_SKIP) continue;
      else break;
      hash = hashStep(hash, foldUnit(unit));
      second = secondStep(second, foldUnit(unit));
    }
    if (plain && digits === YEAR_DIGITS && at === start + YEAR_DIGITS) {
      const year = Number(text.slice(start, at));
      if (year >= FIRST_YEAR && year <= LAST_YEAR) flags |= F_YEAR;
    }
    // "[12]" points to a source and counts nothing.
    if (plain && text.charCodeAt(start - 1) === 0x5b && text.charCodeAt(at) === 0x5d) flags = F_WORD | F_CITATION;
    else if (flags & F_DECIMAL || (digits >= 2 && !(flags & F_YEAR) && isOddDigit(text, at - 1))) flags |= F_ODD;
    this.finish(at, hash, second);
    this.flags = flags;
    this.suffix = -1;
  }

  /** "'s" of a possessive, "'re", "'ve", "'ll", "'d", "'m": from its apostrophe on, or its first letter where none was typed. Any kind of apostrophe reads as the straight one. */
  joined(text: string, start: number): void {
    let hash = hashStep(HASH_START, U_APOSTROPHE);
    let second = secondStep(SECOND_START, U_APOSTROPHE);
    let at = classOf(text.charCodeAt(start)) === C_APOSTROPHE ? start + 1 : start;
    for (; at < text.length; at++) {
      const info = infoOf(text.charCodeAt(at));
      if ((info & INFO_CLASS) !== C_LETTER) break;
      hash = hashStep(hash, info >> INFO_FOLD_SHIFT);
      second = secondStep(second, info >> INFO_FOLD_SHIFT);
    }
    this.finish(at, hash, second);
  }

  /** Takes "dont" for "don't", and "youre" for "you" with "'re" behind it. */
  private contract(start: number): boolean {
    const word = bareContraction(this.hash);
    if (word === undefined) return false;
    const own = word.search(OWN_SUFFIX);
    const base = own < 0 ? word : word.slice(0, own);
    if (own >= 0) this.end = this.suffix = start + own;
    this.hash = hashOf(base);
    this.symbol = this.lexicon.symbolOf(base);
    this.bits = this.symbol === 0 ? 0 : this.lexicon.facts[this.symbol * FACTS]!;
    return true;
  }

  private finish(end: number, hash: number, second: number): void {
    this.end = end;
    this.hash = hash;
    this.symbol = this.lexicon.find(hash, second);
    this.bits = this.symbol === 0 ? 0 : this.lexicon.facts[this.symbol * FACTS]!;
  }

  /** Whether the apostrophe at `at` opens a token of its own; "'s" does unless the word before contracts with it ("it's"). */
  private isSuffix(text: string, at: number, hash: number, second: number): boolean {
    const a = foldUnit(text.charCodeAt(at + 1));
    const b = at + 2 < text.length ? foldUnit(text.charCodeAt(at + 2)) : 32;
    const after = classOf(b);
    if (after !== C_LETTER && after !== C_DIGIT) return a === 0x64 || a === 0x6d || (a === 0x73 && !this.contractsS(hash, second));
    if (at + 3 < text.length && classOf(text.charCodeAt(at + 3)) === C_LETTER) return false;
    return (a === 0x72 && b === 0x65) || (a === 0x76 && b === 0x65) || (a === 0x6c && b === 0x6c);
  }

  private contractsS(hash: number, second: number): boolean {
    const symbol = this.lexicon.find(hash, second);
    return symbol !== 0 && (this.lexicon.facts[symbol * FACTS]! & W_CONTRACTS_S) !== 0;
  }
}

/** A last digit that rounding does not leave: neither 0 nor 5. */
const isOddDigit = (text: string, at: number): boolean => isDigit(text, at) && text.charCodeAt(at) !== 0x30 && text.charCodeAt(at) !== 0x35;

/** The period inside "U.S." or "e.g.": single letters on both sides. */
function isInnerPeriod(text: string, start: number, at: number): boolean {
  if (at - start !== 1 && text.charCodeAt(at - 2) !== 0x2e) return false;
  if (at + 1 >= text.length || classOf(text.charCodeAt(at + 1)) !== C_LETTER) return false;
  return at + 2 >= text.length || classOf(text.charCodeAt(at + 2)) !== C_LETTER;
}
