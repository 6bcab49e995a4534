import { Redis } from "ioredis";
import type { Logger } from "pino";

/** Redis, when several servers share limits and pages. Its absence is never an error of a call. */
export interface SharedStore {
  readonly redis: Redis;
  readonly prefix: string;
  /** True while commands reach Redis. */
  isUp(): boolean;
  close(): Promise<void>;
}

const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
const RETRY_MAX_MS = 2_000;
const RETRY_STEP_MS = 100;

/** Connects in the background and keeps trying. Going away and coming back are logged once each. */
export function connectSharedStore(options: { url: string; prefix: string }, log: Logger, onChange: (up: boolean) => void = () => undefined): SharedStore {
  const redis = new Redis(options.url, {
    // A command that cannot be sent now fails now: the caller has a fallback, a visitor has not the time.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * RETRY_STEP_MS, RETRY_MAX_MS),
  });
  let up: boolean | null = null;
  let closing = false;
  const turn = (next: boolean): void => {
    if (closing || next === up) return;
    const first = up === null;
    up = next;
    onChange(next);
    if (next) log.info(first ? "Redis is connected: limits and pages are shared" : "Redis is back: limits and pages are shared again");
    else log.warn("Redis is away: limits and pages are kept in this process until it is back");
  };
  redis.on("ready", () => turn(true));
  redis.on("error", () => turn(false));
  redis.on("close", () => turn(false));
  return {
    redis,
    prefix: options.prefix,
    isUp: () => redis.status === "ready",
    async close() {
      closing = true;
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
