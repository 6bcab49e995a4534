import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "buzz-adjectives",
  why: "Adjectives of corporate prose that sound like qualities and measure nothing.",
  words: [
    "holistic", "scalable", "disruptive", "agile", "robust", "seamless", "frictionless", "synergistic", "transformative", "transformational", "innovative",
    "cutting edge", "bleeding edge", "leading edge", "next generation", "next gen", "world class", "best in class", "best of breed", "game changing",
    "paradigm shifting", "future proof", "futureproof", "mission critical", "value added", "value driven", "customer centric", "client centric",
    "people centric", "data driven", "results driven", "results oriented", "outcome driven", "outcomes based", "end to end", "turnkey", "cross functional",
    "cross platform", "omnichannel", "omni channel", "enterprise grade", "enterprise class", "cloud native", "ai powered", "ai driven", "ai enabled",
    "blockchain enabled", "hyperconnected", "hyper personalized", "hyper local", "immersive", "dynamic", "proactive", "actionable", "strategic",
    "sustainable", "impactful", "purpose driven", "mission driven", "forward thinking", "forward looking", "visionary", "bespoke", "tailored",
    "integrated", "intuitive", "revolutionary", "groundbreaking", "unparalleled", "high impact", "high performance", "high touch", "solution oriented",
    "solutions focused", "thought leading", "globally scalable", "hyper scalable", "ultra scalable", "state of the art", "granular", "multi faceted",
    "multifaceted", "360 degree", "always on", "real time", "human centered", "human centred", "human centric", "inclusive", "empowering",
    "vertically integrated", "principle centered", "goal oriented", "world leading", "industry leading", "market leading", "best practice",
  ],
};
