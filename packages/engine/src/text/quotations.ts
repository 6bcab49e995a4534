import { C_APOSTROPHE, C_CLOSE_QUOTE, C_DIGIT, C_LETTER, C_NEWLINE, C_OPEN_QUOTE, C_OPEN_SINGLE, C_QUOTE, classOf } from "./characters.ts";
import type { Document } from "./document.ts";
import { F_QUOTED, F_WORD } from "../match/symbols.ts";

const OPEN = 1;
const CLOSE = 2;
const EITHER = 3;
const OPEN_SINGLE = 4;
const CLOSE_SINGLE = 5;
/** A single-quoted stretch longer than this is two apostrophes, not a quotation. */
const SINGLE_MAX_TOKENS = 60;

const isWord = (unit: number): boolean => {
  const c = classOf(unit);
  return c === C_LETTER || c === C_DIGIT;
};

/** Whether words follow from this token on; called at the end of a paragraph. */
function hasWords(doc: Document, from: number): boolean {
  for (let token = from; token < doc.tokens; token++) if (doc.flags[token]! & F_WORD) return true;
  return false;
}

/** Collects quotation marks while a paragraph is read and pairs them at its end. */
export class QuotationMarks {
  private kinds: number[] = [];
  private positions: number[] = [];
  private tokens: number[] = [];
  private paragraphToken = 0;

  clear(): void {
    this.kinds.length = this.positions.length = this.tokens.length = 0;
  }

  /** Notes the mark at `at`, before token number `token`. True when it may open a quotation. */
  see(text: string, at: number, token: number): boolean {
    const unit = text.charCodeAt(at);
    const c = classOf(unit);
    const wordBefore = at > 0 && isWord(text.charCodeAt(at - 1));
    const wordAfter = at + 1 < text.length && isWord(text.charCodeAt(at + 1));
    // Where it stands says more than its form: „so“, »so« and ”so” are quotations, too.
    const opens = wordAfter && !wordBefore;
    const closes = !wordAfter && at > 0 && classOf(text.charCodeAt(at - 1)) > C_NEWLINE;
    let kind = 0;
    if (c === C_OPEN_QUOTE) kind = closes ? EITHER : OPEN;
    else if (c === C_CLOSE_QUOTE) kind = opens ? EITHER : CLOSE;
    // Behind a word it opens nothing: 6" is a length.
    else if (c === C_QUOTE) kind = wordBefore && !wordAfter ? CLOSE : EITHER;
    else if (c === C_OPEN_SINGLE) kind = closes ? CLOSE_SINGLE : OPEN_SINGLE;
    else if (c === C_APOSTROPHE) kind = opens ? OPEN_SINGLE : !wordAfter ? CLOSE_SINGLE : 0;
    if (kind === 0) return false;
    this.kinds.push(kind);
    this.positions.push(at);
    this.tokens.push(token);
    return kind === OPEN || kind === OPEN_SINGLE || (kind === EITHER && !wordBefore && !closes && at + 1 < text.length);
  }

  /**
   * Pairs the marks of the paragraph that ends now and flags the tokens between them. An opening mark that is never closed counts only at the
   * head of the paragraph, where it carries a speech on from the paragraph before.
   */
  resolve(doc: Document, firstToken: number): void {
    this.paragraphToken = firstToken;
    let open = -1;
    let single = -1;
    for (let at = 0; at < this.kinds.length; at++) {
      const kind = this.kinds[at]!;
      if (kind === OPEN_SINGLE) single = at;
      else if (kind === CLOSE_SINGLE) {
        if (single >= 0 && this.tokens[at]! - this.tokens[single]! <= SINGLE_MAX_TOKENS && this.tokens[at]! > this.tokens[single]!) {
          this.quote(doc, single, this.tokens[at]!, this.positions[at]!);
          single = -1;
        }
      } else if (kind === OPEN || (kind === EITHER && open < 0)) open = at;
      else if (open >= 0) {
        this.quote(doc, open, this.tokens[at]!, this.positions[at]!);
        open = -1;
      }
    }
    if (open >= 0 && this.tokens[open] === firstToken && doc.tokens > firstToken) this.quote(doc, open, doc.tokens, doc.end[doc.tokens - 1]!);
    this.clear();
  }

  /** A paragraph that is nothing but a quotation is the text itself: nobody stands outside to report it. */
  private quote(doc: Document, open: number, endToken: number, end: number): void {
    const first = this.tokens[open]!;
    if (endToken === first) return;
    if (first === this.paragraphToken && !hasWords(doc, endToken)) return;
    for (let token = first; token < endToken; token++) doc.flags[token] = doc.flags[token]! | F_QUOTED;
    doc.quotations.push([this.positions[open]! + 1, end]);
  }
}
