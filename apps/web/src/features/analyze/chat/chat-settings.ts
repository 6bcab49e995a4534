import type { CitePolicy, Mode, OmissionScan, ReflexProfile, Stakes } from "@candor/engine";
import { CODEX, MIN_CONFIDENCE_SLIDER, PRESETS, type PresetName } from "@candor/engine/policy";
import { isRecord } from "@candor/protocol/is-record";

/** What the selectors of the Chat tab hold (specification 1 §2, §4). */
export type ChatSettings = (typeof PRESETS)[PresetName];

export const SETTINGS_KEY = "candor-chat-settings-v1";
/** The Chat tab starts with Careful (specification README). */
export const FIRST_SETTINGS: ChatSettings = PRESETS.Careful;
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

export const MODES: readonly Mode[] = ["direct", "careful", "recap"];
export const STAKES: readonly Stakes[] = ["low", "medium", "high"];
export const CITE_POLICIES: readonly CitePolicy[] = ["auto", "force", "off"];
export const OMISSION_SCANS: readonly OmissionScan[] = ["auto", true, false];
export const PROFILES: readonly ReflexProfile[] = ["default", "strict", "lenient"];

const oneOf = <T>(value: unknown, allowed: readonly T[], fallback: T): T => allowed.find((a) => a === value) ?? fallback;

/** The nearest step of the slider, without the error of binary fractions. */
export function toStep(value: number): number {
  const { min, max, step } = MIN_CONFIDENCE_SLIDER;
  return Math.round(Math.min(max, Math.max(min, Math.round(value / step) * step)) * 100) / 100;
}

export function parseSettings(value: unknown): ChatSettings | null {
  if (!isRecord(value)) return null;
  const given = value["min_confidence"];
  return {
    mode: oneOf(value["mode"], MODES, FIRST_SETTINGS.mode),
    stakes: oneOf(value["stakes"], STAKES, FIRST_SETTINGS.stakes),
    min_confidence: typeof given === "number" && Number.isFinite(given) ? toStep(given) : FIRST_SETTINGS.min_confidence,
    cite_policy: oneOf(value["cite_policy"], CITE_POLICIES, FIRST_SETTINGS.cite_policy),
    omission_scan: oneOf(value["omission_scan"], OMISSION_SCANS, FIRST_SETTINGS.omission_scan),
    reflex_profile: oneOf(value["reflex_profile"], PROFILES, FIRST_SETTINGS.reflex_profile),
  };
}

/** The preset whose values these are, or null. */
export function presetOf(settings: ChatSettings): PresetName | null {
  return PRESET_NAMES.find((name) => (Object.keys(PRESETS[name]) as (keyof ChatSettings)[]).every((key) => PRESETS[name][key] === settings[key])) ?? null;
}

/** The least that these stakes ask for, 0 to 1; the larger of it and the slider is sent. */
export const floorOf = (stakes: Stakes): number => CODEX.stakes_policy[stakes].min_confidence_floor;
