import { ANY, AT_START, FIRST_CLASS, GAP_LAST, NUMBER } from "./symbols.ts";
import { SYSTEM_WORDS } from "../text/system-words.ts";
import { Reading, Writing } from "./packing.ts";
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

/** The automaton as the compiler leaves it. State 0 is the root. */
export interface Automaton {
  /** Vocabulary, sorted. */
  words: string[];
  /** Symbols of the words in each list. */
  classMembers: number[][];
  /** Edges by state, sorted by symbol. */
  edges: (readonly [number, number])[][];
  /** Entries accepted in each state. */
  accepts: number[][];
  gapStates: Set<number>;
  entries: { pattern: number; role: number }[];
}

/** State flags. */
export const T_CLASS = 1;
export const T_BUILT_IN = 2;
export const T_ANY = 4;
export const T_GAP = 8;
export const T_START = 16;
export const T_ACCEPT = 32;
/** Has edges that consume a token. */
export const T_GOES_ON = 64;
/** Stands inside a gap. */
export const T_IN_GAP = 128;

/** The automaton ready to run: flat typed arrays. */
export interface Tables {
  vocabulary: Vocabulary;
  /** Jobs of each symbol (system-words.ts). */
  symbolBits: Int32Array;
  /** Lists of each symbol: classList[classStart[s] .. classStart[s + 1]). */
  classStart: Int32Array;
  classList: Int32Array;
  states: number;
  edgeStart: Int32Array;
  edgeSymbol: Int32Array;
  edgeTarget: Int32Array;
  stateFlags: Uint8Array;
  /** Root target by symbol, 0 for none. */
  rootTarget: Int32Array;
  acceptStart: Int32Array;
  acceptEntry: Int32Array;
  entryPattern: Int32Array;
  entryRole: Uint8Array;
}

/** Packs an automaton into two strings: the vocabulary, front-coded, and everything else as numbers. */
export function packAutomaton(automaton: Automaton): { words: string; numbers: string } {
  const out = new Writing();
  out.number(automaton.classMembers.length);
  for (const members of automaton.classMembers) {
    out.number(members.length);
    out.rising(members);
  }
  // States are numbered in the order in which edges reach them, so most targets are "the next new one".
  out.number(automaton.edges.length);
  let newest = 0;
  automaton.edges.forEach((edges, state) => {
    out.number(edges.length * 2 + (automaton.gapStates.has(state) ? 1 : 0));
    out.rising(edges.map(([symbol]) => symbol));
    for (const [, target] of edges) {
      if (target === newest + 1) {
        out.number(0);
        newest++;
      } else out.number(newest - target + 1);
    }
  });
  out.number(automaton.entries.length);
  let last = 0;
  for (const { pattern, role } of automaton.entries) {
    out.signed(pattern - last);
    out.number(role);
    last = pattern;
  }
  automaton.accepts.forEach((entries) => {
    out.number(entries.length);
    out.rising(entries);
  });
  return { words: frontCode(automaton.words), numbers: out.text() };
}

export function unpackAutomaton(packed: { words: string; numbers: string }): Tables {
  const input = new Reading(packed.numbers);
  const classes = input.number();
  const vocabulary = new Vocabulary(frontDecode(packed.words), classes);
  const symbols = vocabulary.firstWord + vocabulary.size;
  const members: Int32Array[] = [];
  const classStart = new Int32Array(symbols + 1);
  for (let c = 0; c < classes; c++) {
    const list = input.risingArray(input.number());
    members.push(list);
    for (let at = 0; at < list.length; at++) classStart[list[at]! + 1]!++;
  }
  for (let s = 0; s < symbols; s++) classStart[s + 1]! += classStart[s]!;
  const classList = new Int32Array(classStart[symbols]!);
  const fill = classStart.slice();
  for (let c = 0; c < classes; c++) for (let at = 0; at < members[c]!.length; at++) classList[fill[members[c]![at]!]!++] = FIRST_CLASS + c;

  const states = input.number();
  const edgeStart = new Int32Array(states + 1);
  const stateFlags = new Uint8Array(states);
  let edgeSymbol = new Int32Array(states * 2);
  let edgeTarget = new Int32Array(states * 2);
  let edge = 0;
  let newest = 0;
  for (let state = 0; state < states; state++) {
    const head = input.number();
    const count = head >> 1;
    let flags = head & 1 ? T_IN_GAP : 0;
    if (edge + count > edgeSymbol.length) {
      edgeSymbol = enlarge(edgeSymbol, count);
      edgeTarget = enlarge(edgeTarget, count);
    }
    let symbol = 0;
    for (let at = edge; at < edge + count; at++) {
      symbol += input.number();
      edgeSymbol[at] = symbol;
      if (symbol <= GAP_LAST) flags |= T_GAP;
      else if (symbol === AT_START) flags |= T_START;
      else {
        flags |= T_GOES_ON;
        if (symbol === ANY) flags |= T_ANY;
        else if (symbol >= NUMBER && symbol < FIRST_CLASS) flags |= T_BUILT_IN;
        else if (symbol >= FIRST_CLASS && symbol < FIRST_CLASS + classes) flags |= T_CLASS;
      }
    }
    for (let at = edge; at < edge + count; at++) {
      const back = input.number();
      edgeTarget[at] = back === 0 ? ++newest : newest - back + 1;
    }
    edge += count;
    edgeStart[state + 1] = edge;
    stateFlags[state] = flags;
  }
  const entries = input.number();
  const entryPattern = new Int32Array(entries);
  const entryRole = new Uint8Array(entries);
  let pattern = 0;
  for (let at = 0; at < entries; at++) {
    pattern += input.signed();
    entryPattern[at] = pattern;
    entryRole[at] = input.number();
  }
  const acceptStart = new Int32Array(states + 1);
  const acceptEntry = new Int32Array(entries * 4 + 16);
  let accepts = acceptEntry;
  let filled = 0;
  for (let state = 0; state < states; state++) {
    const count = input.number();
    if (count > 0) {
      stateFlags[state]! |= T_ACCEPT;
      if (filled + count > accepts.length) accepts = enlarge(accepts, count);
      let entry = 0;
      for (let at = 0; at < count; at++) {
        entry += input.number();
        accepts[filled++] = entry;
      }
    }
    acceptStart[state + 1] = filled;
  }
  const rootTarget = new Int32Array(symbols);
  for (let at = 0; at < edgeStart[1]!; at++) rootTarget[edgeSymbol[at]!] = edgeTarget[at]!;
  const symbolBits = new Int32Array(symbols);
  for (const [word, bits] of SYSTEM_WORDS) symbolBits[vocabulary.symbolOf(word)] = bits;
  return { vocabulary, symbolBits, classStart, classList, states, edgeStart, edgeSymbol, edgeTarget, stateFlags, rootTarget, acceptStart, acceptEntry: accepts, entryPattern, entryRole };
}

function enlarge(array: Int32Array<ArrayBuffer>, atLeast: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(array.length * 2 + atLeast);
  more.set(array);
  return more;
}

/** Sorted words, each as the number of letters it shares with the one before (a capital letter, A for none) and the rest. */
function frontCode(words: readonly string[]): string {
  let out = "";
  let last = "";
  for (const word of words) {
    let shared = 0;
    while (shared < 25 && shared < last.length && shared < word.length && last[shared] === word[shared]) shared++;
    out += String.fromCharCode(65 + shared) + word.slice(shared);
    last = word;
  }
  return out;
}

/** Words joined with line feeds. */
function frontDecode(coded: string): string {
  const out: string[] = [];
  let last = "";
  let at = 0;
  while (at < coded.length) {
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
