/** The VX Reflex Engine: finds wording that misleads, says why, and asks the better question. */
export { analyze } from "./analyze.ts";
export { explain } from "./explain.ts";
export { ENGINE_VERSION } from "./version.ts";
export { RULE_HASH } from "./generated/tables.ts";
export { catalogue } from "./catalogue.ts";
export { TECHNIQUES, type Technique } from "./patterns/techniques.ts";
export * from "./policy/index.ts";
export type * from "./types.ts";
