import { catalogue } from "./catalogue.ts";
import type { PatternNote } from "./types.ts";

let byId: Map<string, PatternNote> | undefined;

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
