// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const load = async () => (await import("./trusted-types.ts")).scriptUrl;
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it.each(["/assets/worker.js", `${window.location.origin}/service-worker.js`])("passes a script of this site: %s", async (url) => {
  expect((await load())(url)).toBe(url);
});

it.each(["https://elsewhere.example/worker.js", "//elsewhere.example/worker.js", "data:text/javascript,0", "javascript:0"])(
  "refuses a script of another: %s",
  async (url) => {
    const scriptUrl = await load();
    expect(() => scriptUrl(url)).toThrow(TypeError);
  },
);

it("makes its policy once, under the name that the header allows, and asks it for every address", async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
  vi.stubGlobal("trustedTypes", { createPolicy });
  const scriptUrl = await load();
  expect([scriptUrl("/a.js"), scriptUrl("/b.js")]).toEqual(["/a.js", "/b.js"]);
  expect(() => scriptUrl("https://elsewhere.example/c.js")).toThrow(TypeError);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["candor"]);
});
