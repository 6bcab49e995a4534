import { CODEX, emitTelemetry, resolveHandshake, validateCodex } from "@candor/engine/policy";
import { sendTelemetry } from "../lib/telemetry.ts";

/**
 * Start-up (specification 1 §7): the codex is checked, a handshake is made with "--careful" and "medium", one boot event is sent,
 * and a warning says when the agent base is unset.
 */
export function boot(): void {
  if (!import.meta.env["VITE_AGENT_BASE"]) {
    console.warn("The agent base setting (VITE_AGENT_BASE) is unset: calls to the agent backend are disabled, and the serverless function paths of this site are used instead.");
  }
  const check = validateCodex(CODEX);
  if (!check.ok) console.error("The codex is not valid:", check.errors);
  const handshake = resolveHandshake({ mode: "--careful", stakes: "medium" });
  emitTelemetry({ event: "boot", codex_version: handshake.codex_version, mode: handshake.mode, stakes: handshake.stakes }, sendTelemetry);
}
