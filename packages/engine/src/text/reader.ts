import {
  C_AMPERSAND, C_APOSTROPHE, C_BRACKET, C_CLOSE_QUOTE, C_COLON, C_COMMA, C_CURRENCY, C_DASH, C_DIGIT, C_ELLIPSIS, C_EXCLAMATION, C_FOREIGN, C_HYPHEN,
  C_LESS, C_LETTER, C_NEWLINE, C_OPEN_QUOTE, C_OPEN_SINGLE, C_PERCENT, C_PERIOD, C_QUESTION, C_QUOTE, C_SEMICOLON, C_SKIP, C_SPACE, classOf, foldUnit, INFO_CAPITAL, INFO_CLASS, INFO_FOLD_SHIFT, infoOf, isCapital,
} from "./characters.ts";
import { breaksLine, isListMark, isStarter, skipSpaces, whatFollows } from "./boundaries.ts";
import type { Document } from "./document.ts";
import { S_ALL_CAPS, S_EXCLAMATION, S_HAS_CAPS, S_HAS_LINK, S_HAS_NAME, S_HAS_NUMBER, S_HAS_YEAR, S_OPEN_END, S_QUESTION, S_TITLE_CASE } from "./document.ts";
import { QuotationMarks } from "./quotations.ts";
import { skipMarkup } from "./markup.ts";
import { markReported } from "./reported.ts";
import { W_ABBREVIATION, W_CALENDAR, W_CONTRACTS_S, W_FUNCTION, W_NUMBER, W_STARTER, W_TITLE } from "./system-words.ts";
import {
  BOUNDARY, COLON, COMMA, CURRENCY, DASH, ELLIPSIS, F_ALL_CAPS, F_BOUNDARY, F_CAPITAL, F_CAPS, F_CITATION, F_DECIMAL, F_DIGITS, F_DOTS, F_EXCLAMATION, F_JOINED,
  F_LINK, F_NAME, F_NUMBER, F_ODD, F_QUESTION, F_QUOTED, F_START, F_WORD, F_YEAR, OTHER_MARK, PERCENT, SEMICOLON,
} from "../match/symbols.ts";
import { HASH_START, hashOf, hashStep, SECOND_START, secondStep, type Vocabulary } from "../match/vocabulary.ts";

const FIRST_YEAR = 1500;
const LAST_YEAR = 2100;
/** Share of words with a capital from which a sentence counts as a headline, and the least number of words for it. */
const TITLE_CASE_SHARE = 0.6;
const TITLE_CASE_MIN_WORDS = 4;
const LONG_WORD_CHARS = 4;

/** Reads a text once and fills the document with tokens, sentences, paragraphs and quotations. */
export class Reader {
  private text = "";
  private at = 0;
  private atStart = true;
  private sentenceFirst = 0;
  private sentenceFlags = 0;
  private sentenceBits = 0;
  private paragraphFirst = 0;
  private paragraphOpen = -1;
  private paragraphWords = 0;
  private lineStart = 0;
  private lineQuoted = false;
  /** Words of four and more letters in this sentence, and how many of them have a capital or are all capitals. */
  private longWords = 0;
  private longCapitals = 0;
  private shouted = 0;
  private readonly marks = new QuotationMarks();

  constructor(
    private readonly doc: Document,
    private readonly vocabulary: Vocabulary,
    private readonly symbolBits: Int32Array,
  ) {}

  read(text: string): void {
    this.text = text;
    this.at = 0;
    this.atStart = true;
    this.sentenceFirst = this.sentenceFlags = this.sentenceBits = this.paragraphFirst = this.paragraphWords = 0;
    this.paragraphOpen = -1;
    this.lineStart = 0;
    this.longWords = this.longCapitals = this.shouted = 0;
    this.marks.clear();
    this.doc.reset(text);
    this.beginLine(0);
    const length = text.length;
    while (this.at < length) this.step(text.charCodeAt(this.at));
    this.endParagraph(length);
    markReported(this.doc);
  }

  private step(unit: number): void {
    const { at } = this;
    switch (infoOf(unit) & INFO_CLASS) {
      case C_SPACE:
      case C_SKIP:
        this.at++;
        return;
      case C_LETTER:
      case C_FOREIGN:
        this.word();
        return;
      case C_DIGIT:
        this.number();
        return;
      case C_NEWLINE:
        this.lineBreak();
        return;
      case C_PERIOD:
      case C_QUESTION:
      case C_EXCLAMATION:
      case C_ELLIPSIS:
        this.terminator();
        return;
      case C_COMMA:
        return this.mark(COMMA, 0);
      case C_SEMICOLON:
        return this.mark(SEMICOLON, 0);
      case C_COLON:
        this.mark(COLON, 0);
        this.atStart = true;
        return;
      case C_DASH:
        if (this.isDigit(at - 1) && this.isDigit(at + 1)) this.at++;
        else this.mark(DASH, 0);
        return;
      case C_HYPHEN:
        return this.hyphen();
      case C_PERCENT:
        return this.mark(PERCENT, 0);
      case C_CURRENCY:
        return this.mark(CURRENCY, 0);
      case C_APOSTROPHE:
      case C_OPEN_SINGLE:
      case C_QUOTE:
      case C_OPEN_QUOTE:
      case C_CLOSE_QUOTE:
        if (this.marks.see(this.text, at, this.doc.tokens)) this.atStart = true;
        this.at++;
        return;
      case C_BRACKET:
        this.at++;
        return;
      case C_LESS: {
        const tag = skipMarkup(this.text, at);
        if (tag.end === at) return this.mark(OTHER_MARK, 0);
        this.at = tag.end;
        if (tag.block) this.softEnd(at);
        return;
      }
      case C_AMPERSAND:
        return this.ampersand();
      default:
        if (unit === 0x7c || unit === 0x2022 || unit === 0xb7 || unit === 0x3d || unit === 0x3e) return this.mark(OTHER_MARK, 0);
        this.at++;
    }
  }

  private word(): void {
    const { text, doc } = this;
    const start = this.at;
    const length = text.length;
    let hash = HASH_START;
    let second = SECOND_START;
    let letters = 0;
    let capitals = 0;
    let foreign = 0;
    let at = start;
    let contraction = false;
    let suffix = -1;
    for (; at < length; at++) {
      const info = infoOf(text.charCodeAt(at));
      const c = info & INFO_CLASS;
      if (c === C_LETTER) {
        letters++;
        if (info & INFO_CAPITAL) capitals++;
      } else if (c === C_FOREIGN) {
        letters++;
        foreign++;
      } else if (c === C_APOSTROPHE) {
        if (at + 1 >= length || (infoOf(text.charCodeAt(at + 1)) & INFO_CLASS) !== C_LETTER) break;
        if (this.isSuffix(at, hash, second)) {
          suffix = at;
          break;
        }
        contraction = true;
      } else if (c === C_PERIOD) {
        if (!this.isInnerPeriod(start, at)) break;
      } else if (c === C_SKIP) continue;
      else if (c !== C_DIGIT) break;
      const unit = info >> INFO_FOLD_SHIFT;
      hash = hashStep(hash, unit);
      second = secondStep(second, unit);
    }
    const symbol = this.vocabulary.find(hash, second);
    const bits = symbol === 0 ? 0 : this.symbolBits[symbol]!;
    if (at < length && this.isLink(start, at)) return this.link(start);
    let flags = F_WORD;
    if (capitals > 0 && isCapital(text.charCodeAt(start))) flags |= F_CAPITAL;
    if (letters >= 2 && capitals === letters && !contraction) flags |= F_ALL_CAPS | (letters >= 3 ? F_CAPS : 0);
    if (bits & W_NUMBER) flags |= F_NUMBER;
    doc.words++;
    this.paragraphWords++;
    if (bits & W_FUNCTION) doc.functionWords++;
    if (foreign > letters / 2) doc.foreignWords++;
    else doc.latinWords++;
    if (letters >= LONG_WORD_CHARS) {
      this.longWords++;
      if (flags & F_CAPITAL) this.longCapitals++;
      if (flags & F_ALL_CAPS) this.shouted++;
    }
    if (flags & F_CAPS) this.sentenceFlags |= S_HAS_CAPS;
    if (flags & F_CAPITAL && !(bits & (W_FUNCTION | W_STARTER | W_CALENDAR)) && letters > 1) flags |= this.nameFlag();
    this.push(start, at, symbol, flags, bits, hash);
    this.at = at;
    if (suffix >= 0) this.suffix(suffix);
  }

  /** "'s" of a possessive, "'re", "'ve", "'ll", "'d", "'m": a token of its own. */
  private suffix(at: number): void {
    let end = at + 1;
    while (end < this.text.length && (infoOf(this.text.charCodeAt(end)) & INFO_CLASS) === C_LETTER) end++;
    const letters = this.text.slice(at + 1, end).toLowerCase();
    const symbol = this.vocabulary.symbolOf(`'${letters}`);
    this.push(at, end, symbol, F_WORD | F_JOINED, symbol === 0 ? 0 : this.symbolBits[symbol]!, hashOf(`'${letters}`));
    this.at = end;
  }

  /** A capital inside a sentence names something; at its start only when another follows. */
  private nameFlag(): number {
    const { doc } = this;
    const last = doc.tokens - 1;
    if (this.atStart) return 0;
    if (last >= 0 && doc.flags[last]! & F_START && doc.flags[last]! & F_CAPITAL && !(doc.bits[last]! & (W_FUNCTION | W_STARTER))) doc.flags[last] = doc.flags[last]! | F_NAME;
    this.sentenceFlags |= S_HAS_NAME;
    return F_NAME;
  }

  private number(): void {
    const { text } = this;
    const start = this.at;
    let hash = HASH_START;
    let second = SECOND_START;
    let at = start;
    let digits = 0;
    let plain = true;
    let flags = F_WORD | F_NUMBER | F_DIGITS;
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const c = classOf(unit);
      if (c === C_DIGIT) digits++;
      else if (c === C_LETTER) plain = false;
      else if (unit === 0x2c && this.isDigit(at + 1) && at > start) {
        plain = false;
        continue;
      } else if ((unit === 0x2e || unit === 0x3a) && this.isDigit(at + 1)) {
        if (unit === 0x2e) flags |= F_DECIMAL;
        plain = false;
      } else if (c === C_SKIP) continue;
      else break;
      hash = hashStep(hash, foldUnit(unit));
      second = secondStep(second, foldUnit(unit));
    }
    if (plain && digits === 4) {
      const year = Number(text.slice(start, start + 4));
      if (year >= FIRST_YEAR && year <= LAST_YEAR && at === start + 4) {
        flags |= F_YEAR;
        this.sentenceFlags |= S_HAS_YEAR;
      }
    }
    if (plain && text.charCodeAt(start - 1) === 0x5b && text.charCodeAt(at) === 0x5d) {
      flags |= F_CITATION;
      this.sentenceFlags |= S_HAS_LINK;
    } else if (!(flags & F_YEAR)) this.sentenceFlags |= S_HAS_NUMBER;
    if (flags & F_DECIMAL || (digits >= 2 && !(flags & F_YEAR) && at > start && this.isOddDigit(at - 1))) flags |= F_ODD;
    const symbol = this.vocabulary.find(hash, second);
    this.paragraphWords++;
    this.doc.words++;
    this.push(start, at, symbol, flags, symbol === 0 ? 0 : this.symbolBits[symbol]!, hash);
    this.at = at;
    // "1." or "2)" at the start of a line numbers an item and ends nothing.
    if (isListMark(text, start) && skipSpaces(text, this.lineStart) === start) this.at = at + 1;
  }

  private link(start: number): void {
    let at = start;
    while (at < this.text.length) {
      const c = classOf(this.text.charCodeAt(at));
      if (c === C_SPACE || c === C_NEWLINE || c === C_LESS || c === C_QUOTE || c === C_CLOSE_QUOTE) break;
      at++;
    }
    while (at > start + 1 && /[.,;:!?)\]]/.test(this.text[at - 1]!)) at--;
    this.sentenceFlags |= S_HAS_LINK;
    this.push(start, at, 0, F_LINK, 0, 0);
    this.at = at;
  }

  private terminator(): void {
    const { text, doc } = this;
    const start = this.at;
    let at = start;
    let flags = 0;
    let dots = 0;
    for (; at < text.length; at++) {
      const c = classOf(text.charCodeAt(at));
      if (c === C_PERIOD) dots++;
      else if (c === C_QUESTION) flags |= F_QUESTION;
      else if (c === C_EXCLAMATION) flags |= F_EXCLAMATION;
      else if (c === C_ELLIPSIS) dots += 3;
      else if (!(c === C_SPACE && dots > 0 && text.charCodeAt(at + 1) === 0x2e && text.charCodeAt(at - 1) === 0x2e)) break;
    }
    if (dots >= 2) flags |= F_DOTS;
    this.at = at;
    const last = doc.tokens - 1;
    const inSentence = last >= this.sentenceFirst;
    if (!inSentence) {
      // A mark that only repeats the end of the sentence before, as in “Really?!” or "… ."
      if (last >= 0 && doc.flags[last]! & F_BOUNDARY && flags) doc.flags[last] = doc.flags[last]! | flags;
      return;
    }
    const next = whatFollows(text, at);
    if (!this.ends(last, at, dots, flags, next)) {
      if (flags) this.push(start, at, flags === F_DOTS ? ELLIPSIS : OTHER_MARK, flags, 0, 0);
      return;
    }
    this.boundary(start, at, flags);
  }

  /** Whether the run of marks that ends at `at` ends its sentence. */
  private ends(last: number, at: number, dots: number, flags: number, next: ReturnType<typeof whatFollows>): boolean {
    const { text, doc } = this;
    if (next.kind === "end") return true;
    if (next.kind === "lower") return false;
    if (flags & (F_QUESTION | F_EXCLAMATION)) return next.spaced || next.at > at || next.kind === "capital";
    if (!next.spaced && next.at === at) {
      // "end.The": a lost space. Otherwise a name like "example.com" or "v2.1".
      return next.kind === "capital" && dots === 1 && !isCapital(text.charCodeAt(at - 2)) && classOf(text.charCodeAt(at + 1)) === C_LETTER && !isCapital(text.charCodeAt(at + 1));
    }
    if (dots >= 2) return next.kind === "capital";
    const bits = doc.bits[last]!;
    if (bits & W_TITLE && doc.end[last] === at - 1) return bits & W_NUMBER ? true : this.isShortAnswer(last);
    const initial = doc.end[last]! - doc.start[last]! === 1 && doc.flags[last]! & F_CAPITAL;
    if ((bits & W_ABBREVIATION || initial) && doc.end[last] === at - 1) return next.kind === "capital" && isStarter(text, next.at);
    return true;
  }

  /** "No." as a whole sentence is an answer, not the abbreviation of number. */
  private isShortAnswer(last: number): boolean {
    return last === this.sentenceFirst && this.text.slice(this.doc.start[last], this.doc.end[last]).toLowerCase() === "no";
  }

  private boundary(start: number, end: number, flags: number): void {
    this.push(start, end, BOUNDARY, F_BOUNDARY | flags, 0, 0);
    this.endSentence((flags & F_QUESTION ? S_QUESTION : 0) | (flags & F_EXCLAMATION ? S_EXCLAMATION : 0));
  }

  /** Ends an open sentence at a line break or block element, where no mark stands. */
  private softEnd(at: number): void {
    if (this.doc.tokens > this.sentenceFirst) {
      const end = this.doc.end[this.doc.tokens - 1]!;
      this.push(Math.min(end, at), Math.min(end, at), BOUNDARY, F_BOUNDARY, 0, 0);
      this.endSentence(S_OPEN_END);
    }
    this.atStart = true;
  }

  private endSentence(flags: number): void {
    const { doc } = this;
    flags |= this.sentenceFlags;
    const headline = this.isTitleCase();
    if (this.longWords >= TITLE_CASE_MIN_WORDS && this.shouted >= this.longWords * TITLE_CASE_SHARE) flags |= S_ALL_CAPS;
    if (headline) {
      flags = (flags | S_TITLE_CASE) & ~S_HAS_NAME;
      for (let token = this.sentenceFirst; token < doc.tokens; token++) doc.flags[token] = doc.flags[token]! & ~F_NAME;
    }
    doc.closeSentence(this.sentenceFirst, flags, this.sentenceBits);
    this.sentenceFirst = doc.tokens;
    this.sentenceFlags = this.sentenceBits = 0;
    this.longWords = this.longCapitals = this.shouted = 0;
    this.atStart = true;
  }

  private isTitleCase(): boolean {
    return this.longWords >= TITLE_CASE_MIN_WORDS && this.longCapitals >= this.longWords * TITLE_CASE_SHARE + 1;
  }

  private lineBreak(): void {
    const { text } = this;
    const lineEnd = this.at;
    let breaks = 0;
    let at = this.at;
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const c = classOf(unit);
      if (c === C_NEWLINE) {
        if (!(unit === 10 && text.charCodeAt(at - 1) === 13)) breaks++;
      } else if (c !== C_SPACE && c !== C_SKIP) break;
    }
    if (breaks > 1) this.endParagraph(lineEnd);
    else if (this.doc.tokens > this.sentenceFirst && breaksLine(text, this.lineStart, lineEnd, at, this.isTitleCase())) this.softEnd(lineEnd);
    this.at = at;
    this.beginLine(at);
  }

  private beginLine(at: number): void {
    const { text } = this;
    this.lineStart = at;
    this.lineQuoted = text.charCodeAt(at) === 0x3e;
    if (this.lineQuoted) this.at = at + 1;
    else if (at < text.length && classOf(text.charCodeAt(at)) !== C_DIGIT && isListMark(text, at)) {
      this.softEnd(at);
      this.at = at + 1;
    }
  }

  private endParagraph(end: number): void {
    this.softEnd(end);
    this.marks.resolve(this.doc, this.paragraphFirst);
    if (this.paragraphOpen >= 0) {
      const last = this.doc.end[this.doc.tokens - 1]!;
      this.doc.closeParagraph(this.paragraphOpen, Math.max(last, this.paragraphOpen), this.paragraphWords);
    }
    this.paragraphOpen = -1;
    this.paragraphWords = 0;
    this.paragraphFirst = this.doc.tokens;
  }

  private hyphen(): void {
    const { text, at } = this;
    let end = at;
    while (end < text.length && classOf(text.charCodeAt(end)) === C_HYPHEN) end++;
    const spacedBefore = at > 0 && classOf(text.charCodeAt(at - 1)) === C_SPACE;
    const spacedAfter = end < text.length && classOf(text.charCodeAt(end)) === C_SPACE;
    if (end - at > 1 || (spacedBefore && spacedAfter)) this.mark(DASH, end - at - 1);
    else this.at = end;
  }

  private ampersand(): void {
    const entity = /^&(?:#x?[0-9a-f]{1,6}|[a-z]{2,8});/i.exec(this.text.slice(this.at, this.at + 12));
    if (entity && entity[0] !== "&amp;") {
      this.at += entity[0].length;
      return;
    }
    const width = entity ? entity[0].length : 1;
    this.push(this.at, this.at + width, this.vocabulary.symbolOf("and"), F_WORD, W_FUNCTION, 0);
    this.at += width;
  }

  private mark(symbol: number, more: number): void {
    this.push(this.at, this.at + 1 + more, symbol, 0, 0, 0);
    this.at += 1 + more;
  }

  private push(start: number, end: number, symbol: number, flags: number, bits: number, hash: number): void {
    if (this.paragraphOpen < 0) this.paragraphOpen = start;
    if (flags & (F_WORD | F_LINK)) {
      if (this.atStart) flags |= F_START;
      this.atStart = false;
    }
    if (this.lineQuoted) flags |= F_QUOTED;
    this.sentenceBits |= bits;
    this.doc.addToken(start, end, symbol, flags, bits, hash);
  }

  private isDigit(at: number): boolean {
    const unit = this.text.charCodeAt(at);
    return unit >= 0x30 && unit <= 0x39;
  }

  /** A last digit that rounding does not leave: neither 0 nor 5. */
  private isOddDigit(at: number): boolean {
    return this.isDigit(at) && this.text.charCodeAt(at) !== 0x30 && this.text.charCodeAt(at) !== 0x35;
  }

  /** Whether the apostrophe at `at` opens a token of its own; "'s" does unless the word before contracts with it ("it's"). */
  private isSuffix(at: number, hash: number, second: number): boolean {
    const { text } = this;
    const a = text.charCodeAt(at + 1) | 32;
    const b = at + 2 < text.length ? text.charCodeAt(at + 2) : 32;
    const after = classOf(b);
    if (after !== C_LETTER && after !== C_DIGIT) return a === 0x64 || a === 0x6d || (a === 0x73 && !this.contractsS(hash, second));
    if (at + 3 < text.length && classOf(text.charCodeAt(at + 3)) === C_LETTER) return false;
    const e = b | 32;
    return (a === 0x72 && e === 0x65) || (a === 0x76 && e === 0x65) || (a === 0x6c && e === 0x6c);
  }

  private contractsS(hash: number, second: number): boolean {
    const symbol = this.vocabulary.find(hash, second);
    return symbol !== 0 && (this.symbolBits[symbol]! & W_CONTRACTS_S) !== 0;
  }

  /** The period inside "U.S." or "e.g.": single letters on both sides. */
  private isInnerPeriod(start: number, at: number): boolean {
    const { text } = this;
    if (at - start !== 1 && text.charCodeAt(at - 2) !== 0x2e) return false;
    if (at + 1 >= text.length || classOf(text.charCodeAt(at + 1)) !== C_LETTER) return false;
    return at + 2 >= text.length || classOf(text.charCodeAt(at + 2)) !== C_LETTER;
  }

  private isLink(start: number, at: number): boolean {
    const { text } = this;
    if (text.charCodeAt(at) === 0x3a) return text.startsWith("://", at) && at - start <= 5;
    return text.charCodeAt(at) === 0x2e && at - start === 3 && text.slice(start, at).toLowerCase() === "www";
  }
}
