import type { Frame } from "@candor/engine";

type Occurrence = Omit<Frame, "spans">;

/** Same wording in several places: one line-frame an occurrence (design: detection, frames with evidence). */
export function occurrences(frame: Frame, text: string): Occurrence[] {
  const { spans, ...rest } = frame;
  return spans.map(([start, end]) => ({ ...rest, start, end, fragment: text.slice(start, end) }));
}

/** Names one place of a frame within its text. */
export const placeKey = (reflexId: string, start: number): string => `${reflexId} ${start}`;

/** A frame without the places that are `gone` (see `placeKey`); null when none is left. */
export function withoutPlaces(frame: Frame, gone: ReadonlySet<string>, text: string): Frame | null {
  const spans = frame.spans.filter(([start]) => !gone.has(placeKey(frame.reflexId, start)));
  if (spans.length === frame.spans.length) return frame;
  const [first] = spans;
  return first ? { ...frame, spans, start: first[0], end: first[1], fragment: text.slice(...first) } : null;
}
