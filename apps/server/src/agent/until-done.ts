/** The last event of a stream with OpenAI's interface, on a line of its own: within an event a line break is written as an escape. */
const DONE = /\ndata: ?\[DONE\]/;
/** As much of one piece as may be the beginning of that line. */
const KEPT_CHARS = 16;

/** A server that closes the stream itself does so at once, and its connection can serve the next call; one that does not is left after this time. */
const LINGER_MS = 500;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function letEnd(reader: Reader): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), LINGER_MS);
  try {
    while (!(await reader.read()).done);
  } catch {
    // The reply is complete; how the connection ends says nothing more.
  }
  clearTimeout(timer);
}

/**
 * `fetch` for a server with OpenAI's interface that takes a stream for ended at `[DONE]`, as their own clients do. Some servers leave the connection open then:
 * the reply was all there, and its reader was told after a minute that the model had taken too long.
 */
export function untilDone(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (!response.body || !/^text\/event-stream\b/i.test(response.headers.get("content-type") ?? "")) return response;
    const reader: Reader = response.body.getReader();
    let last = "\n";
    const body = new ReadableStream<Uint8Array>({
      async pull(out) {
        const { done, value } = await reader.read();
        if (done) return out.close();
        out.enqueue(value);
        const text = last + Buffer.from(value).toString("latin1");
        last = text.slice(-KEPT_CHARS);
        if (!DONE.test(text)) return;
        await letEnd(reader);
        out.close();
      },
      cancel: (reason) => reader.cancel(reason),
    });
    return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
  };
}
