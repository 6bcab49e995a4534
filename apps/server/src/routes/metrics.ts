import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, Hono } from "hono";
import ipaddr from "ipaddr.js";
import { AppError } from "@candor/protocol";
import { socketAddress } from "../calls/connection.ts";
import type { Deps } from "../deps.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Straight from this machine or, in development, its own network. A proxy is told by the header that it adds; containers see visitors come from private addresses. */
function isNeighbour(c: Context, production: boolean): boolean {
  const address = socketAddress(c);
  if (!address || !ipaddr.isValid(address) || c.req.header("x-forwarded-for") !== undefined || c.req.header("forwarded") !== undefined) return false;
  const range = ipaddr.process(address).range();
  return range === "loopback" || (!production && ["private", "uniqueLocal", "linkLocal"].includes(range));
}

/** GET /metrics in the text form of Prometheus: for METRICS_TOKEN as a bearer token; without one only for neighbours. Others find nothing here. */
export function metricsRoute(app: Hono, { config, metrics }: Deps): void {
  app.get("/metrics", async (c) => {
    const allowed = config.metricsToken
      ? timingSafeEqual(digest(c.req.header("authorization") ?? ""), digest(`Bearer ${config.metricsToken}`))
      : isNeighbour(c, config.production);
    if (!allowed) throw new AppError("not-found");
    return c.body(await metrics.text(), 200, { "content-type": metrics.contentType });
  });
}
