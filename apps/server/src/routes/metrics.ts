import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, Hono } from "hono";
import ipaddr from "ipaddr.js";
import { AppError } from "@candor/protocol";
import { socketAddress } from "../calls/connection.ts";
import type { Deps } from "../deps.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Straight from this machine or its own network, not through a proxy. */
function isNeighbour(c: Context): boolean {
  const address = socketAddress(c);
  if (!address || !ipaddr.isValid(address) || c.req.header("x-forwarded-for") !== undefined || c.req.header("forwarded") !== undefined) return false;
  return ["loopback", "private", "uniqueLocal", "linkLocal"].includes(ipaddr.process(address).range());
}

/** GET /metrics in the text form of Prometheus: for METRICS_TOKEN as a bearer token; without one only for neighbours. Others find nothing here. */
export function metricsRoute(app: Hono, { config, metrics }: Deps): void {
  app.get("/metrics", async (c) => {
    const allowed = config.metricsToken
      ? timingSafeEqual(digest(c.req.header("authorization") ?? ""), digest(`Bearer ${config.metricsToken}`))
      : isNeighbour(c);
    if (!allowed) throw new AppError("not-found");
    return c.body(await metrics.text(), 200, { "content-type": metrics.contentType });
  });
}
