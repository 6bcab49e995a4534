import type { Document } from "../text/document.ts";
import { FACTS, type Lexicon, TERMS_FROM } from "./lexicon.ts";
import { CLASSES_BEFORE, CLASSES_BEHIND, HIGH_BEFORE, HIGH_BEHIND, LOW_BEFORE, LOW_BEHIND, ROW } from "./mask-rows.ts";
import { FOLLOW_SHIFT, LEAD_SHIFT, P_ACCEPTS, P_FIRST, PLACE, type Programs, RESERVED_MASK, SLOTS_MASK, SLOTS_SHIFT, TERMS_MASK, WAYS } from "./programs.ts";
import { Matches } from "./matches.ts";
import { SET, SET_HIGH, SET_LOW, SET_TERMS } from "./term-sets.ts";
import { AT_START, COMMA, F_START, FIRST_WORD, GAP_LAST } from "./symbols.ts";
import { GAP_BIT } from "./token-classes.ts";
import { M_CLASSES, M_HIGH, M_LOW, MARGIN, MASKS, TokenMasks } from "./token-masks.ts";
import type { WantedPhrases } from "./wanted-phrases.ts";

const FIRST_CAPACITY = 256;
/** A wording reaches at most so far to either side of its anchor. */
const REACH_TOKENS = 64;

/**
 * Finds phrases by their anchors. For each token, the anchors that its word may be; for each of those, a look at the two tokens on either side, which
 * rules out nearly all; for the rest, the places of the phrase are followed token by token to both sides, all ways at once. So a token costs at most
 * the size of the phrases that its word anchors, whatever the text. Of several beginnings the latest and the earliest count, and every end.
 */
export class Matcher {
  readonly matches = new Matches();
  private readonly tokens = new TokenMasks();
  /** Places at hand and those reached next. */
  private now = new Int32Array(FIRST_CAPACITY);
  private next = new Int32Array(FIRST_CAPACITY);
  private reached = 0;
  /** What is left of a gap, for each of them. */
  private nowLeft = new Int32Array(FIRST_CAPACITY);
  private nextLeft = new Int32Array(FIRST_CAPACITY);
  private doc!: Document;
  private programs!: Programs;
  private wanted: WantedPhrases | null = null;
  private from = 0;
  private to = 0;
  private latest = -1;
  private earliest = -1;

  constructor(private readonly lexicon: Lexicon) {}

  /** Forgets the matches of the text before and prepares for this one. */
  begin(doc: Document): void {
    this.doc = doc;
    this.matches.count = 0;
    this.tokens.read(doc, this.lexicon);
  }

  /** Adds the wordings of these phrases, or of those among them that are wanted, that lie in the tokens from `from` to `to` (exclusive). */
  run(programs: Programs, from: number, to: number, wanted: WantedPhrases | null = null): Matches {
    const masks = this.tokens.data;
    const { symbol: symbols } = this.doc;
    const { wordSlots, beside, reservedBits } = programs;
    this.programs = programs;
    this.wanted = wanted;
    this.from = from;
    this.to = to;
    for (let token = from; token < to; token++) {
      const word = symbols[token]! - FIRST_WORD;
      const own = (token + MARGIN) * MASKS;
      if (word >= 0) {
        if (wordSlots[word]! < 0) programs.learn(word);
        const first = wordSlots[word]! >>> SLOTS_SHIFT;
        const end = first + (wordSlots[word]! & SLOTS_MASK);
        const slots = programs.slots.data;
        let rows = programs.rows.data;
        const behind = own + MASKS;
        const before = own - MASKS;
        const lowBehind = masks[behind + M_LOW]!;
        const highBehind = masks[behind + M_HIGH]!;
        const classesBehind = masks[behind + M_CLASSES]!;
        const lowBefore = masks[before + M_LOW]!;
        const highBefore = masks[before + M_HIGH]!;
        const classesBefore = masks[before + M_CLASSES]!;
        for (let slot = first; slot < end; slot++) {
          // As `allow` does, with what stands beside the token read once for all anchors.
          const row = beside[slots[slot]!]! * ROW;
          if (((rows[row + LOW_BEHIND]! & lowBehind) | (rows[row + HIGH_BEHIND]! & highBehind) | (rows[row + CLASSES_BEHIND]! & classesBehind)) === 0) continue;
          if (((rows[row + LOW_BEFORE]! & lowBefore) | (rows[row + HIGH_BEFORE]! & highBefore) | (rows[row + CLASSES_BEFORE]! & classesBefore)) === 0) continue;
          this.tryAnchor(slots[slot]!, token);
          // The first look at a phrase may have made them grow, and the rows of its other anchors stand in the new ones alone.
          rows = programs.rows.data;
        }
      }
      if (masks[own + M_CLASSES]! & reservedBits) this.tryReserved(token);
    }
    return this.matches;
  }

  /** Tries the anchors that are marks or classes. */
  private tryReserved(token: number): void {
    const { programs, tokens } = this;
    for (const { reserved, from, to } of programs.reservedAnchors) {
      if (!(tokens.classes(token) & (1 << reserved))) continue;
      for (let slot = from; slot < to; slot++) {
        const anchor = programs.slots.data[slot]!;
        if (tokens.allow(programs.rows.data, programs.beside[anchor]! * ROW, token, 1)) this.tryAnchor(anchor, token);
      }
    }
  }

  /** Follows the phrase of an anchor for which the tokens beside this one speak. */
  private tryAnchor(anchor: number, token: number): void {
    const { programs, tokens, wanted } = this;
    const phrase = programs.anchorPhrase.data[anchor]!;
    if (wanted !== null && !wanted.has(phrase)) return;
    while (programs.anchorPlace[anchor]! < 0) {
      programs.settle(anchor);
      if (!tokens.allow(programs.rows.data, programs.beside[anchor]! * ROW, token, 1)) return;
    }
    if (!tokens.allow(programs.rows.data, programs.beyond[anchor]! * ROW, token, 2)) return;
    const place = programs.anchorPlace[anchor]!;
    if (this.findBeginnings(place, token)) this.addEnds(phrase, place, token);
  }

  /** Finds the latest and the earliest token with which a wording may begin that has `place` at `token`; says whether there is one. */
  private findBeginnings(place: number, token: number): boolean {
    const places = this.programs.places.data;
    const lead = this.programs.lead.data;
    const own = place * PLACE;
    this.latest = this.earliest = places[own]! & P_FIRST ? token : -1;
    if (places[own]! >>> LEAD_SHIFT === places[own + PLACE]! >>> LEAD_SHIFT) return this.latest >= 0;
    this.startAt(place);
    const lowest = Math.max(this.from, token - REACH_TOKENS);
    for (let at = token - 1; this.reached > 0; at--) {
      const count = this.swap();
      const { now } = this;
      const ends = at < lowest;
      for (let each = 0; each < count; each++) {
        const here = now[each]! * PLACE;
        const kind = places[here]!;
        const reserved = kind & RESERVED_MASK;
        if (reserved !== 0 && reserved <= GAP_LAST && !ends) this.stay(now[each]!, this.nowLeft[each]!, at);
        const last = places[here + PLACE]! >>> LEAD_SHIFT;
        for (let way = kind >>> LEAD_SHIFT; way < last; way++) {
          const to = lead[way]!;
          const its = places[to * PLACE]!;
          if ((its & RESERVED_MASK) !== AT_START) {
            if (!ends && this.enter(to, at) && its & P_FIRST) this.beginAt(at);
            continue;
          }
          if (!(this.doc.flags[at + 1]! & F_START)) continue;
          if (its & P_FIRST) this.beginAt(at + 1);
          if (ends) continue;
          for (let on = its >>> LEAD_SHIFT; on < places[(to + 1) * PLACE]! >>> LEAD_SHIFT; on++)
            if (this.enter(lead[on]!, at) && places[lead[on]! * PLACE]! & P_FIRST) this.beginAt(at);
        }
      }
    }
    return this.latest >= 0;
  }

  private beginAt(token: number): void {
    if (token > this.latest) this.latest = token;
    if (this.earliest < 0 || token < this.earliest) this.earliest = token;
  }

  /** Adds every wording that has `place` at `token`. */
  private addEnds(phrase: number, place: number, token: number): void {
    const places = this.programs.places.data;
    const follow = this.programs.follow.data;
    const own = place * PLACE;
    if (places[own]! & P_ACCEPTS) this.add(phrase, token);
    if (places[own + WAYS]! >>> FOLLOW_SHIFT === places[own + PLACE + WAYS]! >>> FOLLOW_SHIFT) return;
    this.startAt(place);
    const end = Math.min(this.to, token + REACH_TOKENS);
    for (let at = token + 1; at < end; at++) {
      const count = this.swap();
      const { now } = this;
      let accepts = 0;
      for (let each = 0; each < count; each++) {
        const here = now[each]! * PLACE;
        const reserved = places[here]! & RESERVED_MASK;
        if (reserved !== 0 && reserved <= GAP_LAST) this.stay(now[each]!, this.nowLeft[each]!, at);
        const last = places[here + PLACE + WAYS]! >>> FOLLOW_SHIFT;
        for (let way = places[here + WAYS]! >>> FOLLOW_SHIFT; way < last; way++) {
          const to = follow[way]!;
          const its = places[to * PLACE]!;
          if ((its & RESERVED_MASK) !== AT_START) {
            if (this.enter(to, at)) accepts |= its;
            continue;
          }
          if (!(this.doc.flags[at]! & F_START)) continue;
          const end = places[(to + 1) * PLACE + WAYS]! >>> FOLLOW_SHIFT;
          for (let on = places[to * PLACE + WAYS]! >>> FOLLOW_SHIFT; on < end; on++) if (this.enter(follow[on]!, at)) accepts |= places[follow[on]! * PLACE]!;
        }
      }
      if (accepts & P_ACCEPTS) this.add(phrase, at);
      if (this.reached === 0) return;
    }
  }

  private add(phrase: number, last: number): void {
    this.matches.add(phrase, this.latest, last);
    if (this.earliest !== this.latest) this.matches.add(phrase, this.earliest, last);
  }

  private startAt(place: number): void {
    this.next[0] = place;
    this.nextLeft[0] = 0;
    this.reached = 1;
  }

  /** Makes what was reached the places at hand; returns how many. */
  private swap(): number {
    const { now, nowLeft, reached } = this;
    this.now = this.next;
    this.next = now;
    this.nowLeft = this.nextLeft;
    this.nextLeft = nowLeft;
    this.reached = 0;
    return reached;
  }

  /** Goes on in a gap: a word uses it up, a comma is passed over, any other mark and a "not" end it. */
  private stay(gap: number, left: number, at: number): void {
    if (!(this.tokens.classes(at) & GAP_BIT)) return;
    if (this.doc.symbol[at] === COMMA) this.reach(gap, left);
    else if (left > 0) this.reach(gap, left - 1);
  }

  /** Enters a place with a token; says whether the token fits. */
  private enter(place: number, at: number): boolean {
    const reserved = this.programs.places.data[place * PLACE]! & RESERVED_MASK;
    if (reserved === 0) {
      if (!this.isOneOf(place, at)) return false;
      this.reach(place, 0);
    } else if (reserved > GAP_LAST) {
      if (!(this.tokens.classes(at) & (1 << reserved))) return false;
      this.reach(place, 0);
    } else {
      if (!(this.tokens.classes(at) & GAP_BIT)) return false;
      this.reach(place, this.doc.symbol[at] === COMMA ? reserved : reserved - 1);
    }
    return true;
  }

  /** Adds a place to those reached, once: they are few, and looked through sooner than a table of all places would be. */
  private reach(place: number, left: number): void {
    for (let each = 0; each < this.reached; each++) {
      if (this.next[each] !== place) continue;
      if (left > this.nextLeft[each]!) this.nextLeft[each] = left;
      return;
    }
    if (this.reached === this.next.length) {
      for (const name of ["now", "next", "nowLeft", "nextLeft"] as const) {
        const more = new Int32Array(this.reached * 2);
        more.set(this[name]);
        this[name] = more;
      }
    }
    this.nextLeft[this.reached] = left;
    this.next[this.reached++] = place;
  }

  /** Whether the token's word is one of the place's terms. */
  private isOneOf(place: number, at: number): boolean {
    const masks = this.tokens.data;
    const sets = this.programs.sets.data;
    const set = (this.programs.places.data[place * PLACE + WAYS]! & TERMS_MASK) * SET;
    const mask = (at + MARGIN) * MASKS;
    // A bit of the low masks stands for one term, a bit of the high ones for many.
    if (sets[set + SET_LOW]! & masks[mask + M_LOW]!) return true;
    if (!(sets[set + SET_HIGH]! & masks[mask + M_HIGH]!)) return false;
    const terms = this.programs.terms.data;
    const { facts, termPool } = this.lexicon;
    const word = this.doc.symbol[at]! * FACTS;
    const end = facts[word + FACTS + TERMS_FROM]!;
    const from = sets[set + SET_TERMS]!;
    const to = sets[set + SET + SET_TERMS]!;
    for (let mine = facts[word + TERMS_FROM]!; mine < end; mine++) {
      const term = termPool[mine]!;
      for (let its = from; its < to; its++) if (terms[its] === term) return true;
    }
    return false;
  }
}
