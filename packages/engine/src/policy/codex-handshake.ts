import type { Codex, CodexMode } from "./codex-types.ts";

/** What of a codex fills a handshake (specification 1 §4, §5). */
export interface HandshakePolicy extends Pick<Codex, "codex_version" | "handshake_defaults" | "stakes_policy"> {
  modes: Record<CodexMode, { default_min_confidence: number }>;
}

export const HANDSHAKE_POLICY: HandshakePolicy = {
  codex_version: "0.9.0",
  handshake_defaults: { mode: "--careful", stakes: "medium", min_confidence: 0.6, cite_policy: "auto", omission_scan: "auto", reflex_profile: "default" },
  modes: { "--direct": { default_min_confidence: 0.55 }, "--careful": { default_min_confidence: 0.7 }, "--recap": { default_min_confidence: 0.6 } },
  stakes_policy: {
    low: { min_confidence_floor: 0.45, default_cite_policy: "auto", default_omission_scan: "auto" },
    medium: { min_confidence_floor: 0.6, default_cite_policy: "auto", default_omission_scan: "auto" },
    high: { min_confidence_floor: 0.75, default_cite_policy: "force", default_omission_scan: true },
  },
};

export const CODEX_VERSION = HANDSHAKE_POLICY.codex_version;
