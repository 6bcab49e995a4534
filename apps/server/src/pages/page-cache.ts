import { createHash } from "node:crypto";
import { fetchUrlAnswerSchema, type FetchUrlAnswer } from "@candor/protocol";
import type { SharedStore } from "../store/shared-store.ts";

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

/** In Redis, with this process's memory for the time that Redis is away. Addresses are stored as hashes. */
export function sharedCache(ttlS: number, shared: SharedStore, memory: PageCache = memoryCache(ttlS)): PageCache {
  if (ttlS === 0) return memory;
  const keyOf = (url: string) => `${shared.prefix}:page:${createHash("sha256").update(url).digest("base64url")}`;
  return {
    async get(url) {
      if (!shared.isUp()) return memory.get(url);
      try {
        const text = await shared.redis.get(keyOf(url));
        if (text === null) return null;
        const parsed = fetchUrlAnswerSchema.safeParse(JSON.parse(text));
        return parsed.success ? parsed.data : null;
      } catch {
        return memory.get(url);
      }
    },
    async set(url, page) {
      try {
        if (!shared.isUp()) throw new Error("away");
        await shared.redis.set(keyOf(url), JSON.stringify(page), "EX", ttlS);
      } catch {
        await memory.set(url, page);
      }
    },
  };
}
