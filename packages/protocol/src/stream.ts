/** The streamed form of the answers that a model may take long for (`Accept: text/event-stream`). An addition of ours: whoever asks for JSON gets JSON. Imports no library. */
import { isCount } from "./is-count.ts";
import { isRecord } from "./is-record.ts";
import type { ErrorBody } from "./errors.ts";
import type { ChatAnswer, ToolUse } from "./calls.ts";

/** How an answer comes on of which nothing is shown yet, and its end: any number of progress, then exactly one done or error. */
export type AnswerEvent<A> =
  /** `words`: how many the model has written so far, its thoughts and what is not shown included. */
  | { type: "progress"; words: number }
  /** The whole answer, the same as the JSON form. */
  | { type: "done"; answer: A }
  /** The answer broke off. What was streamed so far may be kept as partial. */
  | { type: "error"; error: ErrorBody["error"] };

/** In order: any number of progress, tool-start, tool-end and delta, then exactly one done or error. The message of done replaces what was put together from deltas. */
export type ChatEvent =
  | AnswerEvent<ChatAnswer>
  /** A tool begins. `id` is repeated by its tool-end. */
  | { type: "tool-start"; id: string; name: string; args: Record<string, unknown> }
  | { type: "tool-end"; id: string; tool: ToolUse; failed?: boolean }
  /** A piece of the reply's text, to be appended. */
  | { type: "delta"; text: string };

/** What an event must have to be drawn. Other backends send what they like; the answer and the error are checked by whoever takes them. */
const SHAPES: Readonly<Record<ChatEvent["type"], (event: Record<string, unknown>) => boolean>> = {
  "tool-start": ({ name, args }) => typeof name === "string" && isRecord(args),
  "tool-end": ({ tool }) => isRecord(tool) && typeof tool["name"] === "string" && isRecord(tool["args"]),
  delta: ({ text }) => typeof text === "string",
  progress: ({ words }) => isCount(words),
  done: () => true,
  error: () => true,
};

const isEvent = (value: unknown): value is ChatEvent =>
  isRecord(value) && typeof value["type"] === "string" && Object.hasOwn(SHAPES, value["type"]) && SHAPES[value["type"] as ChatEvent["type"]](value);

/** One event as bytes of an event stream. */
export const encodeEvent = (event: ChatEvent | AnswerEvent<unknown>): string => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

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
    const event: unknown = JSON.parse(data);
    return isEvent(event) ? event : null;
  } catch {
    return null;
  }
};

/** Reads events from text that arrives in pieces. Unknown events, comments, and data that is broken or lacks what is drawn of it are passed over. */
export class ChatEventReader {
  /** Pieces of an event that has not ended yet. They are joined once: a long answer may come in thousands of pieces. */
  private begun: string[] = [];
  private endedInReturn = false;

  push(piece: string): ChatEvent[] {
    // A CRLF may be cut between two pieces: the LF that follows belongs to the CR already read.
    let text = this.endedInReturn && piece.startsWith("\n") ? piece.slice(1) : piece;
    if (piece !== "") this.endedInReturn = piece.endsWith("\r");
    text = text.replace(/\r\n?/g, "\n");
    // The blank line that ends an event may be cut, too.
    const last = this.begun.at(-1);
    if (!text.includes("\n\n") && !(last?.endsWith("\n") && text.startsWith("\n"))) {
      if (text !== "") this.begun.push(text);
      return [];
    }
    const blocks = (this.begun.join("") + text).split("\n\n");
    const rest = blocks.pop() ?? "";
    this.begun = rest === "" ? [] : [rest];
    return blocks.map(toEvent).filter((event): event is ChatEvent => event !== null);
  }

  /** The last event, when the stream ended without a blank line. */
  end(): ChatEvent[] {
    const event = toEvent(this.begun.join(""));
    this.begun = [];
    return event ? [event] : [];
  }
}
