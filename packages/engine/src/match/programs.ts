import { type Lexicon, highBit, lowBit } from "./lexicon.ts";
import { Layout } from "./layout.ts";
import { Cursor, U_ANCHOR, U_CLOSE, U_OPEN, U_OPTIONAL } from "./pack-format.ts";
import type { Pool } from "./pool.ts";

/** In a mask: nothing but the given words may stand here. Every token carries this bit, so a place without it is decided by its words. */
export const OPEN_BIT = 1 << 31;

/** Flags of places. */
export const P_ACCEPTS = 1;
export const P_FIRST = 2;

/** Anchors that are no words: a mark or a class of tokens. */
export interface ReservedAnchors {
  reserved: number;
  anchors: Int32Array;
}

/** Pools and arrays of a root, by name: all that is known of its phrases (program-reader.ts). */
export const POOLS = ["useStart", "uses", "anchorPhrase", "anchorEnd", "begins", "firstAnchor", "wordAnchors", "reserved", "flags", "phraseOf", "low", "high", "termsFrom", "terms", "followFrom", "follow", "leadFrom", "lead"] as const;
export const ARRAYS = ["anchorPlace", "beside", "peeked", "termStart", "termAnchors", "wordStart", "wordCount"] as const;
export type ProgramData = { readonly [name in (typeof POOLS)[number]]: Pool } & { readonly [name in (typeof ARRAYS)[number]]: Int32Array } & {
  readonly text: string;
  readonly reservedAnchors: readonly ReservedAnchors[];
};

/**
 * The phrases of one root, found by their anchors: in every wording of a phrase stands exactly one of its anchors, chosen when the tables are built so
 * that few tokens are one. Phrases are laid out when an anchor of theirs is first seen.
 */
export class Programs implements ProgramData {
  readonly text: string;
  /** What a phrase is for: pattern and role in turn, at useStart[phrase] .. useStart[phrase + 1] of `uses`. */
  readonly useStart: Pool;
  readonly uses: Pool;
  /** Phrase of each anchor, and where in the text the anchor ends; -1 for an anchor in a word list. */
  readonly anchorPhrase: Pool;
  readonly anchorEnd: Pool;
  /** Place of the anchor; -1 before its phrase is laid out. */
  readonly anchorPlace: Int32Array;
  /** Masks of what may stand beside an anchor, four for each: low and high behind it, low and high before it. */
  readonly beside: Int32Array;
  /** Where each phrase begins in the text, and its first anchor; one more entry closes the last. */
  readonly begins: Pool;
  readonly firstAnchor: Pool;
  /** 1 for anchors that were peeked at. */
  readonly peeked: Int32Array;
  /** Anchors of a term: termAnchors at termStart[term] .. termStart[term + 1]. */
  readonly termStart: Int32Array;
  readonly termAnchors: Int32Array;
  /** Anchors of a word, found at its first use: wordAnchors at wordStart[word] - 1, wordCount[word] of them; 0 before. */
  readonly wordStart: Int32Array;
  readonly wordCount: Int32Array;
  readonly wordAnchors: Pool;
  readonly reservedAnchors: readonly ReservedAnchors[];

  /** Of each place: reserved symbol or 0, its terms, the places behind and before it, flags, phrase. */
  readonly reserved: Pool;
  readonly flags: Pool;
  readonly phraseOf: Pool;
  readonly low: Pool;
  readonly high: Pool;
  readonly termsFrom: Pool;
  readonly terms: Pool;
  readonly followFrom: Pool;
  readonly follow: Pool;
  readonly leadFrom: Pool;
  readonly lead: Pool;

  constructor(
    private readonly lexicon: Lexicon,
    data: ProgramData,
  ) {
    this.text = data.text;
    this.useStart = data.useStart;
    this.uses = data.uses;
    this.anchorPhrase = data.anchorPhrase;
    this.anchorEnd = data.anchorEnd;
    this.anchorPlace = data.anchorPlace;
    this.beside = data.beside;
    this.begins = data.begins;
    this.firstAnchor = data.firstAnchor;
    this.peeked = data.peeked;
    this.termStart = data.termStart;
    this.termAnchors = data.termAnchors;
    this.wordStart = data.wordStart;
    this.wordCount = data.wordCount;
    this.wordAnchors = data.wordAnchors;
    this.reservedAnchors = data.reservedAnchors;
    this.reserved = data.reserved;
    this.flags = data.flags;
    this.phraseOf = data.phraseOf;
    this.low = data.low;
    this.high = data.high;
    this.termsFrom = data.termsFrom;
    this.terms = data.terms;
    this.followFrom = data.followFrom;
    this.follow = data.follow;
    this.leadFrom = data.leadFrom;
    this.lead = data.lead;
  }

  /** Learns every word and lays out every phrase ahead of need. */
  complete(): void {
    for (let word = 0; word < this.wordStart.length; word++) if (this.wordStart[word] === 0) this.learn(word);
    for (let anchor = 0; anchor < this.anchorPlace.length; anchor++) if (this.anchorPlace[anchor]! < 0) this.open(anchor);
  }

  /** Gathers the anchors that a word may be. */
  learn(word: number): void {
    const { lexicon, wordAnchors } = this;
    const start = wordAnchors.length;
    for (let at = lexicon.termStart[word]!; at < lexicon.termStart[word + 1]!; at++) {
      const term = lexicon.termPool[at]!;
      for (let a = this.termStart[term]!; a < this.termStart[term + 1]!; a++) wordAnchors.push(this.termAnchors[a]!);
    }
    this.wordStart[word] = start + 1;
    this.wordCount[word] = wordAnchors.length - start;
  }

  /**
   * Works out from the text alone what must stand behind an anchor, where that is one term or a choice of terms; most anchors are ruled out by it
   * without laying out their phrase.
   */
  peek(anchor: number): void {
    this.peeked[anchor] = 1;
    const end = this.anchorEnd.data[anchor]!;
    if (end < 0) return;
    const cursor = new Cursor(this.text, end);
    if (cursor.unit() === U_ANCHOR || cursor.unit() === U_OPTIONAL) return;
    const open = cursor.unit() === U_OPEN;
    if (open) cursor.at++;
    let low = 0;
    let high = 0;
    for (let term = cursor.term(); term >= 0; term = open ? cursor.term() : -1) {
      const list = this.lexicon.listOf[term]!;
      if (this.lexicon.reserved[term] !== 0 || (list >= 0 && this.lexicon.rows[list] !== "")) return;
      low |= lowBit(term);
      high |= highBit(term);
    }
    if ((low | high) === 0) return;
    if (open && this.text.charCodeAt(cursor.at++) !== U_CLOSE) return;
    if (cursor.unit() === U_OPTIONAL) return;
    this.beside[anchor * 4] = low;
    this.beside[anchor * 4 + 1] = high;
  }

  /** Lays out the phrase of an anchor. */
  open(anchor: number): void {
    const phrase = this.anchorPhrase.data[anchor]!;
    const layout = new Layout(this.lexicon, this.text.slice(this.begins.data[phrase], this.begins.data[phrase + 1]! - 1));
    const base = this.reserved.length;
    const leads: number[][] = layout.places.map(() => []);
    layout.places.forEach(({ follow }, place) => {
      for (const next of follow) leads[next]!.push(place);
    });
    const first = new Set(layout.first);
    layout.places.forEach(({ reserved, terms, follow, accepts }, place) => {
      let low = 0;
      let high = 0;
      for (const term of terms) {
        low |= lowBit(term);
        high |= highBit(term);
        this.terms.push(term);
      }
      this.reserved.push(reserved);
      this.low.push(low);
      this.high.push(high);
      this.phraseOf.push(phrase);
      this.flags.push((accepts ? P_ACCEPTS : 0) | (first.has(place) ? P_FIRST : 0));
      for (const next of follow) this.follow.push(base + next);
      for (const lead of leads[place]!) this.lead.push(base + lead);
      this.termsFrom.push(this.terms.length);
      this.followFrom.push(this.follow.length);
      this.leadFrom.push(this.lead.length);
    });
    layout.anchors.forEach((place, number) => this.mask(this.firstAnchor.data[phrase]! + number, base + place));
  }

  private mask(anchor: number, place: number): void {
    this.anchorPlace[anchor] = place;
    const flags = this.flags.data[place]!;
    if (!(flags & P_ACCEPTS)) this.beside.set(this.around(this.follow, this.followFrom, place), anchor * 4);
    if (!(flags & P_FIRST)) this.beside.set(this.around(this.lead, this.leadFrom, place), anchor * 4 + 2);
  }

  /** Masks of the places beside one: open where a mark, a gap or a class may stand. */
  private around(places: Pool, from: Pool, place: number): readonly [number, number] {
    let low = 0;
    let high = 0;
    for (let at = from.data[place]!; at < from.data[place + 1]!; at++) {
      const beside = places.data[at]!;
      if (this.reserved.data[beside] !== 0) return [-1, -1];
      low |= this.low.data[beside]!;
      high |= this.high.data[beside]!;
    }
    return [low, high];
  }
}

