import { connect, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, inject, it } from "vitest";
import { errorOf, eventually, post, rawGet, startServer, type Running } from "../test/harness.ts";
import { startServerProcess, type ServerProcess } from "../test/server-process.ts";

/* The real process: what it prints, and how it ends. */

const entry = inject("builtServer");
let processes: ServerProcess[] = [];
let sites: Running[] = [];
afterEach(async () => {
  await Promise.all([...processes.map((one) => one.stop("SIGKILL")), ...sites.map((site) => site.close())]);
  processes = [];
  sites = [];
});
const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === "IPv6"));
/** The answer to a request that names no host, or those of `head`. */
const withoutHost = (address: string, port: number, path: string, version = "1.0", head = ""): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, address, () => socket.end(`GET ${path} HTTP/${version}\r\n${head}\r\n`));
    socket
      .on("data", (piece) => (text += String(piece)))
      .on("close", () => resolve(text))
      .on("error", reject);
  });
const start = async (env: Record<string, string> = {}, options = {}): Promise<ServerProcess> => {
  const started = await startServerProcess(entry, env, options);
  processes.push(started);
  return started;
};
/** A site that answers after a while. */
const slowSite = async (ms: number): Promise<{ site: Running; asked: () => number }> => {
  let asked = 0;
  const site = await startServer((_request, response) => {
    asked += 1;
    setTimeout(() => response.writeHead(200, { "content-type": "text/plain" }).end("Late, but here."), ms);
  });
  sites.push(site);
  return { site, asked: () => asked };
};

describe("npm start", () => {
  it("says where it is, who answers, and what is unsafe", async () => {
    const server = await start({ ALLOW_PRIVATE_ADDRESSES: "1", RATE_LIMIT_OFF: "1" });
    await eventually(() => server.output().includes("RATE_LIMIT_OFF"));
    expect(server.output()).toMatch(/^Candor is at http:\/\/localhost:\d+$/m);
    expect(server.output()).toMatch(/^Agent: .+$/m);
    expect(server.output()).toMatch(/^WARNING: ALLOW_PRIVATE_ADDRESSES=1\./m);
    expect(server.output()).toMatch(/^WARNING: RATE_LIMIT_OFF=1\./m);
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: "ok" });
    expect((await post(`${server.url}/agent/fetch-url`, { url: `${server.url}/demo/article` })).status).toBe(200);
  });

  it("answers headers that are too long with an error that can be read", async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/agent/chat`, { method: "POST", headers: { "x-long": "a".repeat(30_000) }, body: "{}" });
    expect([answer.status, (await errorOf(answer)).code]).toEqual([431, "headers-too-large"]);
  });

  it("answers an address or a host that is none with an error that can be read", async () => {
    const port = Number(new URL((await start()).url).port);
    for (const [path, host] of [
      ["/healthz", "a b"],
      ["*", "a.org"],
      ["/\\a.org/", "a.org"],
    ] as const) {
      const answer = await rawGet(port, path, { host });
      expect([answer.status, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([400, "application/json", "no-store"]);
      expect(JSON.parse(answer.body.toString())).toEqual({ error: { code: "invalid-request", message: expect.stringMatching(/^[A-Z].*\.$/) as string } });
    }
  });

  it.each<[host: string, address: string]>([["127.0.0.1", "127.0.0.1"], ...(hasIpv6 ? ([["::", "::1"]] as [string, string][]) : [])])(
    "answers the health checks of proxies, which name no host, on %s",
    async (host, address) => {
      const { url } = await start({ HOST: host });
      expect(await withoutHost(address, Number(new URL(url).port), "/healthz")).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    },
  );

  it.each(["", "host: a.org\r\nHost: b.org\r\n"])(
    "tells a request of HTTP/1.1 that names no host, or two, so, in the shape of every other error: %j",
    async (hosts) => {
      const { url } = await start();
      const [head, body] = (await withoutHost("127.0.0.1", Number(new URL(url).port), "/healthz", "1.1", hosts)).split("\r\n\r\n");
      expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*^connection: close$/im);
      expect(body).toContain('{"error":{"code":"invalid-request","message":"A request of HTTP/1.1 names its host in one Host header."}}');
    },
  );

  it("says that a setting may be misspelt", async () => {
    const server = await start({ MODEL_PROVIDR: "ollama" });
    expect(await eventually(() => server.output().includes("MODEL_PROVIDR is not a Candor setting, so it is ignored. Did you mean MODEL_PROVIDER?"))).toBe(
      true,
    );
  });

  it("says with Ollama, and only then, how long its context must be", async () => {
    const [ollama, other] = await Promise.all([start({ MODEL_PROVIDER: "ollama", MODEL_NAME: "m" }), start()]);
    expect(await eventually(() => ollama.output().includes("OLLAMA_CONTEXT_LENGTH=16384"))).toBe(true);
    expect(other.output()).not.toContain("OLLAMA");
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ["a wrong setting", { PORT: "many" }, /The configuration can’t be used:\n {2}PORT: must be a whole number from 0 to 65535\nSee \.env\.example\./],
    ["private addresses in production", { NODE_ENV: "production", ALLOW_PRIVATE_ADDRESSES: "1" }, /ALLOW_PRIVATE_ADDRESSES: .*refused/],
  ])("does not start with %s, and says why", async (_case, env, message) => {
    const server = await start(env, { expectExit: true });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(message);
    expect(server.output()).not.toMatch(/\n\s+at /);
  });

  it("says that a port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    const server = await start({ PORT: String(port) }, { expectExit: true });
    other.close();
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`Port ${port} is in use.`);
  });
});

describe("stopping", () => {
  it.each(["SIGTERM", "SIGINT"] as const)("on %s lets a running call end, takes no new one, and ends with 0", async (signal) => {
    const server = await start({ ALLOW_PRIVATE_ADDRESSES: "1" });
    const { site, asked } = await slowSite(1_200);
    const call = post(`${server.url}/agent/fetch-url`, { url: `${site.url}/` });
    expect(await eventually(() => asked() === 1)).toBe(true);
    const from = performance.now();
    server.child.kill(signal);
    expect(await eventually(() => server.output().includes('"stopping"'))).toBe(true);
    // New connections too are told so, while the call runs.
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
    const refused = await post(`${server.url}/agent/summarize`, { inputText: "a", frames: [] });
    expect([refused.status, (await errorOf(refused)).code, refused.headers.get("retry-after")]).toEqual([503, "shutting-down", "5"]);
    const response = await call;
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ text: "Late, but here." });
    expect(await server.ended).toBe(0);
    expect(performance.now() - from).toBeLessThan(6_000);
  });

  it("a second signal does not wait", async () => {
    const server = await start({ ALLOW_PRIVATE_ADDRESSES: "1" });
    const { site, asked } = await slowSite(20_000);
    const call = post(`${server.url}/agent/fetch-url`, { url: `${site.url}/` }).catch(() => null);
    expect(await eventually(() => asked() === 1)).toBe(true);
    server.child.kill("SIGTERM");
    await eventually(() => server.output().includes('"stopping"'));
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(1);
    await call;
  });

  it("with nothing to do ends at once, open connections or not", async () => {
    const server = await start();
    await fetch(`${server.url}/healthz`);
    const from = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});
