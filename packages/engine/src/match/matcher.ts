import type { Document } from "../text/document.ts";
import { T_ACCEPT, T_ANY, T_BUILT_IN, T_CLASS, T_GAP, T_GOES_ON, T_IN_GAP, T_START, type Tables } from "./automaton.ts";
import {
  ANY, AT_START, BOUNDARY, BOUNDARY_EXCLAMATION, BOUNDARY_QUESTION, CAPS, COMMA, DECIMAL, ELLIPSIS, F_BOUNDARY, F_BUILT_IN, F_CAPS, F_DECIMAL, F_DOTS, F_EXCLAMATION, F_NAME, F_NUMBER, F_ODD,
  F_QUESTION, F_START, F_WORD, F_YEAR, GAP_LAST, NAME, NUMBER, ODD, YEAR,
} from "./symbols.ts";

const FIRST_CAPACITY = 1024;
/** Edges up to this many are searched one by one. */
const SCAN_EDGES = 6;

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
  private active = 0;
  private readonly states: [Int32Array, Int32Array];
  private readonly firsts: [Int32Array, Int32Array];
  private readonly gaps: [Int32Array, Int32Array];
  /** Slot of each state among those active next, valid when its stamp is the current one. */
  private readonly slot: Int32Array;
  private readonly stamp: Int32Array;
  private now = 0;
  private side: 0 | 1 = 0;
  private doc!: Document;

  constructor(private readonly tables: Tables) {
    const n = tables.states;
    this.states = [new Int32Array(n), new Int32Array(n)];
    this.firsts = [new Int32Array(n), new Int32Array(n)];
    this.gaps = [new Int32Array(n), new Int32Array(n)];
    this.slot = new Int32Array(n);
    this.stamp = new Int32Array(n);
  }

  run(doc: Document): Matches {
    const { tables, matches } = this;
    const { stateFlags, rootTarget, classStart, classList } = tables;
    const rootStart = rootTarget[AT_START]!;
    const rootAny = rootTarget[ANY]!;
    const rootHasBuiltIn = (stateFlags[0]! & T_BUILT_IN) !== 0;
    const { symbol: symbols, flags: tokenFlags } = doc;
    this.doc = doc;
    matches.count = 0;
    let active = 0;
    if (this.now > 0x3fffffff) {
      this.stamp.fill(0);
      this.now = 0;
    }
    for (let token = 0; token < doc.tokens; token++) {
      const symbol = symbols[token]!;
      const flags = tokenFlags[token]!;
      const side = this.side;
      const states = this.states[side];
      const firsts = this.firsts[side];
      const gaps = this.gaps[side];
      this.side = side === 0 ? 1 : 0;
      this.active = 0;
      this.now++;
      for (let at = 0; at < active; at++) {
        const state = states[at]!;
        this.step(state, firsts[at]!, token, symbol, flags);
        if (stateFlags[state]! & T_IN_GAP) {
          if (flags & F_WORD) {
            if (gaps[at]! > 0) this.enter(state, firsts[at]!, token, gaps[at]! - 1);
          } else if (symbol === COMMA) this.enter(state, firsts[at]!, token, gaps[at]!);
        }
      }
      // New starts.
      if (symbol !== 0) {
        const target = rootTarget[symbol]!;
        if (target !== 0) this.enter(target, token, token, 0);
        for (let c = classStart[symbol]!; c < classStart[symbol + 1]!; c++) {
          const byClass = rootTarget[classList[c]!]!;
          if (byClass !== 0) this.enter(byClass, token, token, 0);
        }
      }
      if (flags & F_BUILT_IN && rootHasBuiltIn) this.builtIn(0, token, token, flags);
      if (flags & F_WORD && rootAny !== 0) this.enter(rootAny, token, token, 0);
      if (flags & F_START && rootStart !== 0) this.begin(rootStart, token, symbol, flags);
      active = this.active;
    }
    this.active = 0;
    return matches;
  }

  /** Like `step`, for the state behind "^", whose gaps may already pass over this first token. */
  private begin(state: number, token: number, symbol: number, flags: number): void {
    const { edgeStart, edgeSymbol, edgeTarget } = this.tables;
    this.step(state, token, token, symbol, flags);
    for (let at = edgeStart[state]!; at < edgeStart[state + 1]! && edgeSymbol[at]! <= GAP_LAST; at++) {
      this.step(edgeTarget[at]!, token, token, symbol, flags);
      if (flags & F_WORD) this.enter(edgeTarget[at]!, token, token, edgeSymbol[at]! - 1);
    }
  }

  /** Follows every edge of `state` that the token may be. */
  private step(state: number, first: number, token: number, symbol: number, flags: number): void {
    const { tables } = this;
    const { stateFlags, classStart, classList } = tables;
    const kind = stateFlags[state]!;
    if (flags & F_BOUNDARY) {
      this.follow(state, BOUNDARY, first, token);
      if (flags & F_QUESTION) this.follow(state, BOUNDARY_QUESTION, first, token);
      if (flags & F_EXCLAMATION) this.follow(state, BOUNDARY_EXCLAMATION, first, token);
      if (flags & F_DOTS) this.follow(state, ELLIPSIS, first, token);
      return;
    }
    if (symbol !== 0) {
      this.follow(state, symbol, first, token);
      if (kind & T_CLASS) for (let c = classStart[symbol]!; c < classStart[symbol + 1]!; c++) this.follow(state, classList[c]!, first, token);
    }
    if (kind & T_BUILT_IN && flags & F_BUILT_IN) this.builtIn(state, first, token, flags);
    if (kind & T_ANY && flags & F_WORD) this.follow(state, ANY, first, token);
  }

  private builtIn(state: number, first: number, token: number, flags: number): void {
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
    const { edgeStart, edgeSymbol, edgeTarget } = this.tables;
    let low = edgeStart[state]!;
    let high = edgeStart[state + 1]!;
    while (high - low > SCAN_EDGES) {
      const middle = (low + high) >> 1;
      if (edgeSymbol[middle]! > symbol) high = middle;
      else low = middle;
    }
    for (; low < high; low++) {
      if (edgeSymbol[low] === symbol) {
        this.enter(edgeTarget[low]!, first, token, 0);
        return;
      }
    }
  }

  /** Makes a state active for the next token, and reports it when it accepts. */
  private enter(state: number, first: number, token: number, gap: number): void {
    const { stateFlags, edgeStart, edgeSymbol, edgeTarget } = this.tables;
    const kind = stateFlags[state]!;
    const side = this.side;
    if (this.stamp[state] === this.now) {
      const slot = this.slot[state]!;
      if (kind & T_ACCEPT && this.firsts[side][slot] !== first) this.matches.add(state, first, token);
      if (gap > this.gaps[side][slot]! || (gap === this.gaps[side][slot] && first > this.firsts[side][slot]!)) {
        this.gaps[side][slot] = gap;
        this.firsts[side][slot] = first;
      }
      return;
    }
    if (kind & T_ACCEPT) this.matches.add(state, first, token);
    if ((kind & (T_GOES_ON | T_GAP | T_START)) === 0) return;
    const slot = this.active++;
    this.stamp[state] = this.now;
    this.slot[state] = slot;
    this.states[side][slot] = state;
    this.firsts[side][slot] = first;
    this.gaps[side][slot] = gap;
    if (kind & T_GAP) {
      for (let at = edgeStart[state]!; at < edgeStart[state + 1]!; at++) {
        const words = edgeSymbol[at]!;
        if (words > GAP_LAST) break;
        this.enter(edgeTarget[at]!, first, token, words);
      }
    }
    if (kind & T_START && token + 1 < this.doc.tokens && this.doc.flags[token + 1]! & F_START) this.follow(state, AT_START, first, token);
  }
}
