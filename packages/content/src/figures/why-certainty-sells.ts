import type { Figure } from "../schema.ts";

export const figure: Figure = {
  id: "why-certainty-sells-witnesses",
  width: 640,
  height: 280,
  alt: "Two lines between two points in time, before and after an error comes to light. The witness who was sure of everything starts higher and falls below the witness who had said which detail she was unsure of.",
  caption: "The order found in the mock trials, drawn without a scale: before the error the sure witness leads, after it the measured one does.",
  nodes: [
    { el: "line", at: { x1: 190, y1: 40, x2: 190, y2: 230 }, cls: "rule" },
    { el: "line", at: { x1: 420, y1: 40, x2: 420, y2: 230 }, cls: "rule" },
    { el: "line", at: { x1: 190, y1: 80, x2: 420, y2: 190 }, cls: "strong" },
    { el: "line", at: { x1: 190, y1: 125, x2: 420, y2: 135 }, cls: "dash" },
    { el: "circle", at: { cx: 190, cy: 80, r: 6 }, cls: "fill-ink" },
    { el: "circle", at: { cx: 420, cy: 190, r: 6 }, cls: "fill-ink" },
    { el: "circle", at: { cx: 190, cy: 125, r: 6 }, cls: "fill-accent" },
    { el: "circle", at: { cx: 420, cy: 135, r: 6 }, cls: "fill-accent" },
    { el: "text", at: { x: 176, y: 85, "text-anchor": "end" }, cls: "label", text: "sure of everything" },
    { el: "text", at: { x: 176, y: 130, "text-anchor": "end" }, cls: "label", text: "unsure of one detail" },
    { el: "text", at: { x: 436, y: 140 }, cls: "label-strong", text: "now believed more" },
    { el: "text", at: { x: 436, y: 195 }, cls: "label", text: "now believed less" },
    { el: "text", at: { x: 190, y: 252, "text-anchor": "middle" }, cls: "label-strong", text: "Before the error" },
    { el: "text", at: { x: 420, y: 252, "text-anchor": "middle" }, cls: "label-strong", text: "After the error" },
    { el: "text", at: { x: 30, y: 30 }, cls: "label-quiet", text: "How credible the witness seems" },
  ],
};
