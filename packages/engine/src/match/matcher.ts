import type { Document } from "../text/document.ts";
import { DEAD, T_ACCEPT, T_ANY, T_GAP, T_GOES_ON, T_SPECIAL, T_START, type Automaton } from "./automaton.ts";
import {
  ANY, AT_START, BOUNDARY, BOUNDARY_EXCLAMATION, BOUNDARY_QUESTION, CAPS, COMMA, DECIMAL, ELLIPSIS, F_BOUNDARY, F_BUILT_IN, F_CAPS, F_DECIMAL, F_DOTS, F_EXCLAMATION, F_NAME,
  F_NUMBER, F_ODD, F_QUESTION, F_START, F_WORD, F_YEAR, NAME, NUMBER, ODD, YEAR,
} from "./symbols.ts";

const FIRST_CAPACITY = 256;
/** A gap is not followed further than this, however many commas it passes over. */
const GAP_REACH_TOKENS = 24;
/** Longest wording that is looked for at one place. */
const ANCHORED_REACH_TOKENS = 24;
/** More than GAP_REACH_TOKENS, and a power of two. */
const WAKE_RING = 32;

/** Accepted states in the order in which they end: one entry for each, in parallel arrays. */
export class Matches {
  count = 0;
  state = new Int32Array(FIRST_CAPACITY);
  /** First and last token. */
  first = new Int32Array(FIRST_CAPACITY);
  last = new Int32Array(FIRST_CAPACITY);

  add(state: number, first: number, last: number): void {
    const at = this.count;
    if (at === this.state.length) this.grow();
    this.state[at] = state;
    this.first[at] = first;
    this.last[at] = last;
    this.count = at + 1;
  }

  private grow(): void {
    for (const name of ["state", "first", "last"] as const) {
      const more = new Int32Array(this[name].length * 2);
      more.set(this[name]);
      this[name] = more;
    }
  }
}

/** States to enter at one coming token. */
class Wake {
  count = 0;
  states = new Int32Array(16);
  firsts = new Int32Array(16);

  add(state: number, first: number): void {
    if (this.count === this.states.length) {
      for (const name of ["states", "firsts"] as const) {
        const more = new Int32Array(this[name].length * 2);
        more.set(this[name]);
        this[name] = more;
      }
    }
    this.states[this.count] = state;
    this.firsts[this.count++] = first;
  }
}

/**
 * Runs the automaton over all tokens at once. Every state is active at most once at a token, so the cost of a token is bounded by the number of
 * states, whatever the text; in English prose one or two are. Of two ways into a state the one with the later start is kept. A gap is followed when
 * it opens: what it leads to is entered when its token comes.
 */
export class Matcher {
  readonly matches = new Matches();
  private states = new Int32Array(FIRST_CAPACITY);
  private firsts = new Int32Array(FIRST_CAPACITY);
  private nextStates = new Int32Array(FIRST_CAPACITY);
  private nextFirsts = new Int32Array(FIRST_CAPACITY);
  private active = 0;
  /** Slot of each state among those active next, valid when its stamp is the current one. */
  private slot = new Int32Array(FIRST_CAPACITY);
  private stamp = new Int32Array(FIRST_CAPACITY);
  private now = 0;
  private readonly wakes = Array.from({ length: WAKE_RING }, () => new Wake());
  /** Masks of each token's word (automaton.ts). */
  private low = new Int32Array(FIRST_CAPACITY);
  private high = new Int32Array(FIRST_CAPACITY);
  private doc!: Document;
  /** End of the tokens that are looked at. */
  private to = 0;

  constructor(private readonly automaton: Automaton) {}

  /** Forgets the matches of the text before and prepares for this one. */
  begin(doc: Document): void {
    this.doc = doc;
    this.matches.count = 0;
    this.maskTokens();
  }

  /** Adds the matches of phrases of this root that lie in the tokens from `from` to `to` (exclusive). */
  run(root: number, from: number, to: number): Matches {
    const { automaton, matches } = this;
    const { symbol: symbols, flags: tokenFlags } = this.doc;
    const rootStart = automaton.flags[root]! & T_START ? automaton.fromRoot(root, AT_START) : DEAD;
    const rootAny = automaton.flags[root]! & T_ANY ? automaton.fromRoot(root, ANY) : DEAD;
    this.open(to);
    for (let token = from; token < to; token++) {
      const symbol = symbols[token]!;
      const flags = tokenFlags[token]!;
      this.advance(token);
      if (symbol !== 0) {
        const target = automaton.fromRoot(root, symbol);
        if (target !== DEAD) this.enter(target, token, token);
      }
      if (flags & (F_BUILT_IN | F_BOUNDARY)) this.special(root, token, token, token);
      if (rootAny !== DEAD && flags & F_WORD) this.enter(rootAny, token, token);
      if (flags & F_START && rootStart !== DEAD) {
        this.step(rootStart, token, token, token);
        if (automaton.flags[rootStart]! & T_GAP) this.openGaps(rootStart, token, token, token);
      }
    }
    return matches;
  }

  /** Adds the matches of phrases of this root that begin exactly at token `from`. */
  runAt(root: number, from: number): Matches {
    const { automaton } = this;
    const { tokens, flags } = this.doc;
    this.open(Math.min(tokens, from + ANCHORED_REACH_TOKENS));
    for (let token = from; token < this.to && (token === from || this.active > 0); token++) {
      this.advance(token);
      if (token > from) continue;
      this.step(root, token, token, token);
      if (flags[token]! & F_START && automaton.flags[root]! & T_START) this.step(automaton.fromRoot(root, AT_START), token, token, token);
    }
    return this.matches;
  }

  private open(to: number): void {
    this.to = to;
    this.active = 0;
    for (const wake of this.wakes) wake.count = 0;
    if (this.now > 0x3fffffff) {
      this.stamp.fill(0);
      this.now = 0;
    }
  }

  /** Takes every active state, and those that a gap wakes here, over the token. */
  private advance(token: number): void {
    const { automaton } = this;
    const low = this.low[token]!;
    const high = this.high[token]!;
    const active = this.swap();
    const { states, firsts } = this;
    const maskLow = automaton.maskLow.data;
    const maskHigh = automaton.maskHigh.data;
    const symbol = this.doc.symbol[token]!;
    for (let at = 0; at < active; at++) {
      const state = states[at]!;
      if ((maskLow[state]! & low) | (maskHigh[state]! & high)) {
        const target = automaton.next(state, symbol);
        if (target !== DEAD) this.enter(target, firsts[at]!, token);
      }
      if (automaton.flags[state]! & (T_SPECIAL | T_ANY)) this.special(state, firsts[at]!, token, token);
    }
    const wake = this.wakes[token & (WAKE_RING - 1)]!;
    for (let at = 0; at < wake.count; at++) this.enter(wake.states[at]!, wake.firsts[at]!, token);
    wake.count = 0;
  }

  /** Boundaries have no word of their own: their mask stays empty, and `special` follows them. */
  private maskTokens(): void {
    const { doc, automaton } = this;
    const { symbol, flags, tokens } = doc;
    if (this.low.length < tokens) {
      this.low = new Int32Array(doc.symbol.length);
      this.high = new Int32Array(doc.symbol.length);
    }
    const { low, high } = this;
    for (let token = 0; token < tokens; token++) {
      const word = symbol[token]!;
      if (word === 0 || flags[token]! & F_BOUNDARY) {
        low[token] = high[token] = 0;
      } else {
        low[token] = automaton.lowMask(word);
        high[token] = automaton.highMask(word);
      }
    }
  }

  /** Makes what was entered last the active states; returns how many. */
  private swap(): number {
    const { states, firsts, active } = this;
    this.states = this.nextStates;
    this.firsts = this.nextFirsts;
    this.nextStates = states;
    this.nextFirsts = firsts;
    this.active = 0;
    this.now++;
    return active;
  }

  /** Follows every way on from `state` that token `at` may be. `now`: the token that is read now; what lies ahead of it is woken later. */
  private step(state: number, first: number, at: number, now: number): void {
    const { automaton } = this;
    if ((automaton.maskLow.data[state]! & this.low[at]!) | (automaton.maskHigh.data[state]! & this.high[at]!)) this.follow(state, this.doc.symbol[at]!, first, at, now);
    if (automaton.flags[state]! & (T_SPECIAL | T_ANY)) this.special(state, first, at, now);
  }

  /** Follows what a token is besides its word: a boundary, a number, a name, any word. */
  private special(state: number, first: number, at: number, now: number): void {
    const flags = this.doc.flags[at]!;
    const kind = this.automaton.flags[state]!;
    if (flags & F_WORD && kind & T_ANY) this.follow(state, ANY, first, at, now);
    if (!(kind & T_SPECIAL)) return;
    if (flags & F_BOUNDARY) {
      this.follow(state, BOUNDARY, first, at, now);
      if (flags & F_QUESTION) this.follow(state, BOUNDARY_QUESTION, first, at, now);
      if (flags & F_EXCLAMATION) this.follow(state, BOUNDARY_EXCLAMATION, first, at, now);
      if (flags & F_DOTS) this.follow(state, ELLIPSIS, first, at, now);
      return;
    }
    if (!(flags & F_BUILT_IN)) return;
    if (flags & F_NUMBER) {
      this.follow(state, NUMBER, first, at, now);
      if (flags & F_DECIMAL) this.follow(state, DECIMAL, first, at, now);
      if (flags & F_ODD) this.follow(state, ODD, first, at, now);
    }
    if (flags & F_YEAR) this.follow(state, YEAR, first, at, now);
    if (flags & F_NAME) this.follow(state, NAME, first, at, now);
    if (flags & F_CAPS) this.follow(state, CAPS, first, at, now);
  }

  private follow(state: number, symbol: number, first: number, at: number, now: number): void {
    const target = this.automaton.next(state, symbol);
    if (target === DEAD) return;
    if (at === now) this.enter(target, first, at);
    else this.wakes[at & (WAKE_RING - 1)]!.add(target, first);
  }

  /**
   * Follows the gaps that open in `state` over the tokens from `from` on: words are counted, commas passed over, any other mark ends a gap. The step
   * over nothing is the state's own, so looking begins one token later.
   */
  private openGaps(state: number, first: number, from: number, now: number): void {
    const { symbol, flags } = this.doc;
    const { automaton } = this;
    const last = Math.min(this.to, from + GAP_REACH_TOKENS);
    for (const [words, inside] of automaton.gaps(state)) {
      const nested = (automaton.flags[inside]! & T_GAP) !== 0;
      let left = words;
      for (let at = from; at < last; at++) {
        if (at > from) {
          this.step(inside, first, at, now);
          if (nested) this.openGaps(inside, first, at, now);
        }
        if (flags[at]! & F_WORD ? left-- === 0 : symbol[at] !== COMMA) break;
      }
    }
  }

  /** Makes a state active for the next token, and reports it when it accepts. */
  private enter(state: number, first: number, token: number): void {
    const { automaton } = this;
    const kind = automaton.flags[state]!;
    if (state >= this.stamp.length) this.grow(automaton.states);
    if (this.stamp[state] === this.now) {
      const slot = this.slot[state]!;
      if (first === this.nextFirsts[slot]) return;
      if (kind & T_ACCEPT) this.matches.add(state, first, token);
      if (first > this.nextFirsts[slot]!) this.nextFirsts[slot] = first;
      return;
    }
    if (kind & T_ACCEPT) this.matches.add(state, first, token);
    if ((kind & (T_GAP | T_START | T_SPECIAL | T_ANY)) === 0) {
      // Nothing but words may follow: the next token decides whether the state is worth keeping.
      if (token + 1 >= this.to || !(kind & T_GOES_ON)) return;
      if (((automaton.maskLow.data[state]! & this.low[token + 1]!) | (automaton.maskHigh.data[state]! & this.high[token + 1]!)) === 0) return;
    }
    const slot = this.active++;
    this.stamp[state] = this.now;
    this.slot[state] = slot;
    this.nextStates[slot] = state;
    this.nextFirsts[slot] = first;
    if (kind & T_GAP) this.openGaps(state, first, token + 1, token);
    if (kind & T_START && token + 1 < this.to && this.doc.flags[token + 1]! & F_START) this.follow(state, AT_START, first, token, token);
  }

  /** Room for every state there is; there are never more active ones. */
  private grow(states: number): void {
    const size = Math.max(states + 1, this.stamp.length * 2);
    for (const name of ["states", "firsts", "nextStates", "nextFirsts", "slot", "stamp"] as const) {
      const more = new Int32Array(size);
      more.set(this[name]);
      this[name] = more;
    }
  }
}
