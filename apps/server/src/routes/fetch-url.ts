import type { Hono } from "hono";
import { fetchUrlRequestSchema } from "@candor/protocol";
import { answerJson } from "../calls/answer-json.ts";
import { registerCall } from "../calls/register-call.ts";
import type { Deps } from "../deps.ts";

const MAX_BODY_BYTES = 16_384;
/** A little more than the reader's own limit, so that its error is the one that is told. */
const DEADLINE_MS = 12_000;

/** POST /agent/fetch-url: a page as text (specification 1 §7; issue "Reading a link"). */
export function fetchUrlRoute(app: Hono, deps: Deps): void {
  registerCall(app, deps, {
    call: "fetch-url",
    body: fetchUrlRequestSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    deadlineMs: DEADLINE_MS,
    handle: async ({ url }, { c, signal }) => answerJson(c, await deps.pages.read(url, signal)),
  });
}
