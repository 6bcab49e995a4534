// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetConfig } from "../lib/config.ts";
import { boot } from "./boot.ts";

const codex = vi.hoisted(() => ({ errors: [] as string[] }));
vi.mock("@candor/engine/policy", async (original) => ({
  ...(await original<object>()),
  validateCodex: () => (codex.errors.length > 0 ? { ok: false, errors: codex.errors } : { ok: true }),
}));

let config: () => Promise<Response>;
const sent = vi.fn();
const said = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
beforeEach(() => {
  forgetConfig();
  vi.resetAllMocks();
  codex.errors = [];
  config = () => Promise.resolve(Response.json({ agentBase: "/" }));
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (url === "/config.json") return config();
    sent(url, JSON.parse(init?.body as string));
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  for (const way of ["error", "warn", "info"] as const) vi.spyOn(console, way).mockImplementation(said[way]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const EVENT = { event: "boot", codex_version: "0.9.0", mode: "--careful", stakes: "medium" };
const UNSET = /^The agent base setting .* is unset: calls to the agent backend are disabled/;

it("says nothing but its event where all is well", async () => {
  await boot();
  expect([said.error.mock.calls, said.warn.mock.calls, said.info.mock.calls]).toEqual([[], [], [["telemetry", EVENT]]]);
});

it("goes on with a codex that is not valid, and logs what is wrong with it", async () => {
  codex.errors = ["codex_version must be semver (got x)"];
  await boot();
  expect(said.error.mock.calls).toEqual([["The codex isn’t valid:", codex.errors]]);
  expect(said.info).toHaveBeenCalledWith("telemetry", EVENT);
});

it.each([
  ["is unset", () => Promise.resolve(Response.json({}))],
  ["is not to be had", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is no configuration", () => Promise.resolve(new Response("<!doctype html>"))],
])("warns of an agent base that %s, and goes on", async (_, answer) => {
  config = answer;
  await boot();
  expect(said.warn.mock.calls).toEqual([[expect.stringMatching(UNSET)]]);
  expect(said.info).toHaveBeenCalledWith("telemetry", EVENT);
});

it("calls an agent base wrong that no call can go to, and does not call it unset", async () => {
  config = () => Promise.resolve(Response.json({ agentBase: "agent.example" }));
  await boot();
  expect(said.error.mock.calls).toEqual([[expect.stringContaining("not an address that calls can go to: agent.example.")]]);
  expect(said.warn).not.toHaveBeenCalled();
});

it("sends its event to the endpoint that the server names, and minds no failure there", async () => {
  config = () => Promise.resolve(Response.json({ agentBase: "/", telemetryEndpoint: "https://telemetry.example/" }));
  await expect(boot()).resolves.toBeUndefined();
  expect(sent.mock.calls).toEqual([["https://telemetry.example/", EVENT]]);
  expect(said.info).not.toHaveBeenCalled();
});
