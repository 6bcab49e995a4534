import { Hono } from "hono";
import { expect, it } from "vitest";
import { configOf } from "../../test/harness.ts";
import type { Deps } from "../deps.ts";
import { createMetrics } from "../metrics.ts";
import { toAppError } from "../errors.ts";
import { metricsRoute } from "./metrics.ts";

const status = async (remoteAddress: string, env: Record<string, string>, headers: Record<string, string> = {}): Promise<number> => {
  const app = new Hono();
  app.onError((error, c) => c.body(null, toAppError(error).status as 400));
  metricsRoute(app, { config: configOf(env), metrics: createMetrics() } as Deps);
  return (await app.request("/metrics", { headers }, { incoming: { socket: { remoteAddress } } })).status;
};
const production = { NODE_ENV: "production" };

it.each<[string, Record<string, string>, number]>([
  ["127.0.0.1", production, 200],
  ["::1", production, 200],
  ["::ffff:127.0.0.1", production, 200],
  ["10.0.0.5", production, 404],
  ["172.17.0.1", production, 404],
  ["fd00::5", production, 404],
  ["203.0.113.1", production, 404],
  ["10.0.0.5", { NODE_ENV: "development" }, 200],
  ["203.0.113.1", { NODE_ENV: "development" }, 404],
])("without a token, from %s with %j: %i", async (address, env, expected) => {
  expect(await status(address, env)).toBe(expected);
  expect(await status(address, env, { "x-forwarded-for": "203.0.113.9" })).toBe(404);
  expect(await status(address, env, { forwarded: "for=203.0.113.9" })).toBe(404);
});

it("a token that ends with the line of its file is the same token", async () => {
  const env = { ...production, METRICS_TOKEN: "long-enough\n" };
  expect(await status("203.0.113.1", env, { authorization: "Bearer long-enough" })).toBe(200);
  expect(await status("127.0.0.1", env)).toBe(404);
});
