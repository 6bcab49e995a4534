import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawGet, startApp, type Running } from "../../test/harness.ts";
import { growth, MOST_GROWTH } from "../../../../test-support/growth.ts";
import { chooseEncoding } from "./compress.ts";
import { loadSiteFiles, watchedSiteFiles } from "./site-files.ts";

const html = (name: string) =>
  `<!doctype html><title>${name}</title>${"<p>A line of the page, to make it long enough to be worth compressing.</p>".repeat(30)}`;
const FILES: Record<string, string> = {
  "index.html": html("home"),
  "404.html": html("nothing here"),
  "analyze.html": html("analyze"),
  "educate.html": html("educate"),
  "educate/vagueness.html": html("vagueness"),
  "educate/bullshit-types/citation-laundering.html": html("laundering"),
  "assets/index-AbC123.js": `console.log("code");${"// filler\n".repeat(300)}`,
  "assets/small-1.js": "1;",
  "theme.js": "theme",
  "sw.js": "worker",
  "icon.svg": "<svg/>",
  "manifest.webmanifest": "{}",
  "share/home.png": "png",
  "name with blanks.txt": "blanks",
  ".vite/manifest.json": '{"secret":"build"}',
  ".env": "SECRET=1",
};
let folder: string;
let app: Running;
beforeAll(async () => {
  const outer = mkdtempSync(path.join(os.tmpdir(), "candor-site-"));
  folder = path.join(outer, "dist");
  writeFileSync(path.join(outer, "outside.txt"), "SECRET outside");
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  app = await startApp({ site: loadSiteFiles(folder) });
});
afterAll(async () => {
  await app.close();
  rmSync(path.dirname(folder), { recursive: true });
});
const get = (at: string, headers: Record<string, string> = {}, method = "GET") => rawGet(app.port, at, headers, method);

describe("pages", () => {
  it.each([
    ["/", "home"],
    ["/?tab=chat", "home"],
    ["/analyze", "analyze"],
    ["/analyze/", "analyze"],
    ["/ANALYZE", "analyze"],
    ["/Analyze//?tab=chat", "analyze"],
    ["/educate", "educate"],
    ["/educate/vagueness", "vagueness"],
    ["/Educate/Vagueness/", "vagueness"],
    ["/educate/bullshit-types/citation-laundering", "laundering"],
  ])("%s is the page %s", async (at, title) => {
    const { status, headers, body } = await get(at);
    expect(status).toBe(200);
    expect(body.toString()).toContain(`<title>${title}</title>`);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
  });
  it.each([
    ["/index.html", "/"],
    ["/index.html?from=home", "/?from=home"],
    ["/analyze.html", "/analyze"],
    ["/Analyze.HTML", "/analyze"],
    ["/analyze.html?tab=chat&q=a%20b", "/analyze?tab=chat&q=a%20b"],
    ["/educate/vagueness.html", "/educate/vagueness"],
    ["/educate%2Fbullshit-types/citation-laundering.html", "/educate/bullshit-types/citation-laundering"],
    ["/educate%2Fvagueness", "/educate/vagueness"],
    ["/Educate%2fVagueness%2F?from=mail", "/educate/vagueness?from=mail"],
    ["/analyze%2F", "/analyze"],
  ])("%s, a page by another name than its route, leads there for good: %s", async (at, route) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await get(at, {}, method);
      expect([status, headers["location"]]).toEqual([301, route]);
    }
  });
  it.each([
    "/nope",
    "/educate/nope",
    "/analyze/more",
    "/404",
    "/404.html",
    "/index",
    "/.html",
    "/analyze.html/x",
    "/nope.html",
    "/%",
    "/%00",
    "/educate/%E0%A4%A",
    "/CON",
    "/a/../b",
    "/educate%2Fnope",
  ])("%s is unknown and says so with the app's page", async (at) => {
    const { status, body } = await get(at);
    expect(status).toBe(404);
    expect(body.toString()).toContain("nothing here");
  });
  it.each(["/assets/gone.js", "/nope.png", "/analyze.css"])("%s is a missing file and gets no page", async (at) => {
    const { status, headers } = await get(at);
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^application\/json/);
  });
});

describe("addresses for programs", () => {
  it.each(["/agent/nope", "/agent/", "/.netlify/functions/nope"])("%s is unknown and says so as data, whatever the method", async (at) => {
    for (const method of ["GET", "POST"]) {
      const { status, body } = await get(at, {}, method);
      expect(status).toBe(404);
      expect(JSON.parse(body.toString())).toMatchObject({ error: { code: "not-found" } });
    }
  });
});

describe("nothing outside the folder, and nothing hidden, is served", () => {
  it.each([
    "/../outside.txt",
    "/..%2foutside.txt",
    "/%2e%2e/outside.txt",
    "/%2e%2e%2foutside.txt",
    "/assets/../../outside.txt",
    "/assets/..%5c..%5coutside.txt",
    "/..\\outside.txt",
    "/....//outside.txt",
    "//outside.txt",
    "/%252e%252e/outside.txt",
    "/.env",
    "/.vite/manifest.json",
    "/%2eenv",
    "/assets/../.env",
    "/./.env",
    "file:///etc/passwd",
    "/etc/passwd",
    "/assets",
    "/assets/",
    "/educate/..",
    "/__proto__",
    "/constructor",
  ])("%s", async (at) => {
    const { status, body } = await get(at);
    expect([400, 404, 200]).toContain(status);
    expect(body.toString()).not.toMatch(/SECRET|secret|root:/);
    if (status === 200) expect(body.toString()).toContain("<title>");
  });
});

describe("files", () => {
  it.each([
    ["/assets/index-AbC123.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/theme.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/sw.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/icon.svg", "image/svg+xml", "public, max-age=86400"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"],
    ["/share/home.png", "image/png", "public, max-age=86400"],
    ["/name%20with%20blanks.txt", "text/plain; charset=utf-8", "no-cache"],
  ])("%s is %s, kept as %s", async (at, type, cache) => {
    const { status, headers } = await get(at);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe(cache);
  });
  it("are compared by name exactly: an asset's case is part of its name", async () => expect((await get("/assets/index-abc123.js")).status).toBe(404));
});

describe("encodings", () => {
  it.each<[string, string | undefined, (bytes: Buffer) => Buffer]>([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, deflate, br;q=0.5", "gzip", gunzipSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", undefined, (bytes) => bytes],
    ["br;q=0, gzip;q=0", undefined, (bytes) => bytes],
    ["*", "br", brotliDecompressSync],
  ])("%s gives %s", async (accept, encoding, unpack) => {
    const { headers, body } = await get("/analyze", { "accept-encoding": accept });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(unpack(body).toString()).toBe(FILES["analyze.html"]);
    expect(headers["vary"]).toBe("Accept-Encoding");
    expect(Number(headers["content-length"])).toBe(body.length);
    if (encoding) expect(body.length).toBeLessThan(FILES["analyze.html"]!.length / 4);
  });
  it("small files and pictures stay as they are", async () => {
    for (const at of ["/assets/small-1.js", "/share/home.png"])
      expect((await get(at, { "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined();
  });
  it.each<[string | undefined, string]>([
    [undefined, "identity"],
    ["", "identity"],
    ["BR", "br"],
    ["gzip;q=1.0, br;q=1.0", "br"],
    ["gzip;q=bad", "identity"],
  ])("%s is read as %s", (accept, expected) => expect(chooseEncoding(accept)).toBe(expected));
});

describe("asking again", () => {
  it("with the entity tag answers 304 without a body, for each encoding its own", async () => {
    const tags = new Set<string>();
    for (const encoding of ["identity", "gzip", "br"]) {
      const etag = (await get("/analyze", { "accept-encoding": encoding })).headers["etag"]!;
      tags.add(etag);
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const again = await get("/analyze", { "accept-encoding": encoding, "if-none-match": tag });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers["etag"]).toBe(etag);
      }
    }
    expect(tags.size).toBe(3);
    expect((await get("/analyze", { "if-none-match": '"other"' })).status).toBe(200);
  });
  it("an unknown address never answers 304", async () => expect((await get("/nope", { "if-none-match": "*" })).status).toBe(404));
});

describe("methods", () => {
  it("HEAD tells the same without a body", async () => {
    for (const at of ["/analyze", "/assets/index-AbC123.js", "/nope"]) {
      const full = await get(at);
      const head = await get(at, {}, "HEAD");
      expect(head.status).toBe(full.status);
      expect(head.body).toHaveLength(0);
      for (const name of ["content-length", "content-type", "etag", "cache-control"]) expect(head.headers[name]).toBe(full.headers[name]);
    }
  });
  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not answered", async (method) => {
    const answer = await get("/educate", {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers["allow"]).toBe("GET, HEAD");
  });
});

describe("what other apps share, where no worker has taken it", () => {
  it("leads to the analyzer and is not read", async () => {
    const answer = await get("/analyze?x=1", {}, "POST");
    expect(answer.status).toBe(303);
    expect(answer.headers["location"]).toBe("/analyze");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toHaveLength(0);
  });
  it("a text of any length gets the same answer, at once", async () => {
    const answer = await fetch(`${app.url}/analyze`, { method: "POST", body: new URLSearchParams({ text: "x".repeat(5_000_000) }), redirect: "manual" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/analyze");
  });
});

it("a path of nothing but slashes, with something behind them, is looked up in one pass", () => {
  const site = loadSiteFiles(folder)!;
  expect(growth((chars) => site.find(`${"/".repeat(chars)}x`))).toBeLessThan(MOST_GROWTH);
});

describe("a new build", () => {
  it("is seen while the server runs, and half a build is not", async () => {
    const at = mkdtempSync(path.join(os.tmpdir(), "candor-build-"));
    const site = watchedSiteFiles(at, 0);
    expect(site.find("/")).toBeNull();
    const build = (text: string, time: number) => {
      writeFileSync(path.join(at, "index.html"), text);
      writeFileSync(path.join(at, "404.html"), text);
      utimesSync(path.join(at, "404.html"), time, time);
    };
    const read = async () => Buffer.from((await site.find("/")?.bytes("identity")) ?? []).toString();
    build("one", 1_000);
    expect(await read()).toBe("one");
    rmSync(path.join(at, "404.html"));
    rmSync(path.join(at, "index.html"));
    expect(await read()).toBe("one");
    build("two", 2_000);
    expect(await read()).toBe("two");
    rmSync(at, { recursive: true });
  });
  it("nothing built is no site", () => expect(loadSiteFiles(path.join(os.tmpdir(), "candor-no-such-folder"))).toBeNull());
});
