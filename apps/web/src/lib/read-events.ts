import { ChatEventReader, type ChatEvent } from "@candor/protocol/stream";

/** What a call that may be streamed accepts. */
export const EVENTS_OR_JSON = "text/event-stream, application/json;q=0.9";

export const isEventStream = (response: Response): boolean => /^text\/event-stream\b/i.test(response.headers.get("content-type") ?? "");

/** After the last event a backend closes the stream itself; one that does not is left after this time. */
const LINGER_MS = 1_000;

/** Lets the backend close the stream, so that it does not take a reader who has everything for one who left. */
async function letEnd(body: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void body.cancel().catch(() => undefined), LINGER_MS);
  try {
    while (!(await body.read()).done);
  } catch {
    // The answer is complete; how the connection ends says nothing more.
  }
  clearTimeout(timer);
}

/**
 * Reads a streamed answer until `take` makes something of an event; null when it ended before. Rejects with what `take` throws, with the browser's TypeError
 * where the connection breaks, or with the reason of an abort.
 */
export async function readEvents<T>(response: Response, take: (event: ChatEvent) => T | null): Promise<T | null> {
  const reader = new ChatEventReader();
  const decoder = new TextDecoder();
  const body = response.body?.getReader();
  if (!body) throw new Error("The answer has no body.");
  try {
    for (;;) {
      const { done, value } = await body.read();
      for (const event of done ? [...reader.push(decoder.decode()), ...reader.end()] : reader.push(decoder.decode(value, { stream: true }))) {
        const taken = take(event);
        if (taken === null) continue;
        void letEnd(body);
        return taken;
      }
      if (done) return null;
    }
  } catch (error) {
    void body.cancel().catch(() => undefined);
    throw error;
  }
}
