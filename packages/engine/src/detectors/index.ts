import type { Engine } from "../engine.ts";
import type { Candidate } from "../score/evidence.ts";

/** Runs every structural detector over the text that the engine has read. */
export function detect(_engine: Engine): Candidate[] {
  return [];
}
