import { randomUUID } from "node:crypto";
import { Hono, type Context } from "hono";
import { cors } from "hono/cors";
import { AppError, CALLS, callPath, errorBody, fallbackPath } from "@candor/protocol";
import { isSecure } from "./calls/client-address.ts";
import { socketAddress } from "./calls/connection.ts";
import { isOwnHost } from "./calls/own-host.ts";
import type { Deps } from "./deps.ts";
import { ClientLeft, toAppError } from "./errors.ts";
import { REQUEST_ID_HEADER } from "./request-id.ts";
import { apiDocsRoutes } from "./routes/api-docs.ts";
import { assessRoute } from "./routes/assess.ts";
import { chatRoute } from "./routes/chat.ts";
import { demoArticleRoute } from "./routes/demo-article.ts";
import { fetchUrlRoute } from "./routes/fetch-url.ts";
import { healthRoutes } from "./routes/health.ts";
import { metricsRoute } from "./routes/metrics.ts";
import { publicConfigRoute } from "./routes/public-config.ts";
import { summarizeRoute } from "./routes/summarize.ts";
import { policyOfPath, securityHeaders } from "./security-headers.ts";
import { serveSite } from "./site/serve-site.ts";

/** Status that servers log when nobody waits for the answer any more. */
const CLIENT_LEFT_STATUS = 499;
const CORS_MAX_AGE_S = 600;
/** Addresses that other origins may call, when they are configured. */
const SHARED_PATHS = [...CALLS.flatMap((call) => [callPath(call), fallbackPath(call)]), "/config.json"];
const NAMED_ROUTES: ReadonlySet<string> = new Set([...SHARED_PATHS, "/healthz", "/readyz", "/metrics", "/openapi.json", "/api"]);

const UNDER_OWN_NAME = "With ALLOW_PRIVATE_ADDRESSES=1 this server answers under an address or a name of this network only.";

/** Path for logs and metrics: a known route or "site", since other paths are whatever somebody typed. */
const routeName = (c: Context): string => (NAMED_ROUTES.has(c.req.path) ? c.req.path : "site");

/** The server as one fetch handler: calls, service routes, then the built app. */
export function createApp(deps: Deps): Hono {
  const { config, log, metrics } = deps;
  const app = new Hono();
  const trust = config.trustProxy;
  const plain = securityHeaders(config, false);
  const secure = securityHeaders(config, true);

  app.use(async (c, next) => {
    const from = performance.now();
    const reqId = randomUUID();
    c.set("reqId", reqId);
    await next();
    const https = isSecure(c.req.url, socketAddress(c), c.req.header("x-forwarded-proto"), trust);
    for (const [name, value] of Object.entries(https ? secure : plain)) c.res.headers.set(name, value);
    const policy = policyOfPath(c.req.path);
    if (policy !== null) c.res.headers.set("content-security-policy", policy);
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
    c.res.headers.set(REQUEST_ID_HEADER, reqId);
    // A connection that is kept would be cut off with a request on it.
    if (!deps.lifecycle.isReady) c.res.headers.set("connection", "close");
    const route = routeName(c);
    const ms = performance.now() - from;
    metrics.request(route, c.req.method, c.res.status, ms / 1_000);
    const level = c.res.status >= 500 ? "warn" : SHARED_PATHS.includes(route) ? "info" : "debug";
    log[level](
      { reqId, route, method: c.req.method, status: c.res.status, ms: Math.round(ms), code: c.res.headers.get("x-error-code") ?? undefined },
      "request",
    );
    c.res.headers.delete("x-error-code");
  });
  app.onError((thrown, c) => {
    if (thrown instanceof ClientLeft) return c.body(null, CLIENT_LEFT_STATUS as 400);
    const error = toAppError(thrown);
    if (error.code === "internal") log.error({ reqId: c.get("reqId"), err: error.cause }, "unforeseen error");
    if (error.retryAfterS !== undefined) c.header("retry-after", String(error.retryAfterS));
    c.header("x-error-code", error.code);
    return c.json(errorBody(error), error.status as 400);
  });

  if (config.allowPrivateAddresses)
    app.use(async (c, next) => {
      if (!isOwnHost(c.req.url, config.siteUrl)) throw new AppError("invalid-request", { message: UNDER_OWN_NAME });
      await next();
    });
  if (config.corsOrigins.length > 0) {
    const allowHeaders = ["Content-Type", "Accept", config.pageKey.name];
    const handler = cors({ origin: config.corsOrigins, allowMethods: ["GET", "POST"], allowHeaders, exposeHeaders: ["Retry-After"], maxAge: CORS_MAX_AGE_S });
    for (const path of SHARED_PATHS) app.use(path, handler);
  }
  for (const register of [
    chatRoute,
    fetchUrlRoute,
    summarizeRoute,
    assessRoute,
    publicConfigRoute,
    healthRoutes,
    metricsRoute,
    apiDocsRoutes,
    demoArticleRoute,
  ])
    register(app, deps);
  // Programs call here: an address that is wrong gets an error they can read, not a page.
  for (const path of ["/agent/*", "/.netlify/*"])
    app.all(path, () => {
      throw new AppError("not-found");
    });
  app.all("*", serveSite(deps.site));
  return app;
}
