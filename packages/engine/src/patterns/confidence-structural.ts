import type { Pattern } from "./types.ts";

/** Confidence illusion by structure (vx-co01). */
export const patterns: readonly Pattern[] = [
  {
    id: "vx-co01-no-second-look",
    name: "Talks you out of a second look",
    category: "authority",
    technique: "overclaiming",
    severity: "medium",
    phrases: [],
    detector: "waiver",
    description: "A doctor, an engineer, a test or a backup is called needless, and the writer’s own certainty stands in its place.",
    rationale: "Anyone who is right loses nothing by a second look. Here it is waved away, and the writer’s word is all there is.",
    question: "What would a second look cost me, and what would it cost me to go without?",
    rewording: "I believe it is right; have somebody check before you rely on it.",
    mechanism: "Of the forms of overconfidence, being too sure of one’s own answer is the most persistent.",
    source: "Moore and Healy, The Trouble with Overconfidence (2008)",
    fires: [
      "I have tested every branch and the patch is correct. There is no need for a code review.",
      "This clause is absolutely void, and any court will say so with certainty. A lawyer would only charge you for the same answer.",
    ],
    allows: [
      "I have not tested the patch on Windows, so a review is needed.",
      "You need no permit for a fence under two meters.",
      "A cold gets better by itself, and you need no doctor; see one if the fever lasts more than three days.",
      "I checked the sums twice. Your accountant should look at the last page, too.",
    ],
  },
];
