import type { Figure } from "../schema.ts";

/** Terms of art unpack into something to see or count; a decorative term leaves an empty box. */
export const figure: Figure = {
  id: "jargon-overload-unpacking",
  width: 640,
  height: 244,
  alt: "Three terms with arrows to what they unpack into. Amortization: paying off a loan in fixed parts. Triage: treating the most urgent first. Holistic value synergy: an empty dashed box.",
  caption: "Unpack the term. A working word has something inside.",
  nodes: [
    { el: "text", at: { x: 20, y: 26 }, cls: "label-quiet", text: "the term" },
    { el: "text", at: { x: 310, y: 26 }, cls: "label-quiet", text: "what is inside" },
    { el: "rect", at: { x: 20, y: 42, width: 220, height: 48 }, cls: "fill-shade line" },
    { el: "text", at: { x: 130, y: 71, "text-anchor": "middle" }, cls: "label-strong", text: "amortization" },
    { el: "line", at: { x1: 248, y1: 66, x2: 291, y2: 66 }, cls: "line" },
    { el: "polygon", at: { points: "302,66 291,61 291,71" }, cls: "fill-ink" },
    { el: "rect", at: { x: 310, y: 42, width: 310, height: 48 }, cls: "fill-paper line" },
    { el: "text", at: { x: 465, y: 71, "text-anchor": "middle" }, cls: "label", text: "paying off a loan in fixed parts" },
    { el: "rect", at: { x: 20, y: 108, width: 220, height: 48 }, cls: "fill-shade line" },
    { el: "text", at: { x: 130, y: 137, "text-anchor": "middle" }, cls: "label-strong", text: "triage" },
    { el: "line", at: { x1: 248, y1: 132, x2: 291, y2: 132 }, cls: "line" },
    { el: "polygon", at: { points: "302,132 291,127 291,137" }, cls: "fill-ink" },
    { el: "rect", at: { x: 310, y: 108, width: 310, height: 48 }, cls: "fill-paper line" },
    { el: "text", at: { x: 465, y: 137, "text-anchor": "middle" }, cls: "label", text: "treating the most urgent first" },
    { el: "rect", at: { x: 20, y: 174, width: 220, height: 48 }, cls: "fill-shade line" },
    { el: "text", at: { x: 130, y: 203, "text-anchor": "middle" }, cls: "label-strong", text: "holistic value synergy" },
    { el: "line", at: { x1: 248, y1: 198, x2: 291, y2: 198 }, cls: "line" },
    { el: "polygon", at: { points: "302,198 291,193 291,203" }, cls: "fill-ink" },
    { el: "rect", at: { x: 310, y: 174, width: 310, height: 48 }, cls: "dash" },
    { el: "text", at: { x: 465, y: 203, "text-anchor": "middle" }, cls: "label-quiet", text: "nothing to see or count" },
  ],
};
