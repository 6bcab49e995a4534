/** A stretch of the text, offsets in UTF-16 units, end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** So many words name a stretch of a text that has one paragraph only. */
const NAMING_WORDS = 4;

/** Starts of the paragraphs of a text: what blank lines part, or, where there are none, its lines. */
function paragraphStarts(text: string): number[] {
  const lines = [...text.matchAll(/[^\r\n]+/g)].filter(([line]) => line.trim() !== "");
  const parted = lines.filter((line, i) => {
    const before = lines[i - 1];
    return before === undefined || (text.slice(before.index + before[0].length, line.index).match(/\n|\r(?!\n)/g)?.length ?? 0) > 1;
  });
  return (parted.length > 1 ? parted : lines).map((line) => line.index);
}

/** Where a stretch stands, in words that fit a button: "paragraph 10", "paragraphs 3 to 5", or, in a single paragraph, its first words. */
export function placeName(text: string, { start, end }: Stretch): string {
  const starts = paragraphStarts(text);
  const first = starts.findLastIndex((at) => at <= start) + 1;
  const last = starts.findLastIndex((at) => at < end) + 1;
  if (starts.length < 2 || first < 1) return `“${text.slice(start, end).split(/\s+/, NAMING_WORDS).join(" ")} …”`;
  if (first === last) return `paragraph ${first}`;
  return `paragraphs ${first} ${last === first + 1 ? "and" : "to"} ${last}`;
}

/** Whether a finding belongs to a stretch: the engine gathers them by where they start. */
export const startsIn = (stretch: Stretch | null, start: number): boolean => stretch !== null && start >= stretch.start && start < stretch.end;
