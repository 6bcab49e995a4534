import { FAMILIES, type CodexReflex } from "./families.ts";
import type { CitePolicy, OmissionScan, ReflexProfile, Stakes } from "../types.ts";

/** Modes as the codex writes them; options and chat drop the dashes (specification 1 §4). */
export type CodexMode = "--direct" | "--careful" | "--recap";

export interface ReflexThreshold {
  trigger_at: number;
  block_if_over?: number;
  suppress_if_stakes_below?: Stakes;
}

export interface Codex {
  codex_version: string;
  date: string;
  description: string;
  compat_matrix: {
    min_app_semver: string;
    min_node: string;
    min_typescript: string;
    ui_layers: string[];
    ui_components: string[];
    llm_targets: { name: string; min_version: string; notes: string }[];
  };
  handshake_required_fields: {
    "handshake.mode": string[];
    "handshake.stakes": string[];
    "handshake.min_confidence": { type: string; range: [number, number] };
    "handshake.cite_policy": string[];
    "handshake.omission_scan": (string | boolean)[];
    "handshake.reflex_profile": string[];
    "handshake.codex_version": string;
  };
  handshake_defaults: {
    mode: CodexMode;
    stakes: Stakes;
    min_confidence: number;
    cite_policy: CitePolicy;
    omission_scan: OmissionScan;
    reflex_profile: ReflexProfile;
  };
  modes: Record<CodexMode, { description: string; default_min_confidence: number }>;
  stakes_policy: Record<Stakes, { min_confidence_floor: number; default_cite_policy: CitePolicy; default_omission_scan: OmissionScan }>;
  citation_policy: {
    auto: { require_if_stakes: Stakes[]; require_if_confidence_below: number; require_if_external_claim: boolean };
    force: { always: boolean };
    off: { allowed_stakes: Stakes[] };
  };
  citation_hooks: { omission_scan_required_stakes: Stakes[]; anchor_required: boolean; log_missing_context: boolean };
  context_decay: { max_turns: number; max_tokens: number; on_expiry_mode: CodexMode; recap_resets: boolean };
  reflex_profiles: Record<ReflexProfile, { prioritization_order: CodexReflex[]; cooldown_ms: { global: number; per_reflex: number } }>;
  reflex_prioritization: {
    cofire_allowed: string[];
    cooldown_counts: Record<string, number>;
    tiebreakers: ["confidence", "priority", "recency"];
    prefix_names: Record<string, string>;
  };
  reflex_thresholds: Record<CodexReflex, ReflexThreshold>;
  failure_semantics: {
    hedge_below: number;
    refuse_below: number;
    refuse: { text: string; action: string };
    hedge: { text: string; action: string };
    "ask-clarify": { text: string; action: string };
  };
  telemetry: { enabled: boolean; redact: string[]; fields: string[] };
}

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

const PREFIX_NAMES = Object.fromEntries(FAMILIES.flatMap((f) => (f.codex ? [[f.prefix, f.codex]] : [])));

/** The codex 0.9.0 of 2025-08-10 (specification 1 §3, §4, §9). Data only: every policy number of the product lives here. */
export const CODEX: Codex = {
  codex_version: "0.9.0",
  date: "2025-08-10",
  description:
    "How an assistant and its reader agree on mode, stakes, sources and sureness before the first answer, and what each party does when the agreement cannot be kept.",
  compat_matrix: {
    min_app_semver: "0.1.0",
    min_node: "18.0.0",
    min_typescript: "5.2",
    ui_layers: ["react-18", "vite"],
    ui_components: ["FailureBanner"],
    llm_targets: [
      {
        name: "any chat model that follows a system prompt",
        min_version: "tool calling",
        notes: "Works without tools too; then links are read by the app and handed over as text.",
      },
    ],
  },
  handshake_required_fields: {
    "handshake.mode": ["--direct", "--careful", "--recap"],
    "handshake.stakes": ["low", "medium", "high"],
    "handshake.min_confidence": { type: "number", range: [0, 1] },
    "handshake.cite_policy": ["auto", "force", "off"],
    "handshake.omission_scan": ["auto", true, false],
    "handshake.reflex_profile": ["default", "strict", "lenient"],
    "handshake.codex_version": "0.9.0",
  },
  handshake_defaults: { mode: "--careful", stakes: "medium", min_confidence: 0.6, cite_policy: "auto", omission_scan: "auto", reflex_profile: "default" },
  modes: {
    "--direct": { description: "Short and to the point; reasons on request.", default_min_confidence: 0.55 },
    "--careful": { description: "Reasons, limits and sources with the answer.", default_min_confidence: 0.7 },
    "--recap": { description: "Restate what was agreed and found so far, then go on.", default_min_confidence: 0.6 },
  },
  stakes_policy: {
    low: { min_confidence_floor: 0.45, default_cite_policy: "auto", default_omission_scan: "auto" },
    medium: { min_confidence_floor: 0.6, default_cite_policy: "auto", default_omission_scan: "auto" },
    high: { min_confidence_floor: 0.75, default_cite_policy: "force", default_omission_scan: true },
  },
  citation_policy: {
    auto: { require_if_stakes: ["medium", "high"], require_if_confidence_below: 0.85, require_if_external_claim: true },
    force: { always: true },
    off: { allowed_stakes: ["low"] },
  },
  citation_hooks: { omission_scan_required_stakes: ["high"], anchor_required: true, log_missing_context: true },
  context_decay: { max_turns: 12, max_tokens: 3500, on_expiry_mode: "--recap", recap_resets: true },
  reflex_profiles: {
    default: { prioritization_order: DEFAULT_ORDER, cooldown_ms: { global: 1200, per_reflex: 800 } },
    strict: { prioritization_order: STRICT_ORDER, cooldown_ms: { global: 1600, per_reflex: 1100 } },
    lenient: { prioritization_order: LENIENT_ORDER, cooldown_ms: { global: 900, per_reflex: 600 } },
  },
  reflex_prioritization: {
    cofire_allowed: ["vx-ju01", "vx-ri01", "vx-da01", "vx-fp01", "vx-nf01"],
    cooldown_counts: { "vx-ju01": 2, "vx-ri01": 1 },
    tiebreakers: ["confidence", "priority", "recency"],
    prefix_names: PREFIX_NAMES,
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
  failure_semantics: {
    hedge_below: 0.4,
    refuse_below: 0.2,
    refuse: { text: "I can’t assist with that. Let’s choose a safer or more specific direction.", action: "offer alternatives" },
    hedge: { text: "I’m not fully confident. Here’s what I do know—and what would increase confidence.", action: "show confidence and next steps" },
    "ask-clarify": { text: "To get this right, I need a quick clarification on X/Y.", action: "prompt for disambiguation" },
  },
  telemetry: {
    enabled: true,
    redact: ["latestInput"],
    fields: ["mode", "stakes", "triggered_reflexes", "cofires", "cooldowns_applied", "context_age_turns", "tokens_since_recap"],
  },
};

export const CODEX_VERSION = CODEX.codex_version;
