import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { servePages, type Served } from "../test/loopback-site.ts";
import { typeOf } from "./page-type.ts";

const FEED = `<?xml version="1.0"?>\n<!-- made by a machine -->\n<rss version="2.0"><channel><title>News</title></channel></rss>`;
const as =
  (type: string, body: string, status = 200, headers: Record<string, string> = {}) =>
  (r: ServerResponse) => {
    r.writeHead(status, { "content-type": type, ...headers }).end(body);
  };
const PAGES: Served = {
  "/pdf": as("application/pdf", "%PDF-1.7"),
  "/pdf-as-html": as("text/html", "%PDF-1.7\n1 0 obj"),
  "/pdf-unnamed": as("application/octet-stream", "%PDF-1.7"),
  "/rss": as("application/rss+xml; charset=utf-8", FEED),
  "/atom": as("application/atom+xml", FEED),
  "/xml": as("text/xml", FEED),
  "/feed-as-html": as("text/html; charset=utf-8", FEED),
  "/atom-as-html": as("text/html", `\ufeff<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title></feed>`),
  "/picture": as("image/webp", "x"),
  "/film": as("video/mp4", "x"),
  "/unnamed": as("application/x-unheard-of", "x"),
  "/json": as("application/json", "{}"),
  "/challenge": as("text/html", "<title>Just a moment...</title>", 503, { "cf-mitigated": "challenge" }),
  "/challenge-200": as("text/html", "<p>Verifying your browser</p>", 200, { "cf-mitigated": "challenge" }),
  "/down": as("text/html", "<p>Back soon.</p>", 503),
  "/told-twice": (r) => {
    r.setHeader("content-type", ["text/html", "text/html; charset=iso-8859-1"]);
    r.end(Buffer.from("<p>Caf\u00e9 and more.</p>", "latin1"));
  },
  "/utf-16": (r) => {
    r.writeHead(200, { "content-type": "text/html" }).end(Buffer.from("<!doctype html><title>Tea</title><p>Caf\u00e9 and more, \u65e5\u672c.</p>", "utf16le"));
  },
  "/zeros": (r) => {
    r.writeHead(200, { "content-type": "text/html" }).end(Buffer.from("<p>a</p>\0\0\x01\0\0\x02rest of a file that is none"));
  },
  "/about-feeds": as("text/html", "<p>A feed begins with &lt;rss&gt;.</p>"),
};
const on = servePages(PAGES);
const failed = (path: string) => on.reader.read(`http://news.site.org${path}`).catch((error: unknown) => error);

describe("what a visitor is told of", () => {
  it.each([
    ["/pdf", "That address is a PDF, which can’t be read here. Open it, then copy and paste its text."],
    ["/pdf-as-html", "That address is a PDF, which can’t be read here. Open it, then copy and paste its text."],
    ["/rss", "That address is a feed of several texts. Use the address of one of them."],
    ["/atom", "That address is a feed of several texts. Use the address of one of them."],
    ["/xml", "That address is data for programs. Use the address of the page that shows it, or copy and paste the text."],
    ["/feed-as-html", "That address is a feed of several texts. Use the address of one of them."],
    ["/atom-as-html", "That address is a feed of several texts. Use the address of one of them."],
    ["/picture", "That address is a picture, audio or video, with no text to read."],
    ["/film", "That address is a picture, audio or video, with no text to read."],
    ["/json", "That address is data for programs. Use the address of the page that shows it, or copy and paste the text."],
    ["/zeros", "That address isn’t a web page or plain text."],
    ["/unnamed", "That address isn’t a web page or plain text."],
    ["/pdf-unnamed", "That address isn’t a web page or plain text."],
  ])("%s is why there is no text", async (path, message) => expect(await failed(path)).toMatchObject({ code: "page-type", message }));
  it.each([
    ["/challenge", 503],
    ["/challenge-200", 200],
  ])("%s is that the site lets no servers in, whatever its status says", async (path, status) =>
    expect(await failed(path)).toMatchObject({ code: "page-blocked", status, message: expect.stringContaining("blocked server requests") as string }),
  );
  it("a site that is down is its error", async () => expect(await failed("/down")).toMatchObject({ code: "page-error", status: 503 }));
  it("a page about feeds is its text", async () => expect(await failed("/about-feeds")).toMatchObject({ text: "A feed begins with <rss>." }));
  it("a page in UTF-16 that nothing says is one is read", async () =>
    expect(await failed("/utf-16")).toMatchObject({ text: "Caf\u00e9 and more, \u65e5\u672c." }));
  it("a page whose type a program and its server both tell is read, in the charset that one of them names", async () =>
    expect(await failed("/told-twice")).toMatchObject({ text: "Café and more." }));
});

describe("the type that a header announces", () => {
  it.each([
    ["text/html, text/html; charset=utf-8", "html", "utf-8"],
    ["text/html; charset=utf-8, text/html", "html", "utf-8"],
    ["text/html; charset=utf-8, text/plain", "text", undefined],
    ["application/json, text/html", "html", undefined],
    ["text/html, */*", "html", undefined],
    ["text/html, ", "html", undefined],
    ['text/html; a="b, c"; charset=utf-8', "html", "utf-8"],
  ])("%s", (header, kind, charset) => expect(typeOf(header)).toEqual({ kind, charset }));
  it.each(["", ";;;", ",", "*/*", "text", "text/html, application/pdf"])("none that is read: %j", (header) => expect(() => typeOf(header)).toThrow());
});
