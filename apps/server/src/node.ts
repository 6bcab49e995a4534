import { serve } from "@hono/node-server";
import { createPageReader } from "@candor/page-reader";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pino from "pino";
import { createApp } from "./app.ts";
import { parseConfig } from "./config.ts";
import { noLimits } from "./limits/client-limits.ts";
import { watchedSiteFiles } from "./site/site-files.ts";

const config = parseConfig(process.env);
const log = pino({ level: config.logLevel });
const stop = new AbortController();
const dist = config.webDist ?? path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../web/dist");
const app = createApp({ config, log, reader: createPageReader({ allowPrivate: config.allowPrivateAddresses }), limits: noLimits, site: watchedSiteFiles(dist), agent: null, stopping: stop.signal });
serve({ fetch: app.fetch, port: config.port, hostname: config.host }, (info) => console.log(`Candor is at http://localhost:${info.port}`));
