import type { Document } from "./document.ts";
import { S_EXCLAMATION, S_HAS_LINK, S_HAS_NAME, S_HAS_NUMBER, S_HAS_YEAR, S_ITEM, S_OPEN_END, S_QUESTION, S_TITLE_CASE } from "./document.ts";
import { targetEnd } from "./links.ts";
import { QuotationMarks } from "./quotations.ts";
import { SentenceTally } from "./sentence-tally.ts";
import { W_CALENDAR, W_FUNCTION, W_STARTER } from "./system-words.ts";
import type { WordScan } from "./word-scan.ts";
import {
  BOUNDARY,
  COLON,
  F_BOUNDARY,
  F_CAPITAL,
  F_CITATION,
  F_EXCLAMATION,
  F_LINK,
  F_NAME,
  F_NUMBER,
  F_QUESTION,
  F_QUOTED,
  F_START,
  F_WORD,
  F_YEAR,
} from "../match/symbols.ts";

/** Gathers the tokens that the reader finds into sentences, quotations and paragraphs. */
export class DocumentBuilder {
  /** The line is quoted by the ">" at its head, as in mail. */
  lineQuoted = false;
  /** The next word opens a sentence, or what is said behind a colon or an opening quotation mark. */
  private atStart = true;
  private readonly tally = new SentenceTally();
  private readonly marks = new QuotationMarks();
  private paragraphFirst = 0;
  /** Offset at which the paragraph began; -1 before its first token. */
  private paragraphOpen = -1;
  private paragraphWords = 0;
  /** The next sentence opens an item of a list. */
  private opensItem = false;

  constructor(private readonly doc: Document) {}

  begin(text: string): void {
    this.doc.reset(text);
    this.tally.begin(0);
    this.marks.clear();
    this.atStart = true;
    this.lineQuoted = this.opensItem = false;
    this.paragraphFirst = this.paragraphWords = 0;
    this.paragraphOpen = -1;
  }

  /** Whether the sentence has a token yet. */
  get inSentence(): boolean {
    return this.doc.tokens > this.tally.first;
  }

  /** Whether the sentence began with a word in small letters, as where somebody types without capitals. */
  get beganSmall(): boolean {
    return (this.doc.flags[this.tally.first]! & (F_WORD | F_CAPITAL | F_NUMBER | F_CITATION)) === F_WORD;
  }

  /** Whether the words of the sentence so far are written as in a headline. */
  get inTitleCase(): boolean {
    return this.tally.isTitleCase();
  }

  /** Adds the word that was scanned from `start` on. */
  addWord(start: number, scan: WordScan): void {
    const { doc } = this;
    const { bits, letters } = scan;
    let { flags } = scan;
    doc.words++;
    this.paragraphWords++;
    if (bits & W_FUNCTION) doc.functionWords++;
    if (scan.foreign) doc.foreignWords++;
    else doc.latinWords++;
    if (scan.mixed) doc.mixedWords++;
    this.tally.word(letters, flags);
    if (flags & F_CAPITAL && !(bits & (W_FUNCTION | W_STARTER | W_CALENDAR)) && letters > 1) flags |= this.nameFlag();
    this.addToken(start, scan.end, scan.symbol, flags, bits, scan.hash);
  }

  /** Adds the number that was scanned from `start` on. */
  addNumber(start: number, scan: WordScan): void {
    const { flags } = scan;
    this.doc.words++;
    this.paragraphWords++;
    if (flags & F_YEAR) this.tally.flags |= S_HAS_YEAR;
    this.tally.flags |= flags & F_CITATION ? S_HAS_LINK : flags & F_YEAR ? 0 : S_HAS_NUMBER;
    this.addToken(start, scan.end, scan.symbol, flags, scan.bits, scan.hash);
  }

  addLink(start: number, end: number): void {
    this.tally.flags |= S_HAS_LINK;
    this.addToken(start, end, 0, F_LINK, 0, 0);
  }

  /** Position behind the target of a link in Markdown ("(https://…)") that begins at `at`, or `at`: the words of the link stay among those around them. */
  passTarget(at: number): number {
    const end = targetEnd(this.doc.text, at);
    if (end > at && this.doc.text[at + 1] !== "#") this.tally.flags |= S_HAS_LINK;
    return end;
  }

  /** Adds a mark that ends no sentence. */
  addMark(start: number, end: number, symbol: number, flags = 0): void {
    this.addToken(start, end, symbol, flags, 0, 0);
    if (symbol === COLON) this.atStart = true;
  }

  addToken(start: number, end: number, symbol: number, flags: number, bits: number, hash: number): void {
    if (this.paragraphOpen < 0) this.paragraphOpen = start;
    if (flags & (F_WORD | F_LINK)) {
      if (this.atStart) flags |= F_START;
      this.atStart = false;
    }
    if (this.lineQuoted) flags |= F_QUOTED;
    this.tally.bits |= bits;
    this.doc.addToken(start, end, symbol, flags, bits, hash);
  }

  /** Notes the quotation mark at `at`, which is paired at the end of the paragraph. */
  addQuotationMark(at: number): void {
    if (this.marks.see(this.doc.text, at, this.doc.tokens)) this.atStart = true;
  }

  /** Ends the sentence with the marks from `start` to `end`. `flags`: F_QUESTION, F_EXCLAMATION, F_DOTS. */
  endSentence(start: number, end: number, flags: number): void {
    this.addToken(start, end, BOUNDARY, F_BOUNDARY | flags, 0, 0);
    this.closeSentence((flags & F_QUESTION ? S_QUESTION : 0) | (flags & F_EXCLAMATION ? S_EXCLAMATION : 0));
  }

  /** Gives the marks of the sentence that has just ended these flags too, as in “Really?!” or "… ." */
  addToEnd(flags: number): void {
    const { doc } = this;
    const last = doc.tokens - 1;
    if (last >= 0 && doc.flags[last]! & F_BOUNDARY) doc.flags[last] = doc.flags[last]! | flags;
  }

  /** Ends an open sentence at a line break, block element or label, where no mark stands. */
  breakSentence(at: number): void {
    if (this.inSentence) {
      const end = Math.min(this.doc.end[this.doc.tokens - 1]!, at);
      this.addToken(end, end, BOUNDARY, F_BOUNDARY, 0, 0);
      this.closeSentence(S_OPEN_END);
    }
    this.atStart = true;
  }

  /** Ends an open sentence, since an item of a list or a row of a table begins at `at`. */
  beginItem(at: number): void {
    this.breakSentence(at);
    this.opensItem = true;
  }

  endParagraph(at: number): void {
    this.breakSentence(at);
    this.marks.resolve(this.doc, this.paragraphFirst);
    if (this.paragraphOpen >= 0) {
      const last = this.doc.end[this.doc.tokens - 1]!;
      this.doc.closeParagraph(this.paragraphOpen, Math.max(last, this.paragraphOpen), this.paragraphWords);
    }
    this.paragraphOpen = -1;
    this.paragraphWords = 0;
    this.paragraphFirst = this.doc.tokens;
  }

  /** A capital inside a sentence names something; at its start only when another follows. */
  private nameFlag(): number {
    const { doc } = this;
    const last = doc.tokens - 1;
    if (this.atStart) return 0;
    if (last >= 0 && doc.flags[last]! & F_START && doc.flags[last]! & F_CAPITAL && !(doc.bits[last]! & (W_FUNCTION | W_STARTER)))
      doc.flags[last] = doc.flags[last]! | F_NAME;
    this.tally.flags |= S_HAS_NAME;
    return F_NAME;
  }

  private closeSentence(flags: number): void {
    const { doc, tally } = this;
    const all = flags | tally.total(flags === 0) | (this.opensItem ? S_ITEM : 0);
    this.opensItem = false;
    if (all & S_TITLE_CASE) for (let token = tally.first; token < doc.tokens; token++) doc.flags[token] = doc.flags[token]! & ~F_NAME;
    doc.closeSentence(tally.first, all, tally.bits);
    tally.begin(doc.tokens);
    this.atStart = true;
  }
}
