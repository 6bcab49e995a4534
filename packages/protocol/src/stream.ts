/** The streamed form of a chat answer (`Accept: text/event-stream`). An addition of ours: whoever asks for JSON gets JSON. No imports of code. */
import type { ErrorBody } from "./errors.ts";
import type { ChatAnswer, ToolUse } from "./calls.ts";

/** In order: any number of tool-start, tool-end and delta, then exactly one done or error. */
export type ChatEvent =
  /** A tool begins. `id` is repeated by its tool-end. */
  | { type: "tool-start"; id: string; name: string; args: Record<string, unknown> }
  | { type: "tool-end"; id: string; tool: ToolUse; failed?: boolean }
  /** A piece of the reply's text, to be appended. */
  | { type: "delta"; text: string }
  /** The whole answer, the same as the JSON form. Its message replaces what was put together from deltas. */
  | { type: "done"; answer: ChatAnswer }
  /** The answer broke off. What was streamed so far may be kept as partial. */
  | { type: "error"; error: ErrorBody["error"] };

const TYPES: ReadonlySet<string> = new Set(["tool-start", "tool-end", "delta", "done", "error"]);

/** One event as bytes of an event stream. */
export const encodeChatEvent = (event: ChatEvent): string => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/** A comment line that keeps proxies from closing a quiet stream. */
export const STREAM_HEARTBEAT = ": waiting\n\n";

const toEvent = (block: string): ChatEvent | null => {
  const data = block
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).replace(/^ /, ""))
    .join("\n");
  if (data === "") return null;
  try {
    const event = JSON.parse(data) as ChatEvent;
    return TYPES.has(event?.type) ? event : null;
  } catch {
    return null;
  }
};

/** Reads events from text that arrives in pieces. Unknown events, comments and broken data are passed over. */
export class ChatEventReader {
  private rest = "";
  private endedInReturn = false;

  push(piece: string): ChatEvent[] {
    // A CRLF may be cut between two pieces: the LF that follows belongs to the CR already read.
    let text = this.endedInReturn && piece.startsWith("\n") ? piece.slice(1) : piece;
    if (piece !== "") this.endedInReturn = piece.endsWith("\r");
    text = text.replace(/\r\n?/g, "\n");
    const blocks = (this.rest + text).split("\n\n");
    this.rest = blocks.pop() ?? "";
    return blocks.map(toEvent).filter((event): event is ChatEvent => event !== null);
  }

  /** The last event, when the stream ended without a blank line. */
  end(): ChatEvent[] {
    const event = toEvent(this.rest);
    this.rest = "";
    return event ? [event] : [];
  }
}
