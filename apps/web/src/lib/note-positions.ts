/** Space between two margin notes. */
export const NOTE_GAP_PX = 16;
export const COMPACT_GAP_PX = 4;
/** How far below its mark a lit note may be pushed by those above it; further down it would be out of sight. */
export const FAR_PX = 320;

/**
 * Tops of margin notes, in text order: each stands at its mark or, where that is taken, right under the note above. The lit note takes its exact
 * place; notes above it yield upwards, notes below downwards. Nothing rises over `ceiling`: where there is no room above, the lit note yields too, or
 * lies over those before it where it would have to yield far.
 * `markTops` and `heights` are in pixels and of the same length; `lit` is an index or null.
 */
export function notePositions(markTops: readonly number[], heights: readonly number[], lit: number | null, gap = NOTE_GAP_PX, ceiling = 0): number[] {
  const tops: number[] = [];
  let free = ceiling;
  const place = (at: number) => {
    const top = Math.max(markTops[at] ?? 0, free);
    tops[at] = top;
    free = top + (heights[at] ?? 0) + gap;
  };
  for (let at = 0; at < markTops.length; at += 1) place(at);
  if (lit === null || lit < 0 || lit >= markTops.length) return tops;
  let room = ceiling;
  for (let at = 0; at < lit; at += 1) room += (heights[at] ?? 0) + gap;
  const mark = markTops[lit] ?? 0;
  if (room - mark > FAR_PX) {
    const without = <T>(list: readonly T[]) => list.filter((_, at) => at !== lit);
    const others = notePositions(without(markTops), without(heights), null, gap, ceiling);
    others.splice(lit, 0, Math.max(mark, ceiling));
    // Those that follow stay in reach below it.
    for (let at = lit + 1; at < others.length; at += 1) others[at] = Math.max(others[at]!, others[at - 1]! + (heights[at - 1] ?? 0) + gap);
    return others;
  }
  tops[lit] = Math.max(mark, room);
  for (let at = lit - 1; at >= 0; at -= 1) {
    const highest = (tops[at + 1] ?? 0) - gap - (heights[at] ?? 0);
    if ((tops[at] ?? 0) <= highest) break;
    tops[at] = highest;
  }
  free = (tops[lit] ?? 0) + (heights[lit] ?? 0) + gap;
  for (let at = lit + 1; at < markTops.length; at += 1) place(at);
  return tops;
}

/** Height of a closed note with its gap, and of a line of the text on wide screens. */
const CLOSED_NOTE_PX = 122;
const LINE_PX = 34;
const LINE_CHARS = 66;
const FEW_NOTES = 25;

/**
 * Whether so many notes stand beside a text that they would run far beyond it: then each is drawn in two lines, so that they stay in step.
 * Estimated, so that nothing has to be drawn twice.
 */
export function wantsCompact(notes: number, text: string): boolean {
  if (notes < FEW_NOTES) return false;
  const lines = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_CHARS)), 0);
  return notes * CLOSED_NOTE_PX > lines * LINE_PX * 1.25;
}
