import { ANY, AT_START, FIRST_WORD, GAP_1, GAP_LAST } from "./symbols.ts";
import { SHAPE_ACCEPTS, SHAPE_COUNT_SHIFT } from "./pack-format.ts";
import { Reading } from "./packing.ts";
import { ROOTS } from "./roles.ts";
import type { Tables } from "./tables.ts";

/** State flags. */
export const T_GAP = 1;
export const T_START = 2;
export const T_ACCEPT = 4;
/** Has positions after it that take a token. */
export const T_GOES_ON = 8;
/** Takes boundaries or built-in classes. */
export const T_SPECIAL = 16;
/** Takes any word. */
export const T_ANY = 32;

export const DEAD = 0;
/** State of the first root; the others follow in the order of roles.ts. */
export const FIRST_ROOT = 1;

/** States with at most this many ways on are tried one by one; others through the cache. */
const FEW_WAYS = 16;
/** More than there are positions: a way is sorted as atom times this plus position. */
const POSITION_LIMIT = 1 << 20;
/** Words in more classes than this get a bit for every class. */
const FEW_CLASSES = 8;
/** The cache begins small, for short texts, and grows to this many slots. */
const FIRST_CACHE_BITS = 10;
const LAST_CACHE_BITS = 16;
/** Symbols fit in this many bits; states beyond what is left are not cached. */
const SYMBOL_BITS = 15;

/** An Int32Array that grows. */
class Pool {
  data = new Int32Array(256);
  length = 0;
  push(value: number): void {
    if (this.length === this.data.length) this.reserve(1);
    this.data[this.length++] = value;
  }
  reserve(more: number): void {
    let size = this.data.length;
    while (size < this.length + more) size *= 2;
    if (size === this.data.length) return;
    const next = new Int32Array(size);
    next.set(this.data);
    this.data = next;
  }
}

/**
 * The automaton, worked out as texts need it: a state is the set of positions that a beginning of phrases has led to. States and steps between
 * them are kept, so a step costs one look-up after its first time; their number is bounded by the phrases, and the look-up table is emptied when full.
 */
export class Automaton {
  states = 0;
  flags = new Uint8Array(256);
  /** Ways on of a state: wayAtom, wayPosition at wayStart[s] .. wayEnd[s], sorted by atom. */
  private readonly wayStart = new Pool();
  private readonly wayEnd = new Pool();
  private readonly wayAtom = new Pool();
  private readonly wayPosition = new Pool();
  /** Phrases accepted: acceptPhrase at acceptStart[s] .. acceptStart[s + 1]. */
  readonly acceptStart = new Pool();
  readonly acceptPhrase = new Pool();
  /** Gaps that open in a state: their length in words and the state inside, at gapStart[s] .. gapStart[s + 1]; found when first asked. */
  private readonly setStart = new Pool();
  private readonly sets = new Pool();
  private readonly found = new Pool();
  private scratch = new Float64Array(256);
  private index = new Int32Array(1 << 12);
  /** Steps by state and symbol packed in one number: those that lead nowhere, by far the most, and the others with their target. A newer one takes the slot. */
  private cacheBits = FIRST_CACHE_BITS;
  private cached = 0;
  private deadEnds = new Uint32Array(1 << FIRST_CACHE_BITS);
  private stepKeys = new Uint32Array(1 << FIRST_CACHE_BITS);
  private stepTargets = new Int32Array(1 << FIRST_CACHE_BITS);
  /** Classes of a word, unpacked at its first use: classList at classStart[word] - 1 .. + classCount[word]; 0 before. */
  private readonly classStart: Int32Array;
  private readonly classCount: Int32Array;
  private readonly classList = new Pool();
  private readonly classBits: (Int32Array | undefined)[];
  /**
   * Two masks of 32 bits for each word and each state: a word whose bits miss those of a state has no way on from it. What a word or a way sets is
   * decided by its symbol; a word also sets the bits of its classes.
   */
  private readonly wordLow: Int32Array;
  private readonly wordHigh: Int32Array;
  readonly maskLow = new Pool();
  readonly maskHigh = new Pool();
  /** Target from each root by symbol, plus one; 0 before it was asked. */
  private readonly rootTarget: Int32Array[];
  private readonly gapsOf = new Map<number, readonly (readonly [number, number])[]>();

  constructor(readonly tables: Tables) {
    const words = tables.vocabulary.size;
    this.classStart = new Int32Array(words);
    this.classCount = new Int32Array(words);
    this.classBits = new Array<Int32Array | undefined>(words);
    this.wordLow = new Int32Array(words);
    this.wordHigh = new Int32Array(words);
    this.rootTarget = tables.startSymbols.map(() => new Int32Array(tables.firstClass));
    this.acceptStart.push(0);
    this.setStart.push(0);
    this.addRoot(new Int32Array(0), new Int32Array(0));
    for (let root = 0; root < ROOTS; root++) this.addRoot(tables.startSymbols[root]!, tables.startPositions[root]!);
  }

  /** State after `symbol` from a root; DEAD for none. */
  fromRoot(root: number, symbol: number): number {
    const targets = this.rootTarget[root - FIRST_ROOT]!;
    if (targets[symbol] === 0) targets[symbol] = this.compute(root, symbol) + 1;
    return targets[symbol]! - 1;
  }

  /** State after `symbol`, or DEAD. A word also stands for its classes. */
  next(state: number, symbol: number): number {
    if (this.wayEnd.data[state]! - this.wayStart.data[state]! <= FEW_WAYS) return this.tryWays(state, symbol);
    const key = ((state << SYMBOL_BITS) | symbol) >>> 0;
    const slot = Math.imul(key, 0x9e3779b1) >>> (32 - this.cacheBits);
    if (this.deadEnds[slot] === key) return DEAD;
    if (this.stepKeys[slot] === key) return this.stepTargets[slot]!;
    const target = this.compute(state, symbol);
    if (state >>> (32 - SYMBOL_BITS) !== 0) return target;
    if (++this.cached > this.deadEnds.length && this.cacheBits < LAST_CACHE_BITS) {
      this.growCache();
      return target;
    }
    if (target === DEAD) this.deadEnds[slot] = key;
    else {
      this.stepKeys[slot] = key;
      this.stepTargets[slot] = target;
    }
    return target;
  }

  /** Begins anew with more slots: what was kept is soon worked out again. */
  private growCache(): void {
    this.cacheBits = Math.min(LAST_CACHE_BITS, this.cacheBits + 2);
    this.cached = 0;
    this.deadEnds = new Uint32Array(1 << this.cacheBits);
    this.stepKeys = new Uint32Array(1 << this.cacheBits);
    this.stepTargets = new Int32Array(1 << this.cacheBits);
  }

  /** Low mask of a symbol; reserved symbols have their own bit. */
  lowMask(symbol: number): number {
    if (symbol < FIRST_WORD) return lowBit(symbol);
    this.unpackClasses(symbol);
    return this.wordLow[symbol - FIRST_WORD]!;
  }

  highMask(symbol: number): number {
    if (symbol < FIRST_WORD) return highBit(symbol);
    this.unpackClasses(symbol);
    return this.wordHigh[symbol - FIRST_WORD]!;
  }

  /** Gaps that open in the state: length in words, and the state inside. */
  gaps(state: number): readonly (readonly [number, number])[] {
    let gaps = this.gapsOf.get(state);
    if (!gaps) {
      const list: (readonly [number, number])[] = [];
      for (let symbol = GAP_1; symbol <= GAP_LAST; symbol++) {
        const inside = this.compute(state, symbol);
        if (inside !== DEAD) list.push([symbol - GAP_1 + 1, inside]);
      }
      this.gapsOf.set(state, (gaps = list));
    }
    return gaps;
  }

  /** Whether a word is in a list, by the number of the list. */
  inList(symbol: number, list: number): boolean {
    return symbol >= FIRST_WORD && this.isIn(symbol, this.tables.firstClass + list);
  }

  private tryWays(state: number, symbol: number): number {
    const { firstClass } = this.tables;
    const { found } = this;
    const atoms = this.wayAtom.data;
    const end = this.wayEnd.data[state]!;
    const bits = symbol < FIRST_WORD ? undefined : this.classBits[symbol - FIRST_WORD];
    found.length = 0;
    for (let way = this.wayStart.data[state]!; way < end; way++) {
      const atom = atoms[way]!;
      if (atom < firstClass) {
        if (atom !== symbol) continue;
      } else if (bits) {
        const number = atom - firstClass;
        if ((bits[number >> 5]! & (1 << (number & 31))) === 0) continue;
      } else if (symbol < FIRST_WORD || !this.isIn(symbol, atom)) continue;
      found.push(this.wayPosition.data[way]!);
    }
    return found.length === 0 ? DEAD : this.intern();
  }

  private compute(state: number, symbol: number): number {
    this.found.length = 0;
    this.collect(state, symbol);
    if (symbol >= FIRST_WORD) {
      this.unpackClasses(symbol);
      const from = this.classStart[symbol - FIRST_WORD]! - 1;
      for (let at = from; at < from + this.classCount[symbol - FIRST_WORD]!; at++) this.collect(state, this.classList.data[at]!);
    }
    return this.found.length === 0 ? DEAD : this.intern();
  }

  /** Adds the positions of `state` that take exactly this symbol. */
  private collect(state: number, symbol: number): void {
    const atoms = this.wayAtom.data;
    const end = this.wayEnd.data[state]!;
    let low = this.wayStart.data[state]!;
    let high = end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (atoms[middle]! < symbol) low = middle + 1;
      else high = middle;
    }
    for (; low < end && atoms[low] === symbol; low++) this.found.push(this.wayPosition.data[low]!);
  }

  private isIn(word: number, classSymbol: number): boolean {
    this.unpackClasses(word);
    const at = word - FIRST_WORD;
    const bits = this.classBits[at];
    const number = classSymbol - this.tables.firstClass;
    if (bits) return (bits[number >> 5]! & (1 << (number & 31))) !== 0;
    const from = this.classStart[at]! - 1;
    const list = this.classList.data;
    for (let c = from; c < from + this.classCount[at]!; c++) if (list[c] === classSymbol) return true;
    return false;
  }

  private unpackClasses(word: number): void {
    const at = word - FIRST_WORD;
    if (this.classStart[at] !== 0) return;
    const from = this.classList.length;
    this.classStart[at] = from + 1;
    const input = new Reading(this.tables.membershipOf(at));
    let low = lowBit(word);
    let high = highBit(word);
    for (let symbol = this.tables.firstClass; input.more(); ) {
      symbol += input.number();
      this.classList.push(symbol);
      low |= lowBit(symbol);
      high |= highBit(symbol);
    }
    this.wordLow[at] = low;
    this.wordHigh[at] = high;
    const count = this.classList.length - from;
    this.classCount[at] = count;
    if (count <= FEW_CLASSES) return;
    const bits = new Int32Array((this.tables.classes >> 5) + 1);
    for (let c = from; c < from + count; c++) {
      const number = this.classList.data[c]! - this.tables.firstClass;
      bits[number >> 5]! |= 1 << (number & 31);
    }
    this.classBits[at] = bits;
  }

  /** The state of the positions in `found`. */
  private intern(): number {
    const { found, setStart, sets } = this;
    const set = found.data;
    const size = found.length;
    if (size > 1) set.subarray(0, size).sort();
    let hash = size;
    for (let at = 0; at < size; at++) hash = Math.imul(hash ^ set[at]!, 0x9e3779b1);
    const mask = this.index.length - 1;
    let slot = (hash ^ (hash >>> 16)) & mask;
    for (; this.index[slot] !== 0; slot = (slot + 1) & mask) {
      const state = this.index[slot]!;
      const from = setStart.data[state]!;
      if (setStart.data[state + 1]! - from !== size) continue;
      let same = 0;
      while (same < size && sets.data[from + same] === set[same]) same++;
      if (same === size) return state;
    }
    const state = this.addState(set, size);
    this.index[slot] = state;
    if (state * 2 > this.index.length) this.growIndex();
    return state;
  }

  /** A root leads to the beginnings of phrases, which come sorted. */
  private addRoot(symbols: Int32Array, positions: Int32Array): void {
    this.setStart.push(this.sets.length);
    this.acceptStart.push(this.acceptPhrase.length);
    this.wayStart.push(this.wayAtom.length);
    let flags = 0;
    for (let at = 0; at < symbols.length; at++) flags |= this.addWay(symbols[at]!, positions[at]!);
    this.wayEnd.push(this.wayAtom.length);
    this.maskLow.push(-1);
    this.maskHigh.push(-1);
    this.setFlags(this.states++, flags);
  }

  private addState(set: Int32Array, size: number): number {
    const { tables } = this;
    const state = this.states++;
    let ways = 0;
    this.sets.reserve(size);
    for (let at = 0; at < size; at++) {
      const position = set[at]!;
      this.sets.push(position);
      tables.load(position);
      const shape = tables.shapeAt[position]!;
      const head = tables.shapes[shape]!;
      if (head & SHAPE_ACCEPTS) this.acceptPhrase.push(tables.phraseOf[position]!);
      const count = head >> SHAPE_COUNT_SHIFT;
      if (ways + count > this.scratch.length) this.scratch = enlarge(this.scratch, count);
      for (let next = 1; next <= count; next++) {
        const way = position + tables.shapes[shape + next]!;
        this.scratch[ways++] = tables.atom[way]! * POSITION_LIMIT + way;
      }
    }
    this.setStart.push(this.sets.length);
    let flags = this.acceptPhrase.length > this.acceptStart.data[state]! ? T_ACCEPT : 0;
    this.acceptStart.push(this.acceptPhrase.length);
    const sorted = ways > 1 ? this.scratch.subarray(0, ways).sort() : this.scratch;
    this.wayStart.push(this.wayAtom.length);
    let low = 0;
    let high = 0;
    for (let at = 0; at < ways; at++) {
      if (at > 0 && sorted[at] === sorted[at - 1]) continue;
      const symbol = Math.floor(sorted[at]! / POSITION_LIMIT);
      flags |= this.addWay(symbol, sorted[at]! - symbol * POSITION_LIMIT);
      if (symbol <= AT_START && symbol !== ANY) continue;
      low |= lowBit(symbol);
      high |= highBit(symbol);
    }
    this.wayEnd.push(this.wayAtom.length);
    this.maskLow.push(low);
    this.maskHigh.push(high);
    this.setFlags(state, flags);
    return state;
  }

  /** Adds a way to the state at hand; returns what it says about the state. */
  private addWay(symbol: number, position: number): number {
    this.wayAtom.push(symbol);
    this.wayPosition.push(position);
    if (symbol <= GAP_LAST) return T_GAP;
    if (symbol === AT_START) return T_START;
    return T_GOES_ON | (symbol === ANY ? T_ANY : symbol < FIRST_WORD ? T_SPECIAL : 0);
  }

  private setFlags(state: number, flags: number): void {
    if (state === this.flags.length) {
      const more = new Uint8Array(this.flags.length * 2);
      more.set(this.flags);
      this.flags = more;
    }
    this.flags[state] = flags;
  }

  private growIndex(): void {
    const old = this.index;
    this.index = new Int32Array(old.length * 4);
    const mask = this.index.length - 1;
    for (const state of old) {
      if (state === 0) continue;
      const from = this.setStart.data[state]!;
      const to = this.setStart.data[state + 1]!;
      let hash = to - from;
      for (let at = from; at < to; at++) hash = Math.imul(hash ^ this.sets.data[at]!, 0x9e3779b1);
      let slot = (hash ^ (hash >>> 16)) & mask;
      while (this.index[slot] !== 0) slot = (slot + 1) & mask;
      this.index[slot] = state;
    }
  }
}

/** A symbol sets one of 64 bits. */
const lowBit = (symbol: number): number => ((symbol * 7) & 32 ? 0 : 1 << ((symbol * 7) & 31));
const highBit = (symbol: number): number => ((symbol * 7) & 32 ? 1 << ((symbol * 7) & 31) : 0);

function enlarge(array: Float64Array<ArrayBuffer>, by: number): Float64Array<ArrayBuffer> {
  const more = new Float64Array(array.length * 2 + by);
  more.set(array);
  return more;
}
