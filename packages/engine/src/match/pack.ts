import { classKey, type CompiledPhrases } from "./compile.ts";
import {
  FRESH_CLASS, PHRASES_PER_PAGE, POSITIONS_PER_PAGE, RARE_SHAPE, SHAPE_ACCEPTS, SHAPE_COUNT_SHIFT, SHAPE_LAST, WORDS_PER_PAGE, type PackedPhrases,
} from "./pack-format.ts";
import { Writing } from "./packing.ts";
import { FIRST_WORD } from "./symbols.ts";
import { ROOT_OF_ROLE, ROOTS } from "./roles.ts";

/** Symbols and shapes that positions have at least this often get a short number. */
const COMMON_FROM = 3;
const COMMON_SHAPE_FROM = 4;

interface Placed {
  symbol: number;
  /** Head and distances of the shape, as they are written. */
  shape: number[];
}

export function packPhrases(compiled: CompiledPhrases): PackedPhrases {
  const placed = place(compiled);
  const symbols = ranked(placed.map(({ symbol }) => symbol), COMMON_FROM);
  const shapes = ranked(placed.map(({ shape }) => shape.join()), COMMON_SHAPE_FROM);
  return {
    words: frontCode(compiled.words),
    memberships: memberships(compiled),
    head: head(compiled, placed, symbols, shapes),
    pages: pages(compiled, placed, symbols, shapes),
    uses: uses(compiled),
    lists: compiled.lists.join(" "),
  };
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

/** Joins what belongs to one page; the separators are no digits of the packing. */
function paged(items: readonly string[], perPage: number, between: string): string {
  const lines: string[] = [];
  for (let at = 0; at < items.length; at += perPage) lines.push(items.slice(at, at + perPage).join(between));
  return lines.join("\n");
}

function memberships({ words, classes }: CompiledPhrases): string {
  const of: number[][] = words.map(() => []);
  classes.forEach((members, at) => {
    for (const word of members) of[word]!.push(at);
  });
  return paged(
    of.map((list) => {
      const line = new Writing();
      line.rising(list);
      return line.text();
    }),
    WORDS_PER_PAGE,
    "\t",
  );
}

/** All positions of all phrases in one row. */
function place({ words, classes, phrases }: CompiledPhrases): Placed[] {
  const wordNumber = new Map(words.map((word, at) => [word, at]));
  const classNumber = new Map(classes.map((members, at) => [classKey(members.map((word) => words[word]!)), at]));
  return phrases.flatMap(({ positions }) =>
    positions.map(({ atom, follow, accepts }, at) => ({
      symbol: typeof atom === "number" ? atom : atom.length === 1 ? FIRST_WORD + wordNumber.get(atom[0]!)! : FIRST_WORD + words.length + classNumber.get(classKey(atom))!,
      shape: [(follow.length << SHAPE_COUNT_SHIFT) | (at === positions.length - 1 ? SHAPE_LAST : 0) | (accepts ? SHAPE_ACCEPTS : 0), ...follow.map((next) => next - at)],
    })),
  );
}

/** The keys that occur at least so often, the commonest first, with their rank. */
function ranked<T>(keys: readonly T[], from: number): Map<T, number> {
  const counts = new Map<T, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= from).sort((a, b) => b[1] - a[1]);
  return new Map(common.map(([key], rank) => [key, rank]));
}

function writeShape(out: Writing, [first, ...distances]: readonly number[]): void {
  out.number(first!);
  for (const distance of distances) out.signed(distance);
}

function head({ classes, lists, phrases, entries }: CompiledPhrases, placed: readonly Placed[], symbols: ReadonlyMap<number, number>, shapes: ReadonlyMap<string, number>): string {
  const out = new Writing();
  for (const value of [classes.length, lists.length, phrases.length, placed.length, symbols.size]) out.number(value);
  for (const symbol of symbols.keys()) out.number(symbol);
  out.number(shapes.size);
  for (const shape of shapes.keys()) writeShape(out, shape.split(",").map(Number));
  const starts: { symbol: number; position: number }[][] = Array.from({ length: ROOTS }, () => []);
  let position = 0;
  phrases.forEach(({ positions, first }, phrase) => {
    const roots = new Set(entries[phrase]!.map(({ role }) => ROOT_OF_ROLE[role]!));
    for (const root of roots) for (const at of first) starts[root]!.push({ symbol: placed[position + at]!.symbol, position: position + at });
    position += positions.length;
  });
  for (const list of starts) {
    list.sort((a, b) => a.symbol - b.symbol || a.position - b.position);
    out.number(list.length);
    out.rising(list.map(({ symbol }) => symbol));
    let last = 0;
    for (const { position: at } of list) {
      out.signed(at - last);
      last = at;
    }
  }
  return out.text();
}

function pages({ words, lists, phrases }: CompiledPhrases, placed: readonly Placed[], symbols: ReadonlyMap<number, number>, shapes: ReadonlyMap<string, number>): string {
  const phraseOf = phrases.flatMap(({ positions }, phrase) => positions.map(() => phrase));
  const lines: string[] = [];
  let fresh = FIRST_WORD + words.length + lists.length;
  for (let from = 0; from < placed.length; from += POSITIONS_PER_PAGE) {
    const page = placed.slice(from, from + POSITIONS_PER_PAGE);
    const out = new Writing();
    out.number(fresh);
    out.number(phraseOf[from]!);
    for (const { symbol } of page) {
      if (symbol === fresh) {
        out.number(FRESH_CLASS);
        fresh++;
      } else out.number(symbols.has(symbol) ? 1 + symbols.get(symbol)! : 1 + symbols.size + symbol);
    }
    for (const { shape } of page) {
      const rank = shapes.get(shape.join());
      out.number(rank === undefined ? RARE_SHAPE : rank + 1);
      if (rank === undefined) writeShape(out, shape);
    }
    lines.push(out.text());
  }
  return lines.join("\n");
}

function uses({ entries }: CompiledPhrases): string {
  const lines: string[] = [];
  for (let from = 0; from < entries.length; from += PHRASES_PER_PAGE) {
    const out = new Writing();
    let last = 0;
    for (const phrase of entries.slice(from, from + PHRASES_PER_PAGE)) {
      out.number(phrase.length);
      for (const { pattern, role } of phrase) {
        out.signed(pattern - last);
        out.number(role);
        last = pattern;
      }
    }
    lines.push(out.text());
  }
  return lines.join("\n");
}
