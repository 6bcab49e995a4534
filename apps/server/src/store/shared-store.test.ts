import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { connect } from "node:net";
import { eventually, post, startServer, type Running } from "../../test/harness.ts";
import { startRedis, type TestRedis } from "../../test/redis.ts";
import { startServerProcess, type ServerProcess } from "../../test/server-process.ts";

/* Two real server processes and a real Redis. */

const BODY = { inputText: "Act now.", frames: [] };
const entry = inject("builtServer");
let redis: TestRedis;
let servers: ServerProcess[] = [];
let site: Running;
let siteRequests = 0;
beforeAll(async () => {
  redis = await startRedis();
  site = await startServer((_request, response) => {
    siteRequests += 1;
    response.writeHead(200, { "content-type": "text/plain" }).end("The text of a page.");
  });
});
afterAll(async () => {
  await Promise.all([redis.close(), site.close()]);
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop("SIGKILL")));
  servers = [];
});
let run = 0;
const startTwo = async (env: Record<string, string>, url = redis.url): Promise<ServerProcess[]> => {
  run += 1;
  const shared = { REDIS_URL: url, REDIS_PREFIX: `candor-test-${run}`, LOG_LEVEL: "info", ALLOW_PRIVATE_ADDRESSES: "1", ...env };
  servers = await Promise.all([startServerProcess(entry, shared), startServerProcess(entry, shared)]);
  // The first answer by rules waits for their thread. A call that no test counts.
  await Promise.all(servers.map(({ url }) => post(`${url}/agent/assess`, { kind: "epistemic-humility", answer: "a", prompt: "p" })));
  return servers;
};
const store = async (server: ServerProcess): Promise<string> => ((await (await fetch(`${server.url}/readyz`)).json()) as { store: string }).store;
const allHave = (state: string) => eventually(async () => (await Promise.all(servers.map(store))).every((value) => value === state), 8_000);
const times = (text: string, part: string): number => text.split(part).length - 1;

describe("Redis", () => {
  it("shares limits between two servers", async () => {
    const [a, b] = await startTwo({ SUMMARIZE_PER_MINUTE: "10" });
    expect(await allHave("redis")).toBe(true);
    const statuses: number[] = [];
    for (let i = 0; i < 14; i += 1) statuses.push((await post(`${(i % 2 === 0 ? a! : b!).url}/agent/summarize`, BODY)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
  });

  it("shares fetched pages between two servers", async () => {
    const [a, b] = await startTwo({});
    expect(await allHave("redis")).toBe(true);
    siteRequests = 0;
    const first = await (await post(`${a!.url}/agent/fetch-url`, { url: `${site.url}/page` })).json();
    const second = await (await post(`${b!.url}/.netlify/functions/agent-fetch-url`, { url: `${site.url}/page` })).json();
    expect(second).toEqual(first);
    expect(siteRequests).toBe(1);
  });

  it("killed and restarted under load: every request is answered, only the counters are lost", async () => {
    const [a, b] = await startTwo({ SUMMARIZE_PER_MINUTE: "100000", SUMMARIZE_PER_DAY: "1000000", FETCH_PER_MINUTE: "100000", FETCH_PER_DAY: "1000000" });
    expect(await allHave("redis")).toBe(true);
    let stop = false;
    const seen = new Map<number, number>();
    let slowestMs = 0;
    const failures: unknown[] = [];
    const load = async (n: number): Promise<void> => {
      for (let i = 0; !stop; i += 1) {
        const server = i % 2 === 0 ? a! : b!;
        const from = performance.now();
        try {
          const response = await (i % 3 === 0
            ? post(`${server.url}/agent/fetch-url`, { url: `${site.url}/${n}-${i % 5}` })
            : post(`${server.url}/agent/summarize`, BODY));
          await response.arrayBuffer();
          seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
        } catch (error) {
          failures.push(error);
        }
        slowestMs = Math.max(slowestMs, performance.now() - from);
      }
    };
    const loads = Array.from({ length: 8 }, (_, n) => load(n));
    const answered = () => [...seen.values()].reduce((sum, times) => sum + times, 0);
    /** So many more, a few of each load. */
    const more = async (): Promise<boolean> => {
      const from = answered();
      return eventually(() => answered() >= from + 40);
    };
    expect(await more()).toBe(true);
    await redis.kill();
    expect(await allHave("memory (redis is away)")).toBe(true);
    expect(await more()).toBe(true);
    await redis.restart();
    expect(await allHave("redis")).toBe(true);
    expect(await more()).toBe(true);
    stop = true;
    await Promise.all(loads);
    expect(failures).toEqual([]);
    expect([...seen.keys()]).toEqual([200]);
    expect(slowestMs).toBeLessThan(10_000);
    for (const server of servers) {
      expect(times(server.output(), "Redis is away")).toBe(1);
      expect(times(server.output(), "Redis is back")).toBe(1);
      expect(server.output()).not.toContain("unforeseen error");
    }
  });

  it("away: each server limits for itself; back: they share again", async () => {
    const [a, b] = await startTwo({ SUMMARIZE_PER_MINUTE: "3" });
    expect(await allHave("redis")).toBe(true);
    await redis.kill();
    expect(await allHave("memory (redis is away)")).toBe(true);
    const statuses = async (server: ServerProcess) => {
      const list: number[] = [];
      for (let i = 0; i < 4; i += 1) list.push((await post(`${server.url}/agent/summarize`, BODY)).status);
      return list;
    };
    expect(await statuses(a!)).toEqual([200, 200, 200, 429]);
    expect(await statuses(b!)).toEqual([200, 200, 200, 429]);
    await redis.restart();
    expect(await allHave("redis")).toBe(true);
    expect(await statuses(a!)).toEqual([200, 200, 200, 429]);
    expect(await statuses(b!)).toEqual([429, 429, 429, 429]);
  });

  it("hangs: visitors do not wait for it", async () => {
    const [a] = await startTwo({ SUMMARIZE_PER_MINUTE: "1000" });
    expect(await allHave("redis")).toBe(true);
    redis.freeze();
    try {
      const took: number[] = [];
      for (let i = 0; i < 10; i += 1) {
        const from = performance.now();
        expect((await post(`${a!.url}/agent/summarize`, BODY)).status).toBe(200);
        took.push(performance.now() - from);
      }
      expect(Math.max(...took)).toBeLessThan(1_500);
      expect(took.filter((ms) => ms > 200).length).toBeLessThanOrEqual(2);
      expect(a!.output()).toContain("Redis is away");
    } finally {
      redis.thaw();
    }
    expect(
      await eventually(async () => {
        await post(`${a!.url}/agent/summarize`, BODY);
        return (await store(a!)) === "redis";
      }, 8_000),
    ).toBe(true);
  });

  it("comes later than the servers: they start without it and take it up", async () => {
    const late = await startRedis({ started: false });
    try {
      const [a] = await startTwo({}, late.url);
      expect(await store(a!)).toBe("memory (redis is away)");
      expect((await post(`${a!.url}/agent/summarize`, BODY)).status).toBe(200);
      await late.restart();
      expect(await allHave("redis")).toBe(true);
    } finally {
      await late.close();
    }
  });

  it("says in the log why it is away: nobody there, or a wrong password", async () => {
    const own = await startRedis();
    const asked = connect(Number(new URL(own.url).port), "127.0.0.1", () => asked.write("CONFIG SET requirepass right\r\n"));
    await new Promise((resolve) => asked.once("data", resolve));
    const [locked] = await startTwo({}, own.url.replace("redis://", "redis://:hunter2@"));
    expect(await eventually(() => /"reason":"WRONGPASS","msg":"Redis is away/.test(locked!.output()), 8_000)).toBe(true);
    expect(locked!.output()).not.toContain("hunter2");
    await Promise.all(servers.map((server) => server.stop("SIGKILL")));
    asked.destroy();
    await own.close();
    const [alone] = await startTwo({}, own.url);
    expect(await eventually(() => /"reason":"ECONNREFUSED","msg":"Redis is away/.test(alone!.output()), 8_000)).toBe(true);
  });
});
