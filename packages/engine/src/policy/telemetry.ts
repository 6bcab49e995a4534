import type { Mode, Stakes } from "../types.ts";
import { CODEX } from "./codex.ts";
import type { Codex, CodexMode } from "./codex-types.ts";

/** Fields of a telemetry event (specification 1 §9). */
export interface TelemetryEvent {
  event: string;
  codex_version: string;
  mode: Mode | CodexMode;
  stakes: Stakes;
  triggered_reflexes?: string[];
  cofires?: string[];
  cooldowns_applied?: string[];
  context_age_turns?: number;
  tokens_since_recap?: number;
  [extra: string]: unknown;
}

export const REDACTED = "[redacted]";

/** A copy in which every redacted field (latestInput), at any depth, is replaced. Cycles are cut. */
export function redact<T>(event: T, codex: Codex = CODEX): T {
  const secret = new Set(codex.telemetry.redact);
  const seen = new Set<object>();
  const walk = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (seen.has(value)) return REDACTED;
    seen.add(value);
    const copy = Array.isArray(value) ? value.map(walk) : Object.fromEntries(Object.entries(value).map(([k, v]) => [k, secret.has(k) ? REDACTED : walk(v)]));
    // What stands in two places is no cycle.
    seen.delete(value);
    return copy;
  };
  return walk(event) as T;
}

/** Sends an event, redacted, when the codex has telemetry on. A sink that fails is left alone: telemetry never breaks the app. */
export function emitTelemetry(event: TelemetryEvent, sink: (event: TelemetryEvent) => void, codex: Codex = CODEX): void {
  if (!codex.telemetry.enabled) return;
  try {
    sink(redact(event, codex));
  } catch {
    /* the sink's own problem */
  }
}
