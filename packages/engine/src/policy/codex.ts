import { COFIRE_ALLOWED, DETECTION_POLICY } from "./codex-detection.ts";
import { CODEX_VERSION, HANDSHAKE_POLICY } from "./codex-handshake.ts";
import type { Codex } from "./codex-types.ts";
import { FAMILIES } from "./families.ts";

const PREFIX_NAMES = Object.fromEntries(FAMILIES.flatMap((f) => (f.codex ? [[f.prefix, f.codex]] : [])));

/** The codex 0.9.0 of 2025-08-10 (specification 1 §3, §4, §9). Data only: with the parts it is put together from, every policy number of the product. */
export const CODEX: Codex = {
  codex_version: CODEX_VERSION,
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
    "handshake.codex_version": CODEX_VERSION,
  },
  handshake_defaults: HANDSHAKE_POLICY.handshake_defaults,
  modes: {
    "--direct": { description: "Short and to the point; reasons on request.", ...HANDSHAKE_POLICY.modes["--direct"] },
    "--careful": { description: "Reasons, limits and sources with the answer.", ...HANDSHAKE_POLICY.modes["--careful"] },
    "--recap": { description: "Restate what was agreed and found so far, then go on.", ...HANDSHAKE_POLICY.modes["--recap"] },
  },
  stakes_policy: HANDSHAKE_POLICY.stakes_policy,
  citation_policy: {
    auto: { require_if_stakes: ["medium", "high"], require_if_confidence_below: 0.85, require_if_external_claim: true },
    force: { always: true },
    off: { allowed_stakes: ["low"] },
  },
  citation_hooks: { omission_scan_required_stakes: ["high"], anchor_required: true, log_missing_context: true },
  context_decay: { max_turns: 12, max_tokens: 3500, on_expiry_mode: "--recap", recap_resets: true },
  reflex_profiles: DETECTION_POLICY.reflex_profiles,
  reflex_prioritization: {
    cofire_allowed: [...COFIRE_ALLOWED],
    cooldown_counts: { "vx-ju01": 2, "vx-ri01": 1 },
    tiebreakers: ["confidence", "priority", "recency"],
    prefix_names: PREFIX_NAMES,
  },
  reflex_thresholds: DETECTION_POLICY.reflex_thresholds,
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
