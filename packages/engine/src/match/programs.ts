import { FACTS, type Lexicon, highBit, lowBit, TERMS_FROM } from "./lexicon.ts";
import { Layout } from "./layout.ts";
import { Cursor, U_ANCHOR, U_CLOSE, U_OPEN, U_OPTIONAL } from "./pack-format.ts";
import { CLASSES_BEHIND, HIGH_BEHIND, LOW_BEFORE, LOW_BEHIND, MaskRows, ROW } from "./mask-rows.ts";
import type { Pool, Pool16 } from "./pool.ts";
import { AT_START, FIRST_WORD, GAP_LAST } from "./symbols.ts";
import { NO_TERMS, SET, SET_HIGH, SET_LOW, TermSets } from "./term-sets.ts";
import { BEFORE_START_BIT, classBit, GAP_BIT, OPEN_BIT } from "./token-classes.ts";

/**
 * Two numbers for each place, side by side and few, since memory is what a search waits for: its kind (reserved symbol, flags, and where the places
 * before it begin in their pool), and its set of terms with where the places behind it begin. The next place's numbers close each.
 */
export const PLACE = 2;
export const WAYS = 1;
/** The reserved symbol in a kind; 0 for words. */
export const RESERVED_MASK = 31;
export const P_ACCEPTS = 32;
export const P_FIRST = 64;
export const LEAD_SHIFT = 7;
/** The set of terms in the low 15 bits of the second number; where the places behind begin in the 17 above: there are more ways than sets. */
export const TERMS_MASK = 0x7fff;
export const FOLLOW_SHIFT = 15;
const FOLLOW_MAX = 0x1ffff;

/** In a number: how many slots below the shift, and where they begin. */
export const SLOTS_SHIFT = 10;
export const SLOTS_MASK = (1 << SLOTS_SHIFT) - 1;

/** Anchors that are no words but a mark or a class of tokens: where they stand among the slots. */
export interface ReservedAnchors {
  reserved: number;
  from: number;
  to: number;
}

/** Pools and arrays of a root, by name: all that is known of its phrases (program-reader.ts). */
export const POOLS = ["anchorEnd", "begins", "rows", "places", "sets"] as const;
export const POOLS_16 = ["useStart", "uses", "anchorPhrase", "firstAnchor", "slots", "terms", "follow", "lead"] as const;
export const ARRAYS = ["anchorPlace", "termStart", "termAnchors", "wordSlots"] as const;
export const ARRAYS_16 = ["beside", "beyond"] as const;
export type ProgramData = { readonly [name in (typeof POOLS)[number]]: Pool } & { readonly [name in (typeof POOLS_16)[number]]: Pool16 } & {
  readonly [name in (typeof ARRAYS)[number]]: Int32Array;
} & { readonly [name in (typeof ARRAYS_16)[number]]: Uint16Array } & { readonly text: string; readonly reservedAnchors: readonly ReservedAnchors[] };

/**
 * The phrases of one root, found by their anchors: in every wording of a phrase stands exactly one of its anchors, chosen when the tables are built so
 * that few tokens are one. Phrases are laid out when an anchor of theirs is first seen.
 */
export class Programs implements ProgramData {
  readonly text: string;
  /** What a phrase is for: pattern and role in turn, at useStart[phrase] .. useStart[phrase + 1] of `uses`. */
  readonly useStart: Pool16;
  readonly uses: Pool16;
  /** Phrase of each anchor, and where in the text the anchor ends; -1 for an anchor in a word list. */
  readonly anchorPhrase: Pool16;
  readonly anchorEnd: Pool;
  /** Place of the anchor; -1 before its phrase is laid out. */
  readonly anchorPlace: Int32Array;
  /** What may stand one token from each anchor, and two: a row of masks (mask-rows.ts). */
  readonly beside: Uint16Array;
  readonly beyond: Uint16Array;
  readonly rows: Pool;
  /** Where each phrase begins in the text, and its first anchor; one more entry closes the last. */
  readonly begins: Pool;
  readonly firstAnchor: Pool16;
  /** Anchors of a term: termAnchors at termStart[term] .. termStart[term + 1]. */
  readonly termStart: Int32Array;
  readonly termAnchors: Int32Array;
  /** The anchors that a word may be, gathered at its first use: how many, and where they begin in `slots` (SLOTS_SHIFT); -1 before. */
  readonly wordSlots: Int32Array;
  readonly slots: Pool16;
  readonly reservedAnchors: readonly ReservedAnchors[];
  /** Bit of each reserved symbol that is an anchor. */
  readonly reservedBits: number;

  /** See PLACE; one entry more closes the last. */
  readonly places: Pool;
  readonly sets: Pool;
  readonly terms: Pool16;
  readonly follow: Pool16;
  readonly lead: Pool16;
  private readonly maskRows: MaskRows;
  private readonly termSets: TermSets;
  /** 1 for anchors that were peeked at. */
  private readonly peeked: Uint8Array;

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
    this.beyond = data.beyond;
    this.begins = data.begins;
    this.firstAnchor = data.firstAnchor;
    this.rows = data.rows;
    this.termStart = data.termStart;
    this.termAnchors = data.termAnchors;
    this.wordSlots = data.wordSlots;
    this.slots = data.slots;
    this.reservedAnchors = data.reservedAnchors;
    this.reservedBits = data.reservedAnchors.reduce((bits, { reserved }) => bits | (1 << reserved), 0);
    this.places = data.places;
    this.terms = data.terms;
    this.follow = data.follow;
    this.lead = data.lead;
    this.sets = data.sets;
    this.maskRows = new MaskRows(data.rows);
    this.termSets = new TermSets(data.sets, data.terms);
    this.peeked = new Uint8Array(data.anchorPlace.length);
  }

  /** Learns every word and lays out every phrase ahead of need. */
  complete(): void {
    this.wordSlots.forEach((known, word) => {
      if (known < 0) this.learn(word);
    });
    for (let anchor = 0; anchor < this.anchorPlace.length; anchor++) if (this.anchorPlace[anchor]! < 0) this.open(anchor);
  }

  /** Gathers the anchors that a word may be. */
  learn(word: number): void {
    const { lexicon, slots } = this;
    const start = slots.length;
    const { facts } = lexicon;
    const symbol = FIRST_WORD + word;
    for (let at = facts[symbol * FACTS + TERMS_FROM]!; at < facts[(symbol + 1) * FACTS + TERMS_FROM]!; at++) {
      const term = lexicon.termPool[at]!;
      for (let a = this.termStart[term]!; a < this.termStart[term + 1]!; a++) slots.push(this.termAnchors[a]!);
    }
    this.wordSlots[word] = (start << SLOTS_SHIFT) | (slots.length - start);
  }

  /** Brings an anchor one step on: from nothing known of it to what its phrase says without being laid out, then to all. */
  settle(anchor: number): void {
    if (this.peeked[anchor] === 0) this.peek(anchor);
    else this.open(anchor);
  }

  /**
   * Works out from the text alone what must stand behind an anchor, where that is one term or a choice of terms; most anchors are ruled out by it
   * without laying out their phrase.
   */
  private peek(anchor: number): void {
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
    this.beside[anchor] = this.maskRows.numberOf(Int32Array.of(low, high, 0, -1, -1, -1));
  }

  /** Lays out the phrase of an anchor. */
  private open(anchor: number): void {
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
      this.pushPlace(reserved | (accepts ? P_ACCEPTS : 0) | (first.has(place) ? P_FIRST : 0), this.termSets.numberOf(terms));
      for (const next of follow) this.follow.push(base + next);
      for (const lead of leads[place]!) this.lead.push(base + lead);
    });
    this.pushPlace(0, NO_TERMS);
    layout.anchors.forEach((place, number) => this.place(this.firstAnchor.data[phrase]! + number, base + place));
  }

  private pushPlace(kind: number, set: number): void {
    const { places, follow, lead } = this;
    if (set > TERMS_MASK || follow.length > FOLLOW_MAX)
      throw new RangeError("The phrases have more places than their table can count: see PLACE in match/programs.ts.");
    places.push(kind | (lead.length << LEAD_SHIFT));
    places.push(set | (follow.length << FOLLOW_SHIFT));
  }

  private place(anchor: number, place: number): void {
    this.anchorPlace[anchor] = place;
    for (const [rows, steps] of [
      [this.beside, 1],
      [this.beyond, 2],
    ] as const) {
      const masks = new Int32Array(ROW);
      this.look(place, steps, false, masks, 0);
      this.look(place, steps, true, masks, LOW_BEFORE);
      rows[anchor] = this.maskRows.numberOf(masks);
    }
  }

  /** Adds what may stand so many tokens from the place to the masks at `to`: anything, where a wording may be over by then. */
  private look(place: number, steps: number, back: boolean, masks: Int32Array, to: number): void {
    const places = this.places.data;
    const ways = (back ? this.lead : this.follow).data;
    const kind = places[place * PLACE]!;
    if (kind & (back ? P_FIRST : P_ACCEPTS)) masks[to + CLASSES_BEHIND]! |= steps === 1 && (kind & RESERVED_MASK) === AT_START ? BEFORE_START_BIT : OPEN_BIT;
    const until = this.waysFrom(place + 1, back);
    for (let way = this.waysFrom(place, back); way < until; way++) {
      const next = ways[way]!;
      const reserved = places[next * PLACE]! & RESERVED_MASK;
      if (reserved === AT_START) this.look(next, steps, back, masks, to);
      else if (steps > 1) {
        if (reserved !== 0 && reserved <= GAP_LAST) masks[to + CLASSES_BEHIND]! |= GAP_BIT;
        this.look(next, steps - 1, back, masks, to);
      } else if (reserved !== 0) masks[to + CLASSES_BEHIND]! |= classBit(reserved);
      else {
        const set = (places[next * PLACE + WAYS]! & TERMS_MASK) * SET;
        masks[to + LOW_BEHIND]! |= this.sets.data[set + SET_LOW]!;
        masks[to + HIGH_BEHIND]! |= this.sets.data[set + SET_HIGH]!;
      }
    }
  }

  /** Where the ways from a place to those before or behind it begin in their pool. */
  private waysFrom(place: number, back: boolean): number {
    const { data } = this.places;
    return back ? data[place * PLACE]! >>> LEAD_SHIFT : data[place * PLACE + WAYS]! >>> FOLLOW_SHIFT;
  }
}
