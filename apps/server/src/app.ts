import { Hono } from "hono";
import { errorBody } from "@candor/protocol";
import { isSecure, parseProxyTrust } from "./calls/client-address.ts";
import { socketAddress } from "./calls/register-call.ts";
import type { Deps } from "./deps.ts";
import { ClientLeft, toAppError } from "./errors.ts";
import { fetchUrlRoute } from "./routes/fetch-url.ts";
import { healthRoutes } from "./routes/health.ts";
import { publicConfigRoute } from "./routes/public-config.ts";
import { securityHeaders } from "./security-headers.ts";
import { serveSite } from "./site/serve-site.ts";

/** Status that servers log when nobody waits for the answer any more. */
const CLIENT_LEFT_STATUS = 499;

/** The server as one fetch handler: calls, service routes, then the built app. Throws only on a wrong configuration. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  const trust = parseProxyTrust(deps.config.trustProxy);
  const plain = securityHeaders(deps.config, false);
  const secure = securityHeaders(deps.config, true);

  app.use(async (c, next) => {
    await next();
    const https = isSecure(c.req.url, socketAddress(c), c.req.header("x-forwarded-proto"), trust) || deps.config.siteUrl?.startsWith("https:") === true;
    for (const [name, value] of Object.entries(https ? secure : plain)) c.res.headers.set(name, value);
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
  });
  app.onError((thrown, c) => {
    if (thrown instanceof ClientLeft) return c.body(null, CLIENT_LEFT_STATUS as 400);
    const error = toAppError(thrown);
    if (error.code === "internal") deps.log.error({ err: error.cause }, "unforeseen error");
    if (error.retryAfterS !== undefined) c.header("retry-after", String(error.retryAfterS));
    return c.json(errorBody(error), error.status as 400);
  });

  fetchUrlRoute(app, deps);
  publicConfigRoute(app, deps);
  healthRoutes(app, deps);
  app.all("*", serveSite(deps.site));
  return app;
}
