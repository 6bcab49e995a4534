import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPageReader, type PageReader } from "@candor/page-reader";
import { fetchUrlAnswerSchema, type FetchUrlAnswer } from "@candor/protocol";
import { errorOf, eventually, post, startApp, startServer, type Running } from "../../test/harness.ts";
import { createMetrics } from "../metrics.ts";
import { memoryCache, sharedCache } from "../pages/page-cache.ts";
import { createPageService } from "../pages/page-service.ts";
import type { SharedStore } from "../store/shared-store.ts";

const ARTICLE = `<!doctype html><html lang="de"><head><title>Ein Stück</title><meta name="author" content="A. Autor"></head><body><article><h1>Ein Stück</h1>${"<p>Der Rat hat am Montag die Zahlen vorgelegt, und die Tabelle nennt jede Haltestelle.</p>".repeat(6)}</article></body></html>`;
let reader: PageReader;
let site: Running;
let app: Running;
let served = 0;
let openSlow = 0;
beforeEach(async () => {
  served = 0;
  site = await startServer((request, response) => {
    served += 1;
    if (request.url === "/slow") {
      openSlow += 1;
      response.writeHead(200, { "content-type": "text/html" }).write("<p>");
      response.on("close", () => {
        openSlow -= 1;
      });
      return;
    }
    if (request.url === "/forbidden") return void response.writeHead(403).end();
    if (request.url === "/moved") return void response.writeHead(301, { location: "/article" }).end();
    if (request.url === "/text") return void response.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end("One.\r\n\r\nTwo.\n");
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(ARTICLE);
  });
  reader = createPageReader({ allowPrivate: true });
  const metrics = createMetrics();
  app = await startApp({ metrics, pages: createPageService(reader, memoryCache(60), metrics.page) });
});
afterEach(() => Promise.all([app.close(), site.close(), reader.close()]));
const ask = (path: string, signal?: AbortSignal) => post(`${app.url}/agent/fetch-url`, { url: `${site.url}${path}` }, {}, signal);

describe("POST /agent/fetch-url", () => {
  it("gives the article with what is known of it", async () => {
    const answer = fetchUrlAnswerSchema.parse(await (await ask("/moved")).json());
    expect(answer).toMatchObject({ title: "Ein Stück", byline: "A. Autor", lang: "de", url: `${site.url}/article`, siteName: null, publishedTime: null });
    // The headline and six paragraphs.
    expect(answer.text.split("\n\n")).toHaveLength(7);
    expect(answer.text).toMatch(/^Ein Stück\n\n/);
    expect(answer.charCount).toBe(answer.text.length);
  });
  it("gives plain text as it is", async () => {
    expect(await (await ask("/text")).json()).toMatchObject({ text: "One.\n\nTwo.", title: null, charCount: 10 });
  });
  it("says that an address is too long, as trackers make them", async () => {
    const response = await ask(`/article?${"a".repeat(2_048)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: { code: "invalid-url", message: "That address is too long." } });
  });
  it("says that a site blocks servers, in the words that the page looks for", async () => {
    const response = await ask("/forbidden");
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: { code: "page-blocked", message: "The site blocked server requests (HTTP 403)." } });
  });
  it.each([
    ["file:///etc/passwd", 400, "invalid-url"],
    ["http://user:pw@127.0.0.1/", 400, "address-refused"],
    ["http://127.0.0.1:1/", 502, "page-unreachable"],
  ])("%s is %i %s", async (url, status, code) => {
    const response = await post(`${app.url}/agent/fetch-url`, { url });
    expect(response.status).toBe(status);
    expect((await errorOf(response)).code).toBe(code);
  });
  it("reads a page once for a short time", async () => {
    await ask("/article");
    await ask("/article#part");
    await ask("/article");
    expect(served).toBe(1);
  });
  it("does not keep errors", async () => {
    await ask("/forbidden");
    await ask("/forbidden");
    expect(served).toBe(2);
  });
  it("reads a page once for many who ask at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/article")));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(served).toBe(1);
    expect(await (await fetch(`${app.url}/metrics`)).text()).toContain('candor_pages_total{outcome="joined"}');
  });
  it("closes the site's connection when the last of them has left, not before", async () => {
    const first = new AbortController();
    const second = new AbortController();
    const calls = [first, second].map((control) => ask("/slow", control.signal).catch(() => null));
    expect(await eventually(() => openSlow === 1)).toBe(true);
    first.abort();
    // Counted when its visitor's leaving was heard of.
    const left = async () => /route="\/agent\/fetch-url"[^\n]*status="499"/.test(await (await fetch(`${app.url}/metrics`)).text());
    expect(await eventually(left)).toBe(true);
    expect(openSlow).toBe(1);
    second.abort();
    expect(await eventually(() => openSlow === 0)).toBe(true);
    await Promise.all(calls);
  });
});

const page = (text: string) => ({ text, title: null, byline: null, siteName: null, publishedTime: null, lang: null, url: "u", charCount: text.length });

describe("the cache in memory", () => {
  it("forgets after its time, and the oldest first when it is full", async () => {
    let now = 0;
    const cache = memoryCache(10, () => now, 25_000);
    await cache.set("a", page("x".repeat(10_000)));
    await cache.set("b", page("y".repeat(10_000)));
    await cache.set("c", page("z".repeat(10_000)));
    expect(await cache.get("a")).toBeNull();
    expect((await cache.get("b"))?.text).toBe("y".repeat(10_000));
    await cache.set("big", page("w".repeat(25_000)));
    expect(await cache.get("big")).toBeNull();
    now = 10_000;
    expect(await cache.get("b")).toBeNull();
  });
  it.each<[string, (n: number) => [string, FetchUrlAnswer]]>([
    ["without text", (n) => [`u${n}`, page("")]],
    ["with long addresses", (n) => [`https://a.org/${"x".repeat(2_000)}${n}`, page("")]],
    ["with long titles", (n) => [`u${n}`, { ...page(""), title: "t".repeat(5_000) }]],
  ])("does not grow without end with pages %s", async (_case, entry) => {
    const cache = memoryCache(10, () => 0, 100_000);
    for (let n = 0; n < 1_000; n += 1) await cache.set(...entry(n));
    const found = await Promise.all(Array.from({ length: 1_000 }, (_, n) => cache.get(entry(n)[0])));
    const kept = found.filter((one) => one !== null).length;
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(200);
    expect(found.at(-1)).not.toBeNull();
  });
  it("counts a page that was read again once, and one that is gone not at all", async () => {
    let now = 0;
    const cache = memoryCache(10, () => now, 25_000);
    await cache.set("other", page("y".repeat(10_000)));
    for (let n = 0; n < 5; n += 1) await cache.set("again", page("x".repeat(10_000)));
    expect(await cache.get("other")).not.toBeNull();
    now = 10_000;
    for (const url of ["other", "again"]) expect(await cache.get(url)).toBeNull();
    for (const url of ["c", "d"]) await cache.set(url, page("z".repeat(10_000)));
    for (const url of ["c", "d"]) expect(await cache.get(url)).not.toBeNull();
  });
  it("lets go of what is over its time, though nobody asks for it again", async () => {
    let now = 0;
    const cache = memoryCache(10, () => now);
    await cache.set("a", page("x"));
    now = 10_000;
    await cache.set("b", page("y"));
    // With the clock put back it would still be found.
    now = 0;
    expect(await cache.get("a")).toBeNull();
  });
  it("keeps nothing with a time of 0", async () => {
    const cache = memoryCache(0);
    await cache.set("a", page("x"));
    expect(await cache.get("a")).toBeNull();
  });
});

describe("the cache in Redis", () => {
  it("takes pages of a usual length; a longer one, of which a client could fill it, is kept in this process", async () => {
    const kept = new Map<string, string>();
    const redis = { get: (key: string) => Promise.resolve(kept.get(key) ?? null), set: (key: string, text: string) => Promise.resolve(kept.set(key, text)) };
    const shared = { prefix: "test", attempt: <T>(command: (client: typeof redis) => Promise<T>) => command(redis) } as unknown as SharedStore;
    const [one, other] = [sharedCache(10, shared), sharedCache(10, shared)];
    for (const chars of [50_000, 500_000]) await one.set(`u${chars}`, page("x".repeat(chars)));
    expect(kept.size).toBe(1);
    expect((await other.get("u50000"))?.charCount).toBe(50_000);
    expect(await other.get("u500000")).toBeNull();
    expect((await one.get("u500000"))?.charCount).toBe(500_000);
  });
});
