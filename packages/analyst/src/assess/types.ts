import type { Said } from "./clauses.ts";
import type { Exercise } from "./exercise.ts";

/** Kinds of assessment (specification README: the two assessment calls). */
export type AssessmentKind = "epistemic-humility" | "narrative-framing";

export interface CriterionScore {
  id: string;
  name: string;
  /** Share in the overall score, 0 to 1. */
  weight: number;
  /** 0 to 1. */
  score: number;
  /** The learner's words that counted, or what was looked for and not found. */
  because: string;
}

/** Result of an assessment (specification 2 §3). Scores are 0 to 1. */
export interface AssessmentResult {
  overallScore: number;
  /** Score by criterion id. */
  criteriaScores: Record<string, number>;
  /** The same with name, weight and the words that counted. */
  criteria: CriterionScore[];
  personalizedFeedback: string;
  strengths: string[];
  improvements: string[];
  nextSteps: string[];
}

/** Start and end in a sentence, UTF-16 units, end exclusive. */
export type Span = readonly [number, number];

/** What an evaluator sees: sentences of the answer that may count, what the engine marks in each, and what the exercise speaks of. */
export interface EvaluatorInput {
  said: readonly Said[];
  marks: Span[][];
  exercise: Exercise;
}

/** `words` are the matched ones, which the learner is praised for. */
export interface Evaluated {
  score: number;
  because: string;
  advice?: string;
  words?: readonly string[];
}

export interface Criterion {
  id: string;
  name: string;
  /** The same as a thing that a writer does, in a sentence to the learner: “What would help most is …”. */
  doing: string;
  /** What would help most where the answer does some of it already: who wrote “I'm about 60% sure” is not told to say how sure. */
  more: string;
  description: string;
  /** Specification 2 §9, assessment scoring. */
  weight: number;
  evaluator(input: EvaluatorInput): Evaluated;
  /** Said when the criterion is at 0.7 or more, and when it is under 0.4 (unless the evaluator has advice of its own for this answer). */
  praise: string;
  advice: string;
}
