import type { Figure } from "../schema.ts";

export const figure: Figure = {
  id: "epistemic-humility-calibration",
  width: 640,
  height: 300,
  alt: "A chart of how sure people say they are against how often they are right. A dashed diagonal shows a perfect match. A flatter line below it shows someone who is too sure: says 100, right about 80 times.",
  caption:
    "A sketch of calibration, with 100 guesses at each level of sureness. On the dashed line, sureness and success match. Below it, the speaker is too sure.",
  nodes: [
    { el: "line", at: { x1: 90, y1: 250, x2: 400, y2: 250 }, cls: "line" },
    { el: "line", at: { x1: 90, y1: 250, x2: 90, y2: 30 }, cls: "line" },
    { el: "line", at: { x1: 90, y1: 150, x2: 400, y2: 150 }, cls: "rule" },
    { el: "line", at: { x1: 90, y1: 50, x2: 400, y2: 50 }, cls: "rule" },
    { el: "polygon", at: { points: "90,250 390,50 390,130 240,198" }, cls: "area-authority" },
    { el: "line", at: { x1: 90, y1: 250, x2: 390, y2: 50 }, cls: "dash" },
    { el: "polyline", at: { points: "90,250 165,226 240,198 315,166 390,130" }, cls: "strong" },
    { el: "circle", at: { cx: 390, cy: 130, r: 6 }, cls: "fill-accent" },
    { el: "text", at: { x: 80, y: 254, "text-anchor": "end" }, cls: "label-quiet", text: "50" },
    { el: "text", at: { x: 80, y: 154, "text-anchor": "end" }, cls: "label-quiet", text: "75" },
    { el: "text", at: { x: 80, y: 54, "text-anchor": "end" }, cls: "label-quiet", text: "100" },
    { el: "text", at: { x: 90, y: 269, "text-anchor": "middle" }, cls: "label-quiet", text: "50%" },
    { el: "text", at: { x: 240, y: 269, "text-anchor": "middle" }, cls: "label-quiet", text: "75%" },
    { el: "text", at: { x: 390, y: 269, "text-anchor": "middle" }, cls: "label-quiet", text: "100%" },
    { el: "text", at: { x: 240, y: 291, "text-anchor": "middle" }, cls: "label", text: "how sure they say they are" },
    { el: "text", at: { x: 100, y: 22, "text-anchor": "start" }, cls: "label", text: "right, out of 100" },
    { el: "text", at: { x: 412, y: 55 }, cls: "label-strong", text: "Well matched" },
    { el: "text", at: { x: 412, y: 127 }, cls: "label-strong", text: "Too sure:" },
    { el: "text", at: { x: 412, y: 145 }, cls: "label", text: "says 100, right about 80 times" },
  ],
};
