import type { Figure } from "../schema.ts";

const door = (x: number, cls: string, lines: string[]): Figure["nodes"] => [
  { el: "rect", at: { x, y: 62, width: 78, height: 120 }, cls },
  { el: "circle", at: { cx: x + 68, cy: 124, r: 3 }, cls: "fill-ink" },
  ...lines.map((text, i) => ({ el: "text" as const, at: { x: x + 39, y: 204 + 18 * i, "text-anchor": "middle" }, cls: "label", text })),
];

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
};
