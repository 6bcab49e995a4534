import {
  C_AMPERSAND,
  C_APOSTROPHE,
  C_BRACKET,
  C_CLOSE_QUOTE,
  C_COLON,
  C_COMMA,
  C_CURRENCY,
  C_DASH,
  C_DIGIT,
  C_ELLIPSIS,
  C_EXCLAMATION,
  C_FOREIGN,
  C_HYPHEN,
  C_LESS,
  C_LETTER,
  C_NEWLINE,
  C_OPEN_QUOTE,
  C_OPEN_SINGLE,
  C_PERCENT,
  C_PERIOD,
  C_QUESTION,
  C_QUOTE,
  C_SEMICOLON,
  C_SKIP,
  C_SPACE,
  classOf,
  INFO_CLASS,
  infoOf,
  isDigit,
} from "./characters.ts";
import { breaksLine, trimmedEnd, endsLabel, endsSentence, itemMarkEnd, lineBreaks, skipSpaces } from "./boundaries.ts";
import { changeEnd, cueEnd, isCaptioned } from "./captions.ts";
import { codeEnd, commandEnd } from "./code.ts";
import type { Document } from "./document.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { linkEnd, opensLink } from "./links.ts";
import { entityEnd, skipMarkup } from "./markup.ts";
import { handleEnd, partEnd } from "./posts.ts";
import { markReported } from "./reported.ts";
import { isTalk, sentEnd } from "./talk.ts";
import { W_FUNCTION, W_VALUABLE } from "./system-words.ts";
import { WordScan } from "./word-scan.ts";
import {
  COLON,
  COMMA,
  CURRENCY,
  DASH,
  ELLIPSIS,
  F_ALL_CAPS,
  F_DOTS,
  F_EXCLAMATION,
  F_JOINED,
  F_QUESTION,
  F_WORD,
  OTHER_MARK,
  PERCENT,
  SEMICOLON,
} from "../match/symbols.ts";
import type { Lexicon } from "../match/lexicon.ts";
import { hashOf } from "../match/word-hash.ts";

/** A label in capitals that opens a speech or a section in the middle of a line has at least so many letters. */
const LABEL_MIN_LETTERS = 3;
const U_AT = 0x40;
const U_BACKSLASH = 0x5c;
const U_CLOSE_BRACKET = 0x5d;

/** Reads a text once and fills the document with tokens, sentences, paragraphs and quotations. */
export class Reader {
  private text = "";
  private at = 0;
  private lineStart = 0;
  /** Each line is a turn of somebody. */
  private talk = false;
  /** The lines are captions of a film. */
  private captioned = false;
  private readonly builder: DocumentBuilder;
  private readonly scan: WordScan;

  constructor(
    private readonly doc: Document,
    private readonly lexicon: Lexicon,
  ) {
    this.builder = new DocumentBuilder(doc);
    this.scan = new WordScan(lexicon);
  }

  read(text: string): void {
    this.text = text;
    this.at = 0;
    this.captioned = isCaptioned(text);
    this.talk = !this.captioned && isTalk(text);
    this.builder.begin(text);
    // Blanks before the first line are behind a line break before every other.
    const head = skipSpaces(text, 0);
    if (this.captioned) this.goOn(cueEnd(text, head));
    else this.beginLine(head);
    const { length } = text;
    while (this.at < length) this.step(text.charCodeAt(this.at));
    this.builder.endParagraph(length);
    markReported(this.doc);
  }

  private step(unit: number): void {
    const { at, builder } = this;
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
        return this.mark(COLON, 0);
      case C_DASH:
        if (isDigit(this.text, at - 1) && isDigit(this.text, at + 1)) this.at++;
        else this.mark(DASH, 0);
        return;
      case C_HYPHEN:
        return this.hyphen();
      case C_PERCENT:
        return this.mark(PERCENT, 0);
      case C_CURRENCY:
        this.builder.addToken(at, at + 1, CURRENCY, 0, W_VALUABLE, 0);
        this.at++;
        return;
      case C_APOSTROPHE:
      case C_OPEN_SINGLE:
      case C_QUOTE:
      case C_OPEN_QUOTE:
      case C_CLOSE_QUOTE:
        this.builder.addQuotationMark(at);
        this.at++;
        return;
      case C_BRACKET:
        this.at = unit === U_CLOSE_BRACKET ? this.builder.passTarget(at + 1) : at + 1;
        return;
      case C_LESS: {
        const tag = skipMarkup(this.text, at);
        if (tag.end === at) return this.mark(OTHER_MARK, 0);
        this.at = tag.end;
        if (tag.block) this.builder.breakSentence(at);
        return;
      }
      case C_AMPERSAND:
        return this.ampersand();
      default:
        if (unit === U_AT && !builder.inSentence) {
          this.at = handleEnd(this.text, at);
          return;
        }
        if (unit === U_BACKSLASH) {
          this.at = commandEnd(this.text, at);
          return;
        }
        if (unit === 0x7c || unit === 0x2022 || unit === 0xb7 || unit === 0x3d || unit === 0x3e) return this.mark(OTHER_MARK, 0);
        this.at++;
    }
  }

  private word(): void {
    const { text, scan, builder } = this;
    const start = this.at;
    scan.word(text, start);
    const { end, flags, letters, suffix } = scan;
    if (end < text.length && opensLink(text, start, end)) return this.link(start);
    if (flags & F_ALL_CAPS && letters >= LABEL_MIN_LETTERS && builder.inSentence && endsLabel(text, end)) builder.breakSentence(start);
    builder.addWord(start, scan);
    // The space behind most words needs no step of its own.
    this.at = text.charCodeAt(end) === 0x20 ? end + 1 : end;
    if (suffix >= 0) this.suffix(suffix);
  }

  private suffix(start: number): void {
    const { scan } = this;
    scan.joined(this.text, start);
    this.builder.addToken(start, scan.end, scan.symbol, F_WORD | F_JOINED, scan.bits, scan.hash);
    this.at = scan.end;
  }

  private number(): void {
    const { scan } = this;
    const start = this.at;
    scan.number(this.text, start);
    this.builder.addNumber(start, scan);
    this.at = scan.end;
  }

  private link(start: number): void {
    this.at = linkEnd(this.text, start);
    this.builder.addLink(start, this.at);
  }

  private terminator(): void {
    const { text, builder } = this;
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
    if (!builder.inSentence) builder.addToEnd(flags);
    else if (endsSentence(this.doc, at, dots, flags, builder.beganSmall)) builder.endSentence(start, at, flags);
    else if (flags) builder.addMark(start, at, flags === F_DOTS ? ELLIPSIS : OTHER_MARK, flags);
  }

  private lineBreak(): void {
    const { text, builder } = this;
    const lineEnd = trimmedEnd(text, this.lineStart, this.at);
    const { end: at, count: breaks } = lineBreaks(text, this.at);
    if (this.captioned) {
      const words = cueEnd(text, at);
      if (breaks === 1 || words > at) return this.goOn(words);
    }
    if (breaks > 1 || this.talk) builder.endParagraph(lineEnd);
    else if (builder.inSentence && breaksLine(text, this.lineStart, lineEnd, at, builder.inTitleCase, builder.beganSmall)) builder.breakSentence(lineEnd);
    this.at = at;
    this.beginLine(at);
  }

  /** Goes on at the words of a caption, in the sentence of the one before unless somebody else speaks. */
  private goOn(at: number): void {
    const words = changeEnd(this.text, at);
    if (words > at) this.builder.endParagraph(at);
    this.at = this.lineStart = words;
  }

  private beginLine(lineStart: number): void {
    const { text, builder } = this;
    const at = this.talk ? sentEnd(text, lineStart) : lineStart;
    this.at = this.lineStart = at;
    builder.lineQuoted = text.charCodeAt(at) === 0x3e;
    if (builder.lineQuoted) {
      this.at = at + 1;
      return;
    }
    const afterCode = codeEnd(text, at);
    const afterMark = itemMarkEnd(text, at);
    if (afterCode > at) {
      builder.breakSentence(at);
      this.at = afterCode;
    } else if (afterMark > at) {
      builder.beginItem(at);
      this.at = afterMark;
    } else {
      this.at = partEnd(text, at);
      if (this.at > at) builder.breakSentence(at);
    }
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
    const { end, skip } = entityEnd(this.text, this.at);
    if (!skip) this.builder.addToken(this.at, end, this.lexicon.symbolOf("and"), F_WORD, W_FUNCTION, hashOf("and"));
    this.at = end;
  }

  /** A mark of one unit and so many more. */
  private mark(symbol: number, more: number): void {
    const end = this.at + 1 + more;
    this.builder.addMark(this.at, end, symbol);
    this.at = end;
  }
}
