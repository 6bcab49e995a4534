import type { Automaton } from "../match/automaton.ts";
import { F_BOUNDARY, F_QUOTED, F_REPORTED, F_WORD } from "../match/symbols.ts";
import type { Document } from "../text/document.ts";

/** Reports a finding of the pattern with this id: tokens, both ends included, and one line of what was counted. `exact` keeps the extent as it is. */
export type Emit = (id: string, first: number, last: number, summary: string, exact?: boolean) => void;

export type Detector = (context: DetectorContext, emit: Emit) => void;

/** What a structural detector sees: tokens, sentences and the word lists; never the raw text again. */
export class DetectorContext {
  private readonly numbers = new Map<string, number>();

  constructor(
    readonly doc: Document,
    private readonly automaton: Automaton,
  ) {
    automaton.tables.lists.forEach((name, at) => this.numbers.set(name, at));
  }

  /** Whether the token's word is in one of the lists. Names of lists that no pattern uses are passed over. */
  isInList(token: number, names: readonly string[]): boolean {
    const symbol = this.doc.symbol[token]!;
    return symbol !== 0 && names.some((name) => this.numbers.has(name) && this.automaton.inList(symbol, this.numbers.get(name)!));
  }

  isWord(token: number): boolean {
    return (this.doc.flags[token]! & F_WORD) !== 0;
  }

  /** The word as written, in lower case. */
  word(token: number): string {
    return this.doc.text.slice(this.doc.start[token], this.doc.end[token]).toLowerCase();
  }

  wordLength(token: number): number {
    return this.doc.end[token]! - this.doc.start[token]!;
  }

  /** Tokens of the sentence that are words. */
  wordsOf(sentence: number): number[] {
    const out: number[] = [];
    for (let token = this.doc.firstToken(sentence); token < this.doc.afterToken(sentence); token++) if (this.isWord(token)) out.push(token);
    return out;
  }

  /** Last token of the sentence that is no boundary. */
  lastOf(sentence: number): number {
    let last = this.doc.afterToken(sentence) - 1;
    while (last > this.doc.firstToken(sentence) && this.doc.flags[last]! & F_BOUNDARY) last--;
    return last;
  }

  isSpokenByOthers(token: number): boolean {
    return (this.doc.flags[token]! & (F_QUOTED | F_REPORTED)) !== 0;
  }
}
