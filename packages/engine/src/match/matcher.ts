import type { Document } from "../text/document.ts";
import { DEAD, T_ACCEPT, T_GAP, T_GOES_ON, T_IN_GAP, T_SPECIAL, T_START, ROOT, type Automaton } from "./automaton.ts";
import {
  ANY, AT_START, BOUNDARY, BOUNDARY_EXCLAMATION, BOUNDARY_QUESTION, CAPS, COMMA, DECIMAL, ELLIPSIS, F_BOUNDARY, F_BUILT_IN, F_CAPS, F_DECIMAL, F_DOTS, F_EXCLAMATION, F_NAME,
  F_NUMBER, F_ODD, F_QUESTION, F_START, F_WORD, F_YEAR, NAME, NUMBER, ODD, YEAR,
} from "./symbols.ts";

const FIRST_CAPACITY = 1024;
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

/**
 * Runs the automaton over all tokens at once. Every state is active at most once at a token, so the cost of a token is bounded by the number of
 * states, whatever the text; in English prose a handful is active. Of two ways into a state the one with more gap left is kept, then the later start.
 */
export class Matcher {
  readonly matches = new Matches();
  private states = new Int32Array(FIRST_CAPACITY);
  private firsts = new Int32Array(FIRST_CAPACITY);
  private gaps = new Int32Array(FIRST_CAPACITY);
  private nextStates = new Int32Array(FIRST_CAPACITY);
  private nextFirsts = new Int32Array(FIRST_CAPACITY);
  private nextGaps = new Int32Array(FIRST_CAPACITY);
  private active = 0;
  /** Slot of each state among those active next, valid when its stamp is the current one. */
  private slot = new Int32Array(FIRST_CAPACITY);
  private stamp = new Int32Array(FIRST_CAPACITY);
  private now = 0;
  private doc!: Document;

  constructor(private readonly automaton: Automaton) {}

  run(doc: Document): Matches {
    const { automaton, matches } = this;
    const { symbol: symbols, flags: tokenFlags, tokens } = doc;
    const rootFlags = automaton.flags[ROOT]!;
    const rootStart = rootFlags & T_START ? automaton.fromRoot(AT_START) : DEAD;
    const rootAny = automaton.fromRoot(ANY);
    this.doc = doc;
    matches.count = 0;
    this.active = 0;
    if (this.now > 0x3fffffff) {
      this.stamp.fill(0);
      this.now = 0;
    }
    for (let token = 0; token < tokens; token++) {
      const symbol = symbols[token]!;
      const flags = tokenFlags[token]!;
      const active = this.swap();
      const { states, firsts, gaps } = this;
      for (let at = 0; at < active; at++) {
        const state = states[at]!;
        const kind = automaton.flags[state]!;
        if (symbol !== 0 && !(flags & F_BOUNDARY)) {
          const target = automaton.next(state, symbol);
          if (target !== DEAD) this.enter(target, firsts[at]!, token, 0);
        }
        if (kind & T_SPECIAL) this.special(state, firsts[at]!, token, flags);
        if (kind & T_IN_GAP) {
          if (flags & F_WORD) {
            if (gaps[at]! > 0) this.enter(state, firsts[at]!, token, gaps[at]! - 1);
          } else if (symbol === COMMA) this.enter(state, firsts[at]!, token, gaps[at]!);
        }
      }
      if (symbol !== 0) {
        const target = automaton.fromRoot(symbol);
        if (target !== DEAD) this.enter(target, token, token, 0);
      }
      if (flags & F_BUILT_IN) this.special(ROOT, token, token, flags & F_BUILT_IN);
      if (rootAny !== DEAD && flags & F_WORD) this.enter(rootAny, token, token, 0);
      if (flags & F_START && rootStart !== DEAD) this.begin(rootStart, token, symbol, flags);
    }
    return matches;
  }

  /** Makes what was entered last the active states; returns how many. */
  private swap(): number {
    const { states, firsts, gaps, active } = this;
    this.states = this.nextStates;
    this.firsts = this.nextFirsts;
    this.gaps = this.nextGaps;
    this.nextStates = states;
    this.nextFirsts = firsts;
    this.nextGaps = gaps;
    this.active = 0;
    this.now++;
    return active;
  }

  /** Like a step from an active state, for the state behind "^", whose gaps may already pass over this first token. */
  private begin(start: number, token: number, symbol: number, flags: number): void {
    const { automaton } = this;
    this.step(start, token, token, symbol, flags);
    if (!(automaton.flags[start]! & T_GAP)) return;
    for (const [words, inside] of automaton.gaps(start)) {
      this.step(inside, token, token, symbol, flags);
      if (flags & F_WORD) this.enter(inside, token, token, words - 1);
    }
  }

  private step(state: number, first: number, token: number, symbol: number, flags: number): void {
    if (symbol !== 0 && !(flags & F_BOUNDARY)) this.follow(state, symbol, first, token);
    if (this.automaton.flags[state]! & T_SPECIAL) this.special(state, first, token, flags);
  }

  /** Follows what a token is besides its word: a boundary, a number, a name, any word. */
  private special(state: number, first: number, token: number, flags: number): void {
    if (flags & F_BOUNDARY) {
      this.follow(state, BOUNDARY, first, token);
      if (flags & F_QUESTION) this.follow(state, BOUNDARY_QUESTION, first, token);
      if (flags & F_EXCLAMATION) this.follow(state, BOUNDARY_EXCLAMATION, first, token);
      if (flags & F_DOTS) this.follow(state, ELLIPSIS, first, token);
      return;
    }
    if (flags & F_WORD) this.follow(state, ANY, first, token);
    if (!(flags & F_BUILT_IN)) return;
    if (flags & F_NUMBER) {
      this.follow(state, NUMBER, first, token);
      if (flags & F_DECIMAL) this.follow(state, DECIMAL, first, token);
      if (flags & F_ODD) this.follow(state, ODD, first, token);
    }
    if (flags & F_YEAR) this.follow(state, YEAR, first, token);
    if (flags & F_NAME) this.follow(state, NAME, first, token);
    if (flags & F_CAPS) this.follow(state, CAPS, first, token);
  }

  private follow(state: number, symbol: number, first: number, token: number): void {
    const target = this.automaton.next(state, symbol);
    if (target !== DEAD) this.enter(target, first, token, 0);
  }

  /** Makes a state active for the next token, and reports it when it accepts. */
  private enter(state: number, first: number, token: number, gap: number): void {
    const { automaton } = this;
    const kind = automaton.flags[state]!;
    if (state >= this.stamp.length) this.grow(automaton.states);
    if (this.stamp[state] === this.now) {
      const slot = this.slot[state]!;
      if (kind & T_ACCEPT && this.nextFirsts[slot] !== first) this.matches.add(state, first, token);
      if (gap > this.nextGaps[slot]! || (gap === this.nextGaps[slot] && first > this.nextFirsts[slot]!)) {
        this.nextGaps[slot] = gap;
        this.nextFirsts[slot] = first;
      }
      return;
    }
    if (kind & T_ACCEPT) this.matches.add(state, first, token);
    if ((kind & (T_GOES_ON | T_GAP | T_START)) === 0) return;
    const slot = this.active++;
    this.stamp[state] = this.now;
    this.slot[state] = slot;
    this.nextStates[slot] = state;
    this.nextFirsts[slot] = first;
    this.nextGaps[slot] = gap;
    if (kind & T_GAP) for (const [words, inside] of automaton.gaps(state)) this.enter(inside, first, token, words);
    if (kind & T_START && token + 1 < this.doc.tokens && this.doc.flags[token + 1]! & F_START) this.follow(state, AT_START, first, token);
  }

  /** Room for every state there is; there are never more active ones. */
  private grow(states: number): void {
    const size = Math.max(states + 1, this.stamp.length * 2);
    for (const name of ["states", "firsts", "gaps", "nextStates", "nextFirsts", "nextGaps", "slot", "stamp"] as const) {
      const more = new Int32Array(size);
      more.set(this[name]);
      this[name] = more;
    }
  }
}
