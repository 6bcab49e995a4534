import type { Frame } from "@candor/engine";

/** Where a finding stands in the text. */
interface Placed {
  frame: Pick<Frame, "start" | "end" | "spans">;
}

/** A stretch of one block that is covered by the same findings, or by none. Offsets are UTF-16 units of the whole text, end exclusive. */
export interface Segment {
  start: number;
  end: number;
  text: string;
  /** Indexes of the covering findings, the widest first. */
  over: number[];
  /** Findings whose keyboard stop is this segment: each finding has exactly one. */
  stops: number[];
  /** Findings whose wording ends here: their numbers follow. */
  ends: number[];
}

/** One line of the text. Blank lines are not kept, but `apart` tells where one stood. */
export interface Block {
  start: number;
  end: number;
  apart: boolean;
  segments: Segment[];
}

/** What has a name for a screen reader and can be seen when it has the focus: not the blank between two marks inside a wider one. */
const WORD = /[\p{L}\p{N}]/u;

interface Place {
  start: number;
  end: number;
  at: number;
  first: boolean;
}

function placesOf(findings: readonly Placed[], length: number): Place[] {
  const places: Place[] = [];
  findings.forEach(({ frame }, at) => {
    const spans = frame.spans.length > 0 ? frame.spans : [[frame.start, frame.end] as [number, number]];
    spans.forEach(([from, to], i) => {
      const start = Math.max(0, Math.min(from, length));
      const end = Math.max(start, Math.min(to, length));
      if (end > start) places.push({ start, end, at, first: i === 0 });
    });
  });
  return places.sort((a, b) => a.start - b.start || b.end - a.end || a.at - b.at);
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    if (match[0].trim() === "") continue;
    const end = match.index + match[0].length;
    const between = text.slice(from, match.index);
    from = end;
    blocks.push({ start: match.index, end, apart: blocks.length > 0 && (between.match(/\n|\r(?!\n)/g)?.length ?? 0) !== 1, segments: [] });
  }
  return blocks;
}

/**
 * Cuts a text into lines and these into segments, so that overlapping marks become flat pieces: no mark stands inside another one's element,
 * each piece knows what covers it. Spans outside the text are clipped.
 */
export function segmentText(text: string, findings: readonly Placed[]): Block[] {
  const places = placesOf(findings, text.length);
  const blocks = blocksOf(text);
  const stopOf = new Map<number, Segment>();
  const shared = new Map<number, Segment>();
  const last = new Map<Place, Segment>();
  let next = 0;
  let active: Place[] = [];
  for (const block of blocks) {
    while (next < places.length && places[next]!.start < block.end) active.push(places[next++]!);
    active = active.filter((place) => place.end > block.start);
    const cuts = new Set([block.start, block.end]);
    for (const { start, end } of active) {
      if (start > block.start && start < block.end) cuts.add(start);
      if (end > block.start && end < block.end) cuts.add(end);
    }
    const points = [...cuts].sort((a, b) => a - b);
    // Places come by their start, so each is taken up once and laid down once.
    let begun = 0;
    let open: Place[] = [];
    points.slice(0, -1).forEach((start, i) => {
      const end = points[i + 1]!;
      while (begun < active.length && active[begun]!.start < end) open.push(active[begun++]!);
      open = open.filter((place) => place.end > start);
      const covering = [...open].sort((a, b) => b.end - b.start - (a.end - a.start) || a.at - b.at);
      const segment: Segment = { start, end, text: text.slice(start, end), over: [...new Set(covering.map((place) => place.at))], stops: [], ends: [] };
      for (const place of covering) {
        last.set(place, segment);
        if (!place.first) continue;
        if (!shared.has(place.at)) shared.set(place.at, segment);
        if (!stopOf.has(place.at) && segment.over.at(-1) === place.at && WORD.test(segment.text)) stopOf.set(place.at, segment);
      }
      block.segments.push(segment);
    });
  }
  shared.forEach((segment, at) => (stopOf.get(at) ?? segment).stops.push(at));
  for (const [place, segment] of last) if (!segment.ends.includes(place.at)) segment.ends.push(place.at);
  return blocks;
}
