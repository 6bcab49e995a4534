import type { Hono } from "hono";
import { assessRequestSchema } from "@candor/protocol";
import { answerWork } from "../calls/answer-work.ts";
import { DEADLINE_MARGIN_MS, registerCall } from "../calls/register-call.ts";
import type { Deps } from "../deps.ts";

const MAX_BODY_BYTES = 200_000;

/** POST /agent/assess: the assessment of a learner's answer (specification 2 §7; address by specification README). Streamed as answer-work.ts says. */
export function assessRoute(app: Hono, deps: Deps): void {
  registerCall(app, deps, {
    call: "assess",
    body: assessRequestSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    deadlineMs: deps.config.agent.deadlineMs + DEADLINE_MARGIN_MS,
    async handle(request, call) {
      return answerWork(deps, "assess", call, (context) => deps.agent.assess(request, context));
    },
  });
}
