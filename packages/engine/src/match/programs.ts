import { type Lexicon, highBit, lowBit } from "./lexicon.ts";
import { Layout } from "./layout.ts";
import { Cursor, U_ANCHOR, U_CLOSE, U_END, U_OPEN, U_OPTIONAL } from "./pack-format.ts";
import { Reading } from "./packing.ts";
import { Pool } from "./pool.ts";
import { FIRST_WORD } from "./symbols.ts";

/** In a mask: nothing but the given words may stand here. Every token carries this bit, so a place without it is decided by its words. */
export const OPEN_BIT = 1 << 31;

/** Flags of places. */
export const P_ACCEPTS = 1;
export const P_FIRST = 2;

/**
 * The phrases of one root, found by their anchors: in every wording of a phrase stands exactly one of its anchors, chosen when the tables are built so
 * that few tokens are one. Phrases are laid out when an anchor of theirs is first seen.
 */
export class Programs {
  readonly phrases: number;
  /** What a phrase is for: pattern and role in turn, at useStart[phrase] .. useStart[phrase + 1] of `uses`. */
  readonly useStart = new Pool(1 << 11);
  readonly uses = new Pool(1 << 12);
  /** Phrase of each anchor, and where in the text the anchor ends; -1 for an anchor in a word list. */
  private readonly anchorPhrase = new Pool(1 << 11);
  private readonly anchorEnd = new Pool(1 << 11);
  /** Place of the anchor; -1 before its phrase is laid out. */
  readonly anchorPlace: Int32Array;
  /** Masks of what may stand beside an anchor, four for each: low and high behind it, low and high before it. */
  readonly beside: Int32Array;
  private readonly begins = new Pool(1 << 11);
  private readonly firstAnchor = new Pool(1 << 11);
  private readonly entryTerm = new Pool(1 << 13);
  private readonly entryAnchor = new Pool(1 << 13);
  /** Anchors that were peeked at. */
  readonly peeked: Uint8Array;
  /** Anchors of a term: termAnchors at termStart[term] .. termStart[term + 1]. */
  private readonly termStart: Int32Array;
  private readonly termAnchors: Int32Array;
  /** Anchors of a word, found at its first use: wordAnchors at wordStart[word] - 1, wordCount[word] of them; 0 before. */
  readonly wordStart: Int32Array;
  readonly wordCount: Int32Array;
  readonly wordAnchors = new Pool(1 << 11);
  /** Anchors that are no words. */
  readonly reservedAnchors: { reserved: number; anchors: Int32Array }[] = [];

  /** Of each place: reserved symbol or 0, its terms, the places behind and before it, flags, phrase. */
  readonly reserved = new Pool(1 << 10);
  readonly flags = new Pool(1 << 10);
  readonly phraseOf = new Pool(1 << 10);
  readonly low = new Pool(1 << 10);
  readonly high = new Pool(1 << 10);
  readonly termsFrom = new Pool(1 << 10);
  readonly terms = new Pool(1 << 10);
  readonly followFrom = new Pool(1 << 10);
  readonly follow = new Pool(1 << 10);
  readonly leadFrom = new Pool(1 << 10);
  readonly lead = new Pool(1 << 10);

  constructor(
    private readonly lexicon: Lexicon,
    private readonly text: string,
    uses: string,
  ) {
    this.scan();
    this.phrases = this.begins.length - 1;
    this.readUses(uses);
    const anchors = this.anchorPhrase.length;
    this.anchorPlace = new Int32Array(anchors).fill(-1);
    this.beside = new Int32Array(anchors * 4).fill(-1);
    this.peeked = new Uint8Array(anchors);
    this.termStart = new Int32Array(lexicon.terms + 1);
    this.termAnchors = new Int32Array(this.entryTerm.length);
    this.sortEntries();
    const words = lexicon.symbols - FIRST_WORD;
    this.wordStart = new Int32Array(words);
    this.wordCount = new Int32Array(words);
    for (const pool of [this.termsFrom, this.followFrom, this.leadFrom]) pool.push(0);
  }

  private readUses(packed: string): void {
    const input = new Reading(packed);
    let pattern = 0;
    for (let phrase = 0; phrase < this.phrases; phrase++) {
      this.useStart.push(this.uses.length);
      for (let count = input.number(); count > 0; count--) {
        this.uses.push((pattern += input.signed()));
        this.uses.push(input.number());
      }
    }
    this.useStart.push(this.uses.length);
  }

  /** Finds where phrases begin and which terms their anchors are. */
  private scan(): void {
    const { text, begins, firstAnchor, anchorPhrase } = this;
    begins.push(0);
    firstAnchor.push(0);
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === U_ANCHOR) at = this.scanAnchor(new Cursor(text, at + 1)) - 1;
      else if (unit === U_END) {
        begins.push(at + 1);
        firstAnchor.push(anchorPhrase.length);
      }
    }
  }

  /** Reads the anchor here; returns where its terms end. Rows of lists have anchors of their own, counted behind it. */
  private scanAnchor(cursor: Cursor): number {
    const { listOf, rows } = this.lexicon;
    const anchor = this.anchorPhrase.push(this.begins.length - 1);
    this.anchorEnd.push(-1);
    const open = cursor.unit() === U_OPEN;
    if (open) cursor.at++;
    const from = this.entryTerm.length;
    for (let term = cursor.term(); term >= 0; term = open ? cursor.term() : -1) {
      this.entryTerm.push(term);
      this.entryAnchor.push(anchor);
    }
    const to = this.entryTerm.length;
    for (let entry = from; entry < to; entry++) {
      const list = listOf[this.entryTerm.data[entry]!]!;
      if (list < 0) continue;
      const text = rows[list]!;
      for (let at = text.indexOf("!"); at >= 0; at = text.indexOf("!", at)) at = this.scanAnchor(new Cursor(text, at + 1));
    }
    this.anchorEnd.data[anchor] = cursor.text === this.text ? cursor.at + (open ? 1 : 0) : -1;
    if (open && cursor.unit() !== U_CLOSE) this.anchorEnd.data[anchor] = -1;
    return cursor.at;
  }

  private sortEntries(): void {
    const { termStart, termAnchors, entryTerm, entryAnchor } = this;
    const count = entryTerm.length;
    for (let at = 0; at < count; at++) termStart[entryTerm.data[at]! + 1]!++;
    for (let term = 0; term + 1 < termStart.length; term++) termStart[term + 1]! += termStart[term]!;
    const next = termStart.slice();
    for (let at = 0; at < count; at++) termAnchors[next[entryTerm.data[at]!]!++] = entryAnchor.data[at]!;
    for (let term = 0; term < this.lexicon.terms; term++) {
      const reserved = this.lexicon.reserved[term]!;
      if (reserved > 0 && termStart[term + 1]! > termStart[term]!) this.reservedAnchors.push({ reserved, anchors: termAnchors.slice(termStart[term], termStart[term + 1]) });
    }
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

