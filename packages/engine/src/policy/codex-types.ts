import type { CodexReflex } from "./families.ts";
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
