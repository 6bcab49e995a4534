import { AGENT_DEFAULTS, resolveHandshake } from "@candor/engine/policy";
import type { Handshake } from "@candor/engine";
import type { HandshakeOptions } from "@candor/protocol";

/**
 * The handshake of a call. What a caller sends is resolved as in the app, floors of the stakes included; a caller that sends no min_confidence
 * gets the agent's own default of 0.4 (specification 1 §9, defaults; README, other readings).
 */
export function handshakeOf(sent: HandshakeOptions): Handshake {
  const resolved = resolveHandshake(sent);
  return sent.min_confidence === undefined ? { ...resolved, min_confidence: AGENT_DEFAULTS.min_confidence } : resolved;
}
