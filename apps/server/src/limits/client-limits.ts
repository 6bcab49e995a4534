import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError, CALLS, type Call } from "@candor/protocol";
import type { ServerConfig } from "../config.ts";
import { AWAY, type SharedStore } from "../store/shared-store.ts";
import { WindowCounter } from "./window-counter.ts";

/** Counts the requests of one client. Throws AppError rate-limited or daily-budget, with the seconds to wait. */
export interface ClientLimits {
  consume(call: Call, clientKey: string): Promise<void>;
}

export const noLimits: ClientLimits = { consume: () => Promise.resolve() };

const MINUTE_S = 60;
const DAY_S = 86_400;
const DAY_MS = DAY_S * 1_000;

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));

/** A minute at most, so that no number is one on which the page tries again by itself (specification 1 §7). */
export const pleaseWait = (s: number): string => `Please wait ${s === 1 ? "a second" : `${s} seconds`}.`;

/** Takes one point. Gives null, or the milliseconds until there is one again. */
type Counter = (key: string) => number | null | Promise<number | null>;

async function takeShared(limiter: RateLimiterRedis, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
    throw refusal;
  }
}

/** In Redis while it is reached, else in this process. */
function counter(name: string, points: number, durationS: number, shared: SharedStore | null, now: () => number): Counter {
  const own = new WindowCounter({ points, durationMs: durationS * 1_000 }, now);
  if (!shared) return (key) => own.take(key);
  const remote = new RateLimiterRedis({ storeClient: shared.redis, keyPrefix: `${shared.prefix}:limit:${name}`, points, duration: durationS });
  return async (key) => {
    const waitMs = await shared.attempt(() => takeShared(remote, key));
    return waitMs === AWAY ? own.take(key) : waitMs;
  };
}

/**
 * Limits a minute and a day (UTC), in memory or shared through Redis (design: security). When Redis is away each process counts for itself.
 * `now` is in milliseconds.
 */
export function createClientLimits(budgets: ServerConfig["budgets"], shared: SharedStore | null, now: () => number = Date.now): ClientLimits {
  const counters = new Map(
    CALLS.map((call) => [
      call,
      {
        minute: counter(`${call}:minute`, budgets[call].perMinute, MINUTE_S, shared, now),
        day: counter(`${call}:day`, budgets[call].perDay, DAY_S, shared, now),
      },
    ]),
  );
  return {
    async consume(call, clientKey) {
      const { minute, day } = counters.get(call)!;
      const waitMs = await minute(clientKey);
      if (waitMs !== null) {
        const retryAfterS = seconds(waitMs);
        throw new AppError("rate-limited", { message: `Too many requests in a short time. ${pleaseWait(retryAfterS)}`, retryAfterS });
      }
      const at = now();
      const used = await day(`${Math.floor(at / DAY_MS)}:${clientKey}`);
      if (used !== null) throw new AppError("daily-budget", { retryAfterS: seconds(DAY_MS - (at % DAY_MS)) });
    },
  };
}
