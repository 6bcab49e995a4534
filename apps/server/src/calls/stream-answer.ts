import type { Context } from "hono";
import { orAborted } from "@candor/page-reader/abortable";
import { encodeEvent, errorBody, STREAM_HEARTBEAT, type AnswerEvent, type AppError, type Call, type ChatEvent } from "@candor/protocol";
import type { Deps } from "../deps.ts";
import { ClientLeft, toAppError } from "../errors.ts";
import type { CallContext } from "./register-call.ts";

const HEARTBEAT_MS = 15_000;

/** Whether the client of a call takes its answer as an event stream. */
export const wantsStream = (c: Context): boolean => /\btext\/event-stream\b/i.test(c.req.header("accept") ?? "");

/** True once one of them has come to something, false when neither has within HEARTBEAT_MS. Rejects with the first that fails. */
async function comesSoon(...signs: Promise<unknown>[]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const quiet = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), HEARTBEAT_MS);
  });
  try {
    return await Promise.race([...signs.map((sign) => sign.then(() => true)), quiet]);
  } finally {
    clearTimeout(timer);
  }
}

/** For the metrics and the log: an answer that failed when its head was sent. */
function brokenOff({ metrics, log }: Deps, call: Call, c: Context, { code, cause }: AppError): void {
  metrics.brokenOff(call, code);
  const about = { reqId: c.get("reqId"), route: c.req.path, code };
  if (code === "internal") log.error({ ...about, err: cause }, "unforeseen error in a streamed answer");
  else log.warn(about, "a streamed answer ended in an error");
}

/**
 * The answer of `work` as an event stream, with the events that it emits before. Before the first event an error is still an HTTP error, so that a client sees
 * its status and can try again; after it the error is the last event. Where it waits long for a place, or the agent thinks, the stream begins with heartbeats:
 * a proxy would take the silence for a dead server. Rejects with what `work` throws before the first event.
 */
export async function streamAnswer<E extends ChatEvent | AnswerEvent<unknown>>(
  deps: Deps,
  name: Call,
  { c, signal, keepOpen }: CallContext,
  work: (emit: (event: E) => void) => Promise<unknown>,
): Promise<Response> {
  const early: E[] = [];
  let send: (event: E) => void = (event) => early.push(event);
  let firstSign: () => void = () => undefined;
  const sign = new Promise<void>((resolve) => {
    firstSign = resolve;
  });
  const answer = work((event) => {
    send(event);
    firstSign();
  });
  const isQuiet = !(await comesSoon(sign, answer));
  const call = keepOpen();
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | undefined;
  let open = true;
  const close = () => {
    open = false;
    clearInterval(heartbeat);
    call.release();
  };
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => {
        if (open) stream.enqueue(encoder.encode(text));
      };
      send = (event) => write(encodeEvent(event));
      early.splice(0).forEach(send);
      if (isQuiet) write(STREAM_HEARTBEAT);
      heartbeat = setInterval(() => write(STREAM_HEARTBEAT), HEARTBEAT_MS);
      const end = (last: AnswerEvent<unknown> | null) => {
        if (last) write(encodeEvent(last));
        const wasOpen = open;
        close();
        if (wasOpen) stream.close();
      };
      // The signal is watched too: an agent that hears it late must not hold the stream open.
      orAborted(answer, signal).then(
        (done) => end({ type: "done", answer: done }),
        (thrown: unknown) => {
          const reason: unknown = signal.aborted ? signal.reason : thrown;
          if (reason instanceof ClientLeft) return end(null);
          const error = toAppError(reason);
          brokenOff(deps, name, c, error);
          end({ type: "error", error: errorBody(error).error });
        },
      );
    },
    cancel() {
      call.left();
      close();
    },
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store, no-transform", "x-accel-buffering": "no" },
  });
}
