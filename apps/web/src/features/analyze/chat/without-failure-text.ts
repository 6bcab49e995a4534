import { CODEX } from "@candor/engine/policy";
import type { Message } from "./chat-state.ts";

/** A reply without the failure text that the banner above it says already: models are told to begin with it, and some say nothing else. */
export function withoutFailureText(reply: string, failure: Message["failure"]): string {
  if (!failure) return reply;
  const { text } = CODEX.failure_semantics[failure];
  // Many models write straight apostrophes.
  const at = reply.replaceAll("'", "’").indexOf(text);
  const before = reply.slice(0, Math.max(0, at));
  if (at < 0 || (before.trimEnd() !== "" && !before.endsWith("\n"))) return reply;
  return before + reply.slice(at + text.length).trimStart();
}
