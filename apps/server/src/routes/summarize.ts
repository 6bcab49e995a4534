import type { Hono } from "hono";
import { summarizeRequestSchema, type SentFrame, type SummarizeAnswer, type SummarizeRequest } from "@candor/protocol";
import { answerJson } from "../calls/answer-json.ts";
import { registerCall } from "../calls/register-call.ts";
import type { Deps } from "../deps.ts";

/** A text of 100,000 characters and its frames. */
const MAX_BODY_BYTES = 4_000_000;

const isWithin = (start: unknown, end: unknown, text: string): boolean => Number.isInteger(start) && Number.isInteger(end) && (start as number) >= 0 && (end as number) > (start as number) && (end as number) <= text.length;

/** A report quotes words of the text: words that a caller made up, or offsets that lead elsewhere, are left out of the frame. */
function honestFrame(frame: SentFrame, text: string): SentFrame {
  const { fragment, start, end, spans, ...rest } = frame;
  if (isWithin(start, end, text) && (fragment === undefined || text.slice(start as number, end as number) === fragment)) {
    const places = Array.isArray(spans) ? spans.filter((span) => Array.isArray(span) && isWithin(span[0], span[1], text)) : [];
    return { ...rest, start, end, fragment: text.slice(start as number, end as number), ...(places.length > 0 ? { spans: places } : {}) };
  }
  const at = typeof fragment === "string" && fragment.trim() !== "" ? text.indexOf(fragment) : -1;
  return at < 0 ? rest : { ...rest, fragment, start: at, end: at + (fragment as string).length };
}

/** The request with frames that keep to the text. */
export const honestRequest = (request: SummarizeRequest): SummarizeRequest => ({ ...request, frames: request.frames.map((frame) => honestFrame(frame, request.inputText)) });

/** POST /agent/summarize: the report (specification 1 §7). By a model where one is active, else by the built-in writer. Carries no client key. */
export function summarizeRoute(app: Hono, deps: Deps): void {
  registerCall(app, deps, {
    call: "summarize",
    body: summarizeRequestSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    deadlineMs: deps.config.agent.deadlineMs,
    async handle(sent, { c, signal }) {
      const request = honestRequest(sent);
      const answer: SummarizeAnswer = { reportText: deps.agent ? await deps.agent.summarize(request, { signal }) : deps.writeReport(request) };
      return answerJson(c, answer);
    },
  });
}
