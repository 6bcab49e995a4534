import type { Hono } from "hono";
import { fetchUrlRequestSchema, type FetchUrlAnswer } from "@candor/protocol";
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
    async handle({ url }, { c, signal }) {
      const page: FetchUrlAnswer = await deps.reader.read(url, { signal });
      return c.json(page);
    },
  });
}
