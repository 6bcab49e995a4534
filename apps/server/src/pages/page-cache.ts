import { createHash } from "node:crypto";
import { fetchUrlAnswerSchema, type FetchUrlAnswer } from "@candor/protocol";
import { AWAY, type SharedStore } from "../store/shared-store.ts";

/** Pages that were read a short time ago. Never throws: a cache that fails is an empty one. */
export interface PageCache {
  get(url: string): Promise<FetchUrlAnswer | null>;
  set(url: string, page: FetchUrlAnswer): Promise<void>;
}

const MAX_CHARS = 20_000_000;

/** In this process: the oldest go first when the text together is over the limit. `now` in milliseconds. */
export function memoryCache(ttlS: number, now: () => number = Date.now, maxChars = MAX_CHARS): PageCache {
  const kept = new Map<string, { page: FetchUrlAnswer; until: number }>();
  let chars = 0;
  const drop = (url: string): void => {
    const entry = kept.get(url);
    if (!entry) return;
    chars -= entry.page.charCount;
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
      if (ttlS > 0 && page.charCount <= maxChars) {
        kept.set(url, { page, until: now() + ttlS * 1_000 });
        chars += page.charCount;
        for (const oldest of kept.keys()) {
          if (chars <= maxChars) break;
          drop(oldest);
        }
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

/** In Redis, with this process's memory for the time that Redis is away. Addresses are stored as hashes. */
export function sharedCache(ttlS: number, shared: SharedStore, memory: PageCache = memoryCache(ttlS)): PageCache {
  if (ttlS === 0) return memory;
  const keyOf = (url: string) => `${shared.prefix}:page:${createHash("sha256").update(url).digest("base64url")}`;
  return {
    async get(url) {
      const text = await shared.attempt((redis) => redis.get(keyOf(url)));
      if (text === AWAY) return memory.get(url);
      return text === null ? null : readPage(text);
    },
    async set(url, page) {
      const done = await shared.attempt((redis) => redis.set(keyOf(url), JSON.stringify(page), "EX", ttlS));
      if (done === AWAY) await memory.set(url, page);
    },
  };
}
