import type { Mode } from "../types.ts";
import { CODEX } from "./codex.ts";
import type { Codex } from "./codex-types.ts";
import { plainMode } from "./handshake.ts";

export interface ContextAge {
  turnsSinceRecap: number;
  tokensSinceRecap: number;
}

const CHARS_PER_TOKEN = 4;

/** Tokens of a text for context decay: characters / 4, rounded up (specification README). */
export const estimateTokens = (text: string): number => Math.ceil(text.length / CHARS_PER_TOKEN);

export const FRESH_CONTEXT: ContextAge = { turnsSinceRecap: 0, tokensSinceRecap: 0 };

/** One more turn of the conversation. */
export const addTurn = (age: ContextAge, tokens: number): ContextAge => ({
  turnsSinceRecap: age.turnsSinceRecap + 1,
  tokensSinceRecap: age.tokensSinceRecap + tokens,
});

/**
 * Whether a recap is forced (specification 1 §4, context decay): at 12 turns or 3,500 tokens without one. `mode` is what the next turn runs in;
 * after the recap the caller starts again from FRESH_CONTEXT.
 */
export function contextDecay(age: ContextAge, mode: Mode, codex: Codex = CODEX): { expired: boolean; mode: Mode } {
  const { max_turns, max_tokens, on_expiry_mode } = codex.context_decay;
  const expired = age.turnsSinceRecap >= max_turns || age.tokensSinceRecap >= max_tokens;
  return { expired, mode: expired ? (plainMode(on_expiry_mode) ?? "recap") : mode };
}
