import type { Logger } from "pino";
import type { Agent } from "./agent-port.ts";
import type { ServerConfig } from "./config.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { ClientLimits } from "./limits/client-limits.ts";
import type { Metrics } from "./metrics.ts";
import type { PageService } from "./pages/page-service.ts";
import type { SiteFiles } from "./site/site-files.ts";

/** Everything that the app is given. Tests give their own. */
export interface Deps {
  config: ServerConfig;
  log: Logger;
  metrics: Metrics;
  pages: PageService;
  limits: ClientLimits;
  /** The built web app; null when the server only answers calls. */
  site: SiteFiles | null;
  agent: Agent;
  lifecycle: Lifecycle;
  /** What is shared: "memory", or Redis and whether it is reached. For /readyz. */
  store: () => "memory" | "redis" | "memory (redis is away)";
}
