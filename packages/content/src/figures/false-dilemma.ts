import type { Figure } from "../schema.ts";

interface Size {
  y: number;
  width: number;
  height: number;
}
const WIDE: Size = { y: 62, width: 78, height: 120 };

const door = (x: number, cls: string, lines: string[], { y, width, height }: Size = WIDE): Figure["nodes"] => [
  { el: "rect", at: { x, y, width, height }, cls },
  { el: "circle", at: { cx: x + width - 10, cy: y + height / 2 + 2, r: 3 }, cls: "fill-ink" },
  ...lines.map((text, i) => ({ el: "text" as const, at: { x: x + width / 2, y: y + height + 22 + 18 * i, "text-anchor": "middle" }, cls: "label", text })),
];

const LIT: Size = { y: 36, width: 64, height: 98 };
const HIDDEN: Size = { y: 236, width: 64, height: 98 };

/** Two lit doors and four behind a curtain. */
export const figure: Figure = {
  id: "false-dilemma-doors",
  width: 640,
  height: 236,
  alt: "Six doors in a row. Two stand in the open and are marked “cut the youth program” and “close in winter.” Four behind a dashed curtain are marked “raise prices,” “rent out the hall,” “ask donors” and “fewer shows.”",
  caption: "The theater from the example. Nobody lied about the two doors in the light.",
  nodes: [
    { el: "text", at: { x: 22, y: 40 }, cls: "label-strong", text: "Named at the meeting" },
    ...door(24, "fill-accent", ["cut the youth", "program"]),
    ...door(128, "fill-accent", ["close in", "winter"]),
    { el: "rect", at: { x: 226, y: 20, width: 408, height: 212 }, cls: "fill-shade dash" },
    { el: "text", at: { x: 244, y: 44 }, cls: "serif", text: "behind the curtain" },
    ...door(240, "fill-paper dash", ["raise", "prices"]),
    ...door(340, "fill-paper dash", ["rent out", "the hall"]),
    ...door(440, "fill-paper dash", ["ask", "donors"]),
    ...door(540, "fill-paper dash", ["fewer", "shows"]),
  ],
  narrow: {
    height: 392,
    nodes: [
      { el: "text", at: { x: 2, y: 22 }, cls: "label-strong", text: "Named at the meeting" },
      ...door(44, "fill-accent", ["cut the youth", "program"], LIT),
      ...door(212, "fill-accent", ["close in", "winter"], LIT),
      { el: "rect", at: { x: 2, y: 194, width: 316, height: 194 }, cls: "fill-shade dash" },
      { el: "text", at: { x: 14, y: 220 }, cls: "serif", text: "behind the curtain" },
      ...door(14, "fill-paper dash", ["raise", "prices"], HIDDEN),
      ...door(90, "fill-paper dash", ["rent out", "the hall"], HIDDEN),
      ...door(166, "fill-paper dash", ["ask", "donors"], HIDDEN),
      ...door(242, "fill-paper dash", ["fewer", "shows"], HIDDEN),
    ],
  },
};
