import { TypeValidationError } from "ai";

/** What Anthropic's streams are made of. Its rules of versions say that other events may come at any time, and are to be passed over. */
const ANTHROPIC_EVENTS: ReadonlySet<string> = new Set([
  "message_start",
  "content_block_start",
  "content_block_delta",
  "content_block_stop",
  "message_delta",
  "message_stop",
  "ping",
  "error",
]);

/** An error of the library over an event of a kind that it does not know, to be passed over. What other servers send with a type of its own is mostly an error, as vLLM writes it. */
export function isUnknownEvent(error: unknown, provider: string): boolean {
  if (!TypeValidationError.isInstance(error) || !provider.startsWith("anthropic")) return false;
  const { type } = (error.value ?? {}) as { type?: unknown };
  return typeof type === "string" && !ANTHROPIC_EVENTS.has(type);
}
