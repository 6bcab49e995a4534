import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEFAULT_CONFIG, forgetConfig, loadConfig } from "./config.ts";

const TOLD = { ownerEmail: "owner@example.org", model: { active: true, label: "A model" } };
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  forgetConfig();
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());
const answers = (...all: (Response | Error)[]) => {
  for (const one of all) fetched.mockImplementationOnce(() => (one instanceof Error ? Promise.reject(one) : Promise.resolve(one)));
};

it("is fetched once, however many ask, and then known", async () => {
  answers(Response.json(TOLD));
  const [first, second] = await Promise.all([loadConfig(), loadConfig()]);
  expect([first, second, await loadConfig()]).toEqual(Array.from({ length: 3 }, () => ({ ...DEFAULT_CONFIG, ...TOLD })));
  expect(fetched).toHaveBeenCalledOnce();
});

it.each([
  ["a failure of the server, whatever it says", Response.json(TOLD, { status: 503 })],
  ["a page in its place", new Response("<!doctype html>")],
  ["no connection", new TypeError("Failed to fetch")],
])("%s leaves the defaults for this call, and the next one asks again", async (_case, answer) => {
  answers(answer, Response.json(TOLD));
  expect(await loadConfig()).toEqual(DEFAULT_CONFIG);
  expect(await loadConfig()).toMatchObject(TOLD);
});
