import type { Figure } from "../schema.ts";

const part = (x: number, width: number, text: string, cls: string, note: string): Figure["nodes"] => [
  { el: "rect", at: { x, y: 64, width, height: 36 }, cls },
  { el: "text", at: { x: x + width / 2, y: 87, "text-anchor": "middle" }, cls: cls === "fill-accent" ? "label on-accent" : "label", text },
  { el: "line", at: { x1: x + width / 2, y1: 100, x2: x + width / 2, y2: 128 }, cls: "line" },
  { el: "text", at: { x: x + width / 2, y: 146, "text-anchor": "middle" }, cls: "label-quiet", text: note },
];

/** The same as a row: the part on the left, the remark beside it. */
const row = (y: number, text: string, cls: string, note: string[]): Figure["nodes"] => [
  { el: "rect", at: { x: 2, y, width: 194, height: 36 }, cls },
  { el: "text", at: { x: 99, y: y + 23, "text-anchor": "middle" }, cls: cls === "fill-accent" ? "label on-accent" : "label", text },
  { el: "line", at: { x1: 196, y1: y + 18, x2: 208, y2: y + 18 }, cls: "line" },
  ...note.map((line, i) => ({ el: "text" as const, at: { x: 214, y: y + 23 - 8 * (note.length - 1) + 16 * i }, cls: "label-quiet", text: line })),
];

/** An invented reference taken apart: each piece is plausible, the whole does not exist. */
export const figure: Figure = {
  id: "how-llms-bullshit-citation",
  width: 640,
  height: 216,
  alt: "A made-up reference split into four parts: common surnames, a year, a title that fits the topic, and a journal that exists. A bracket under all four says that no such paper exists.",
  caption: "How an invented reference looks from inside. Each part is likely; only the whole is missing from the world.",
  nodes: [
    { el: "text", at: { x: 16, y: 36 }, cls: "serif", text: "a reference made up for this lesson" },
    ...part(16, 128, "Moreau & Lind", "fill-paper line", "common names"),
    ...part(152, 70, "(2017)", "fill-paper line", "recent enough"),
    ...part(230, 228, "Night walking and sleep onset", "fill-paper line", "fits the question exactly"),
    ...part(466, 158, "Sleep Medicine", "fill-accent", "a real journal"),
    { el: "polyline", at: { points: "16,160 16,170 624,170 624,160" }, cls: "line" },
    { el: "text", at: { x: 320, y: 198, "text-anchor": "middle" }, cls: "label-strong", text: "Four likely parts, and no such paper" },
  ],
  narrow: {
    height: 268,
    nodes: [
      { el: "text", at: { x: 2, y: 22 }, cls: "serif", text: "a reference made up for this lesson" },
      ...row(38, "Moreau & Lind", "fill-paper line", ["common names"]),
      ...row(82, "(2017)", "fill-paper line", ["recent enough"]),
      ...row(126, "Night walking and sleep onset", "fill-paper line", ["fits the question", "exactly"]),
      ...row(170, "Sleep Medicine", "fill-accent", ["a real journal"]),
      { el: "polyline", at: { points: "2,216 2,226 318,226 318,216" }, cls: "line" },
      { el: "text", at: { x: 160, y: 254, "text-anchor": "middle" }, cls: "label-strong", text: "Four likely parts, and no such paper" },
    ],
  },
};
