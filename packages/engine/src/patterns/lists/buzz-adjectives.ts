import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "buzz-adjectives",
  why: "Adjectives of corporate prose that sound like qualities and measure nothing.",
  words: [
    "holistic", "scalable", "disruptive", "agile", "robust", "seamless", "frictionless", "synergistic", "transformative", "transformational",
    "innovative", "next generation", "world class", "best in class", "mission critical", "turnkey", "end to end", "immersive", "dynamic", "proactive", "actionable", "strategic", "sustainable", "impactful", "visionary",
    "bespoke", "tailored", "integrated", "intuitive", "revolutionary", "groundbreaking", "unparalleled", "state of the art", "granular",
    "multifaceted", "always on", "real time", "inclusive", "empowering",
  ],
};
