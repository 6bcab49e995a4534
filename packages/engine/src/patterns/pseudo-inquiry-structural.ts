import type { Pattern } from "./types.ts";

/** Pseudo-inquiry by form (vx-pi01). */
export const patterns: readonly Pattern[] = [
  {
    id: "vx-pi01-question-barrage",
    name: "Fires questions without waiting",
    category: "distraction",
    technique: "just asking questions",
    severity: "medium",
    phrases: [],
    detector: "questions",
    ignore: ["question"],
    description: "Three or more questions follow each other, none is answered, and at least one reproaches or suspects.",
    rationale: "The questions suggest an answer without standing up for it. Together they leave an impression that no single one would have to prove.",
    question: "Which of these questions is really open, and who could answer it?",
    rewording: "Ask the one question that matters, and say what you know already.",
    mechanism: "Unanswered questions invite readers to supply the answer, and people trust their own conclusions most.",
    source: "Walton, The Fallacy of Many Questions (1999)",
    fires: [
      "Who signed the permit? Why so late at night? And what are they so afraid of?",
      "Is it the water? Is it the air? Or is it what they put in our bread?",
    ],
    allows: ["How do I reset the clock? Where is the manual? Which battery fits?", "Who signed the permit? The clerk did. When? On Monday."],
  },
];
