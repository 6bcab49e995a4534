import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { PageReader } from "@candor/page-reader";
import { callPath, CALLS, fallbackPath } from "@candor/protocol";
import { appOf, configOf, depsOf, errorOf, eventually, post, readableLog, startApp, type Running, type TestDeps } from "../../test/harness.ts";
import { Lifecycle } from "../lifecycle.ts";
import { createClientLimits } from "../limits/client-limits.ts";
import { createMetrics } from "../metrics.ts";
import { registerCall } from "./register-call.ts";

/* What is the same for all calls, shown on fetch-url and summarize over real HTTP. */

let running: Running[] = [];
afterEach(async () => {
  await Promise.all(running.map((app) => app.close()));
  running = [];
});
const start = async (deps?: TestDeps): Promise<string> => {
  const app = await startApp(deps);
  running.push(app);
  return app.url;
};
const page = { text: "Text", title: null, byline: null, siteName: null, publishedTime: null, lang: null, url: "http://a.org/", charCount: 4 };
const quickReader: PageReader = { read: () => Promise.resolve(page), close: () => Promise.resolve() };
/** Never ends by itself; tells what stopped it. */
const slowReader = (): { reader: PageReader; reasons: unknown[]; started: () => number } => {
  const reasons: unknown[] = [];
  let started = 0;
  return {
    reasons,
    started: () => started,
    reader: {
      read: (_url, { signal } = {}) => {
        started += 1;
        return new Promise((_, reject) =>
          signal?.addEventListener("abort", () => {
            reasons.push(signal.reason);
            reject(signal.reason as Error);
          }),
        );
      },
      close: () => Promise.resolve(),
    },
  };
};
const REPORT = { inputText: "Act now.", frames: [] };

describe("addresses and methods", () => {
  it("both addresses answer alike", async () => {
    const url = await start({ reader: quickReader });
    for (const path of [callPath("fetch-url"), fallbackPath("fetch-url")]) {
      const response = await post(`${url}${path}`, { url: "http://a.org/" });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(page);
    }
  });
  it.each(CALLS.flatMap((call) => [callPath(call), fallbackPath(call)]))("%s takes POST only", async (path) => {
    const url = await start();
    for (const method of ["GET", "PUT", "DELETE"]) {
      const response = await fetch(`${url}${path}`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
      expect((await errorOf(response)).code).toBe("method-not-allowed");
    }
  });
});

describe("bodies", () => {
  it.each<[string, string, Record<string, string>, number, string]>([
    ["no JSON", "{", {}, 400, "invalid-request"],
    ["nothing", "", {}, 400, "invalid-request"],
    ["null", "null", {}, 400, "invalid-request"],
    ["a list", "[]", {}, 400, "invalid-request"],
    ["a missing field", "{}", {}, 400, "invalid-request"],
    ["a form", "url=x", { "content-type": "application/x-www-form-urlencoded" }, 415, "media-type"],
    ["text/plain, which needs no preflight", "{}", { "content-type": "text/plain" }, 415, "media-type"],
    ["a type that only begins like JSON", "{}", { "content-type": "application/jsonx" }, 415, "media-type"],
  ])("refuses %s", async (_case, body, headers, status, code) => {
    const response = await post(`${await start()}/agent/fetch-url`, body, headers);
    expect(response.status).toBe(status);
    expect((await errorOf(response)).code).toBe(code);
  });
  it("takes JSON with a charset", async () => {
    expect(
      (await post(`${await start({ reader: quickReader })}/agent/fetch-url`, { url: "http://a.org/" }, { "content-type": "application/json; charset=utf-8" }))
        .status,
    ).toBe(200);
  });
  it("names the fields that are wrong, never what stood in them", async () => {
    const error = await errorOf(await post(`${await start()}/agent/summarize`, { inputText: 7, frames: [{ reflexId: "SECRET", confidence: "SECRET" }] }));
    expect(error.message).toMatch(/inputText: .*frames\.0\.reflexLabel: .*frames\.0\.confidence: /);
    expect(error.message).not.toContain("SECRET");
  });
  it("refuses what is announced too large before it is sent", async () => {
    const app = await startApp();
    running.push(app);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(app.port, "127.0.0.1", () =>
        socket.write("POST /agent/fetch-url HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99999999\r\n\r\n{"),
      );
      socket.once("data", (bytes) => {
        resolve(bytes.toString());
        socket.destroy();
      });
      socket.on("error", reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain("body-too-large");
  });
  it("stops reading an endless body that announces no length", async () => {
    const app = await startApp();
    running.push(app);
    const answer = await new Promise<string>((resolve, reject) => {
      const piece = `4000\r\n${"a".repeat(0x4000)}\r\n`;
      const socket = connect(app.port, "127.0.0.1", () => {
        socket.write("POST /agent/fetch-url HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n");
        for (let i = 0; i < 8; i += 1) socket.write(piece);
      });
      socket.once("data", (bytes) => {
        resolve(bytes.toString());
        socket.destroy();
      });
      socket.on("error", reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe("bodies that arrive drop by drop", () => {
  it("hold no place: others are answered meanwhile", async () => {
    const app = await startApp({ env: { CONCURRENCY: "2" }, reader: quickReader });
    running.push(app);
    const sockets = await Promise.all(
      Array.from(
        { length: 20 },
        () =>
          new Promise<Socket>((resolve) => {
            const socket = connect(app.port, "127.0.0.1", () => {
              socket.write("POST /agent/fetch-url HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{");
              setTimeout(() => resolve(socket), 50);
            });
            socket.on("error", () => undefined);
          }),
      ),
    );
    const response = await post(`${app.url}/agent/fetch-url`, { url: "http://a.org/" }, {}, AbortSignal.timeout(3_000));
    expect(response.status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it("of one client hold its share of the places, and nobody else's", async () => {
    const app = await startApp({ env: { TRUST_PROXY: "loopback" } });
    running.push(app);
    const head = "POST /agent/summarize HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 203.0.113.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";
    let refused = 0;
    const sockets = Array.from({ length: 100 }, () => {
      const socket = connect(app.port, "127.0.0.1", () => socket.write(head));
      socket.on("error", () => undefined);
      socket.on("data", (data) => {
        if (data.toString().startsWith("HTTP/1.1 429 ")) refused++;
      });
      return socket;
    });
    // 64 bodies of this call may arrive at once (docs/decisions/0080): half of them for one client.
    expect(await eventually(() => refused === 100 - 32)).toBe(true);
    const send = (visitor: string) => post(`${app.url}/agent/summarize`, REPORT, { "x-forwarded-for": visitor }, AbortSignal.timeout(5_000));
    expect((await send("203.0.113.2")).status).toBe(200);
    const greedy = await send("203.0.113.1");
    expect([greedy.status, greedy.headers.get("retry-after")]).toEqual([429, "2"]);
    for (const socket of sockets) socket.destroy();
    expect(await eventually(async () => (await send("203.0.113.1")).status === 200)).toBe(true);
  });

  const SECOND_MS = 1_000;
  const json = { "content-type": "application/json" };
  it("are given up after a while", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode("{")) });
      const answer = appOf().request("/agent/fetch-url", { method: "POST", headers: json, body, duplex: "half" } as RequestInit);
      await vi.advanceTimersByTimeAsync(16 * SECOND_MS);
      expect([(await answer).status, (await errorOf(await answer)).code]).toEqual([408, "request-timeout"]);
    } finally {
      vi.useRealTimers();
    }
  });
  it("are one thing, and the work on a body that is here another: it may take longer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const summarize = () => new Promise<string>((resolve) => setTimeout(() => resolve("A report."), 40 * SECOND_MS));
      const agent = { model: { active: false, label: "test" }, chat: () => Promise.reject(new Error()), assess: () => Promise.reject(new Error()), summarize };
      const answer = appOf({ agent }).request("/agent/summarize", { method: "POST", headers: json, body: JSON.stringify(REPORT) });
      await vi.advanceTimersByTimeAsync(41 * SECOND_MS);
      expect(await (await answer).json()).toEqual({ reportText: "A report." });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the client key", () => {
  const env = { CLIENT_KEY_NAME: "X-Client", CLIENT_KEY_VALUE: "fixed" };
  it("is asked for on chat, fetch-url and assess, at both addresses", async () => {
    const url = await start({ env, reader: quickReader });
    for (const call of ["chat", "fetch-url", "assess"] as const) {
      for (const path of [callPath(call), fallbackPath(call)]) {
        for (const headers of [{}, { "x-client": "wrong" }]) {
          const response = await post(`${url}${path}`, { url: "http://a.org/" }, headers as Record<string, string>);
          expect(response.status).toBe(401);
          expect((await errorOf(response)).code).toBe("client-key");
        }
      }
    }
    expect((await post(`${url}/agent/fetch-url`, { url: "http://a.org/" }, { "x-client": "fixed" })).status).toBe(200);
  });
  it("is never asked for on summarize", async () => {
    expect((await post(`${await start({ env })}/agent/summarize`, REPORT)).status).toBe(200);
  });
  it("is sent by the page where none is configured, and asked for by nobody", async () => {
    const url = await start({ reader: quickReader });
    expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({ clientKey: { name: "x-candor-client", value: "web" } });
    expect((await post(`${url}/agent/fetch-url`, { url: "http://a.org/" }, {})).status).toBe(200);
    expect((await post(`${url}/agent/fetch-url`, { url: "http://a.org/" }, { "x-candor-client": "other" })).status).toBe(200);
  });
  it("is given out with its name to the page", async () => {
    expect(await (await fetch(`${await start({ env })}/config.json`)).json()).toMatchObject({ clientKey: { name: "x-client", value: "fixed" } });
  });
});

describe("limits of one client", () => {
  const env = { SUMMARIZE_PER_MINUTE: "3", FETCH_PER_MINUTE: "50", FETCH_PER_DAY: "2" };
  const limited = (extra: Record<string, string> = {}) => {
    const config = configOf({ ...env, ...extra });
    return { config, limits: createClientLimits(config.budgets, null), reader: quickReader };
  };
  it("a minute: 429 with Retry-After and one error shape", async () => {
    const url = await start(limited());
    for (let i = 0; i < 3; i += 1) expect((await post(`${url}/agent/summarize`, REPORT)).status).toBe(200);
    const response = await post(`${url}/agent/summarize`, REPORT);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    const message = `Too many requests in a short time. Please wait ${response.headers.get("retry-after")} seconds.`;
    expect(await response.json()).toEqual({ error: { code: "rate-limited", message } });
    // The twin address shares the count, another call has its own.
    expect((await post(`${url}/.netlify/functions/agent-summarize`, REPORT)).status).toBe(429);
    expect((await post(`${url}/agent/fetch-url`, { url: "http://a.org/" })).status).toBe(200);
  });
  it("a day: until midnight", async () => {
    const url = await start(limited());
    for (let i = 0; i < 2; i += 1) expect((await post(`${url}/agent/fetch-url`, { url: "http://a.org/" })).status).toBe(200);
    const response = await post(`${url}/agent/fetch-url`, { url: "http://a.org/" });
    expect(response.status).toBe(429);
    expect((await errorOf(response)).code).toBe("daily-budget");
    expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(86_400);
  });
  it("says how long to wait, to the second", async () => {
    let now = 0;
    const limits = createClientLimits(configOf({ ASSESS_PER_MINUTE: "1" }).budgets, null, () => now);
    await limits.consume("assess", "a");
    for (const [at, told] of [
      [18_000, "42 seconds"],
      [59_500, "a second"],
    ] as const) {
      now = at;
      await expect(limits.consume("assess", "a")).rejects.toThrow(`Too many requests in a short time. Please wait ${told}.`);
    }
  });
  it("the next day is a new one", async () => {
    let now = Date.UTC(2026, 0, 1, 23, 59, 59);
    const limits = createClientLimits(configOf(env).budgets, null, () => now);
    await limits.consume("fetch-url", "a");
    await limits.consume("fetch-url", "a");
    await expect(limits.consume("fetch-url", "a")).rejects.toMatchObject({ code: "daily-budget", retryAfterS: 1 });
    await limits.consume("fetch-url", "b");
    now += 1_000;
    await limits.consume("fetch-url", "a");
  });
  it("a forged X-Forwarded-For changes nothing", async () => {
    const url = await start(limited());
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1)
      statuses.push(
        (
          await post(`${url}/agent/summarize`, REPORT, {
            "x-forwarded-for": `198.51.100.${i}`,
            forwarded: `for=198.51.100.${i}`,
            "x-real-ip": `198.51.100.${i}`,
          })
        ).status,
      );
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
  it("behind a believed proxy each visitor has a count", async () => {
    const url = await start(limited({ TRUST_PROXY: "loopback" }));
    const send = (visitor: string) => post(`${url}/agent/summarize`, REPORT, { "x-forwarded-for": `6.6.6.6, ${visitor}` });
    for (let i = 0; i < 3; i += 1) expect((await send("203.0.113.1")).status).toBe(200);
    expect((await send("203.0.113.1")).status).toBe(429);
    expect((await send("203.0.113.2")).status).toBe(200);
  });
});

describe("places", () => {
  it("are limited: some wait, the rest is turned away with Retry-After, and all are given back", async () => {
    const { reader, started } = slowReader();
    const url = await start({ env: { CONCURRENCY: "2", CONCURRENCY_QUEUE: "1" }, reader });
    const control = new AbortController();
    const calls = [1, 2, 3, 4].map((n) => post(`${url}/agent/fetch-url`, { url: `http://a.org/${n}` }, {}, control.signal));
    const held = calls.map((call) => call.catch(() => null));
    // Two are read, one waits: whichever comes last is the only one that has an answer.
    const response = await Promise.race(calls);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("2");
    expect((await errorOf(response)).code).toBe("busy");
    expect(started()).toBe(2);
    control.abort();
    await Promise.all(held);
    const again = new AbortController();
    const next = post(`${url}/agent/fetch-url`, { url: "http://a.org/5" }, {}, again.signal).catch(() => null);
    // The place of the one that waited was given back too: the next one starts at once.
    expect(await eventually(() => started() >= 3)).toBe(true);
    again.abort();
    await next;
  });

  it("that come when the call is over are given back at once", async () => {
    const app = new Hono();
    let ended = 0;
    registerCall(app, depsOf(), {
      call: "chat",
      body: z.object({}),
      maxBodyBytes: 100,
      deadlineMs: 5_000,
      concurrency: { active: 1, waiting: 0 },
      waitsItself: true,
      async handle(_body, { c, keepOpen, place }) {
        const placed = place();
        // As a stream does whose reader leaves in the very moment when its turn comes.
        keepOpen().release();
        await placed;
        ended += 1;
        return c.json({});
      },
    });
    const call = () => app.request("/agent/chat", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
    for (let round = 1; round <= 2; round += 1) {
      expect((await call()).status).toBe(200);
      expect(ended).toBe(round);
    }
  });
});

describe("time", () => {
  it("a call that takes too long is stopped, with everything that works for it", async () => {
    const reasons: unknown[] = [];
    const url = await start({
      env: { AGENT_DEADLINE_MS: "1000" },
      agent: {
        model: { active: false, label: "test" },
        chat: () => new Promise(() => undefined),
        assess: () => new Promise(() => undefined),
        summarize: (_request, { signal }) =>
          new Promise((_, reject) =>
            signal.addEventListener("abort", () => {
              reasons.push(signal.reason);
              reject(signal.reason as Error);
            }),
          ),
      },
    });
    const from = performance.now();
    const response = await post(`${url}/agent/summarize`, REPORT);
    expect(response.status).toBe(504);
    expect((await errorOf(response)).code).toBe("deadline");
    // The agent’s own limit of a second, and two for its fallback.
    expect(performance.now() - from).toBeLessThan(4_500);
    expect(reasons).toHaveLength(1);
  });
  it("a visitor who leaves stops the reading", async () => {
    const { reader, reasons, started } = slowReader();
    const { log, lines } = readableLog();
    const url = await start({ reader, log });
    const control = new AbortController();
    const call = post(`${url}/agent/fetch-url`, { url: "http://a.org/" }, {}, control.signal).catch(() => null);
    expect(await eventually(() => started() === 1)).toBe(true);
    control.abort();
    await call;
    expect(await eventually(() => reasons.length === 1)).toBe(true);
    expect(await eventually(() => lines().some((line) => line["status"] === 499))).toBe(true);
    expect(lines().some((line) => line["msg"] === "unforeseen error")).toBe(false);
  });
  it.each([
    ["a whole body", 'content-length: 36\r\n\r\n{"inputText":"Act now.","frames":[]}'],
    ["half a body", "content-length: 100\r\n\r\n{"],
    ["half a body in pieces", "transfer-encoding: chunked\r\n\r\n1\r\n{\r\n"],
  ])("a visitor who leaves while the limits are counted is answered by nobody: %s", async (_case, body) => {
    const { log, lines } = readableLog();
    let counted: (() => void) | null = null;
    let asked = 0;
    const nobody = () => Promise.reject(new Error("not asked here"));
    const app = await startApp({
      log,
      limits: { consume: () => new Promise((resolve) => (counted = resolve)) },
      agent: { model: { active: false, label: "test" }, chat: nobody, assess: nobody, summarize: () => Promise.resolve(`Report ${(asked += 1)}`) },
    });
    running.push(app);
    const socket = connect(app.port, "127.0.0.1", () => socket.write(`POST /agent/summarize HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${body}`));
    expect(await eventually(() => counted !== null)).toBe(true);
    socket.destroy();
    const connections = () => new Promise<number>((resolve) => app.server.getConnections((_error, n) => resolve(n)));
    expect(await eventually(async () => (await connections()) === 0)).toBe(true);
    counted!();
    expect(await eventually(() => lines().length > 0)).toBe(true);
    expect(lines().map((line) => [line["msg"], line["status"]])).toEqual([["request", 499]]);
    expect(asked).toBe(0);
  });
  it("a server that stops takes no new call and ends those that run", async () => {
    const { reader, started } = slowReader();
    const lifecycle = new Lifecycle();
    const url = await start({ reader, lifecycle });
    const call = post(`${url}/agent/fetch-url`, { url: "http://a.org/" });
    expect(await eventually(() => started() === 1)).toBe(true);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    lifecycle.drain();
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const refused = await post(`${url}/agent/summarize`, REPORT);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    lifecycle.stop();
    const ended = await call;
    expect(ended.status).toBe(503);
    expect((await errorOf(ended)).code).toBe("shutting-down");
  });
  it("a call whose limits were still counted when the server stopped ends as well", async () => {
    const { reader, started } = slowReader();
    const lifecycle = new Lifecycle();
    const url = await start({ reader, lifecycle, limits: { consume: () => Promise.resolve(lifecycle.stop()) } });
    const ended = await post(`${url}/agent/fetch-url`, { url: "http://a.org/" });
    expect([ended.status, (await errorOf(ended)).code, started()]).toEqual([503, "shutting-down", 0]);
  });
});

describe("other origins", () => {
  const env = { CORS_ORIGINS: "https://app.example.org", CLIENT_KEY_NAME: "x-client", CLIENT_KEY_VALUE: "fixed" };
  const preflight = (url: string, origin: string) =>
    fetch(`${url}/agent/chat`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type,x-client" },
    });
  it("are allowed when configured, errors and Retry-After included", async () => {
    const url = await start({ env });
    const allowed = await preflight(url, "https://app.example.org");
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get("access-control-allow-origin")).toBe("https://app.example.org");
    expect(allowed.headers.get("access-control-allow-headers")?.toLowerCase()).toBe("content-type,accept,x-client");
    const error = await post(`${url}/agent/summarize`, {}, { origin: "https://app.example.org" });
    expect(error.status).toBe(400);
    expect(error.headers.get("access-control-allow-origin")).toBe("https://app.example.org");
    expect(error.headers.get("vary")).toMatch(/origin/i);
    expect(error.headers.get("access-control-expose-headers")).toBe("Retry-After");
  });
  it.each(["https://evil.example", "https://app.example.org.evil.example", "http://app.example.org", "null"])("%s is not", async (origin) => {
    expect((await preflight(await start({ env }), origin)).headers.get("access-control-allow-origin")).toBeNull();
  });
  it("none is without configuration", async () => {
    const url = await start();
    const answer = await preflight(url, "https://app.example.org");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("logs and metrics", () => {
  it("hold no texts, no addresses, no keys and no query strings", async () => {
    const { log, text, lines } = readableLog();
    const metrics = createMetrics();
    const reader: PageReader = { read: () => Promise.reject(new Error("CANARY in a library's message")), close: () => Promise.resolve() };
    const url = await start({ log, metrics, reader, env: { CLIENT_KEY_VALUE: "CANARY-KEY" } });
    await post(`${url}/agent/summarize?q=CANARY`, { inputText: "CANARY text", frames: [{ reflexId: "CANARY", reflexLabel: "CANARY", confidence: 1 }] });
    await post(`${url}/agent/fetch-url?q=CANARY`, { url: "http://CANARY.example/?CANARY" }, { "x-candor-client": "CANARY-KEY", cookie: "CANARY" });
    await fetch(`${url}/CANARY?CANARY=1`, { headers: { referer: "http://CANARY/", "user-agent": "CANARY" } });
    await eventually(() => lines().filter((line) => line["msg"] === "request").length === 3);
    expect(
      lines()
        .filter((line) => line["msg"] === "request")
        .map((line) => [line["route"], line["status"]]),
    ).toEqual([
      ["/agent/summarize", 200],
      ["/agent/fetch-url", 500],
      ["site", 404],
    ]);
    expect(text().replace("CANARY in a library's message", "")).not.toMatch(/canary/i);
    expect(await metrics.text()).not.toMatch(/canary/i);
  });
  it("count answers, refusals and pages", async () => {
    const metrics = createMetrics();
    const config = configOf({ SUMMARIZE_PER_MINUTE: "1" });
    const url = await start({ metrics, config, limits: createClientLimits(config.budgets, null) });
    await post(`${url}/agent/summarize`, REPORT);
    await post(`${url}/agent/summarize`, REPORT);
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain('candor_http_requests_total{route="/agent/summarize",method="POST",status="200"} 1');
    expect(text).toContain('candor_calls_refused_total{call="summarize",code="rate-limited"} 1');
    expect(text).toContain('candor_calls_running{call="summarize"} 0');
  });
  it("metrics are for neighbours, or for the token", async () => {
    const open = await start();
    expect((await fetch(`${open}/metrics`)).status).toBe(200);
    expect((await fetch(`${open}/metrics`, { headers: { "x-forwarded-for": "203.0.113.1" } })).status).toBe(404);
    const locked = await start({ env: { METRICS_TOKEN: "long-enough" } });
    for (const authorization of ["", "Bearer wrong", "long-enough"])
      expect((await fetch(`${locked}/metrics`, { headers: authorization ? { authorization } : {} })).status).toBe(404);
    expect((await fetch(`${locked}/metrics`, { headers: { authorization: "Bearer long-enough" } })).status).toBe(200);
  });
  it("an unforeseen error is told as such, without its inside", async () => {
    const { log, lines } = readableLog();
    const reader: PageReader = { read: () => Promise.reject(new Error("inside")), close: () => Promise.resolve() };
    const response = await post(`${await start({ log, reader })}/agent/fetch-url`, { url: "http://a.org/" });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: { code: "internal", message: "Something went wrong on the server." } });
    await eventually(() => lines().some((line) => line["msg"] === "unforeseen error"));
    expect(lines().find((line) => line["msg"] === "unforeseen error")).toMatchObject({ reqId: response.headers.get("x-request-id") });
  });
});
