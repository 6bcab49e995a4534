import type { Lexicon } from "../match/lexicon.ts";
import { PairSet } from "../match/pair-set.ts";
import { F_BOUNDARY, F_QUOTED, F_REPORTED, F_WORD } from "../match/symbols.ts";
import { HASH_START, hashStep } from "../match/word-hash.ts";
import type { KindTable, WordKinds } from "./kind-table.ts";
import { S_ITEM, type Document } from "../text/document.ts";

/** Reports a finding of the pattern with this id: tokens, both ends included, and one line of what was counted. `exact` keeps the extent as it is. */
export type Emit = (id: string, first: number, last: number, summary: string, exact?: boolean) => void;

/** A structural detector: what a list of phrases cannot find. */
export interface Detector {
  run(context: DetectorContext, emit: Emit): void;
  /** Tables that `run` looks up by symbol: the lexicon must know their words, whether or not a phrase holds them. */
  words?: readonly WordKinds[];
}

/** Words, by the hashes that tokens carry. */
export interface Words {
  has(hash: number): boolean;
}

/** The words between single spaces. Hashed at the first question: most of these sets are not asked about a short text. */
export function wordSet(words: string): Words {
  let hashes: Set<number> | undefined;
  return { has: (hash) => (hashes ??= hashesOf(words)).has(hash) };
}

/** Hashes of the words between single spaces, in one pass. */
function hashesOf(words: string): Set<number> {
  const hashes = new Set<number>();
  let hash = HASH_START;
  for (let at = 0; at < words.length; at++) {
    const unit = words.charCodeAt(at);
    if (unit !== 0x20) hash = hashStep(hash, unit);
    else {
      hashes.add(hash);
      hash = HASH_START;
    }
  }
  return hashes.add(hash);
}

/** How many bits are set: kinds of words that were seen. */
export function countKinds(kinds: number): number {
  let count = 0;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Some word lists by name, taken together. */
export interface ListGroup {
  names: readonly string[];
}

/** What a structural detector sees: tokens, sentences and the word lists; never the raw text again. */
export class DetectorContext {
  private readonly numbers = new Map<string, number>();
  /** What is known of each symbol: 0 not yet asked, 1 in no list of the group, 2 in one. */
  private readonly groups = new Map<ListGroup, Uint8Array>();
  /** Row of each symbol in the table of kinds. */
  private readonly rows: Uint16Array;
  private readonly kinds: Int32Array;
  private readonly columns: number;
  /** For detectors that remember by hash over the text, and that count within a sentence; cleared by whoever begins to use them. */
  readonly remembered = new PairSet();
  readonly counted = new PairSet();

  constructor(
    readonly doc: Document,
    private readonly lexicon: Lexicon,
    private readonly tables: readonly WordKinds[],
    { symbols, kinds }: KindTable,
  ) {
    this.rows = new Uint16Array(lexicon.symbols);
    this.kinds = kinds;
    this.columns = tables.length;
    symbols.forEach((symbol, at) => (this.rows[symbol] = at + 1));
    lexicon.lists.forEach((name, at) => this.numbers.set(name, at));
  }

  is(token: number, words: Words): boolean {
    return words.has(this.doc.hash[token]!);
  }

  /** Whether the token's word is in one of the lists. */
  isInList(token: number, group: ListGroup): boolean {
    const symbol = this.doc.symbol[token]!;
    if (symbol === 0 || !this.isWord(token)) return false;
    return this.isListed(symbol, group, this.listedBySymbol(group));
  }

  /** Table to look a group of lists up in, by symbol; for loops over all tokens. */
  listedBySymbol(group: ListGroup): Uint8Array {
    let known = this.groups.get(group);
    if (!known) this.groups.set(group, (known = new Uint8Array(this.lexicon.symbols)));
    return known;
  }

  /** Whether the word with this symbol is in one of the lists. */
  isListed(symbol: number, group: ListGroup, known: Uint8Array): boolean {
    if (known[symbol] === 0) known[symbol] = this.ask(symbol, group) ? 2 : 1;
    return known[symbol] === 2;
  }

  /** Apart from the look-up: a closure here would cost memory at every call there. */
  private ask(symbol: number, group: ListGroup): boolean {
    return group.names.some((name) => this.numbers.has(name) && this.lexicon.inList(symbol, this.numbers.get(name)!));
  }

  /** Where the kinds of this table stand in a row; for `kindsOf`. */
  columnOf(words: WordKinds): number {
    return this.tables.indexOf(words);
  }

  /** Kinds of the token's word, as bits. */
  kindsOf(token: number, column: number): number {
    return this.kinds[this.rows[this.doc.symbol[token]!]! * this.columns + column]!;
  }

  isWord(token: number): boolean {
    return (this.doc.flags[token]! & F_WORD) !== 0;
  }

  /** The word as written, in lower case. For summaries and rare checks: it makes a string. */
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

  /** Whether one of the sentences from `first` to `after` (excluded) holds a word with the bit; those outside of the text hold none. */
  hasBit(first: number, after: number, bit: number): boolean {
    const { doc } = this;
    const to = Math.min(after, doc.sentences);
    for (let sentence = Math.max(0, first); sentence < to; sentence++) if (doc.sentenceBits[sentence]! & bit) return true;
    return false;
  }

  /** Last token of the sentence that is no boundary. */
  lastOf(sentence: number): number {
    let last = this.doc.afterToken(sentence) - 1;
    while (last > this.doc.firstToken(sentence) && this.doc.flags[last]! & F_BOUNDARY) last--;
    return last;
  }

  /** Whether the sentence stands in the paragraph of the one before it and goes on from there: the item of a list begins anew. */
  goesOn(sentence: number): boolean {
    const { paragraphOf, sentenceFlags } = this.doc;
    return sentence > 0 && paragraphOf[sentence] === paragraphOf[sentence - 1] && (sentenceFlags[sentence]! & S_ITEM) === 0;
  }

  isSpokenByOthers(token: number): boolean {
    return (this.doc.flags[token]! & (F_QUOTED | F_REPORTED)) !== 0;
  }
}
