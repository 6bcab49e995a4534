import type { ReflexProfile, Stakes } from "../types.ts";
import { COFIRE_ALLOWED, DETECTION_POLICY } from "./codex-detection.ts";
import type { Codex } from "./codex-types.ts";
import { FAMILIES, type CodexReflex, type Family } from "./families.ts";

const STAKES_ORDER: readonly Stakes[] = ["low", "medium", "high"];

export interface Firing {
  triggered: boolean;
  blocked: boolean;
  suppressed: boolean;
  threshold: number | null;
}

/** The family whose prefix a reflex id starts with; undefined for policy-block and cluster-alert. */
export function familyOf(reflexId: string): Family | undefined {
  return FAMILIES.find((f) => reflexId === f.prefix || reflexId.startsWith(`${f.prefix}-`));
}

/**
 * Whether a reflex fires (specification 1 §4, reflex firing): triggers at trigger_at, blocks over block_if_over,
 * is suppressed when the stakes are below its limit. Unknown reflexes always trigger and never block.
 */
export function firing(reflex: CodexReflex | null, confidence: number, stakes: Stakes, codex: Pick<Codex, "reflex_thresholds"> = DETECTION_POLICY): Firing {
  const rule = reflex ? codex.reflex_thresholds[reflex] : undefined;
  if (!rule) return { triggered: true, blocked: false, suppressed: false, threshold: null };
  const limit = rule.suppress_if_stakes_below;
  const suppressed = limit !== undefined && STAKES_ORDER.indexOf(stakes) < STAKES_ORDER.indexOf(limit);
  return {
    triggered: !suppressed && confidence >= rule.trigger_at,
    blocked: !suppressed && rule.block_if_over !== undefined && confidence > rule.block_if_over,
    suppressed,
    threshold: rule.trigger_at,
  };
}

/** Place of a family in the profile's order; families outside it come after, all alike. */
export function profileRank(reflex: CodexReflex | null, profile: ReflexProfile, codex: Pick<Codex, "reflex_profiles"> = DETECTION_POLICY): number {
  const order = codex.reflex_profiles[profile].prioritization_order;
  const at = reflex ? order.indexOf(reflex) : -1;
  return at < 0 ? order.length : at;
}

/** Whether frames of this family may stand on the same words as another's (specification 1 §9, co-fire). */
export const mayCofire = (prefix: string): boolean => COFIRE_ALLOWED.includes(prefix);
