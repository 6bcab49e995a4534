import { CATALOGUE } from "./generated/catalogue.ts";
import type { PatternNote } from "./types.ts";

let parsed: readonly PatternNote[] | undefined;

/** Every pattern with its texts, by family in the order of the specification; parsed at the first call. */
export function catalogue(): readonly PatternNote[] {
  parsed ??= JSON.parse(CATALOGUE) as PatternNote[];
  return parsed;
}
