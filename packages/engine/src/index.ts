/** The VX Reflex Engine: finds wording that misleads, says why, and asks the better question. The catalogue is an entry of its own, `./catalogue`. */
export { analyze, countWords } from "./analyze.ts";
export { ENGINE_VERSION } from "./version.ts";
export { RULE_HASH } from "./generated/rule-hash.ts";
export * from "./policy/index.ts";
export type { Technique } from "./patterns/techniques.ts";
export type * from "./types.ts";
