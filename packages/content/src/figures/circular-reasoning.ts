import type { Figure } from "../schema.ts";

/** A loop of three claims, with the one arrow from outside that it lacks. */
export const figure: Figure = {
  id: "circular-reasoning-loop",
  width: 640,
  height: 250,
  alt: "Three statements in a ring, each pointing to the next: the guide is reliable, the guide lists only the best kitchens, they are the best because the guide lists them. A dashed arrow from outside, marked “blind tasting,” would break the loop.",
  caption: "A long loop. Follow the arrows and you come home without having met a fact.",
  nodes: [
    { el: "rect", at: { x: 150, y: 20, width: 200, height: 46 }, cls: "fill-paper line" },
    { el: "text", at: { x: 250, y: 48, "text-anchor": "middle" }, cls: "label-strong", text: "The guide is reliable" },
    { el: "rect", at: { x: 280, y: 178, width: 200, height: 50 }, cls: "fill-paper line" },
    { el: "text", at: { x: 380, y: 199, "text-anchor": "middle" }, cls: "label", text: "because it lists only" },
    { el: "text", at: { x: 380, y: 217, "text-anchor": "middle" }, cls: "label", text: "the best kitchens" },
    { el: "rect", at: { x: 20, y: 178, width: 200, height: 50 }, cls: "fill-paper line" },
    { el: "text", at: { x: 120, y: 199, "text-anchor": "middle" }, cls: "label", text: "which are the best" },
    { el: "text", at: { x: 120, y: 217, "text-anchor": "middle" }, cls: "label", text: "because it lists them" },
    { el: "path", at: { d: "M352 48 C 420 60 430 120 402 168" }, cls: "ink-logical strong" },
    { el: "polyline", at: { points: "414,160 402,170 399,155" }, cls: "ink-logical strong" },
    { el: "path", at: { d: "M278 203 L 226 203" }, cls: "ink-logical strong" },
    { el: "polyline", at: { points: "236,196 225,203 236,210" }, cls: "ink-logical strong" },
    { el: "path", at: { d: "M98 176 C 70 120 80 60 144 47" }, cls: "ink-logical strong" },
    { el: "polyline", at: { points: "134,41 146,46 138,57" }, cls: "ink-logical strong" },
    { el: "text", at: { x: 250, y: 128, "text-anchor": "middle" }, cls: "serif", text: "round and round" },
    { el: "path", at: { d: "M560 76 L 560 203 L 488 203" }, cls: "dash" },
    { el: "polyline", at: { points: "498,196 487,203 498,210" }, cls: "line" },
    { el: "rect", at: { x: 496, y: 30, width: 128, height: 46 }, cls: "fill-accent" },
    { el: "text", at: { x: 560, y: 58, "text-anchor": "middle" }, cls: "label-strong on-accent", text: "a blind tasting" },
  ],
};
