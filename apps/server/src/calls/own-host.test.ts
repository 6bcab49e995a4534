import { describe, expect, it } from "vitest";
import { appOf } from "../../test/harness.ts";
import { isOwnHost } from "./own-host.ts";

describe("a name of this machine", () => {
  it.each<[string, boolean]>([
    ["http://localhost:8787/", true],
    ["http://candor.localhost/", true],
    ["http://127.0.0.1:8787/", true],
    ["http://192.168.1.20/", true],
    ["http://[::1]:8787/", true],
    ["http://app:8787/", true],
    ["http://host.docker.internal:8787/", true],
    ["http://my-laptop.local/", true],
    ["https://candor.example/analyze", true],
    ["http://rebound.example:8787/", false],
    ["http://localhost.rebound.example/", false],
    ["http://127.0.0.1.rebound.example/", false],
  ])("%s: %s", (url, is) => expect(isOwnHost(url, "https://candor.example")).toBe(is));
  it("is none of the site's where it has none", () => expect(isOwnHost("http://candor.example/", undefined)).toBe(false));
});

describe("a page that lets its name lead here", () => {
  const read = { read: () => Promise.resolve({ text: "Of the house alone." }), close: () => Promise.resolve() };
  const ask = async (host: string, env: Record<string, string>) => {
    const app = appOf({ env, reader: read as never });
    const headers = { "content-type": "application/json" };
    return app.request(`http://${host}/agent/fetch-url`, { method: "POST", headers, body: JSON.stringify({ url: "http://10.0.0.1/" }) });
  };
  it("is answered nothing while addresses of this network are read", async () => {
    const refused = await ask("rebound.example", { ALLOW_PRIVATE_ADDRESSES: "1" });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: { code: "invalid-request", message: "With ALLOW_PRIVATE_ADDRESSES=1 this server answers under an address or a name of this network only." } },
    ]);
    expect((await ask("127.0.0.1:8787", { ALLOW_PRIVATE_ADDRESSES: "1" })).status).toBe(200);
  });
  it("is one like any other where they are not", async () => expect((await ask("rebound.example", {})).status).toBe(200));
});
