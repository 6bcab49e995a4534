import { CODEX, codexMode, emitTelemetry, resolveHandshake, validateCodex } from "@candor/engine/policy";
import { agentBase, wrongAgentBase } from "../lib/api.ts";
import { loadConfig } from "../lib/config.ts";
import { sendTelemetry } from "../lib/telemetry.ts";
import { keepWhenInstalled } from "./keep-when-installed.ts";

/**
 * Start-up (specification 1 §7): the codex is checked, a handshake is made with "--careful" and "medium", one boot event is sent,
 * and a warning says when the agent base is unset. Base and telemetry endpoint may come with the build or from the server.
 */
export async function boot(): Promise<void> {
  keepWhenInstalled();
  const check = validateCodex(CODEX);
  if (!check.ok) console.error("The codex isn’t valid:", check.errors);
  const handshake = resolveHandshake({ mode: "--careful", stakes: "medium" });
  const config = await loadConfig();
  const wrong = wrongAgentBase(config);
  if (wrong !== null) {
    console.error(
      `The agent base setting is not an address that calls can go to: ${wrong}. It must start with http:// or https://, without a user name and password, or be a path on this site such as /. The serverless function paths of this site are used instead.`,
    );
  } else if (agentBase(config) === null) {
    console.warn(
      "The agent base setting (AGENT_BASE of the server, or VITE_AGENT_BASE of the build where a host serves the files alone) is unset: calls to the agent backend are disabled, and the serverless function paths of this site are used instead.",
    );
  }
  // As the codex writes it: the chat's events carry the plain word of its options.
  emitTelemetry({ event: "boot", codex_version: handshake.codex_version, mode: codexMode(handshake.mode), stakes: handshake.stakes }, (event) =>
    sendTelemetry(event, config.telemetryEndpoint),
  );
}
