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

/** What an evaluator sees: sentences of the answer that may count, what the engine marks in each, and the prompt or facts. */
export interface EvaluatorInput {
  sentences: string[];
  marks: Span[][];
  answer: string;
  prompt: string;
}

export interface Criterion {
  id: string;
  name: string;
  /** The same as a thing that a writer does, in a sentence to the learner: “What would help most is …”. */
  doing: string;
  description: string;
  /** Specification 2 §9, assessment scoring. */
  weight: number;
  evaluator(input: EvaluatorInput): { score: number; because: string; advice?: string };
  /** Said when the criterion is at 0.7 or more, and when it is under 0.4 (unless the evaluator has advice of its own for this answer). */
  praise: string;
  advice: string;
}
