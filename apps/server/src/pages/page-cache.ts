import { createHash } from "node:crypto";
import { fetchUrlAnswerSchema, type FetchUrlAnswer } from "@candor/protocol";
import { AWAY, type SharedStore } from "../store/shared-store.ts";

/** Pages that were read a short time ago. Never throws: a cache that fails is an empty one. */
export interface PageCache {
  get(url: string): Promise<FetchUrlAnswer | null>;
  set(url: string, page: FetchUrlAnswer): Promise<void>;
}

/** What a page takes with its address and all that is said of it, in UTF-16 units: about twice as many bytes. */
const MAX_CHARS = 20_000_000;
/** For the entry itself, so that pages without text are not kept for nothing. */
const ENTRY_CHARS = 500;

/** In this process: those that are over their time go first, then the oldest while all together are over the limit. `now` in milliseconds. */
export function memoryCache(ttlS: number, now: () => number = Date.now, maxChars = MAX_CHARS): PageCache {
  // In the order in which they were read, which is also the order in which their time is over.
  const kept = new Map<string, { page: FetchUrlAnswer; until: number; chars: number }>();
  let chars = 0;
  const drop = (url: string): void => {
    chars -= kept.get(url)?.chars ?? 0;
    kept.delete(url);
  };
  return {
    get(url) {
      const entry = kept.get(url);
      if (entry && entry.until > now()) return Promise.resolve(entry.page);
      drop(url);
      return Promise.resolve(null);
    },
    set(url, page) {
      drop(url);
      const entry = { page, until: now() + ttlS * 1_000, chars: ENTRY_CHARS + url.length + JSON.stringify(page).length };
      if (ttlS > 0 && entry.chars <= maxChars) {
        kept.set(url, entry);
        chars += entry.chars;
      }
      for (const [oldest, { until }] of kept) {
        if (until > now() && chars <= maxChars) break;
        drop(oldest);
      }
      return Promise.resolve();
    },
  };
}

/** What another version of the server stored may have another shape; then the page is read again. */
function readPage(text: string): FetchUrlAnswer | null {
  try {
    return fetchUrlAnswerSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * A longer page stays in this process. Redis holds the limits, too: when it is full, it drops what ends soonest, and those are the counts of the minute. One
 * client may have 60 pages a minute read, of a million characters each.
 */
const MOST_SHARED_CHARS = 100_000;

/** In Redis, with this process's memory for long pages and for the time that Redis is away. Addresses are stored as hashes. */
export function sharedCache(ttlS: number, shared: SharedStore): PageCache {
  const memory = memoryCache(ttlS);
  if (ttlS === 0) return memory;
  const keyOf = (url: string) => `${shared.prefix}:page:${createHash("sha256").update(url).digest("base64url")}`;
  return {
    async get(url) {
      const text = await shared.attempt((redis) => redis.get(keyOf(url)));
      return text === AWAY || text === null ? memory.get(url) : readPage(text);
    },
    async set(url, page) {
      const text = JSON.stringify(page);
      const done = text.length > MOST_SHARED_CHARS ? AWAY : await shared.attempt((redis) => redis.set(keyOf(url), text, "EX", ttlS));
      if (done === AWAY) await memory.set(url, page);
    },
  };
}
