import { FACTS, type Lexicon, highBit, lowBit, TERMS_FROM } from "./lexicon.ts";
import { Layout } from "./layout.ts";
import { Cursor, U_ANCHOR, U_CLOSE, U_OPEN, U_OPTIONAL } from "./pack-format.ts";
import type { Pool } from "./pool.ts";
import { FIRST_WORD } from "./symbols.ts";

/** In a mask: nothing but the given words may stand here. Every token carries this bit, so a place without it is decided by its words. */
export const OPEN_BIT = 1 << 31;

/**
 * Four numbers for each place, side by side and few, since memory is what a search waits for: its kind (reserved symbol, flags, and where the places
 * before it begin in their pool), two masks of its terms, and where its terms and the places behind it begin. The next place's numbers close each.
 */
export const PLACE = 4;
export const LOW = 1;
export const HIGH = 2;
export const WAYS = 3;
/** The reserved symbol in a kind; 0 for words. */
export const RESERVED_MASK = 31;
export const P_ACCEPTS = 32;
export const P_FIRST = 64;
export const LEAD_SHIFT = 7;
/** Terms in the low half of the last number, places behind in the high half. */
export const TERMS_MASK = 0xffff;
export const FOLLOW_SHIFT = 16;

/** Anchors that are no words: a mark or a class of tokens. */
export interface ReservedAnchors {
  reserved: number;
  anchors: Int32Array;
}

/** Pools and arrays of a root, by name: all that is known of its phrases (program-reader.ts). */
export const POOLS = ["useStart", "uses", "anchorPhrase", "anchorEnd", "begins", "firstAnchor", "wordAnchors", "places", "terms", "follow", "lead"] as const;
export const ARRAYS = ["anchorPlace", "beside", "peeked", "termStart", "termAnchors", "wordRange"] as const;
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
  /** Anchors of a word, found at its first use: from wordRange[2 * word] - 1 to wordRange[2 * word + 1] (exclusive) of wordAnchors; 0 before. */
  readonly wordRange: Int32Array;
  readonly wordAnchors: Pool;
  readonly reservedAnchors: readonly ReservedAnchors[];
  /** Bit of each reserved symbol that is an anchor. */
  readonly reservedBits: number;

  /** See PLACE; one entry more closes the last. */
  readonly places: Pool;
  readonly terms: Pool;
  readonly follow: Pool;
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
    this.wordRange = data.wordRange;
    this.wordAnchors = data.wordAnchors;
    this.reservedAnchors = data.reservedAnchors;
    this.reservedBits = data.reservedAnchors.reduce((bits, { reserved }) => bits | (1 << reserved), 0);
    this.places = data.places;
    this.terms = data.terms;
    this.follow = data.follow;
    this.lead = data.lead;
  }

  /** Learns every word and lays out every phrase ahead of need. */
  complete(): void {
    for (let word = 0; word * 2 < this.wordRange.length; word++) if (this.wordRange[word * 2] === 0) this.learn(word);
    for (let anchor = 0; anchor < this.anchorPlace.length; anchor++) if (this.anchorPlace[anchor]! < 0) this.open(anchor);
  }

  /** Gathers the anchors that a word may be. */
  learn(word: number): void {
    const { lexicon, wordAnchors } = this;
    const start = wordAnchors.length;
    const { facts } = lexicon;
    const symbol = FIRST_WORD + word;
    for (let at = facts[symbol * FACTS + TERMS_FROM]!; at < facts[(symbol + 1) * FACTS + TERMS_FROM]!; at++) {
      const term = lexicon.termPool[at]!;
      for (let a = this.termStart[term]!; a < this.termStart[term + 1]!; a++) wordAnchors.push(this.termAnchors[a]!);
    }
    this.wordRange[word * 2] = start + 1;
    this.wordRange[word * 2 + 1] = wordAnchors.length;
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
    const { places } = this;
    // The numbers that closed the last place become those of the first new one.
    places.length -= PLACE;
    const base = places.length / PLACE;
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
      }
      this.pushPlace(reserved | (accepts ? P_ACCEPTS : 0) | (first.has(place) ? P_FIRST : 0), low, high);
      for (const term of terms) this.terms.push(term);
      for (const next of follow) this.follow.push(base + next);
      for (const lead of leads[place]!) this.lead.push(base + lead);
    });
    this.pushPlace(0, 0, 0);
    layout.anchors.forEach((place, number) => this.mask(this.firstAnchor.data[phrase]! + number, base + place));
  }

  private pushPlace(kind: number, low: number, high: number): void {
    const { places, terms, follow, lead } = this;
    if (terms.length > TERMS_MASK || follow.length > TERMS_MASK)
      throw new RangeError("The phrases have more places than their table can count: see PLACE in match/programs.ts.");
    places.push(kind | (lead.length << LEAD_SHIFT));
    places.push(low);
    places.push(high);
    places.push(terms.length | (follow.length << FOLLOW_SHIFT));
  }

  private mask(anchor: number, place: number): void {
    this.anchorPlace[anchor] = place;
    const { data } = this.places;
    const own = place * PLACE;
    const next = own + PLACE;
    if (!(data[own]! & P_ACCEPTS))
      this.beside.set(this.around(this.follow, data[own + WAYS]! >>> FOLLOW_SHIFT, data[next + WAYS]! >>> FOLLOW_SHIFT), anchor * 4);
    if (!(data[own]! & P_FIRST)) this.beside.set(this.around(this.lead, data[own]! >>> LEAD_SHIFT, data[next]! >>> LEAD_SHIFT), anchor * 4 + 2);
  }

  /** Masks of the places beside one: open where a mark, a gap or a class may stand. */
  private around(ways: Pool, from: number, to: number): readonly [number, number] {
    const places = this.places.data;
    let low = 0;
    let high = 0;
    for (let at = from; at < to; at++) {
      const beside = ways.data[at]! * PLACE;
      if ((places[beside]! & RESERVED_MASK) !== 0) return [-1, -1];
      low |= places[beside + LOW]!;
      high |= places[beside + HIGH]!;
    }
    return [low, high];
  }
}
