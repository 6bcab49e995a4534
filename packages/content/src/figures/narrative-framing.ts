import type { Figure } from "../schema.ts";

const BARS: Figure["nodes"] = [
  { el: "line", at: { x1: 30, y1: 215, x2: 250, y2: 215 }, cls: "line" },
  { el: "rect", at: { x: 45, y: 65, width: 48, height: 150 }, cls: "line fill-shade" },
  { el: "rect", at: { x: 116, y: 155, width: 48, height: 60 }, cls: "line fill-shade" },
  { el: "rect", at: { x: 187, y: 95, width: 48, height: 120 }, cls: "fill-accent" },
  { el: "text", at: { x: 69, y: 56, "text-anchor": "middle" }, cls: "label-strong", text: "50,000" },
  { el: "text", at: { x: 140, y: 146, "text-anchor": "middle" }, cls: "label-strong", text: "20,000" },
  { el: "text", at: { x: 211, y: 86, "text-anchor": "middle" }, cls: "label-strong", text: "40,000" },
  { el: "text", at: { x: 69, y: 234, "text-anchor": "middle" }, cls: "label", text: "2019" },
  { el: "text", at: { x: 140, y: 234, "text-anchor": "middle" }, cls: "label", text: "2021" },
  { el: "text", at: { x: 211, y: 234, "text-anchor": "middle" }, cls: "label", text: "2023" },
  { el: "text", at: { x: 140, y: 258, "text-anchor": "middle" }, cls: "label-quiet", text: "visits to one library" },
];
const HEADLINES: Figure["nodes"] = [
  { el: "text", at: { x: 305, y: 48 }, cls: "label-strong", text: "Decline" },
  { el: "text", at: { x: 305, y: 67 }, cls: "label", text: "“Library loses a fifth of its visits in four years”" },
  { el: "text", at: { x: 305, y: 106 }, cls: "label-strong", text: "Recovery" },
  { el: "text", at: { x: 305, y: 125 }, cls: "label", text: "“Library visits double in two years”" },
  { el: "text", at: { x: 305, y: 164 }, cls: "label-strong", text: "Shock" },
  { el: "text", at: { x: 305, y: 183 }, cls: "label", text: "“Six in ten visits vanished by 2021”" },
  { el: "text", at: { x: 305, y: 222 }, cls: "label-strong", text: "Daily life" },
  { el: "text", at: { x: 305, y: 241 }, cls: "label", text: "“The town now comes in 110 times a day”" },
];

export const figure: Figure = {
  id: "narrative-framing-library",
  width: 640,
  height: 270,
  alt: "Three bars show library visits: 50,000 in 2019, 20,000 in 2021 and 40,000 in 2023. Beside them stand four headlines drawn from the same bars: decline, recovery, shock and daily life.",
  caption: "One set of figures, four frames. Each is true, and each picks a different start, comparison or actor.",
  nodes: [...BARS, { el: "line", at: { x1: 285, y1: 30, x2: 285, y2: 250 }, cls: "rule" }, ...HEADLINES],
  narrow: {
    height: 490,
    nodes: [
      { el: "g", at: { transform: "translate(20 0)" }, kids: BARS },
      { el: "g", at: { transform: "translate(-297 235)" }, kids: HEADLINES },
    ],
  },
};
