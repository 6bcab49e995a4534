import { PairSet } from "../match/pair-set.ts";
import { F_BOUNDARY, F_QUOTED, F_REPORTED, F_WORD } from "../match/symbols.ts";
import { HASH_START, hashStep } from "../match/word-hash.ts";
import type { KindTable, ListGroup, WordKinds } from "./kind-table.ts";
import { S_ITEM, type Document } from "../text/document.ts";

/** Reports a finding of the pattern with this id: tokens, both ends included, and one line of what was counted. `exact` keeps the extent as it is. */
export type Emit = (id: string, first: number, last: number, summary: string, exact?: boolean) => void;

/** A structural detector: what a list of phrases cannot find. */
export interface Detector {
  run(context: DetectorContext, emit: Emit): void;
  /** Tables that `run` looks up by symbol: the lexicon must know their words, whether or not a phrase holds them. */
  words?: readonly WordKinds[];
  /** The groups of word lists that `run` asks for. */
  lists?: readonly ListGroup[];
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

/** What a structural detector sees: tokens, sentences and the word lists; never the raw text again. */
export class DetectorContext {
  private readonly rows: Uint16Array;
  private readonly kinds: Int32Array;
  private readonly columns: number;
  /** Groups of lists that each symbol is in, as bits. */
  private readonly listed: Uint8Array;
  /** For detectors that remember by hash over the text, and that count within a sentence; cleared by whoever begins to use them. */
  readonly remembered = new PairSet();
  readonly counted = new PairSet();

  constructor(
    readonly doc: Document,
    private readonly tables: readonly WordKinds[],
    private readonly groups: readonly ListGroup[],
    { rows, kinds, listed }: KindTable,
  ) {
    this.rows = rows;
    this.kinds = kinds;
    this.columns = tables.length;
    this.listed = listed;
  }

  is(token: number, words: Words): boolean {
    return words.has(this.doc.hash[token]!);
  }

  /** Whether the token's word is in one of the lists. */
  isInList(token: number, group: ListGroup): boolean {
    return this.isWord(token) && this.isListed(token, this.bitOf(group));
  }

  /** The bit of a group of lists; for `isListed`. */
  bitOf(group: ListGroup): number {
    return 1 << this.groups.indexOf(group);
  }

  /** As `isInList`, for a token that is a word, in loops over all of them. */
  isListed(token: number, bit: number): boolean {
    return (this.listed[this.doc.symbol[token]!]! & bit) !== 0;
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
