import type { Hono } from "hono";
import type { Deps } from "../deps.ts";

/** GET /healthz: the process answers. GET /readyz: it takes new requests; 503 while it stops. */
export function healthRoutes(app: Hono, deps: Deps): void {
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", (c) =>
    deps.lifecycle.isReady ? c.json({ status: "ready", store: deps.store() }) : c.json({ status: "stopping", store: deps.store() }, 503),
  );
}
