import type { Figure } from "../schema.ts";

/** How a hedge is lost on the way from the laboratory to the label. */
export const figure: Figure = {
  id: "speculative-authority-stairs",
  width: 640,
  height: 296,
  alt: "Five stairs rise from left to right: lab notes say “seen in mice,” the paper “linked to,” the press release “could help,” the headline “helps,” the label “proven.” A dashed line under all five shows that the evidence stays level.",
  caption: "The wording climbs one small stair at a time. Nobody did a new experiment on the way up.",
  nodes: [
    { el: "rect", at: { x: 20, y: 205, width: 120, height: 35 }, cls: "area-authority line" },
    { el: "rect", at: { x: 140, y: 170, width: 120, height: 70 }, cls: "area-authority line" },
    { el: "rect", at: { x: 260, y: 135, width: 120, height: 105 }, cls: "area-authority line" },
    { el: "rect", at: { x: 380, y: 100, width: 120, height: 140 }, cls: "area-authority line" },
    { el: "rect", at: { x: 500, y: 65, width: 120, height: 175 }, cls: "area-authority line" },
    { el: "text", at: { x: 80, y: 178, "text-anchor": "middle" }, cls: "label-quiet", text: "lab notes" },
    { el: "text", at: { x: 80, y: 196, "text-anchor": "middle" }, cls: "label-strong", text: "“seen in mice”" },
    { el: "text", at: { x: 200, y: 143, "text-anchor": "middle" }, cls: "label-quiet", text: "paper" },
    { el: "text", at: { x: 200, y: 161, "text-anchor": "middle" }, cls: "label-strong", text: "“linked to”" },
    { el: "text", at: { x: 320, y: 108, "text-anchor": "middle" }, cls: "label-quiet", text: "press release" },
    { el: "text", at: { x: 320, y: 126, "text-anchor": "middle" }, cls: "label-strong", text: "“could help”" },
    { el: "text", at: { x: 440, y: 73, "text-anchor": "middle" }, cls: "label-quiet", text: "headline" },
    { el: "text", at: { x: 440, y: 91, "text-anchor": "middle" }, cls: "label-strong", text: "“helps”" },
    { el: "text", at: { x: 560, y: 38, "text-anchor": "middle" }, cls: "label-quiet", text: "label" },
    { el: "text", at: { x: 560, y: 56, "text-anchor": "middle" }, cls: "label-strong", text: "“proven”" },
    { el: "line", at: { x1: 20, y1: 258, x2: 620, y2: 258 }, cls: "dash" },
    { el: "text", at: { x: 320, y: 280, "text-anchor": "middle" }, cls: "label", text: "the evidence: the same on every stair" },
  ],
  narrow: {
    height: 266,
    nodes: [
      ...[
        ["label", "“proven”"],
        ["headline", "“helps”"],
        ["press release", "“could help”"],
        ["paper", "“linked to”"],
        ["lab notes", "“seen in mice”"],
      ].flatMap(([where, wording], i): Figure["nodes"] => [
        { el: "rect", at: { x: 154 - 38 * i, y: 10 + 40 * i, width: 164 + 38 * i, height: 40 }, cls: "area-authority line" },
        { el: "text", at: { x: 166 - 38 * i, y: 35 + 40 * i }, cls: "label-quiet", text: where! },
        { el: "text", at: { x: 308, y: 35 + 40 * i, "text-anchor": "end" }, cls: "label-strong", text: wording! },
      ]),
      { el: "line", at: { x1: 2, y1: 228, x2: 318, y2: 228 }, cls: "dash" },
      { el: "text", at: { x: 160, y: 252, "text-anchor": "middle" }, cls: "label", text: "the evidence: the same on every stair" },
    ],
  },
};
