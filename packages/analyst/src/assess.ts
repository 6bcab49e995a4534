export { assess, criteriaOf, MIN_RESPONSE_CHARS } from "./assess/assess.ts";
export type { Criterion } from "./assess/types.ts";
