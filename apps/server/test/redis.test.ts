import { afterEach, expect, it, vi } from "vitest";
import { findRedis, installedRedis } from "../../../scripts/lib/find-redis.mjs";

afterEach(() => vi.unstubAllEnvs());

it("the Redis of the tests is the one that REDIS_SERVER names, for `npm test`, which asks beforehand, too", () => {
  vi.stubEnv("REDIS_SERVER", process.execPath);
  expect([installedRedis(), findRedis()]).toEqual([process.execPath, process.execPath]);
  vi.stubEnv("REDIS_SERVER", "/nowhere/redis-server");
  expect(installedRedis()).toBe("");
});
