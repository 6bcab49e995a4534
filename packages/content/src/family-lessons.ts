import { CATALOG } from "./catalog.ts";
import type { CatalogRow } from "./schema.ts";

/** The lesson to send a reader to who has just met a finding of a detector family; chosen by hand among the lessons that teach it. */
const LESSON_OF_FAMILY: Readonly<Record<string, string>> = {
  "vx-em08": "emotional-framing",
  "vx-gf01": "appeal-to-emotion",
  "vx-fo01": "false-urgency",
  "vx-em09": "false-dilemma",
  "vx-so01": "speculative-authority",
  "vx-ha01": "speculative-authority",
  "vx-ha02": "fallacies-overview",
  "vx-fp01": "epistemic-humility",
  "vx-os01": "citation-laundering",
  "vx-pc01": "appeal-to-authority",
  "vx-ed01": "cognitive-dissonance",
  "vx-tu01": "emotional-framing",
  "vx-ju01": "jargon-overload",
  "vx-co01": "why-certainty-sells",
  "vx-da01": "detect-bullshit",
  "vx-ns01": "mental-models",
  "vx-ri01": "red-herring",
  "vx-vg01": "vagueness",
  "vx-nf01": "narrative-framing",
  "vx-pi01": "confirmation-bias",
  "vx-ct01": "cognitive-dissonance",
};

/** Null for a family that no lesson teaches by itself (semantic patterns, expert taxonomy, clusters). `family` is a prefix such as "vx-fo01". */
export function lessonOfFamily(family: string): Pick<CatalogRow, "id" | "title" | "route"> | null {
  return CATALOG.find((row) => row.id === LESSON_OF_FAMILY[family]) ?? null;
}
