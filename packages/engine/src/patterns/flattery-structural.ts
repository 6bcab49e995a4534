import type { Pattern } from "./types.ts";

/** Flattery by density (vx-gf01). */
export const patterns: readonly Pattern[] = [
  {
    id: "vx-gf01-praise-upon-praise",
    name: "Heaps high praise on you",
    category: "emotional",
    technique: "flattery",
    severity: "medium",
    phrases: [],
    detector: "flattery",
    description: "Two or more words of high praise for your mind or your work stand close together.",
    rationale: "The praise names no reason that could be checked. Someone who has just been admired objects less.",
    question: "What exactly is good about it, and what would a critic say?",
    rewording: "The argument is clear; the second figure needs a source.",
    mechanism: "People like those who praise them, even when the motive is plain.",
    source: "Cialdini, Influence (1984)",
    fires: ["Your idea is brilliant, and it takes rare courage to say it.", "Wow, this essay is stunning. You have an extraordinary mind."],
    allows: [
      "Thank you for the brilliant talk, your insights helped us.",
      "Your essay has a clear thesis, and the examples are good.",
      "The museum shows a rare and stunning vase; you find it on the first floor.",
      "You played really well today.",
    ],
  },
];
