import type { Context, Hono } from "hono";
import type { z } from "zod";
import { orAborted } from "@candor/page-reader/abortable";
import { AppError, CALLS_WITH_CLIENT_KEY, callPath, fallbackPath, type Call } from "@candor/protocol";
import type { Deps } from "../deps.ts";
import { ClientLeft, toAppError } from "../errors.ts";
import { pleaseWait } from "../limits/client-limits.ts";
import { clientAddress, limitKey } from "./client-address.ts";
import { ClientShares } from "./client-shares.ts";
import { socketAddress } from "./connection.ts";
import { holdCall, shuttingDown } from "./held-call.ts";
import { QueueGate } from "./queue-gate.ts";
import { readJson } from "./read-json.ts";

export interface CallContext {
  c: Context;
  /** Aborts when the visitor leaves, the deadline passes or the server stops. */
  signal: AbortSignal;
  /** Counts a page that is read for this call like a call of fetch-url by the same client. Throws AppError rate-limited or daily-budget. */
  admitPage: () => Promise<void>;
  /** For streamed answers: keeps place and deadline after the handler has returned. The returned functions end the call, or say that the visitor left. */
  keepOpen: () => { release: () => void; left: () => void };
  /** For calls with `waitsItself`: resolves once there is a place. Throws AppError busy, or the signal's reason. */
  place: () => Promise<void>;
}

interface CallOptions<T extends z.ZodType> {
  call: Call;
  body: T;
  maxBodyBytes: number;
  deadlineMs: number;
  /** Other than the configuration's, for calls that are dearer than the rest. */
  concurrency?: { active: number; waiting: number };
  /** The handler waits for its place, since it has something to say meanwhile. */
  waitsItself?: boolean;
  handle: (body: z.output<T>, context: CallContext) => Promise<Response>;
}

/** What a call gets beyond the agent's own limit, so that the agent's error is told, or its fallback answers. */
export const DEADLINE_MARGIN_MS = 2_000;

/** A body is at most 4 MB; who takes longer sends it drop by drop. */
const BODY_MS = 15_000;
/** What the bodies of one call may hold in memory together, while they arrive: chat and report together half of what compose.yaml gives a server. */
const BODIES_BYTES = 256_000_000;
/** A class behind one address fits in its share, however few places there are. */
const CLIENT_SHARE_MIN = 32;
const PAGES_IN_A_MINUTE = "You’ve fetched too many pages in a short time.";
const PAGES_OF_TODAY = "You’ve used today’s share of pages. You can fetch more tomorrow.";

/**
 * One call at both its addresses, with everything that is the same for all (design: security): client key, client's limits, body limit, schema, places,
 * deadline, and an abort that reaches whatever works for it. A place is taken once the body is here: slow senders would hold all of them.
 */
export function registerCall<T extends z.ZodType>(app: Hono, deps: Deps, options: CallOptions<T>): void {
  const { call } = options;
  const places = options.concurrency ?? deps.config.concurrency;
  const gate = new QueueGate(places);
  const arriving = Math.max(places.active, Math.min(places.active + places.waiting, Math.floor(BODIES_BYTES / options.maxBodyBytes)));
  const bodies = new QueueGate({ active: arriving, waiting: 0 });
  const shares = new ClientShares(deps.config.rateLimitOff ? Infinity : Math.max(CLIENT_SHARE_MIN, arriving >> 1));
  const trust = deps.config.trustProxy;
  const key = CALLS_WITH_CLIENT_KEY.includes(call) ? deps.config.clientKey : null;

  const clientOf = (c: Context): string => limitKey(clientAddress(socketAddress(c), c.req.header("x-forwarded-for"), trust));
  const admit = async (c: Context): Promise<void> => {
    if (!deps.lifecycle.isReady) throw shuttingDown();
    if (key && c.req.header(key.name) !== key.value) throw new AppError("client-key");
    await deps.limits.consume(call, clientOf(c));
  };
  const admitPage = async (c: Context): Promise<void> => {
    try {
      await deps.limits.consume("fetch-url", clientOf(c));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, retryAfterS = 1 } = error;
      throw new AppError(code, { message: code === "daily-budget" ? PAGES_OF_TODAY : `${PAGES_IN_A_MINUTE} ${pleaseWait(retryAfterS)}`, retryAfterS });
    }
  };

  const receive = async (c: Context, signal: AbortSignal): Promise<z.output<T>> => {
    const leave = await bodies.enter(signal);
    try {
      return await orAborted(readJson(c, options.body, options.maxBodyBytes), signal);
    } finally {
      leave();
    }
  };

  const work = async (c: Context, visitor: AbortSignal): Promise<Response> => {
    const held = holdCall(call, { ...deps, gate }, visitor, shares.enter(clientOf(c)));
    const { signal, release, left } = held;
    let open = false;
    const keepOpen = () => {
      open = true;
      return { release, left };
    };
    try {
      held.limit(BODY_MS, "request-timeout");
      const body = await receive(c, signal);
      held.limit(options.deadlineMs, "deadline");
      if (!options.waitsItself) await held.takePlace();
      return await orAborted(options.handle(body, { c, signal, admitPage: () => admitPage(c), keepOpen, place: held.takePlace }), signal);
    } catch (error) {
      open = false;
      throw signal.aborted ? signal.reason : error;
    } finally {
      if (!open) release();
    }
  };

  const handler = async (c: Context): Promise<Response> => {
    // Asked for before anything is awaited: who leaves while limits are counted is not heard of later.
    const visitor = c.req.raw.signal;
    try {
      await admit(c);
      return await work(c, visitor);
    } catch (thrown) {
      const error = thrown instanceof ClientLeft ? null : toAppError(thrown);
      if (error && (error.status === 429 || error.status === 503 || error.status === 401)) deps.metrics.refused(call, error.code);
      throw thrown;
    }
  };
  for (const path of [callPath(call), fallbackPath(call)]) {
    app.post(path, handler);
    app.all(path, (c) => {
      c.header("allow", "POST");
      throw new AppError("method-not-allowed");
    });
  }
}
