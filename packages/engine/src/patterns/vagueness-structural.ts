import type { Pattern } from "./types.ts";

/** Vagueness by density (vx-vg01). */
export const patterns: readonly Pattern[] = [
  {
    id: "vx-vg01-hollow-hedging",
    name: "Hedges everything and says nothing",
    category: "distraction",
    technique: "vagueness",
    severity: "medium",
    phrases: [],
    detector: "hedging",
    description: "Hedge follows hedge, and no figure, name or case stands between them.",
    rationale: "It all depends, on factors that are not named, and some see it one way and some the other. Nothing in it could turn out wrong.",
    question: "What does it depend on, and which way in my case?",
    rewording: "In dry soil water daily; in clay twice a week is enough.",
    mechanism: "Balance sounds wise, and readers find their own view in what commits to none.",
    source: "Frankfurt, On Bullshit (2005)",
    fires: [
      "Whether this is wise depends on a variety of circumstances. In certain situations it may help, whereas in others it could do the opposite.",
      "It is a complex topic, and some may find it useful, while others could see various drawbacks, depending on the context.",
    ],
    allows: [
      "It may rain in the hills, and some roads could be closed, depending on the wind.",
      "Side effects may differ between people; in the trial of 2019 some had a headache and others none.",
      "Both approaches have advantages: the first is fast, the second is safe, and many teams use both.",
    ],
  },
  {
    id: "vx-vg01-good-words",
    name: "Strings fine words together",
    category: "distraction",
    technique: "vagueness",
    severity: "medium",
    phrases: [],
    detector: "haze",
    description: "Growth, balance, trust, clarity: fine words close together, and no figure, name or case between them.",
    rationale: "Nobody is against any of these words, so nothing was said that could turn out wrong or help to decide.",
    question: "What would be different if the opposite were meant?",
    rewording: "We answer within two days; if we do not, you pay nothing.",
    mechanism: "Well-sounding statements without content are often rated as profound.",
    source: "Pennycook and others, On the Reception and Detection of Pseudo-Profound Bullshit (2015)",
    fires: [
      "True growth is a journey toward inner balance, where clarity and acceptance nurture lasting strength.",
      "We are committed to excellence, integrity and transparency, and foster a culture of trust and meaningful dialogue.",
    ],
    allows: [
      "Balance on one leg for ten seconds, then change.",
      "The path along the river is open, and the experience is worth the walk.",
      "They trust the process because it is checked each month.",
    ],
  },
];
