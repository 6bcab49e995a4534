import { findMoves, type Found, type Move } from "./moves.ts";
import type { Evaluated, EvaluatorInput } from "./types.ts";

/** Distinct moves count fully, a repeated one a third, up to three. */
export function strength(found: readonly Pick<Found, "id">[]): number {
  const byId = new Map<string, number>();
  for (const f of found) byId.set(f.id, (byId.get(f.id) ?? 0) + 1);
  let total = 0;
  for (const n of byId.values()) total += 1 + Math.min(2, n - 1) / 3;
  return total;
}

/** Steps from strength to score: `at[n]` is the score of n moves, between them a straight line. */
export function ladder(strengthValue: number, at: readonly number[]): number {
  const top = at.length - 1;
  if (strengthValue >= top) return at[top]!;
  const low = Math.floor(strengthValue);
  return at[low]! + (at[low + 1]! - at[low]!) * (strengthValue - low);
}

const MOST_QUOTED = 2;
const MOST_COMPARED = 24;

/** What stands in quotation marks in the learner's words stands in single ones inside ours; a mark without its other half goes. */
const inner = (words: string): string => words.replace(/["“]([^"“”]*)["”]/g, "‘$1’").replace(/["“”]/g, "");

/** The learner's own clauses, quoted: each once, and none that stands in another. */
export function quoted(shown: readonly string[]): string {
  const first = shown.slice(0, MOST_COMPARED);
  const apart = first.filter((words, i) => !first.some((other, k) => k !== i && other.includes(words) && (other !== words || k < i)));
  return apart
    .slice(0, MOST_QUOTED)
    .map((words) => `“${inner(words)}”`)
    .join(", ");
}

const ABOUT_IT = "Tie it to the exercise: name the fact, the person or the thing in it that you mean";

/** What an evaluator says of the moves found; `missing` where there are none, unless they stand where they speak of nothing. */
export function told(found: readonly Found[], score: number, missing: string, input: EvaluatorInput, moves: readonly Move[]): Evaluated {
  if (found.length > 0) return { score, because: quoted(found.map(({ shown }) => shown)), words: found.map(({ words }) => words) };
  const loose = findMoves(input, moves, input.marks, true);
  if (loose.length === 0 || findMoves(input, moves, input.marks).length > 0) return { score, because: missing };
  return { score, because: `${quoted(loose.map(({ shown }) => shown))}: not tied to anything in the exercise yet.`, advice: ABOUT_IT };
}
