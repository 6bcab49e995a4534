import type { Figure } from "../schema.ts";

export const figure: Figure = {
  id: "confirmation-bias-246",
  width: 640,
  height: 280,
  alt: "A small circle, your guess, lies inside a large circle, the real rule. Tests inside the small circle get a yes under both. Only a yes outside the small circle tells the two apart.",
  caption: "The tests 6, 8, 10 and 20, 22, 24 get a yes under both rules. The set 1, 5, 40 also gets a yes, and that yes sinks the guess.",
  nodes: [
    { el: "ellipse", at: { cx: 235, cy: 140, rx: 220, ry: 125 }, cls: "line fill-paper" },
    { el: "ellipse", at: { cx: 150, cy: 150, rx: 110, ry: 72 }, cls: "strong fill-shade" },
    { el: "text", at: { x: 255, y: 46, "text-anchor": "middle" }, cls: "label-strong", text: "The real rule: any three that rise" },
    { el: "text", at: { x: 150, y: 112, "text-anchor": "middle" }, cls: "label-strong", text: "Your guess: evens," },
    { el: "text", at: { x: 150, y: 129, "text-anchor": "middle" }, cls: "label-strong", text: "up by two" },
    { el: "circle", at: { cx: 96, cy: 156, r: 5 }, cls: "fill-ink" },
    { el: "text", at: { x: 108, y: 161 }, cls: "label", text: "6, 8, 10: yes" },
    { el: "circle", at: { cx: 96, cy: 184, r: 5 }, cls: "fill-ink" },
    { el: "text", at: { x: 108, y: 189 }, cls: "label", text: "20, 22, 24: yes" },
    { el: "circle", at: { cx: 300, cy: 150, r: 7 }, cls: "fill-accent" },
    { el: "text", at: { x: 315, y: 155 }, cls: "label", text: "1, 5, 40: yes" },
    { el: "circle", at: { cx: 500, cy: 150, r: 5 }, cls: "line fill-paper" },
    { el: "text", at: { x: 513, y: 155 }, cls: "label", text: "9, 4, 1: no" },
    { el: "path", at: { d: "M306 162 C 340 220, 420 236, 462 236" }, cls: "dash" },
    { el: "text", at: { x: 470, y: 232 }, cls: "label", text: "Only a yes out here" },
    { el: "text", at: { x: 470, y: 250 }, cls: "label", text: "tells them apart" },
  ],
};
