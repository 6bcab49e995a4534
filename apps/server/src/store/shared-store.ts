import { Redis } from "ioredis";
import type { Logger } from "pino";

/** What `attempt` gives back when Redis could not be used: the caller then does without. */
export const AWAY = Symbol("away");

/** Redis, when several servers share limits and pages. Its absence is never an error of a call. */
export interface SharedStore {
  /** For libraries that bring their own commands; use it inside `attempt`. */
  readonly redis: Redis;
  readonly prefix: string;
  /** Runs a command, or gives AWAY at once while Redis is away, and after half a second when it hangs. Never rejects. */
  attempt<T>(command: (redis: Redis) => Promise<T>): Promise<T | typeof AWAY>;
  /** True while commands reach Redis. */
  isUp(): boolean;
  close(): Promise<void>;
}

const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
const RETRY_MAX_MS = 2_000;
const RETRY_STEP_MS = 100;
/** After a command that failed, so that not every visitor waits for a Redis that hangs. */
const PAUSE_MS = 1_000;

/** Why Redis is away, in one word: ECONNREFUSED, WRONGPASS, NOAUTH and the like. The rest of a message may hold what was sent. */
function reasonOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === "string" ? code : /^[A-Z]{3,}(?= )/.exec(typeof message === "string" ? message : "")?.[0];
}

/** Connects in the background and keeps trying. Going away and coming back are logged once each. */
export function connectSharedStore(options: { url: string; prefix: string }, log: Logger, onChange: (up: boolean) => void): SharedStore {
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
  let pausedUntil = 0;
  const turn = (next: boolean, error?: unknown): void => {
    if (closing || next === up) return;
    const first = up === null;
    up = next;
    onChange(next);
    if (next) log.info(first ? "Redis is connected: limits and pages are shared" : "Redis is back: limits and pages are shared again");
    else log.warn({ reason: error === undefined ? undefined : reasonOf(error) }, "Redis is away: limits and pages are kept in this process until it is back");
  };
  redis.on("ready", () => {
    pausedUntil = 0;
    turn(true);
  });
  redis.on("error", (error) => turn(false, error));
  redis.on("close", () => turn(false));
  return {
    redis,
    prefix: options.prefix,
    isUp: () => up === true,
    async attempt(command) {
      if (redis.status !== "ready" || performance.now() < pausedUntil) return AWAY;
      try {
        const value = await command(redis);
        turn(true);
        return value;
      } catch (error) {
        pausedUntil = performance.now() + PAUSE_MS;
        turn(false, error);
        return AWAY;
      }
    },
    async close() {
      closing = true;
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
