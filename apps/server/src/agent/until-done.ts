/** The last event of a stream with OpenAI's interface, on a line of its own: within an event a line break is written as an escape. */
const DONE = /\ndata: ?\[DONE\]/;
/** As much of one piece as may be the beginning of that line. */
const KEPT_CHARS = 16;

/**
 * `fetch` for a server with OpenAI's interface that takes a stream for ended at `[DONE]`, as their own clients do. Some servers leave the connection open then:
 * the reply was all there, and its reader was told after a minute that the model had taken too long.
 */
export function untilDone(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (!response.body || !/^text\/event-stream\b/i.test(response.headers.get("content-type") ?? "")) return response;
    let last = "\n";
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, stream) {
          stream.enqueue(chunk);
          const text = last + Buffer.from(chunk).toString("latin1");
          if (DONE.test(text)) stream.terminate();
          last = text.slice(-KEPT_CHARS);
        },
      }),
    );
    return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
  };
}
