import type { Hono } from "hono";
import { chatRequestSchema, type ChatEvent } from "@candor/protocol";
import { boundedChat } from "../agent/bounded-chat.ts";
import { answerJson } from "../calls/answer-json.ts";
import { DEADLINE_MARGIN_MS, registerCall } from "../calls/register-call.ts";
import { streamAnswer, wantsStream } from "../calls/stream-answer.ts";
import type { Deps } from "../deps.ts";

/** 200 messages of history and a wrapped article. */
const MAX_BODY_BYTES = 2_000_000;

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
      const { c, signal, admitPage, place } = context;
      if (wantsStream(c))
        return streamAnswer(deps, "chat", context, async (emit: (event: ChatEvent) => void) => {
          await place();
          return deps.agent.chat(request, { signal, admitPage, emit });
        });
      await place();
      return answerJson(c, await deps.agent.chat(request, { signal, admitPage }));
    },
  });
}
