import type { PageReader } from "@candor/page-reader";
import type { Logger } from "pino";
import type { Agent } from "./agent-port.ts";
import type { ServerConfig } from "./config.ts";
import type { ClientLimits } from "./limits/client-limits.ts";
import type { SiteFiles } from "./site/site-files.ts";

/** Everything that the app is given. Tests give their own. */
export interface Deps {
  config: ServerConfig;
  log: Logger;
  reader: PageReader;
  limits: ClientLimits;
  /** The built web app; null when the server only answers calls. */
  site: SiteFiles | null;
  agent: Agent | null;
  /** Aborts when the server stops: then new calls are refused and running ones end. */
  stopping: AbortSignal;
}
