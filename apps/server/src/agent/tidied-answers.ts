import { parseJsonEventStream } from "ai";
import { z } from "zod";
import { tidyChunk } from "./tidy-chunk.ts";

type Bytes = ReadableStream<Uint8Array>;

const event = (data: string): string => `data: ${data}\n\n`;

/** The stream from its first piece with more in it than blanks, and what that begins with; empty where there is none. */
async function begun(body: Bytes): Promise<{ first: string; body: Bytes }> {
  const reader = body.getReader();
  const held: Uint8Array[] = [];
  let first = "";
  while (first === "") {
    const { done, value } = await reader.read();
    if (done) break;
    held.push(value);
    first = new TextDecoder().decode(value).trimStart().slice(0, 1);
  }
  return {
    first,
    body: new ReadableStream<Uint8Array>({
      async pull(out) {
        const early = held.shift();
        if (early) return out.enqueue(early);
        const { done, value } = await reader.read();
        if (done) return out.close();
        out.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    }),
  };
}

/** A whole answer as the one event of a stream. What is no JSON stays: whoever reads the stream says so. */
function asEvent(text: string): string {
  try {
    return event(JSON.stringify(tidyChunk(JSON.parse(text))));
  } catch {
    return text;
  }
}

/** The events of a stream, tidied. Empty ones keep a connection alive and say nothing; one that is no JSON is passed on, and is an error there. */
const tidied = (body: Bytes): ReadableStream<string> =>
  parseJsonEventStream({ stream: body, schema: z.unknown() }).pipeThrough(
    new TransformStream({
      transform(parsed, out) {
        if (parsed.success) return out.enqueue(event(JSON.stringify(tidyChunk(parsed.value))));
        const { text = "?" } = parsed.error as { text?: string };
        if (text.trim() !== "") out.enqueue(event(text.replaceAll("\n", " ")));
      },
    }),
  );

const ASKS_FOR_STREAM = '"stream":true';

/**
 * `fetch` for a server with OpenAI's interface whose streams come as the library takes them: without events that are empty, in the types that it asks for
 * (`tidy-chunk.ts`), and a stream also where the server sends one whole answer in its place.
 */
export function tidying(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    // Within the texts that are sent, its quotation marks would be escaped.
    const isStream = typeof init?.body === "string" && init.body.includes(ASKS_FOR_STREAM);
    if (!isStream || !response.ok || !response.body) return response;
    const { first, body } = await begun(response.body);
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    headers.set("content-type", "text/event-stream");
    const answer = first === "{" ? asEvent(await new Response(body).text()) : tidied(body).pipeThrough(new TextEncoderStream());
    return new Response(answer, { status, statusText, headers });
  };
}
