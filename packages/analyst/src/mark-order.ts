interface Placed {
  start: number;
  end: number;
  spans: readonly (readonly [number, number])[];
}
const firstEnd = ({ spans, end }: Placed): number => spans[0]?.[1] ?? end;

/** The order in which marks are numbered, on the page and in replies: by where the number stands, at the end of a mark's first place. Of marks that end together, the longer first. */
export const byPlace = (a: Placed, b: Placed): number => firstEnd(a) - firstEnd(b) || a.start - b.start;
