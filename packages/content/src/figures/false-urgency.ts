import type { Figure } from "../schema.ts";

/** A deadline set by an event, and a clock that starts again whenever it runs out. */
export const figure: Figure = {
  id: "false-urgency-two-clocks",
  width: 640,
  height: 250,
  alt: "Two timelines. In the first a line runs to a strong mark, “the ferry leaves,” and continues only as a dashed line. In the second the line reaches zero and an arrow loops back to the start of the countdown.",
  caption: "A real deadline is fixed by something outside the seller. A painted one can start over.",
  nodes: [
    { el: "text", at: { x: 40, y: 30 }, cls: "label-strong", text: "A real deadline" },
    { el: "line", at: { x1: 40, y1: 72, x2: 460, y2: 72 }, cls: "strong" },
    { el: "circle", at: { cx: 40, cy: 72, r: 5 }, cls: "fill-ink" },
    { el: "line", at: { x1: 460, y1: 50, x2: 460, y2: 94 }, cls: "strong" },
    { el: "line", at: { x1: 466, y1: 72, x2: 600, y2: 72 }, cls: "dash" },
    { el: "text", at: { x: 40, y: 100 }, cls: "label", text: "you learn of it" },
    { el: "text", at: { x: 450, y: 100, "text-anchor": "end" }, cls: "label", text: "the ferry leaves" },
    { el: "text", at: { x: 476, y: 100 }, cls: "label-quiet", text: "the choice is gone" },
    { el: "text", at: { x: 40, y: 142 }, cls: "label-strong", text: "A painted deadline" },
    { el: "line", at: { x1: 40, y1: 206, x2: 460, y2: 206 }, cls: "strong" },
    { el: "circle", at: { cx: 40, cy: 206, r: 5 }, cls: "fill-ink" },
    { el: "circle", at: { cx: 460, cy: 206, r: 5 }, cls: "fill-accent" },
    { el: "path", at: { d: "M458 198 C 420 152, 96 152, 58 190" }, cls: "line ink-emotional" },
    { el: "polygon", at: { points: "50,199 54,187 63,193" }, cls: "fill-ink" },
    { el: "text", at: { x: 40, y: 234 }, cls: "label", text: "“ends in 10:00”" },
    { el: "text", at: { x: 460, y: 234, "text-anchor": "middle" }, cls: "label", text: "00:00" },
    { el: "text", at: { x: 476, y: 190 }, cls: "label-quiet", text: "and the clock" },
    { el: "text", at: { x: 476, y: 210 }, cls: "label-quiet", text: "starts again" },
  ],
};
