import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "future-tech",
  why: "Technologies about which sweeping forecasts are made",
  words: [
    "ai", "a.i.", "agi", "superintelligence", "robots", "robot", "machines", "automation", "algorithms", "chatbots", "blockchain", "crypto",
    "bitcoin", "cryptocurrency", "nanotechnology", "drones", "fusion", "3d printing", "biotech", "new technology", "technology", "the technology",
  ],
};
