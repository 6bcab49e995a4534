import { AppError } from "@candor/protocol";
import { getGlobalDispatcher, type Dispatcher } from "undici";

/** A token on the wire: a few characters in an event of a few hundred bytes; models that think aloud send more of them than count as output. */
const BYTES_PER_TOKEN = 2_000;
const BYTES_BESIDE = 1_000_000;

const tooLong = () => new AppError("model-answer", { message: "The language model’s answer had no end, so it was stopped." });

/**
 * The usual connections, which wait as long as the call itself does: `fetch` gives up after five minutes of silence, and a slow model reads a long conversation
 * for longer than that, where AGENT_DEADLINE_MS lets it. Taken anew for each call, so that a proxy which the environment names is kept.
 */
const patient: Pick<Dispatcher, "dispatch"> = {
  dispatch: (options, handler) => getGlobalDispatcher().dispatch({ ...options, headersTimeout: 0, bodyTimeout: 0 }, handler),
};

/**
 * `fetch` for model calls that ends an answer which is far longer than what was asked for, before it fills the memory, and follows no redirect: the key and what
 * visitors wrote would go to whatever host it names (`fetch` itself takes off `Authorization` alone, and Anthropic's and Google's keys stand in other headers).
 * It has no time limit of its own: the signal of the call ends it.
 */
export function boundedFetch(maxOutputTokens: number): typeof fetch {
  const most = BYTES_BESIDE + maxOutputTokens * BYTES_PER_TOKEN;
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "manual", dispatcher: patient } as RequestInit);
    if (!response.body) return response;
    let bytes = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, stream) {
          bytes += chunk.length;
          if (bytes > most) throw tooLong();
          stream.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
  };
}
