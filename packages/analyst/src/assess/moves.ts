import type { Criterion, Span } from "./types.ts";

/** One thing a writer can do in a sentence: a form, and what undoes it. Each sentence counts a move once; the same wording in several sentences counts less. */
export interface Move {
  id: string;
  form: RegExp;
  /** Sentences that hold this do not count. */
  not?: RegExp;
}

export interface Found {
  id: string;
  words: string;
  sentence: number;
}

/** A form may begin with the stop before it; it is no part of what is quoted to the learner. */
const AROUND_WORDS = /^[\s.,;:!?]+|\s+$/g;
const clean = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** A mark that is hardly wider than the words of a move is taken back by them. */
export const PRAISED_SHARE = 0.8;
const isPartOf = (words: string, at: number, [start, end]: Span): boolean =>
  start <= at && at + words.length <= end && words.length < (end - start) * PRAISED_SHARE;

/** The first wording of a move that is no part of a marked one. */
function earning({ form }: Move, text: string, marks: readonly Span[]): string | null {
  const first = form.exec(text);
  if (!first || marks.length === 0) return first?.[0] ?? null;
  for (const { 0: words, index } of text.matchAll(new RegExp(form.source, `${form.flags}g`)))
    if (!marks.some((mark) => isPartOf(words.trimEnd(), index, mark))) return words;
  return null;
}

/**
 * Every move found, sentence by sentence, with the words that showed it. A move counts only inside a clause of at least four words, and not by words
 * of which the engine marks more (`marks`, by sentence): who writes “studies prove it” has pointed to no study.
 */
export function findMoves(sentences: readonly string[], moves: readonly Move[], marks: readonly (readonly Span[])[] = []): Found[] {
  const out: Found[] = [];
  sentences.forEach((raw, sentence) => {
    const text = clean(raw);
    if (text.split(/\s+/).length < 4) return;
    for (const move of moves) {
      const words = earning(move, text, marks[sentence] ?? []);
      if (words !== null && !(move.not?.test(text) ?? false)) out.push({ id: move.id, words: words.replace(AROUND_WORDS, ""), sentence });
    }
  });
  return out;
}

/** Distinct moves count fully, a repeated one a third, up to three. */
export function strength(found: readonly Found[]): number {
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

/** Up to three of the learner's own wordings, quoted. */
export const quoted = (found: readonly Found[]): string =>
  [...new Map(found.map((f) => [f.words.toLowerCase(), `“${f.words}”`])).values()].slice(0, 3).join(", ");

/** An evaluator that scores how many of the moves an answer makes, on the ladder `at`, and quotes them; `missing` is said where it makes none. */
export const countMoves =
  (moves: readonly Move[], at: readonly number[], missing: string): Criterion["evaluator"] =>
  ({ sentences, marks }) => {
    const found = findMoves(sentences, moves, marks);
    return { score: ladder(strength(found), at), because: found.length > 0 ? quoted(found) : missing };
  };
