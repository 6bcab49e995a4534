import type { Frame } from "@candor/engine";

/** A text and what is shown of it. */
export interface Version {
  text: string;
  frames: readonly Frame[];
}

/** At least so large a share of the shorter text's words stands in both: it was revised and not replaced. */
const SHARED = 0.5;
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** Whether one text is a revision of the other, by the words that both use (overlap coefficient at least 0.5). A text is no revision of itself. */
export function isRevision(earlier: string, now: string): boolean {
  if (earlier.trim() === now.trim()) return false;
  const [before, after] = [wordsOf(earlier), wordsOf(now)];
  const least = Math.min(before.size, after.size);
  return least > 0 && [...after].filter((word) => before.has(word)).length >= SHARED * least;
}

/** What became of the marks between two versions. */
export interface Changes {
  gone: Frame[];
  come: Frame[];
  /** Marks of now that stood there before, some in other words. */
  stayed: Frame[];
}

const sameWords = (frame: Frame): string => `${frame.reflexId} ${frame.fragment.toLowerCase().replace(/\s+/g, " ").trim()}`;
const samePattern = (frame: Frame): string => frame.reflexId;

/** Takes pairs that have the same key out of both lists, first with first. */
function paired(before: readonly Frame[], after: readonly Frame[], key: (frame: Frame) => string): { before: Frame[]; after: Frame[]; pairs: Frame[] } {
  const waiting = new Map<string, Frame[]>();
  for (const frame of before) waiting.set(key(frame), [...(waiting.get(key(frame)) ?? []), frame]);
  const [left, pairs]: [Frame[], Frame[]] = [[], []];
  for (const frame of after) (waiting.get(key(frame))?.shift() ? pairs : left).push(frame);
  const unmet = new Set([...waiting.values()].flat());
  return { before: before.filter((frame) => unmet.has(frame)), after: left, pairs };
}

/** Which marks are gone, new, or stayed: one of the same pattern on the same words is the same mark, then one of the same pattern is it in other words (docs/decisions/0106). */
export function changesBetween(earlier: readonly Frame[], now: readonly Frame[]): Changes {
  const exact = paired(earlier, now, sameWords);
  const loose = paired(exact.before, exact.after, samePattern);
  const stayed = new Set([...exact.pairs, ...loose.pairs]);
  return { gone: loose.before, come: loose.after, stayed: now.filter((frame) => stayed.has(frame)) };
}
