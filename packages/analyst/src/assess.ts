export { assess, bandOf, criteriaOf, MIN_RESPONSE_CHARS } from "./assess/assess.ts";
export type { AssessmentKind, AssessmentResult, Criterion, CriterionScore } from "./assess/types.ts";
