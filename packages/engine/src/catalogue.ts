/** Everything there is to read about the patterns. An entry of its own, because these texts are long and no analysis needs them. */
import { CATALOGUE } from "./generated/catalogue.ts";
import type { PatternNote } from "./types.ts";

export { TECHNIQUES, type Technique } from "./patterns/techniques.ts";
export type { PatternNote } from "./types.ts";

let parsed: readonly PatternNote[] | undefined;
let byId: Map<string, PatternNote> | undefined;

/** Every pattern with its texts, by family in the order of the specification; parsed at the first call. */
export function catalogue(): readonly PatternNote[] {
  parsed ??= JSON.parse(CATALOGUE) as PatternNote[];
  return parsed;
}

/** The id as we write it: document 2 also uses ids without "vx-" (`vg01-type`, `co01-type`, `so01-type`). */
export function canonicalId(reflexId: string): string {
  const id = reflexId.trim().toLowerCase();
  return /^[a-z]{2}\d{2}-/.test(id) ? `vx-${id}` : id;
}

/**
 * What stands behind a reflex id: the pattern's texts. Short ids are accepted (specification README, other readings). Undefined for an unknown id
 * and for `policy-block` and `cluster-alert`, which are no patterns.
 */
export function explain(reflexId: string): PatternNote | undefined {
  byId ??= new Map(catalogue().map((note) => [note.reflexId, note]));
  return byId.get(canonicalId(reflexId));
}
