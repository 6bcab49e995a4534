import type { Hono } from "hono";
import type { Deps } from "../deps.ts";

/** GET /healthz: the process answers. GET /readyz: it takes new requests; 503 while it stops. */
export function healthRoutes(app: Hono, deps: Deps): void {
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", (c) => (deps.stopping.aborted ? c.json({ status: "stopping" }, 503) : c.json({ status: "ready" })));
}
