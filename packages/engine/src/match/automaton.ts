import { FRESH_CLASS } from "./pack-format.ts";
import { Reading } from "./packing.ts";
import type { PackedPhrases } from "./pack-format.ts";
import { ANY, AT_START, FIRST_WORD, GAP_1, GAP_LAST } from "./symbols.ts";
import { SYSTEM_WORDS } from "../text/system-words.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Roles of a phrase. */
export const R_PHRASE = 0;
export const R_INDICATOR = 1;
export const R_CLUE = 2;
export const R_UNLESS = 3;
export const R_NOT_AFTER = 4;
export const R_NOT_BEFORE = 5;
/** A general guard or wording of the language adjustment; its `pattern` is the kind. */
export const R_GUARD = 6;

/** All phrases as positions in flat arrays. A position takes one token: a reserved symbol, a word, or any word of a class. */
export interface Tables {
  vocabulary: Vocabulary;
  /** Jobs of each symbol (system-words.ts). */
  symbolBits: Int32Array;
  /** First symbol that is a class, and how many classes there are. */
  firstClass: number;
  classes: number;
  /** Names of the lists that are the first classes. */
  lists: readonly string[];
  /** For each word the classes it is in, still packed. */
  memberships: readonly string[];
  /** Symbol that each position takes. */
  atom: Int32Array;
  /** Shape of each position: shapeFollow[shapeStart[shape] .. shapeStart[shape + 1]) are distances to the positions that may come next. */
  shape: Int32Array;
  shapeStart: Int32Array;
  shapeFollow: Int32Array;
  shapeAccepts: Uint8Array;
  /** Phrase of each position. */
  phraseOf: Int32Array;
  /** Positions that phrases begin with, by what the phrases are for: see ROOT_MAIN and its sisters. */
  starts: readonly Int32Array[];
  /** What a phrase is for: entries useStart[phrase] .. useStart[phrase + 1]. */
  useStart: Int32Array;
  usePattern: Int32Array;
  useRole: Uint8Array;
}

/** Reads the packed tables. A few milliseconds; nothing is worked out that a text may never need. */
export function unpackTables(packed: PackedPhrases): Tables {
  const vocabulary = new Vocabulary(frontDecode(packed.words));
  const firstClass = FIRST_WORD + vocabulary.size;
  const input = new Reading(packed.numbers);
  const classes = input.number();
  const lists = input.number();
  const common = input.array(input.number());
  const shapes = input.number();
  const shapeStart = new Int32Array(shapes + 1);
  const shapeAccepts = new Uint8Array(shapes);
  const follow: number[] = [];
  for (let shape = 0; shape < shapes; shape++) {
    const head = input.number();
    shapeAccepts[shape] = head & 1;
    for (let at = head >> 1; at > 0; at--) follow.push(input.signed());
    shapeStart[shape + 1] = follow.length;
  }
  const phrases = input.number();
  const positions = input.number();
  const atom = new Int32Array(positions);
  let fresh = firstClass + lists;
  for (let at = 0; at < positions; at++) {
    const code = input.number();
    atom[at] = code === FRESH_CLASS ? fresh++ : code <= common.length ? common[code - 1]! : code - common.length - 1;
  }
  const shape = input.array(positions);
  const phraseOf = new Int32Array(positions);
  const startsOf: number[][] = [];
  let position = 0;
  for (let phrase = 0; phrase < phrases; phrase++) {
    const end = position + input.number();
    const firsts = input.number();
    const starts = firsts === 0 ? [position] : [];
    for (let at = 0, first = position; at < firsts; at++) starts.push((first += input.number()));
    startsOf.push(starts);
    for (; position < end; position++) phraseOf[position] = phrase;
  }
  const useStart = new Int32Array(phrases + 1);
  const usePattern: number[] = [];
  const useRole: number[] = [];
  const byRoot: number[][] = Array.from({ length: ROOTS }, () => []);
  let pattern = 0;
  for (let phrase = 0; phrase < phrases; phrase++) {
    for (let uses = input.number(); uses > 0; uses--) {
      pattern += input.signed();
      const role = input.number();
      usePattern.push(pattern);
      useRole.push(role);
      const root = byRoot[ROOT_OF_ROLE[role]! - ROOT_MAIN]!;
      for (const start of startsOf[phrase]!) if (root.at(-1) !== start) root.push(start);
    }
    useStart[phrase + 1] = usePattern.length;
  }
  const symbolBits = new Int32Array(firstClass);
  for (const [word, bits] of SYSTEM_WORDS) symbolBits[vocabulary.symbolOf(word)] = bits;
  return {
    vocabulary, symbolBits, firstClass, classes, lists: packed.lists.split(" "), memberships: packed.memberships.split("\n"), atom, shape, shapeStart,
    shapeFollow: Int32Array.from(follow), shapeAccepts, phraseOf, starts: byRoot.map((list) => Int32Array.from(list)), useStart, usePattern: Int32Array.from(usePattern), useRole: Uint8Array.from(useRole),
  };
}

/** Words joined with line feeds. */
function frontDecode(coded: string): string {
  const out: string[] = [];
  let last = "";
  for (let at = 0; at < coded.length; ) {
    const shared = coded.charCodeAt(at) - 65;
    let end = at + 1;
    for (; end < coded.length; end++) {
      const unit = coded.charCodeAt(end);
      if (unit >= 65 && unit <= 90) break;
    }
    last = last.slice(0, shared) + coded.slice(at + 1, end);
    out.push(last);
    at = end;
  }
  return `${out.join("\n")}\n`;
}

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
/** Where patterns and guards begin: looked for in the whole text. */
export const ROOT_MAIN = 1;
/** Exceptions of the sentence, clues and indicators: looked for where a pattern was found that has some. */
export const ROOT_AROUND = 2;
/** Exceptions directly before or behind: looked for beside what was found. */
export const ROOT_BESIDE = 3;
const ROOTS = 3;

/** Root of each role. */
const ROOT_OF_ROLE: Record<number, number> = {
  [R_PHRASE]: ROOT_MAIN, [R_GUARD]: ROOT_MAIN, [R_INDICATOR]: ROOT_AROUND, [R_CLUE]: ROOT_AROUND, [R_UNLESS]: ROOT_AROUND, [R_NOT_AFTER]: ROOT_BESIDE, [R_NOT_BEFORE]: ROOT_BESIDE,
};

/** States with at most this many ways on are tried one by one; others through the cache. */
const FEW_WAYS = 16;
/** Words in more classes than this get a bit for every class. */
const FEW_CLASSES = 8;
const SLOT_SHIFT = 16;
const CACHE_SLOTS = 1 << (32 - SLOT_SHIFT);
/** Symbols fit in this many bits; states beyond what is left are not cached. */
const SYMBOL_BITS = 15;

/** An Int32Array that grows. */
class Pool {
  data = new Int32Array(1024);
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
  private index = new Int32Array(1 << 12);
  /** Steps by state and symbol packed in one number: those that lead nowhere, by far the most, and the others with their target. A newer one takes the slot. */
  private readonly deadEnds = new Uint32Array(CACHE_SLOTS);
  private readonly stepKeys = new Uint32Array(CACHE_SLOTS);
  private readonly stepTargets = new Int32Array(CACHE_SLOTS);
  /** Classes of a word, unpacked at its first use: classList at classStart[word] .. + classCount[word]; -1 before. */
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
  private readonly rootTarget: Int32Array[];
  private readonly gapsOf = new Map<number, readonly (readonly [number, number])[]>();

  constructor(readonly tables: Tables) {
    const words = tables.vocabulary.size;
    this.classStart = new Int32Array(words).fill(-1);
    this.classCount = new Int32Array(words);
    this.classBits = new Array<Int32Array | undefined>(words);
    this.wordLow = new Int32Array(words);
    this.wordHigh = new Int32Array(words);
    this.rootTarget = tables.starts.map(() => new Int32Array(tables.firstClass).fill(-1));
    this.acceptStart.push(0);
    this.setStart.push(0);
    this.addState(new Int32Array(0), 0, true);
    for (const starts of tables.starts) this.addState(starts, starts.length, true);
  }

  /** State after `symbol` from a root; DEAD for none. */
  fromRoot(root: number, symbol: number): number {
    const targets = this.rootTarget[root - ROOT_MAIN]!;
    const known = targets[symbol]!;
    return known >= 0 ? known : (targets[symbol] = this.compute(root, symbol));
  }

  /** State after `symbol`, or DEAD. A word also stands for its classes. */
  next(state: number, symbol: number): number {
    if (this.wayEnd.data[state]! - this.wayStart.data[state]! <= FEW_WAYS) return this.tryWays(state, symbol);
    const key = ((state << SYMBOL_BITS) | symbol) >>> 0;
    const slot = Math.imul(key, 0x9e3779b1) >>> SLOT_SHIFT;
    if (this.deadEnds[slot] === key) return DEAD;
    if (this.stepKeys[slot] === key) return this.stepTargets[slot]!;
    const target = this.compute(state, symbol);
    if (state >>> (32 - SYMBOL_BITS) !== 0) return target;
    if (target === DEAD) this.deadEnds[slot] = key;
    else {
      this.stepKeys[slot] = key;
      this.stepTargets[slot] = target;
    }
    return target;
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
      const from = this.classStart[symbol - FIRST_WORD]!;
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
    const from = this.classStart[at]!;
    const list = this.classList.data;
    for (let c = from; c < from + this.classCount[at]!; c++) if (list[c] === classSymbol) return true;
    return false;
  }

  private unpackClasses(word: number): void {
    const at = word - FIRST_WORD;
    if (this.classStart[at]! >= 0) return;
    const from = this.classList.length;
    this.classStart[at] = from;
    const input = new Reading(this.tables.memberships[at]!);
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
    const state = this.addState(set, size, false);
    this.index[slot] = state;
    if (state * 2 > this.index.length) this.growIndex();
    return state;
  }

  private addState(set: Int32Array, size: number, isRoot: boolean): number {
    const { tables } = this;
    const { atom, shape, shapeStart, shapeFollow, shapeAccepts, phraseOf } = tables;
    const state = this.states++;
    if (state === this.flags.length) {
      const more = new Uint8Array(this.flags.length * 2);
      more.set(this.flags);
      this.flags = more;
    }
    let flags = 0;
    const ways: number[] = [];
    this.sets.reserve(size);
    for (let at = 0; at < size; at++) {
      const position = set[at]!;
      this.sets.push(position);
      if (isRoot) {
        ways.push(position);
        continue;
      }
      const form = shape[position]!;
      if (shapeAccepts[form]) this.acceptPhrase.push(phraseOf[position]!);
      for (let f = shapeStart[form]!; f < shapeStart[form + 1]!; f++) ways.push(position + shapeFollow[f]!);
    }
    this.setStart.push(this.sets.length);
    if (this.acceptPhrase.length > this.acceptStart.data[state]!) flags |= T_ACCEPT;
    this.acceptStart.push(this.acceptPhrase.length);
    sortByAtom(ways, atom);
    this.wayStart.push(this.wayAtom.length);
    let low = 0;
    let high = 0;
    let last = -1;
    for (const way of ways) {
      if (way === last) continue;
      last = way;
      const symbol = atom[way]!;
      if (symbol <= GAP_LAST) flags |= T_GAP;
      else if (symbol === AT_START) flags |= T_START;
      else {
        flags |= symbol === ANY ? T_GOES_ON | T_ANY : symbol < FIRST_WORD ? T_GOES_ON | T_SPECIAL : T_GOES_ON;
        low |= lowBit(symbol);
        high |= highBit(symbol);
      }
      this.wayAtom.push(symbol);
      this.wayPosition.push(way);
    }
    this.wayEnd.push(this.wayAtom.length);
    this.maskLow.push(low);
    this.maskHigh.push(high);
    this.flags[state] = flags;
    return state;
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

function sortByAtom(positions: number[], atom: Int32Array): void {
  if (positions.length < 2) return;
  positions.sort((a, b) => atom[a]! - atom[b]! || a - b);
}
