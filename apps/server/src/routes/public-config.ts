import type { Hono } from "hono";
import type { ConfigAnswer } from "@candor/protocol";
import type { Deps } from "../deps.ts";

/** GET /config.json: what the page needs to know of this server. Nothing in it is secret (specification README, client key). */
export function publicConfigRoute(app: Hono, { config, agent }: Deps): void {
  const answer: ConfigAnswer = {
    agentBase: config.agentBase,
    clientKey: config.pageKey,
    ownerEmail: config.ownerEmail,
    telemetryEndpoint: config.telemetryEndpoint,
    model: agent.model,
  };
  app.get("/config.json", (c) => c.json(answer));
}
