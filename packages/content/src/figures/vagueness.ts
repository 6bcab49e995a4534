import type { Figure } from "../schema.ts";

/** Sherman Kent’s report of how his colleagues read “serious possibility” (Kent 1964). */
export const figure: Figure = {
  id: "vagueness-serious-possibility",
  width: 640,
  height: 216,
  alt: "A scale of chances from 0 to 100. One bar for the phrase “serious possibility” reaches from 20 to 80; a dot inside it marks 65, the odds that Sherman Kent had in mind.",
  caption: "One phrase, agreed on by everyone, and the odds its authors turned out to mean.",
  nodes: [
    { el: "text", at: { x: 60, y: 30 }, cls: "label-strong", text: "“a serious possibility”" },
    { el: "text", at: { x: 60, y: 50 }, cls: "label-quiet", text: "what the people who had approved the words meant by them" },
    { el: "rect", at: { x: 164, y: 92, width: 312, height: 28 }, cls: "area-logical line" },
    { el: "text", at: { x: 164, y: 84 }, cls: "label", text: "lowest: 20" },
    { el: "text", at: { x: 476, y: 84, "text-anchor": "end" }, cls: "label", text: "highest: 80" },
    { el: "circle", at: { cx: 398, cy: 106, r: 6 }, cls: "fill-accent" },
    { el: "text", at: { x: 386, y: 111, "text-anchor": "end" }, cls: "label", text: "Kent: 65" },
    { el: "line", at: { x1: 60, y1: 146, x2: 580, y2: 146 }, cls: "strong" },
    { el: "line", at: { x1: 60, y1: 140, x2: 60, y2: 152 }, cls: "line" },
    { el: "line", at: { x1: 164, y1: 140, x2: 164, y2: 152 }, cls: "line" },
    { el: "line", at: { x1: 268, y1: 140, x2: 268, y2: 152 }, cls: "line" },
    { el: "line", at: { x1: 372, y1: 140, x2: 372, y2: 152 }, cls: "line" },
    { el: "line", at: { x1: 476, y1: 140, x2: 476, y2: 152 }, cls: "line" },
    { el: "line", at: { x1: 580, y1: 140, x2: 580, y2: 152 }, cls: "line" },
    { el: "text", at: { x: 60, y: 170, "text-anchor": "middle" }, cls: "label", text: "0" },
    { el: "text", at: { x: 164, y: 170, "text-anchor": "middle" }, cls: "label", text: "20" },
    { el: "text", at: { x: 268, y: 170, "text-anchor": "middle" }, cls: "label", text: "40" },
    { el: "text", at: { x: 372, y: 170, "text-anchor": "middle" }, cls: "label", text: "60" },
    { el: "text", at: { x: 476, y: 170, "text-anchor": "middle" }, cls: "label", text: "80" },
    { el: "text", at: { x: 580, y: 170, "text-anchor": "middle" }, cls: "label", text: "100" },
    { el: "text", at: { x: 320, y: 198, "text-anchor": "middle" }, cls: "label-quiet", text: "chances in 100 of an attack in 1951" },
  ],
};
