import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { handle } from "hono/netlify";
import { createApp } from "./app.ts";
import { assemble } from "./assemble.ts";
import { parseConfig } from "./config.ts";
import { createLog } from "./logging.ts";

/** What a Netlify function gets beside the request; `ip` is the visitor's address as Netlify saw it. */
export interface NetlifyContext {
  ip?: string;
}

export type NetlifyHandler = (request: Request, context: NetlifyContext) => Promise<Response>;

const DIST = "apps/server/dist";

/** Netlify bundles a function into one file elsewhere; `included_files` keeps its place below the root of the function. */
function includedWorker(environment: Record<string, string | undefined>, name: string): URL | undefined {
  const found = [environment["LAMBDA_TASK_ROOT"], process.cwd()]
    .filter((root) => root !== undefined)
    .map((root) => path.join(root, DIST, name))
    .find((file) => existsSync(file));
  return found === undefined ? undefined : pathToFileURL(found);
}

/** The same app as a Netlify function. Files of the web app are served by Netlify itself (netlify.toml). Throws ConfigError. */
export function createNetlifyHandler(environment: Record<string, string | undefined>): { handler: NetlifyHandler; close: () => Promise<void> } {
  const config = parseConfig({ ...environment, NODE_ENV: environment["NODE_ENV"] ?? "production" });
  const { deps, close } = assemble(config, createLog(config.logLevel, { messages: false }), {
    serveSite: false,
    extractWorker: includedWorker(environment, "extract-worker.mjs"),
    rulesWorker: includedWorker(environment, "rules-worker.mjs"),
  });
  const answer = handle(createApp(deps));
  return { handler: async (request, context) => answer(request, context), close };
}

let kept: NetlifyHandler | undefined;

/** Entry of every function file. Built on the first request, kept while the function's process lives. */
export const handler: NetlifyHandler = (request, context) => {
  kept ??= createNetlifyHandler(process.env).handler;
  return kept(request, context);
};
