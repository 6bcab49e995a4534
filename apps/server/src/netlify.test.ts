import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLS } from "@candor/protocol";
import { startServer, type Running } from "../test/harness.ts";
import { createNetlifyHandler, type NetlifyHandler } from "./netlify.ts";
import { policyOfPath, securityHeaders } from "./security-headers.ts";

let site: Running;
let readBy: (string | undefined)[] = [];
let handler: NetlifyHandler;
let close: () => Promise<void>;
beforeAll(async () => {
  site = await startServer((request, response) => {
    readBy.push(request.headers["user-agent"]);
    response.writeHead(200, { "content-type": "text/html" }).end(`<title>On loopback</title><p>${"A sentence of the page. ".repeat(20)}</p>`);
  });
  ({ handler, close } = createNetlifyHandler({
    NODE_ENV: "test",
    ALLOW_PRIVATE_ADDRESSES: "1",
    LOG_LEVEL: "silent",
    SUMMARIZE_PER_MINUTE: "2",
    CLIENT_KEY_VALUE: "key",
  }));
});
afterAll(() => Promise.all([close(), site.close()]));
const call = (path: string, body?: unknown, headers: Record<string, string> = {}, ip = "203.0.113.1") =>
  handler(
    new Request(
      `https://localhost${path}`,
      body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) },
    ),
    { ip },
  );

describe("the Netlify handler", () => {
  it("answers a call at both addresses", async () => {
    for (const path of ["/.netlify/functions/agent-fetch-url", "/agent/fetch-url"]) {
      const response = await call(path, { url: `${site.url}/` }, { "x-candor-client": "key" });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ title: "On loopback" });
    }
    const report = await call("/.netlify/functions/agent-summarize", { inputText: "Act now.", frames: [] }, {}, "203.0.113.9");
    expect(((await report.json()) as { reportText: string }).reportText.length).toBeGreaterThan(100);
  });
  it("keeps to keys, limits (by the address that Netlify saw) and headers", async () => {
    expect((await call("/agent/fetch-url", { url: `${site.url}/` })).status).toBe(401);
    const statuses: number[] = [];
    for (const ip of ["198.51.100.1", "198.51.100.1", "198.51.100.1", "198.51.100.2"])
      statuses.push((await call("/agent/summarize", { inputText: "a", frames: [] }, { "x-forwarded-for": `6.6.6.${statuses.length}` }, ip)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
    expect((await call("/healthz")).headers.get("strict-transport-security")).not.toBeNull();
  });
  it("answers what the page asks for, and leaves files to Netlify", async () => {
    for (const path of ["/config.json", "/healthz", "/readyz", "/openapi.json", "/api", "/api.css"]) expect((await call(path)).status).toBe(200);
    expect((await call("/analyze")).status).toBe(404);
  });
  it("tells a site where to read who reads it, once its own address is known", async () => {
    readBy = [];
    const named = createNetlifyHandler({ NODE_ENV: "test", ALLOW_PRIVATE_ADDRESSES: "1", LOG_LEVEL: "silent", SITE_URL: "https://candor.example.org" });
    const asked = new Request("https://candor.example.org/agent/fetch-url", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url: `${site.url}/a` }),
    });
    expect((await named.handler(asked, { ip: "203.0.113.1" })).status).toBe(200);
    expect((await call("/agent/fetch-url", { url: `${site.url}/b` }, { "x-candor-client": "key" })).status).toBe(200);
    await named.close();
    expect(readBy).toEqual([
      "CandorPageReader/0.1 (reads one page when a visitor asks; +https://candor.example.org/about)",
      "CandorPageReader/0.1 (reads one page when a visitor asks)",
    ]);
  });
  it("is refused a configuration that is for development, by default", () => {
    expect(() => createNetlifyHandler({ ALLOW_PRIVATE_ADDRESSES: "1" })).toThrow(/refused with NODE_ENV=production/);
  });
});

describe("netlify.toml", () => {
  const toml = readFileSync(new URL("../../../netlify.toml", import.meta.url), "utf8");
  const functions = readdirSync(new URL("../netlify/functions/", import.meta.url));

  it("has a function file for every call, and its short address", () => {
    expect(functions.sort()).toEqual([...CALLS.map((name) => `agent-${name}.mjs`), "service.mjs"].sort());
    for (const file of functions)
      expect(readFileSync(new URL(`../netlify/functions/${file}`, import.meta.url), "utf8")).toContain(
        'export { handler as default } from "../../dist/netlify.js";',
      );
    expect(toml).toMatch(/from = "\/agent\/\*"\nto = "\/\.netlify\/functions\/agent-:splat"\nstatus = 200/);
    expect(toml).toContain('directory = "apps/server/netlify/functions"');
    expect(toml).toContain('publish = "apps/web/dist"');
  });
  it("gives what reads pictures its own policy", () => {
    const block = toml.slice(toml.indexOf('for = "/ocr/*"'));
    expect(block).toContain(`Content-Security-Policy = "${policyOfPath("/ocr/")}"`);
  });
  it("sends the headers of our own server", () => {
    const expected = securityHeaders({ agentBase: null, telemetryEndpoint: null }, true);
    const block = toml.slice(toml.indexOf('for = "/*"'), toml.indexOf('for = "/assets/*"'));
    const sent = Object.fromEntries([...block.matchAll(/^([A-Z][\w-]+) = "(.*)"$/gm)].map((match) => [match[1]!.toLowerCase(), match[2]]));
    expect(sent).toEqual(expected);
  });
});
