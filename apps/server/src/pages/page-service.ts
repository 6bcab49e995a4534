import type { PageReader } from "@candor/page-reader";
import type { FetchUrlAnswer } from "@candor/protocol";
import { ClientLeft } from "../errors.ts";
import type { PageCache } from "./page-cache.ts";

/** Reads pages for the fetch-url call and for the agent's tool. Throws PageError, or the signal's reason. */
export interface PageService {
  read(url: string, signal: AbortSignal): Promise<FetchUrlAnswer>;
}

export type PageOutcome = "cached" | "joined" | "read";

interface Shared {
  promise: Promise<FetchUrlAnswer>;
  readers: number;
  control: AbortController;
}

/** One spelling for one page; what is no address stays as it is and fails in the reader. */
const cacheKey = (url: string): string => {
  try {
    const parsed = new URL(url.trim());
    parsed.hash = "";
    return parsed.href;
  } catch {
    return url;
  }
};

/**
 * The reader behind a cache. Requests for a page that is being read wait for the same reading; the site's connection is closed when the last of them has left.
 */
export function createPageService(reader: PageReader, cache: PageCache, onOutcome: (outcome: PageOutcome) => void = () => undefined): PageService {
  const running = new Map<string, Shared>();
  /** A newer reading of the same page stays. */
  const forget = (key: string, shared: Shared): void => {
    if (running.get(key) === shared) running.delete(key);
  };

  const start = (key: string, url: string): Shared => {
    const control = new AbortController();
    const promise = reader.read(url, { signal: control.signal }).then(async (page) => {
      await cache.set(key, page);
      return page;
    });
    const shared: Shared = { promise, readers: 0, control };
    running.set(key, shared);
    const done = () => forget(key, shared);
    promise.then(done, done);
    return shared;
  };

  const join = (shared: Shared, key: string, signal: AbortSignal): Promise<FetchUrlAnswer> =>
    new Promise((resolve, reject) => {
      shared.readers += 1;
      const leave = () => {
        shared.readers -= 1;
        if (shared.readers === 0) {
          forget(key, shared);
          shared.control.abort(new ClientLeft());
        }
        reject(signal.reason as Error);
      };
      signal.addEventListener("abort", leave, { once: true });
      shared.promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    });

  return {
    async read(url, signal) {
      const key = cacheKey(url);
      const known = await cache.get(key);
      signal.throwIfAborted();
      if (known) {
        onOutcome("cached");
        return known;
      }
      const shared = running.get(key);
      onOutcome(shared ? "joined" : "read");
      return join(shared ?? start(key, url), key, signal);
    },
  };
}
