import type { RevealVariant } from "../schema.ts";

/** Wording of the education area that the specification quotes (specification 1 §2, specification 2 §2, §3 and §5), word for word. */

export const HUB_TITLE = "Education Hub";
export const BACK_TO_HOME = "Back to Home";
export const BACK_TO_HUB = "Back to Education Hub";
export const AVAILABLE = "Available";
export const COMING_SOON = "Coming Soon";
export const ENTER_SANDBOX = "Enter Practice Sandbox";

export const PREVIOUS = "Previous";
export const NEXT = "Next";
export const COMPLETE_LESSON = "Complete Lesson";
/** The text beside a progress bar: 'n of N'. */
export const stepOf = (step: number, steps: number): string => `${step} of ${steps}`;

export const ANSWER_REVEALED = "Answer Revealed";
/** Button, heading of the analysis and heading of the explanation of a practice item, by variant; null where no control reveals anything. */
export const REVEAL: Readonly<Record<RevealVariant, { button: string; heading: string; why: string } | null>> = {
  expert: { button: "Show Expert Analysis", heading: "Expert Analysis", why: "Why This Matters" },
  steelman: { button: "Show Expert Steelman", heading: "Expert Steelman", why: "Why This Works" },
  humility: { button: "Show Example Response", heading: "Example Response", why: "Why This Matters" },
  framing: { button: "Show Expert Analysis", heading: "Alternative Framing", why: "Why This Matters" },
  "detect-bullshit": null,
};

export const SUBMIT_ASSESSMENT = "Submit for AI Assessment";
export const ANALYZING = "Analyzing...";
export const ASSESSMENT_FAILED = "Assessment failed";
export const ASSESSMENT_STOPPED = "Stopped. Your answer is still in the field.";
/** While a language model assesses (docs/decisions/0039). */
export const GRADED_THREE_TIMES = "The language model grades your answer three times and compares the results.";
export const STOP_KEEPS_ANSWER = "You can press Stop; your answer stays in the field.";
/** `why`: the server's sentence on what became of the model's assessment, where it gives one. */
export const assessedByRules = (why = "The language model didn’t give a usable assessment."): string => `${why} This assessment was made by rules.`;
export const ON_DEVICE = "assessed on this device";
export const WHY_THIS_WORKS = "Why this works";
export const PREVIOUS_EXERCISE = "Previous Exercise";
export const NEXT_EXERCISE = "Next Exercise";
export const COMPLETE_SANDBOX = "Complete Sandbox";
/** overallScore (0 to 1) as it is shown (specification 2 §9). */
export const scorePercent = (overallScore: number): number => Math.round(overallScore * 100);
