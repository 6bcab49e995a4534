import type { Figure } from "../schema.ts";

interface Family {
  head: string;
  area: string;
  slips: string[];
  twin: string[];
}

const FAMILIES: Family[] = [
  { head: "Off the point", area: "area-distraction", slips: ["red herring", "straw man", "ad hominem"], twin: ["asking what", "is at issue"] },
  { head: "Closed doors", area: "area-framing", slips: ["false dilemma", "false dichotomy"], twin: ["choosing among", "all options"] },
  { head: "Too far", area: "area-logical", slips: ["hasty verdict", "false cause", "slippery slope"], twin: ["careful", "forecasting"] },
  { head: "Borrowed", area: "area-authority", slips: ["big names", "big crowds", "old habits"], twin: ["trusting tested", "experience"] },
  { head: "In a loop", area: "area-consensus", slips: ["circular reasoning"], twin: ["saying what", "a word means"] },
];

const words = (x: number, y: number, cls: string, lines: string[]): Figure["nodes"] =>
  lines.map((text, i) => ({ el: "text", at: { x, y: y + 20 * i, "text-anchor": "middle" }, cls, text }));

/** Letters that a line of a column holds. */
const COLUMN_CHARS = 14;

const column = ({ head, area, slips, twin }: Family, x: number): Figure["nodes"] => [
  { el: "rect", at: { x, y: 40, width: 118, height: 110 }, cls: `${area} line` },
  ...words(x + 59, 60, "label-strong", [head]),
  ...words(
    x + 59,
    86,
    "label",
    slips.flatMap((slip) => (slip.length > COLUMN_CHARS ? slip.split(" ") : [slip])),
  ),
  { el: "line", at: { x1: x + 59, y1: 150, x2: x + 59, y2: 184 }, cls: "dash" },
  { el: "rect", at: { x, y: 184, width: 118, height: 66 }, cls: "fill-paper line" },
  ...words(x + 59, 212, "label-quiet", twin),
];

/** The same beside each other: the slip on the left, its twin on the right. */
const row = ({ head, area, slips, twin }: Family, y: number): Figure["nodes"] => [
  { el: "rect", at: { x: 2, y, width: 136, height: 94 }, cls: `${area} line` },
  ...words(70, y + 20, "label-strong", [head]),
  ...words(70, y + 42, "label", slips),
  { el: "line", at: { x1: 138, y1: y + 47, x2: 182, y2: y + 47 }, cls: "dash" },
  { el: "rect", at: { x: 182, y: y + 14, width: 136, height: 66 }, cls: "fill-paper line" },
  ...words(250, y + 42, "label-quiet", twin),
];

/** Five places where a step slips, each above the good step it resembles. */
export const figure: Figure = {
  id: "fallacies-overview-map",
  width: 640,
  height: 266,
  alt: "Five boxes in a row, one for each family of fallacy, each tied by a dashed line to a box below it that names the good step it resembles.",
  caption: "Every slip has an honest twin. The work is in telling the two apart.",
  nodes: [
    { el: "text", at: { x: 8, y: 24 }, cls: "serif", text: "the slip" },
    { el: "text", at: { x: 632, y: 24, "text-anchor": "end" }, cls: "serif", text: "and, below, its honest twin" },
    ...FAMILIES.flatMap((family, i) => column(family, 8 + 126 * i)),
  ],
  narrow: {
    height: 548,
    nodes: [
      { el: "text", at: { x: 70, y: 20, "text-anchor": "middle" }, cls: "serif", text: "the slip" },
      { el: "text", at: { x: 250, y: 20, "text-anchor": "middle" }, cls: "serif", text: "its honest twin" },
      ...FAMILIES.flatMap((family, i) => row(family, 32 + 104 * i)),
    ],
  },
};
