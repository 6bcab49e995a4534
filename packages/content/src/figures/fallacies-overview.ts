import type { Figure } from "../schema.ts";

const column = (x: number, head: string, area: string, bad: string[], good: string[]): Figure["nodes"] => [
  { el: "rect", at: { x, y: 40, width: 118, height: 110 }, cls: `${area} line` },
  { el: "text", at: { x: x + 59, y: 60, "text-anchor": "middle" }, cls: "label-strong", text: head },
  ...bad.map((text, i) => ({ el: "text" as const, at: { x: x + 59, y: 86 + 20 * i, "text-anchor": "middle" }, cls: "label", text })),
  { el: "line", at: { x1: x + 59, y1: 150, x2: x + 59, y2: 184 }, cls: "dash" },
  { el: "rect", at: { x, y: 184, width: 118, height: 66 }, cls: "fill-paper line" },
  ...good.map((text, i) => ({ el: "text" as const, at: { x: x + 59, y: 212 + 20 * i, "text-anchor": "middle" }, cls: "label-quiet", text })),
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
    ...column(8, "Off the point", "area-distraction", ["red herring", "straw man", "ad hominem"], ["asking what", "is at issue"]),
    ...column(134, "Closed doors", "area-framing", ["false dilemma", "false", "dichotomy"], ["choosing among", "all options"]),
    ...column(260, "Too far", "area-logical", ["hasty verdict", "false cause", "slippery slope"], ["careful", "forecasting"]),
    ...column(386, "Borrowed", "area-authority", ["big names", "big crowds", "old habits"], ["trusting tested", "experience"]),
    ...column(512, "In a loop", "area-consensus", ["circular", "reasoning"], ["saying what", "a word means"]),
  ],
};
