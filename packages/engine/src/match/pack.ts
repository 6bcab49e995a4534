import { classKey, type CompiledPhrases } from "./compile.ts";
import { FRESH_CLASS, type PackedPhrases } from "./pack-format.ts";
import { Writing } from "./packing.ts";
import type { Position } from "./positions.ts";
import { FIRST_WORD } from "./symbols.ts";

export function packPhrases(compiled: CompiledPhrases): PackedPhrases {
  return { words: frontCode(compiled.words), memberships: memberships(compiled), numbers: numbers(compiled), lists: compiled.lists.join(" ") };
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

/** One line a word, so that only the words of a text need reading. */
function memberships({ words, classes }: CompiledPhrases): string {
  const of: number[][] = words.map(() => []);
  classes.forEach((members, at) => {
    for (const word of members) of[word]!.push(at);
  });
  return of
    .map((list) => {
      const line = new Writing();
      line.rising(list);
      return line.text();
    })
    .join("\n");
}

const shapeOf = (position: Position, at: number): string => `${position.accepts ? 1 : 0}:${position.follow.map((next) => next - at).join(",")}`;

/** Keys by how often they occur, the commonest first. */
function ranked<T>(counts: ReadonlyMap<T, number>): T[] {
  return [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => key);
}

function count<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Symbols that positions take at least this often have a short number. */
const COMMON_FROM = 3;

/**
 * Positions as two rows of numbers that compress each for itself: what each takes, and its shape, which says how far on the next places are and
 * whether the phrase may end.
 */
function numbers({ words, classes, lists, phrases, entries }: CompiledPhrases): string {
  const out = new Writing();
  const wordNumber = new Map(words.map((word, at) => [word, at]));
  const classNumber = new Map(classes.map((members, at) => [classKey(members.map((word) => words[word]!)), at]));
  const symbolOf = ({ atom }: Position): number =>
    typeof atom === "number" ? atom : atom.length === 1 ? FIRST_WORD + wordNumber.get(atom[0]!)! : FIRST_WORD + words.length + classNumber.get(classKey(atom))!;

  const symbolCounts = new Map<number, number>();
  const shapeCounts = new Map<string, number>();
  for (const { positions } of phrases) {
    positions.forEach((position, at) => {
      count(symbolCounts, symbolOf(position));
      count(shapeCounts, shapeOf(position, at));
    });
  }
  const common = ranked(symbolCounts).filter((symbol) => symbolCounts.get(symbol)! >= COMMON_FROM);
  const commonRank = new Map(common.map((symbol, at) => [symbol, at]));
  const shapes = ranked(shapeCounts);
  const shapeRank = new Map(shapes.map((shape, at) => [shape, at]));

  out.number(classes.length);
  out.number(lists.length);
  out.number(common.length);
  for (const symbol of common) out.number(symbol);
  out.number(shapes.length);
  for (const shape of shapes) {
    const [accepts, follow] = shape.split(":") as [string, string];
    const deltas = follow ? follow.split(",").map(Number) : [];
    out.number(deltas.length * 2 + Number(accepts));
    for (const delta of deltas) out.signed(delta);
  }
  out.number(phrases.length);
  out.number(phrases.reduce((total, { positions }) => total + positions.length, 0));
  let fresh = FIRST_WORD + words.length + lists.length;
  for (const { positions } of phrases) {
    for (const position of positions) {
      const symbol = symbolOf(position);
      if (symbol === fresh) {
        out.number(FRESH_CLASS);
        fresh++;
      } else out.number(commonRank.has(symbol) ? 1 + commonRank.get(symbol)! : 1 + common.length + symbol);
    }
  }
  for (const { positions } of phrases) positions.forEach((position, at) => out.number(shapeRank.get(shapeOf(position, at))!));
  for (const { positions, first } of phrases) {
    out.number(positions.length);
    // Nearly every phrase begins with its first position alone.
    if (first.length === 1 && first[0] === 0) out.number(0);
    else {
      out.number(first.length);
      out.rising(first);
    }
  }
  let last = 0;
  for (const uses of entries) {
    out.number(uses.length);
    for (const { pattern, role } of uses) {
      out.signed(pattern - last);
      out.number(role);
      last = pattern;
    }
  }
  return out.text();
}
