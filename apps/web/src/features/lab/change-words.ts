import type { FeedbackType } from "../../lib/adaptive-learning.ts";

/** What feedback changed about a detector, in words. “Correct” changes nothing, nor does what comes once the cap is reached. */
export const changeWords = (share: number): string => (share === 0 ? "no change" : `${share > 0 ? "+" : "−"}${Math.round(Math.abs(share) * 1000) / 10} points`);

/** What feedback is taken for. */
export const TYPE_WORDS: Readonly<Record<FeedbackType, string>> = {
  false_positive: "false alarm",
  false_negative: "missed",
  correct: "correct",
  disputed: "disputed",
};
