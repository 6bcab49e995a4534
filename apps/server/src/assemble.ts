import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { createPageReader } from "@candor/page-reader";
import { createAgent } from "./agent/create-agent.ts";
import type { ServerConfig } from "./config.ts";
import type { Deps } from "./deps.ts";
import { Lifecycle } from "./lifecycle.ts";
import { createClientLimits, noLimits } from "./limits/client-limits.ts";
import { createMetrics } from "./metrics.ts";
import { memoryCache, sharedCache } from "./pages/page-cache.ts";
import { createPageService } from "./pages/page-service.ts";
import { createRuleThreads } from "./rules/rule-threads.ts";
import { loadSiteFiles, watchedSiteFiles } from "./site/site-files.ts";
import { connectSharedStore } from "./store/shared-store.ts";

interface Assembled {
  deps: Deps;
  /** Closes what was opened: worker threads and the connection to Redis. */
  close(): Promise<void>;
}

/** Not run from source. */
const isBuilt = !import.meta.url.endsWith(".ts");
/** The app as `npm run build` leaves it, beside this server's build. */
const WEB_DIST = "../../web/dist";

interface AssembleOptions {
  /** Serverless hosts serve the app's files themselves. */
  serveSite: boolean;
  /** File of the thread that reads pages, where it does not stand beside this module. */
  extractWorker?: URL | undefined;
  /** The same of the thread that runs the rules. */
  rulesWorker?: URL | undefined;
}

/** Builds everything that the app is given from the configuration. */
export function assemble(config: ServerConfig, log: Logger, { serveSite, extractWorker, rulesWorker }: AssembleOptions): Assembled {
  const metrics = createMetrics({ processMetrics: true });
  const lifecycle = new Lifecycle();
  const reader = createPageReader({
    allowPrivate: config.allowPrivateAddresses,
    contact: config.siteUrl ? `${config.siteUrl}/about` : undefined,
    extractor: extractWorker ? { worker: extractWorker } : {},
  });
  const rules = createRuleThreads(log, { worker: rulesWorker });
  // Serverless hosts start a process for a call, and not each call is one for the rules; from source a thread takes seconds to load.
  if (serveSite && isBuilt) rules.warm();
  const shared = config.redis ? connectSharedStore(config.redis, log, metrics.sharedStore) : null;
  const cache = shared ? sharedCache(config.pageCacheS, shared) : memoryCache(config.pageCacheS);
  const pages = createPageService(reader, cache, metrics.page);
  const root = config.webDist ?? path.resolve(path.dirname(fileURLToPath(import.meta.url)), WEB_DIST);
  const deps: Deps = {
    config,
    log,
    metrics,
    pages,
    limits: config.rateLimitOff ? noLimits : createClientLimits(config.budgets, shared),
    site: serveSite ? (config.production ? loadSiteFiles(root) : watchedSiteFiles(root)) : null,
    agent: createAgent(config, pages, rules.work, log),
    lifecycle,
    store: () => (shared ? (shared.isUp() ? "redis" : "memory (redis is away)") : "memory"),
  };
  return {
    deps,
    async close() {
      await Promise.all([reader.close(), rules.close(), shared?.close()]);
    },
  };
}
