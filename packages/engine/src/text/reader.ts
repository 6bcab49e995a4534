import {
  C_AMPERSAND, C_APOSTROPHE, C_BRACKET, C_CLOSE_QUOTE, C_COLON, C_COMMA, C_CURRENCY, C_DASH, C_DIGIT, C_ELLIPSIS, C_EXCLAMATION, C_FOREIGN, C_HYPHEN,
  C_LESS, C_LETTER, C_NEWLINE, C_OPEN_QUOTE, C_OPEN_SINGLE, C_PERCENT, C_PERIOD, C_QUESTION, C_QUOTE, C_SEMICOLON, C_SKIP, C_SPACE, classOf,
  INFO_CLASS, INFO_FOLD_SHIFT, infoOf,
} from "./characters.ts";
import { breaksLine, endsSentence, isListMark, skipSpaces } from "./boundaries.ts";
import type { Document } from "./document.ts";
import { S_EXCLAMATION, S_HAS_LINK, S_HAS_NAME, S_HAS_NUMBER, S_HAS_YEAR, S_OPEN_END, S_QUESTION, S_TITLE_CASE } from "./document.ts";
import { QuotationMarks } from "./quotations.ts";
import { entityEnd, skipMarkup } from "./markup.ts";
import { markReported } from "./reported.ts";
import { W_CALENDAR, W_FUNCTION, W_STARTER, W_VALUABLE } from "./system-words.ts";
import { SentenceTally } from "./sentence-tally.ts";
import { linkEnd, opensLink, WordScan } from "./word-scan.ts";
import {
  BOUNDARY, COLON, COMMA, CURRENCY, DASH, ELLIPSIS, F_ALL_CAPS, F_BOUNDARY, F_CAPITAL, F_CITATION, F_DOTS, F_EXCLAMATION, F_JOINED, F_LINK,
  F_NAME, F_QUESTION, F_QUOTED, F_START, F_WORD, F_YEAR, OTHER_MARK, PERCENT, SEMICOLON,
} from "../match/symbols.ts";
import { FACTS, type Lexicon } from "../match/lexicon.ts";
import { HASH_START, hashOf, hashStep, SECOND_START, secondStep } from "../match/word-hash.ts";

/** A label in capitals that opens a speech or a section in the middle of a line has at least so many letters. */
const LABEL_MIN_LETTERS = 3;

const U_APOSTROPHE = 0x27;

/** Reads a text once and fills the document with tokens, sentences, paragraphs and quotations. */
export class Reader {
  private text = "";
  private at = 0;
  private atStart = true;
  private readonly tally = new SentenceTally();
  private paragraphFirst = 0;
  private paragraphOpen = -1;
  private paragraphWords = 0;
  private lineStart = 0;
  private lineQuoted = false;
  private readonly marks = new QuotationMarks();
  private readonly scan: WordScan;

  constructor(
    private readonly doc: Document,
    private readonly lexicon: Lexicon,
  ) {
    this.scan = new WordScan(lexicon);
  }

  read(text: string): void {
    this.text = text;
    this.at = 0;
    this.atStart = true;
    this.tally.begin(0);
    this.paragraphFirst = this.paragraphWords = 0;
    this.paragraphOpen = -1;
    this.lineStart = 0;
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
        this.tally.bits |= W_VALUABLE;
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
    const { doc, scan } = this;
    const start = this.at;
    scan.word(this.text, start);
    const { end, bits, letters, suffix } = scan;
    if (end < this.text.length && opensLink(this.text, start, end)) return this.link(start);
    let { flags } = scan;
    if (flags & F_ALL_CAPS && letters >= LABEL_MIN_LETTERS && doc.tokens > this.tally.first && this.isLabelEnd(end)) this.softEnd(start);
    doc.words++;
    this.paragraphWords++;
    if (bits & W_FUNCTION) doc.functionWords++;
    if (scan.foreign) doc.foreignWords++;
    else doc.latinWords++;
    this.tally.word(letters, flags);
    if (flags & F_CAPITAL && !(bits & (W_FUNCTION | W_STARTER | W_CALENDAR)) && letters > 1) flags |= this.nameFlag();
    this.push(start, end, scan.symbol, flags, bits, scan.hash);
    // The space behind most words needs no step of its own.
    this.at = this.text.charCodeAt(end) === 0x20 ? end + 1 : end;
    if (suffix >= 0) this.suffix(suffix);
  }

  /** Whether a colon and a space stand here: "… goodbye. JUDGE: Sit down." and "TITLE: A walk POST: I went …" begin anew at their label. */
  private isLabelEnd(end: number): boolean {
    return this.text.charCodeAt(end) === 0x3a && end + 1 < this.text.length && classOf(this.text.charCodeAt(end + 1)) === C_SPACE;
  }

  /** "'s" of a possessive, "'re", "'ve", "'ll", "'d", "'m": a token of its own. */
  private suffix(at: number): void {
    let hash = hashStep(HASH_START, U_APOSTROPHE);
    let second = secondStep(SECOND_START, U_APOSTROPHE);
    let end = at + 1;
    for (; end < this.text.length; end++) {
      const info = infoOf(this.text.charCodeAt(end));
      if ((info & INFO_CLASS) !== C_LETTER) break;
      hash = hashStep(hash, info >> INFO_FOLD_SHIFT);
      second = secondStep(second, info >> INFO_FOLD_SHIFT);
    }
    const symbol = this.lexicon.find(hash, second);
    this.push(at, end, symbol, F_WORD | F_JOINED, symbol === 0 ? 0 : this.lexicon.facts[symbol * FACTS]!, hash);
    this.at = end;
  }

  /** A capital inside a sentence names something; at its start only when another follows. */
  private nameFlag(): number {
    const { doc } = this;
    const last = doc.tokens - 1;
    if (this.atStart) return 0;
    if (last >= 0 && doc.flags[last]! & F_START && doc.flags[last]! & F_CAPITAL && !(doc.bits[last]! & (W_FUNCTION | W_STARTER))) doc.flags[last] = doc.flags[last]! | F_NAME;
    this.tally.flags |= S_HAS_NAME;
    return F_NAME;
  }

  private number(): void {
    const { text, scan } = this;
    const start = this.at;
    scan.number(text, start);
    if (scan.flags & F_YEAR) this.tally.flags |= S_HAS_YEAR;
    this.tally.flags |= scan.flags & F_CITATION ? S_HAS_LINK : scan.flags & F_YEAR ? 0 : S_HAS_NUMBER;
    this.paragraphWords++;
    this.doc.words++;
    this.push(start, scan.end, scan.symbol, scan.flags, scan.bits, scan.hash);
    this.at = scan.end;
    // "1." or "2)" at the start of a line numbers an item and ends nothing.
    if (isListMark(text, start) && skipSpaces(text, this.lineStart) === start) this.at = scan.end + 1;
  }

  private link(start: number): void {
    const end = linkEnd(this.text, start);
    this.tally.flags |= S_HAS_LINK;
    this.push(start, end, 0, F_LINK, 0, 0);
    this.at = end;
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
    const inSentence = last >= this.tally.first;
    if (!inSentence) {
      // A mark that only repeats the end of the sentence before, as in “Really?!” or "… ."
      if (last >= 0 && doc.flags[last]! & F_BOUNDARY && flags) doc.flags[last] = doc.flags[last]! | flags;
      return;
    }
    if (!endsSentence(doc, at, dots, flags)) {
      if (flags) this.push(start, at, flags === F_DOTS ? ELLIPSIS : OTHER_MARK, flags, 0, 0);
      return;
    }
    this.boundary(start, at, flags);
  }

  private boundary(start: number, end: number, flags: number): void {
    this.push(start, end, BOUNDARY, F_BOUNDARY | flags, 0, 0);
    this.endSentence((flags & F_QUESTION ? S_QUESTION : 0) | (flags & F_EXCLAMATION ? S_EXCLAMATION : 0));
  }

  /** Ends an open sentence at a line break or block element, where no mark stands. */
  private softEnd(at: number): void {
    if (this.doc.tokens > this.tally.first) {
      const end = this.doc.end[this.doc.tokens - 1]!;
      this.push(Math.min(end, at), Math.min(end, at), BOUNDARY, F_BOUNDARY, 0, 0);
      this.endSentence(S_OPEN_END);
    }
    this.atStart = true;
  }

  private endSentence(flags: number): void {
    const { doc, tally } = this;
    const all = flags | tally.total(flags === 0);
    if (all & S_TITLE_CASE) for (let token = tally.first; token < doc.tokens; token++) doc.flags[token] = doc.flags[token]! & ~F_NAME;
    doc.closeSentence(tally.first, all, tally.bits);
    tally.begin(doc.tokens);
    this.atStart = true;
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
    else if (this.doc.tokens > this.tally.first && breaksLine(text, this.lineStart, lineEnd, at, this.tally.isTitleCase())) this.softEnd(lineEnd);
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
    const entity = entityEnd(this.text, this.at);
    if (entity.skip) this.at = entity.end;
    else {
      this.push(this.at, entity.end, this.lexicon.symbolOf("and"), F_WORD, W_FUNCTION, hashOf("and"));
      this.at = entity.end;
    }
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
    this.tally.bits |= bits;
    this.doc.addToken(start, end, symbol, flags, bits, hash);
  }

  private isDigit(at: number): boolean {
    const unit = this.text.charCodeAt(at);
    return unit >= 0x30 && unit <= 0x39;
  }
}
