import type { Figure } from "../schema.ts";

const bar = (row: number, word: string, percent: number, cls: string): Figure["nodes"] => [
  { el: "text", at: { x: 166, y: 92 + 30 * row, "text-anchor": "end" }, cls: "label", text: word },
  { el: "rect", at: { x: 180, y: 78 + 30 * row, width: percent * 5, height: 20 }, cls },
  { el: "text", at: { x: 190 + percent * 5, y: 92 + 30 * row }, cls: "label-quiet", text: `${percent}%` },
];

/** Scores for the next word of an unfinished sentence. */
export const figure: Figure = {
  id: "ai-aware-next-word",
  width: 640,
  height: 236,
  alt: "The unfinished sentence “The dough rises because of the” with bars for possible next words: yeast 68 percent, gas 14, heat 9, baking 5, moon 1.",
  caption: "One turn of the wheel, with figures invented for the drawing. A word is picked, added, and the scores are worked out again.",
  nodes: [
    { el: "text", at: { x: 20, y: 34 }, cls: "serif", text: "“The dough rises because of the …”" },
    { el: "line", at: { x1: 180, y1: 62, x2: 180, y2: 226 }, cls: "line" },
    ...bar(0, "yeast", 68, "fill-accent"),
    ...bar(1, "gas", 14, "fill-shade line"),
    ...bar(2, "heat", 9, "fill-shade line"),
    ...bar(3, "baking", 5, "fill-shade line"),
    ...bar(4, "moon", 1, "fill-shade line"),
    { el: "text", at: { x: 620, y: 168, "text-anchor": "end" }, cls: "label-quiet", text: "The score says: likely to come next." },
    { el: "text", at: { x: 620, y: 188, "text-anchor": "end" }, cls: "label-quiet", text: "Whether it is true was never asked." },
  ],
  narrow: {
    height: 264,
    nodes: [
      { el: "text", at: { x: 0, y: 24 }, cls: "serif", text: "“The dough rises because of the …”" },
      { el: "line", at: { x1: 62, y1: 46, x2: 62, y2: 206 }, cls: "line" },
      { el: "text", at: { x: 52, y: 70, "text-anchor": "end" }, cls: "label", text: "yeast" },
      { el: "rect", at: { x: 62, y: 56, width: 204, height: 20 }, cls: "fill-accent" },
      { el: "text", at: { x: 274, y: 70 }, cls: "label-quiet", text: "68%" },
      { el: "text", at: { x: 52, y: 100, "text-anchor": "end" }, cls: "label", text: "gas" },
      { el: "rect", at: { x: 62, y: 86, width: 42, height: 20 }, cls: "fill-shade line" },
      { el: "text", at: { x: 112, y: 100 }, cls: "label-quiet", text: "14%" },
      { el: "text", at: { x: 52, y: 130, "text-anchor": "end" }, cls: "label", text: "heat" },
      { el: "rect", at: { x: 62, y: 116, width: 27, height: 20 }, cls: "fill-shade line" },
      { el: "text", at: { x: 97, y: 130 }, cls: "label-quiet", text: "9%" },
      { el: "text", at: { x: 52, y: 160, "text-anchor": "end" }, cls: "label", text: "baking" },
      { el: "rect", at: { x: 62, y: 146, width: 15, height: 20 }, cls: "fill-shade line" },
      { el: "text", at: { x: 85, y: 160 }, cls: "label-quiet", text: "5%" },
      { el: "text", at: { x: 52, y: 190, "text-anchor": "end" }, cls: "label", text: "moon" },
      { el: "rect", at: { x: 62, y: 176, width: 3, height: 20 }, cls: "fill-shade line" },
      { el: "text", at: { x: 73, y: 190 }, cls: "label-quiet", text: "1%" },
      { el: "text", at: { x: 0, y: 234 }, cls: "label-quiet", text: "The score says: likely to come next." },
      { el: "text", at: { x: 0, y: 254 }, cls: "label-quiet", text: "Whether it is true was never asked." },
    ],
  },
};
