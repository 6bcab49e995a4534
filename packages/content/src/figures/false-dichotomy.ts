import type { Figure } from "../schema.ts";

/** Cooks along one line, and the same cooks sorted into two boxes. */
export const figure: Figure = {
  id: "false-dichotomy-spectrum",
  width: 640,
  height: 240,
  alt: "Above, fourteen dots spread along a line from 0 to 10, most of them near the middle. Below, the same dots in two boxes marked “can’t cook” and “born cook,” with nothing between.",
  caption: "Fourteen cooks, rated from 0 to 10. The line shows that most sit near the middle; the two boxes hide it.",
  nodes: [
    { el: "text", at: { x: 20, y: 24 }, cls: "label-strong", text: "On the line" },
    { el: "line", at: { x1: 40, y1: 86, x2: 600, y2: 86 }, cls: "strong" },
    { el: "text", at: { x: 40, y: 108, "text-anchor": "middle" }, cls: "label-quiet", text: "0" },
    { el: "text", at: { x: 600, y: 108, "text-anchor": "middle" }, cls: "label-quiet", text: "10" },
    ...[[90, 74], [165, 74], [215, 74], [250, 74], [270, 58], [285, 74], [308, 58], [310, 74], [332, 74], [345, 58], [370, 74], [410, 74], [470, 74], [555, 74]].map(
      ([cx, cy]) => ({ el: "circle" as const, at: { cx: cx as number, cy: cy as number, r: 6 }, cls: "fill-accent" }),
    ),
    { el: "line", at: { x1: 320, y1: 26, x2: 320, y2: 214 }, cls: "dash" },
    { el: "text", at: { x: 330, y: 36 }, cls: "serif", text: "the cut" },
    { el: "text", at: { x: 20, y: 142 }, cls: "label-strong", text: "In two boxes" },
    { el: "rect", at: { x: 40, y: 154, width: 260, height: 44 }, cls: "fill-shade line" },
    { el: "rect", at: { x: 340, y: 154, width: 260, height: 44 }, cls: "fill-shade line" },
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({ el: "circle" as const, at: { cx: 72 + 28 * i, cy: 176, r: 6 }, cls: "fill-ink" })),
    ...[0, 1, 2, 3, 4, 5].map((i) => ({ el: "circle" as const, at: { cx: 400 + 28 * i, cy: 176, r: 6 }, cls: "fill-ink" })),
    { el: "text", at: { x: 170, y: 222, "text-anchor": "middle" }, cls: "label", text: "“can’t cook”" },
    { el: "text", at: { x: 470, y: 222, "text-anchor": "middle" }, cls: "label", text: "“born cook”" },
  ],
};
