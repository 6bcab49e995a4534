export { assess, bandOf, MIN_RESPONSE_CHARS } from "./assess/assess.ts";
export type { AssessmentKind, AssessmentResult, CriterionScore } from "./assess/types.ts";
