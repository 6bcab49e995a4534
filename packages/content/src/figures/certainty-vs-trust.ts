import type { Figure } from "../schema.ts";

export const figure: Figure = {
  id: "certainty-vs-trust-year",
  width: 640,
  height: 280,
  alt: "Trust over a year. The adviser who is always sure starts high and drops with each miss. The adviser who says how sure she is starts lower and rises. The lines cross at the second miss.",
  caption:
    "A sketch, not a measurement: two advisers with the same skill and the same three misses. One had claimed to be certain each time, the other had given odds.",
  nodes: [
    { el: "line", at: { x1: 60, y1: 230, x2: 450, y2: 230 }, cls: "line" },
    { el: "line", at: { x1: 60, y1: 230, x2: 60, y2: 45 }, cls: "line" },
    { el: "text", at: { x: 60, y: 32 }, cls: "label-quiet", text: "how much you trust the adviser" },
    { el: "line", at: { x1: 160, y1: 55, x2: 160, y2: 230 }, cls: "rule" },
    { el: "line", at: { x1: 260, y1: 55, x2: 260, y2: 230 }, cls: "rule" },
    { el: "line", at: { x1: 360, y1: 55, x2: 360, y2: 230 }, cls: "rule" },
    { el: "polyline", at: { points: "60,70 160,66 160,115 260,111 260,162 360,158 360,200 450,198" }, cls: "strong" },
    { el: "polyline", at: { points: "60,165 160,142 160,148 260,124 260,130 360,104 360,110 450,86" }, cls: "dash" },
    { el: "circle", at: { cx: 450, cy: 198, r: 6 }, cls: "fill-ink" },
    { el: "circle", at: { cx: 450, cy: 86, r: 6 }, cls: "fill-accent" },
    { el: "text", at: { x: 464, y: 91 }, cls: "label-strong", text: "says how sure she is" },
    { el: "text", at: { x: 464, y: 203 }, cls: "label-strong", text: "always certain" },
    { el: "text", at: { x: 160, y: 250, "text-anchor": "middle" }, cls: "label", text: "first miss" },
    { el: "text", at: { x: 260, y: 250, "text-anchor": "middle" }, cls: "label", text: "second miss" },
    { el: "text", at: { x: 360, y: 250, "text-anchor": "middle" }, cls: "label", text: "third miss" },
    { el: "text", at: { x: 60, y: 271 }, cls: "label-quiet", text: "first meeting" },
    { el: "text", at: { x: 450, y: 271, "text-anchor": "end" }, cls: "label-quiet", text: "one year later" },
  ],
};
