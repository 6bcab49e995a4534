import type { CitePolicy, Handshake, Mode, OmissionScan, ReflexProfile, Stakes } from "../types.ts";
import { CODEX_VERSION, HANDSHAKE_POLICY, type HandshakePolicy } from "./codex-handshake.ts";
import type { CodexMode } from "./codex-types.ts";

export interface HandshakeInput {
  mode?: Mode | CodexMode;
  stakes?: Stakes;
  min_confidence?: number;
  cite_policy?: CitePolicy;
  omission_scan?: OmissionScan;
  reflex_profile?: ReflexProfile;
}

export interface ResolveOptions {
  /**
   * Which rule gives min_confidence. "app" (specification 1 §5): the larger of the stakes floor and (given, else the default, else the mode's default).
   * "codex-page" (specification 2 §5): the larger of the stakes floor and the mode's default, when none is given.
   */
  rule?: "app" | "codex-page";
}

const MODES: readonly Mode[] = ["direct", "careful", "recap"];

/** "--careful" and "careful" are the same mode; the dashes belong to the codex. */
export const plainMode = (mode: unknown): Mode | undefined => MODES.find((m) => m === mode || codexMode(m) === mode);
/** A mode as the codex names it (specification 1 §5). */
export const codexMode = (mode: Mode): CodexMode => `--${mode}`;

const oneOf = <T>(value: unknown, allowed: readonly T[]): T | undefined => allowed.find((a) => a === value);

/**
 * Fills a handshake to its seven values (specification 1 §5, handshake resolution; specification 2 §5 with `rule: "codex-page"`).
 * Values outside the value sets count as not given. min_confidence is 0 to 1.
 */
export function resolveHandshake(input: HandshakeInput = {}, options: ResolveOptions = {}, codex: HandshakePolicy = HANDSHAKE_POLICY): Handshake {
  const defaults = codex.handshake_defaults as HandshakePolicy["handshake_defaults"] | undefined;
  const mode = plainMode(input.mode) ?? plainMode(defaults?.mode) ?? "careful";
  const stakes = oneOf<Stakes>(input.stakes, ["low", "medium", "high"]) ?? "medium";
  const policy = codex.stakes_policy[stakes];
  const given = typeof input.min_confidence === "number" && input.min_confidence >= 0 && input.min_confidence <= 1 ? input.min_confidence : undefined;
  const byMode = codex.modes[codexMode(mode)].default_min_confidence;
  const wanted = options.rule === "codex-page" ? (given ?? byMode) : (given ?? defaults?.min_confidence ?? byMode);
  return {
    mode,
    stakes,
    min_confidence: Math.max(policy.min_confidence_floor, wanted),
    cite_policy: oneOf<CitePolicy>(input.cite_policy, ["auto", "force", "off"]) ?? policy.default_cite_policy,
    omission_scan: oneOf<OmissionScan>(input.omission_scan, ["auto", true, false]) ?? policy.default_omission_scan,
    reflex_profile: oneOf<ReflexProfile>(input.reflex_profile, ["default", "strict", "lenient"]) ?? "default",
    codex_version: codex.codex_version,
  };
}

export type PresetName = "Quick" | "Careful" | "Audit";

/** The three presets of the Chat tab (specification 1 §4). */
export const PRESETS: Record<PresetName, Omit<Handshake, "codex_version">> = {
  Quick: { mode: "direct", stakes: "low", min_confidence: 0.55, cite_policy: "off", omission_scan: false, reflex_profile: "lenient" },
  Careful: { mode: "careful", stakes: "medium", min_confidence: 0.6, cite_policy: "auto", omission_scan: "auto", reflex_profile: "default" },
  Audit: { mode: "careful", stakes: "high", min_confidence: 0.75, cite_policy: "force", omission_scan: true, reflex_profile: "strict" },
};

/** Overrides of the report call (specification 1 §7). */
export const REPORT_HANDSHAKE: Omit<Handshake, "codex_version"> = PRESETS.Audit;

/** What the server assumes for callers that send nothing (specification 1 §9, defaults; README: 0.4 for callers that send none). */
export const AGENT_DEFAULTS: Handshake = {
  mode: "careful",
  stakes: "medium",
  min_confidence: 0.4,
  cite_policy: "auto",
  omission_scan: "auto",
  reflex_profile: "default",
  codex_version: CODEX_VERSION,
};

/** Range of the minimum-confidence slider (specification 1 §5). */
export const MIN_CONFIDENCE_SLIDER = { min: 0.45, max: 0.95, step: 0.05 } as const;
