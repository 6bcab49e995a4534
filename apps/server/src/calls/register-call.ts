import type { Context, Hono } from "hono";
import type { z } from "zod";
import { AppError, CALLS_WITH_CLIENT_KEY, callPath, fallbackPath, type Call } from "@candor/protocol";
import type { Deps } from "../deps.ts";
import { ClientLeft } from "../errors.ts";
import { clientAddress, limitKey, parseProxyTrust } from "./client-address.ts";
import { QueueGate } from "./queue-gate.ts";
import { readJson } from "./read-json.ts";

export interface CallContext {
  c: Context;
  /** Aborts when the visitor leaves, the deadline passes or the server stops. */
  signal: AbortSignal;
  /** Gives the place in the queue back. The pipeline does it when the handler returns, unless `keepPlace` was called. */
  release: () => void;
  /** For streamed answers: the handler calls `release` itself. */
  keepPlace: () => void;
}

export interface CallOptions<T extends z.ZodType> {
  call: Call;
  body: T;
  maxBodyBytes: number;
  deadlineMs: number;
  handle: (body: z.output<T>, context: CallContext) => Promise<Response>;
}

/** Where the connection comes from: Node's socket, or what a serverless host says. */
export const socketAddress = (c: Context): string | undefined => {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } }; context?: { ip?: string } } | undefined;
  return env?.incoming?.socket?.remoteAddress ?? env?.context?.ip;
};

/**
 * One call at both its addresses, with everything that is the same for all (design: security): client key, client's limits, places, body limit,
 * schema, deadline, and an abort that reaches whatever works for it.
 */
export function registerCall<T extends z.ZodType>(app: Hono, deps: Deps, options: CallOptions<T>): void {
  const { call } = options;
  const gate = new QueueGate(deps.config.concurrency);
  const trust = parseProxyTrust(deps.config.trustProxy);
  const key = CALLS_WITH_CLIENT_KEY.includes(call) ? deps.config.clientKey : null;

  const handler = async (c: Context): Promise<Response> => {
    if (deps.stopping.aborted) throw new AppError("shutting-down", { retryAfterS: 5 });
    if (key && c.req.header(key.name) !== key.value) throw new AppError("client-key");
    await deps.limits.consume(call, limitKey(clientAddress(socketAddress(c), c.req.header("x-forwarded-for"), trust)));
    const control = new AbortController();
    const stop = () => control.abort(new AppError("shutting-down", { retryAfterS: 5 }));
    const left = () => control.abort(new ClientLeft());
    const timer = setTimeout(() => control.abort(new AppError("deadline")), options.deadlineMs);
    deps.stopping.addEventListener("abort", stop, { once: true });
    c.req.raw.signal.addEventListener("abort", left, { once: true });
    let leavePlace: () => void = () => undefined;
    const release = () => {
      clearTimeout(timer);
      deps.stopping.removeEventListener("abort", stop);
      c.req.raw.signal.removeEventListener("abort", left);
      leavePlace();
    };
    let kept = false;
    try {
      leavePlace = await gate.enter(control.signal);
      const body = await readJson(c, options.body, options.maxBodyBytes);
      return await options.handle(body, { c, signal: control.signal, release, keepPlace: () => { kept = true; } });
    } catch (error) {
      kept = false;
      if (control.signal.aborted) throw control.signal.reason;
      throw error;
    } finally {
      if (!kept) release();
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
