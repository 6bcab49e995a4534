import type { Hono } from "hono";
import { orAborted } from "@candor/page-reader/abortable";
import {
  type AppError,
  chatRequestSchema,
  encodeChatEvent,
  errorBody,
  STREAM_HEARTBEAT,
  type ChatAnswer,
  type ChatEvent,
  type ChatRequest,
} from "@candor/protocol";
import { boundedChat } from "../agent/bounded-chat.ts";
import type { Agent } from "../agent-port.ts";
import { answerJson } from "../calls/answer-json.ts";
import { DEADLINE_MARGIN_MS, registerCall, type CallContext } from "../calls/register-call.ts";
import type { Deps } from "../deps.ts";
import { ClientLeft, toAppError } from "../errors.ts";

/** 200 messages of history and a wrapped article. */
const MAX_BODY_BYTES = 2_000_000;
const HEARTBEAT_MS = 15_000;

const wantsStream = (accept: string | undefined): boolean => /\btext\/event-stream\b/i.test(accept ?? "");

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

/**
 * The streamed answer. Before the first event an error is still an HTTP error, so that a client sees its status and can try again;
 * after it the error is the last event. Where it waits long for a place, or the agent thinks, the stream begins with heartbeats: a proxy would take the silence for a dead server.
 */
async function streamed(
  agent: Agent,
  request: ChatRequest,
  { signal, admitPage, keepOpen, place }: CallContext,
  onBrokenOff: (error: AppError) => void,
): Promise<Response> {
  const early: ChatEvent[] = [];
  let send: (event: ChatEvent) => void = (event) => early.push(event);
  let firstSign: () => void = () => undefined;
  const sign = new Promise<void>((resolve) => {
    firstSign = resolve;
  });
  const emit = (event: ChatEvent) => {
    send(event);
    firstSign();
  };
  const answer: Promise<ChatAnswer> = place().then(() => agent.chat(request, { signal, admitPage, emit }));
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
      send = (event) => write(encodeChatEvent(event));
      early.splice(0).forEach(send);
      if (isQuiet) write(STREAM_HEARTBEAT);
      heartbeat = setInterval(() => write(STREAM_HEARTBEAT), HEARTBEAT_MS);
      const end = (last: ChatEvent | null) => {
        if (last) send(last);
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
          onBrokenOff(error);
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

/** POST /agent/chat: a reply (specification 1 §7). JSON by default; an event stream for `Accept: text/event-stream`. */
export function chatRoute(app: Hono, deps: Deps): void {
  const { active, waiting } = deps.config.concurrency;
  registerCall(app, deps, {
    call: "chat",
    body: chatRequestSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    deadlineMs: deps.config.agent.deadlineMs + DEADLINE_MARGIN_MS,
    concurrency: { active: deps.agent.model.active ? deps.config.agent.concurrency : active, waiting },
    waitsItself: true,
    async handle(sent, context) {
      const request = boundedChat(sent);
      const { c } = context;
      if (wantsStream(c.req.header("accept")))
        return streamed(deps.agent, request, context, ({ code, cause }) => {
          deps.metrics.brokenOff("chat", code);
          const about = { reqId: c.get("reqId"), route: c.req.path, code };
          if (code === "internal") deps.log.error({ ...about, err: cause }, "unforeseen error in a streamed answer");
          else deps.log.warn(about, "a streamed answer ended in an error");
        });
      await context.place();
      return answerJson(c, await deps.agent.chat(request, { signal: context.signal, admitPage: context.admitPage }));
    },
  });
}
