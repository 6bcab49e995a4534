import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, startApp, type Running } from "../test/harness.ts";
import { contentSecurityPolicy, policyOfPath } from "./security-headers.ts";

let plain: Running;
let behindProxy: Running;
beforeAll(async () => {
  plain = await startApp({ env: { ALLOW_PRIVATE_ADDRESSES: "1" } });
  behindProxy = await startApp({
    env: { TRUST_PROXY: "loopback", AGENT_BASE: "https://agent.example.org/base", TELEMETRY_ENDPOINT: "https://boot.example.org/in?x=1" },
  });
});
afterAll(() => Promise.all([plain.close(), behindProxy.close()]));

const EXPECTED: Record<string, string | RegExp> = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types candor dompurify",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "x-dns-prefetch-control": "off",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
};

describe("security headers", () => {
  it.each<[string, () => Promise<Response>]>([
    ["a page that is not there", () => fetch(`${plain.url}/nope`)],
    ["a call", () => post(`${plain.url}/agent/summarize`, { inputText: "a", frames: [] })],
    ["an error", () => post(`${plain.url}/agent/summarize`, "{")],
    ["the settings", () => fetch(`${plain.url}/config.json`)],
    ["the description", () => fetch(`${plain.url}/openapi.json`)],
    ["the description as a page", () => fetch(`${plain.url}/api`)],
    ["health", () => fetch(`${plain.url}/healthz`)],
    ["the demo article", () => fetch(`${plain.url}/demo/article`)],
    ["a method that is not allowed", () => fetch(`${plain.url}/agent/chat`, { method: "DELETE" })],
  ])("stand on %s", async (_case, ask) => {
    const { headers } = await ask();
    for (const [name, value] of Object.entries(EXPECTED))
      expect(headers.get(name), name).toMatch(value instanceof RegExp ? value : new RegExp(`^${value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`));
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("server")).toBeNull();
  });

  it("ask for https only where the visitor came by https", async () => {
    const https = await fetch(`${behindProxy.url}/healthz`, { headers: { "x-forwarded-proto": "https" } });
    expect(https.headers.get("strict-transport-security")).toBe("max-age=63072000");
    expect((await fetch(`${behindProxy.url}/healthz`)).headers.get("strict-transport-security")).toBeNull();
    expect((await fetch(`${plain.url}/healthz`, { headers: { "x-forwarded-proto": "https" } })).headers.get("strict-transport-security")).toBeNull();
  });

  it("let the page reach the configured agent and telemetry, by origin, and nobody else", async () => {
    const policy = (await fetch(`${behindProxy.url}/healthz`)).headers.get("content-security-policy");
    expect(policy).toContain("connect-src 'self' https://agent.example.org https://boot.example.org;");
    expect(contentSecurityPolicy({ agentBase: null, telemetryEndpoint: "/boot" })).toContain("connect-src 'self';");
  });

  it("answers of calls are not kept", async () => {
    expect((await post(`${plain.url}/agent/summarize`, { inputText: "a", frames: [] })).headers.get("cache-control")).toBe("no-store");
    expect((await fetch(`${plain.url}/config.json`)).headers.get("cache-control")).toBe("no-store");
  });
});

describe("the policy of what reads pictures", () => {
  it("lets it compile WebAssembly, and nothing else of the site", async () => {
    const { headers } = await fetch(`${plain.url}/ocr/7.0.0/worker.min.js`);
    expect(headers.get("content-security-policy")).toBe(policyOfPath("/ocr/"));
    expect(policyOfPath("/ocr/x")).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self';/);
    expect(policyOfPath("/ocr/x")).not.toMatch(/unsafe-(?:inline|eval)'(?<!wasm-unsafe-eval')|blob:|data:|https?:/);
    for (const path of ["/", "/analyze", "/ocr", "/assets/ocr/x.js", "/ocrs/x.js"]) expect(policyOfPath(path)).toBeNull();
  });
});
