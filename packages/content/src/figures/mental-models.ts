import type { Figure } from "../schema.ts";

const GROUND: Figure["nodes"] = [
  { el: "text", at: { x: 40, y: 28 }, cls: "label-strong", text: "The ground" },
  { el: "path", at: { d: "M150 50 C 190 100, 120 140, 190 220" }, cls: "ink-framing" },
  { el: "text", at: { x: 186, y: 84 }, cls: "label-quiet", text: "river" },
  { el: "path", at: { d: "M215 130 L 240 92 L 262 130 M 250 112 L 268 84 L 292 130" }, cls: "line" },
  { el: "text", at: { x: 238, y: 148 }, cls: "label-quiet", text: "hills" },
  { el: "path", at: { d: "M45 90 C 60 170, 95 190, 120 172 S 160 150, 215 185 S 290 210, 305 172" }, cls: "strong" },
  { el: "circle", at: { cx: 45, cy: 90, r: 6 }, cls: "fill-accent" },
  { el: "circle", at: { cx: 62, cy: 142, r: 6 }, cls: "fill-accent" },
  { el: "circle", at: { cx: 215, cy: 185, r: 6 }, cls: "fill-accent" },
  { el: "circle", at: { cx: 305, cy: 172, r: 6 }, cls: "fill-accent" },
  { el: "text", at: { x: 56, y: 88 }, cls: "label", text: "A" },
  { el: "text", at: { x: 76, y: 140 }, cls: "label", text: "B" },
  { el: "text", at: { x: 211, y: 211 }, cls: "label", text: "C" },
  { el: "text", at: { x: 301, y: 160 }, cls: "label", text: "D" },
];
const MAP: Figure["nodes"] = [
  { el: "text", at: { x: 365, y: 28 }, cls: "label-strong", text: "The map" },
  { el: "line", at: { x1: 375, y1: 110, x2: 600, y2: 110 }, cls: "strong" },
  { el: "circle", at: { cx: 375, cy: 110, r: 6 }, cls: "fill-accent" },
  { el: "circle", at: { cx: 450, cy: 110, r: 6 }, cls: "fill-accent" },
  { el: "circle", at: { cx: 525, cy: 110, r: 6 }, cls: "fill-accent" },
  { el: "circle", at: { cx: 600, cy: 110, r: 6 }, cls: "fill-accent" },
  { el: "text", at: { x: 375, y: 92, "text-anchor": "middle" }, cls: "label", text: "A" },
  { el: "text", at: { x: 450, y: 92, "text-anchor": "middle" }, cls: "label", text: "B" },
  { el: "text", at: { x: 525, y: 92, "text-anchor": "middle" }, cls: "label", text: "C" },
  { el: "text", at: { x: 600, y: 92, "text-anchor": "middle" }, cls: "label", text: "D" },
  { el: "text", at: { x: 365, y: 170 }, cls: "label", text: "Keeps: which stop comes next" },
  { el: "text", at: { x: 365, y: 192 }, cls: "label", text: "Drops: distance, hills, river, weather" },
];

export const figure: Figure = {
  id: "mental-models-map",
  width: 640,
  height: 260,
  alt: "On the left, the ground: a winding track past hills and a river with four unevenly spaced stops. On the right, the map: the same four stops on a straight line at equal distances.",
  caption: "The map keeps the order of the stops and drops the hills, the river and the distances. It is perfect for riding the train and useless for walking.",
  nodes: [...GROUND, { el: "line", at: { x1: 330, y1: 20, x2: 330, y2: 240 }, cls: "rule" }, ...MAP],
  narrow: {
    height: 450,
    nodes: [
      { el: "g", at: { transform: "translate(0 0)" }, kids: GROUND },
      { el: "g", at: { transform: "translate(-325 235)" }, kids: MAP },
    ],
  },
};
