import { visibleLine } from "./visible-line.ts";

/** Lines are this long at most, and no shorter than the narrowest, however narrow the terminal is. */
const WIDTH = { most: 88, least: 32 } as const;

/** How long lines may be, in characters, on a terminal of so many columns; without one, 88. */
export const widthFor = (columns: number = WIDTH.most): number => Math.max(WIDTH.least, Math.min(WIDTH.most, columns));

/** A text in lines of at most `width` characters where its words allow it, each behind `indent`; those after the first behind `hanging`. */
export function wrapped(text: string, width: number, indent: string, hanging = indent): string {
  const lines: string[] = [];
  let line = "";
  const before = () => (lines.length === 0 ? indent : hanging);
  for (const word of visibleLine(text).split(" ")) {
    if (line !== "" && before().length + line.length + 1 + word.length > width) {
      lines.push(before() + line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, before() + line].join("\n");
}
