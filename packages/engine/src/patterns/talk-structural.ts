import type { Pattern } from "./types.ts";

/** Pressure in talk that only the crowding of its means shows (vx-sp01). */
export const patterns: readonly Pattern[] = [
  {
    id: "vx-sp01-pressure-barrage",
    name: "Presses you from all sides at once",
    category: "emotional",
    technique: "intimidation",
    severity: "medium",
    confidence: 0.7,
    phrases: [],
    detector: "pressure",
    ignore: ["question", "negation"],
    description: "Within three sentences one speaker uses many means of pressure on another: orders, blame, feelings, absolutes, outcry.",
    rationale: "Many means of pressure fall within a few sentences. There is no room to answer one before the next arrives.",
    question: "Which one thing is asked of me, once the rest is taken away?",
    rewording: "I am hurt that you left early. Can we talk about it tonight?",
    mechanism: "Under a rush of demands and charges people give in to end the rush.",
    source: "Simon, In Sheep’s Clothing (1996)",
    fires: [
      "Don't you lie to me! You never loved me, you just want my money. Why can't you ever be honest?",
      "Look at me, you selfish fool! I gave you everything and you ruined it. Don't you ever blame me for your mistakes!",
    ],
    allows: [
      "I love the garden you planted. Thank you for the seeds.",
      "If you lose your key, call me and I will open the door for you.",
      "You never told me that. Do you want your money?",
    ],
  },
];
