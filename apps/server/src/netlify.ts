import { handle } from "hono/netlify";
import { createApp } from "./app.ts";
import { assemble } from "./assemble.ts";
import { parseConfig } from "./config.ts";
import { createLog } from "./logging.ts";

/** What a Netlify function gets beside the request; `ip` is the visitor's address as Netlify saw it. */
export interface NetlifyContext { ip?: string }

export type NetlifyHandler = (request: Request, context: NetlifyContext) => Promise<Response>;

/** The same app as a Netlify function. Files of the web app are served by Netlify itself (netlify.toml). */
export function createNetlifyHandler(environment: Record<string, string | undefined>): { handler: NetlifyHandler; close: () => Promise<void> } {
  const config = parseConfig({ NODE_ENV: "production", ...environment });
  const { deps, close } = assemble(config, createLog(config.logLevel, { messages: false }), { serveSite: false });
  const answer = handle(createApp(deps));
  return { handler: async (request, context) => answer(request, context), close };
}

let kept: NetlifyHandler | undefined;

/** Entry of every function file. Built on the first request, kept while the function's process lives. */
export const handler: NetlifyHandler = (request, context) => {
  kept ??= createNetlifyHandler(process.env).handler;
  return kept(request, context);
};
