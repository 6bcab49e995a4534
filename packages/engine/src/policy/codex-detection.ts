import type { Codex } from "./codex-types.ts";
import type { CodexReflex } from "./families.ts";

/** Default order (specification 1 §9, co-fire and ordering). */
const DEFAULT_ORDER: CodexReflex[] = [
  "contradiction",
  "hallucination",
  "omission",
  "speculative_authority",
  "perceived_consensus",
  "false_precision",
  "data_less_claim",
  "emotional_manipulation",
  "tone_urgency",
  "ethical_drift",
];
/** Ours: an audit asks first what is claimed without support, so sources and figures come before certainty and tone. */
const STRICT_ORDER: CodexReflex[] = [
  "hallucination",
  "contradiction",
  "omission",
  "data_less_claim",
  "false_precision",
  "speculative_authority",
  "perceived_consensus",
  "ethical_drift",
  "emotional_manipulation",
  "tone_urgency",
];
/** Ours: a light reading shows first what works on the reader's feelings, and leaves matters of sourcing for later. */
const LENIENT_ORDER: CodexReflex[] = [
  "contradiction",
  "hallucination",
  "emotional_manipulation",
  "tone_urgency",
  "ethical_drift",
  "perceived_consensus",
  "speculative_authority",
  "omission",
  "false_precision",
  "data_less_claim",
];

/** What of the codex decides which findings are shown, and in which order (specification 1 §4, §9): all that the engine itself needs beside the handshake. */
export const DETECTION_POLICY: Pick<Codex, "reflex_profiles" | "reflex_thresholds"> = {
  reflex_profiles: {
    default: { prioritization_order: DEFAULT_ORDER, cooldown_ms: { global: 1200, per_reflex: 800 } },
    strict: { prioritization_order: STRICT_ORDER, cooldown_ms: { global: 1600, per_reflex: 1100 } },
    lenient: { prioritization_order: LENIENT_ORDER, cooldown_ms: { global: 900, per_reflex: 600 } },
  },
  reflex_thresholds: {
    emotional_manipulation: { trigger_at: 0.65, suppress_if_stakes_below: "low" },
    hallucination: { trigger_at: 0.5, block_if_over: 0.8 },
    speculative_authority: { trigger_at: 0.6 },
    omission: { trigger_at: 0.55 },
    perceived_consensus: { trigger_at: 0.6 },
    false_precision: { trigger_at: 0.55 },
    data_less_claim: { trigger_at: 0.6 },
    tone_urgency: { trigger_at: 0.6 },
    ethical_drift: { trigger_at: 0.6 },
    contradiction: { trigger_at: 0.55, block_if_over: 0.85 },
    confidence_illusion: { trigger_at: 0.6 },
    rhetorical_entrapment: { trigger_at: 0.65 },
    false_urgency: { trigger_at: 0.6 },
    jargon_overload: { trigger_at: 0.6 },
    narrative_oversimplification: { trigger_at: 0.6 },
    narrative_framing: { trigger_at: 0.6 },
    rhetorical_interruption: { trigger_at: 0.6 },
    vagueness: { trigger_at: 0.55 },
  },
};

/** Prefixes of families that may stand on the same words as others. */
export const COFIRE_ALLOWED: readonly string[] = ["vx-ju01", "vx-ri01", "vx-da01", "vx-fp01", "vx-nf01"];
