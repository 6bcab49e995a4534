import type { Pattern } from "./types.ts";

/** Jargon overload by density (vx-ju01). */
export const patterns: readonly Pattern[] = [
  {
    id: "vx-ju01-buzzword-density",
    name: "Crowds a sentence with buzzwords",
    category: "distraction",
    technique: "jargon",
    severity: "medium",
    phrases: [],
    detector: "jargon",
    extent: "sentence",
    description: "Four or more different buzzwords stand in one sentence.",
    rationale: "So many fashionable words in a row say less than one plain one. Readers who do not follow may blame themselves.",
    question: "What will be done, by whom, and how will we notice?",
    rewording: "Say the one thing that changes, in everyday words.",
    mechanism: "Impressive words can seem profound even where the sentence has no meaning.",
    source: "Pennycook and others, On the Reception and Detection of Pseudo-Profound Bullshit (2015)",
    fires: [
      "We leverage scalable synergies to empower stakeholders across our holistic, innovative ecosystem.",
      "Our agile, disruptive framework will streamline, optimize and transform your paradigm.",
    ],
    allows: ["The innovative pump saves water on small farms.", "We measured how the framework scales on four machines."],
  },
  {
    id: "vx-ju01-abstract-noun-pile",
    name: "Piles abstract nouns",
    category: "distraction",
    technique: "jargon",
    severity: "low",
    phrases: [],
    detector: "jargon",
    description: "Four or more long abstract nouns follow each other with nothing between.",
    rationale: "Nouns without verbs hide who does what. The pile sounds precise and cannot be pictured.",
    question: "Who does what to whom?",
    rewording: "Turn the nouns back into verbs and name the actor.",
    mechanism: "Sentences built of nouns are hard to follow, and what is hard to follow is soon skipped.",
    source: "Williams, Style: Toward Clarity and Grace (1990)",
    fires: [
      "The stakeholder engagement optimization implementation documentation is due.",
      "They promised performance improvement transformation sustainability governance.",
    ],
    allows: ["The implementation of the regulation took a year.", "Their performance and engagement improved."],
  },
];
