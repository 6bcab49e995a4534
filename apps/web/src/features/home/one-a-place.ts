import type { Frame } from "@candor/engine";

/** Share of common words from which two marks count as the same place. */
const SAME_PLACE = 0.4;

const overlap = (a: Frame, b: Frame): number => {
  const common = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return common <= 0 ? 0 : common / (Math.max(a.end, b.end) - Math.min(a.start, b.start));
};

/** The surest frame of each place, for a small view; the analyzer shows all. A short mark inside a long one is a place of its own. */
export function oneAPlace(frames: readonly Frame[]): Frame[] {
  const kept: Frame[] = [];
  for (const frame of [...frames].sort((a, b) => b.confidence - a.confidence)) if (kept.every((other) => overlap(frame, other) < SAME_PLACE)) kept.push(frame);
  return kept;
}
