import { createServer } from "node:net";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ARTICLE, html, readerFor, servePages, type Served } from "../test/loopback-site.ts";
import { createExtractor, createPageReader, type Extractor } from "./index.ts";

const MB = 1_000_000;
const zeros = Buffer.alloc(20 * MB, "a ");
const BOMBS: Record<string, Buffer> = { gzip: gzipSync(zeros), br: brotliCompressSync(zeros), deflate: deflateSync(zeros) };
const paragraphs = (count: number) => `<p>A plain sentence that stands here to give the page some length.</p>`.repeat(count);

const PAGES: Served = {
  "/bomb/gzip": (r) => {
    r.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(BOMBS["gzip"]);
  },
  "/bomb/br": (r) => {
    r.writeHead(200, { "content-type": "text/html", "content-encoding": "br" }).end(BOMBS["br"]);
  },
  "/bomb/deflate": (r) => {
    r.writeHead(200, { "content-type": "text/plain", "content-encoding": "deflate" }).end(BOMBS["deflate"]);
  },
  "/twice": (r) => {
    r.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip, gzip" }).end(gzipSync(gzipSync(ARTICLE)));
  },
  "/zstd": (r) => {
    r.writeHead(200, { "content-type": "text/html", "content-encoding": "zstd" }).end(ARTICLE);
  },
  "/broken-gzip": (r) => {
    r.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end("this is no gzip at all");
  },
  "/gzip": (r) => {
    r.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(gzipSync(ARTICLE));
  },
  "/cut-gzip": (r) => {
    r.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(gzipSync(ARTICLE).subarray(0, -8));
  },
  "/br": (r) => {
    r.writeHead(200, { "content-type": "text/html", "content-encoding": "br" }).end(brotliCompressSync(ARTICLE));
  },
  "/deflate": (r) => {
    r.writeHead(200, { "content-type": "text/html", "content-encoding": "deflate" }).end(deflateSync(ARTICLE));
  },
  "/deflate-raw": (r) => {
    r.writeHead(200, { "content-type": "text/html", "content-encoding": "deflate" }).end(deflateRawSync(ARTICLE));
  },
  "/endless": (r) => {
    r.writeHead(200, { "content-type": "text/html" });
    const chunk = Buffer.alloc(65_536, "x");
    const more = () => {
      while (!r.destroyed && r.write(chunk));
    };
    r.on("drain", more);
    more();
  },
  "/announced": (r) => {
    r.writeHead(200, { "content-type": "text/html", "content-length": String(3 * MB) });
    r.write("<p>");
  },
  "/long-plain": (r) => {
    r.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end("A line.\r\n\r\n".repeat(20_000));
  },
  "/pairs": (r) => {
    r.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end(`a${"😀".repeat(100)}`);
  },
  "/tongue/odd": (r) => {
    r.writeHead(200, { "content-type": "text/plain", "content-language": `<script> ${"x".repeat(20_000)}` }).end("A line.");
  },
  "/tongue/two": (r) => {
    r.writeHead(200, { "content-type": "text/plain", "content-language": "de-AT, en" }).end("A line.");
  },
  "/slow": (r) => {
    r.writeHead(200, { "content-type": "text/html" });
    const timer = setInterval(() => r.write("<p>"), 50);
    r.on("close", () => clearInterval(timer));
  },
  "/silent": () => undefined,
  "/head-only": (r) => {
    r.writeHead(200, { "content-type": "text/html" });
    r.flushHeaders();
  },
  "/big-header": (r) => {
    r.writeHead(200, { "content-type": "text/html", "x-big": "y".repeat(40_000) }).end(ARTICLE);
  },
  "/nested": (r) => html(r, `<!doctype html><body>${"<div>".repeat(20_000)}text${"</div>".repeat(20_000)}`),
  "/nested-unclosed": (r) => html(r, "<b>".repeat(600_000)),
  "/nested-just-right": (r) => html(r, `<!doctype html><body>${"<div>".repeat(190)}${paragraphs(5)}${"</div>".repeat(190)}`),
  "/elements": (r) => html(r, `<!doctype html><body>${"<i></i>".repeat(150_000)}`),
  "/large-but-fine": (r) => html(r, `<!doctype html><title>Long</title><body><article>${paragraphs(4_000)}</article>`),
  "/attributes": (r) => html(r, `<!doctype html><body><p ${"a ".repeat(400_000)}>${"x".repeat(500)}</p>`),
  "/comment": (r) => html(r, `<!doctype html><body><p>Start of it.</p><!--${"-".repeat(1_000_000)}`),
  "/forbidden": (r) => {
    r.writeHead(403, { "content-type": "text/html" }).end("no");
  },
  "/unauthorised": (r) => {
    r.writeHead(401).end();
  },
  "/missing": (r) => {
    r.writeHead(404).end();
  },
  "/gone": (r) => {
    r.writeHead(410).end();
  },
  "/broken": (r) => {
    r.writeHead(500).end();
  },
  "/busy": (r) => {
    r.writeHead(429).end();
  },
  "/pdf": (r) => {
    r.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7");
  },
  "/json": (r) => {
    r.writeHead(200, { "content-type": "application/json" }).end("{}");
  },
  "/image": (r) => {
    r.writeHead(200, { "content-type": "image/png" }).end("x");
  },
  "/svg": (r) => {
    r.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>");
  },
  "/no-type": (r) => {
    r.removeHeader("content-type");
    r.writeHead(200).end(ARTICLE);
  },
  "/odd-type": (r) => {
    r.writeHead(200, { "content-type": ";;;" }).end(ARTICLE);
  },
  "/binary-as-text": (r) => {
    r.writeHead(200, { "content-type": "text/plain" }).end(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 2]));
  },
  // Under every limit, and takes many seconds to read.
  "/slow-to-read": (r) => html(r, `<body>${"<b>x</b>".repeat(99_000)}</body>`),
  "/pdf-as-html": (r) => {
    r.writeHead(200, { "content-type": "text/html" }).end("%PDF-1.7\n1 0 obj\n<< /Length 44 >>\nstream\nBT (words) Tj ET");
  },
  "/png-as-html": (r) => {
    r.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]));
  },
  "/gzip-unannounced": (r) => {
    r.writeHead(200, { "content-type": "text/html" }).end(gzipSync(ARTICLE));
  },
  "/empty": (r) => {
    r.writeHead(200, { "content-type": "text/html" }).end();
  },
  "/no-content": (r) => {
    r.writeHead(204, { "content-type": "text/html" }).end();
  },
};

const on = servePages(PAGES);
const at = (path: string) => `http://news.site.org${path}`;
const settled = async (check: () => boolean) => {
  for (let i = 0; i < 100 && !check(); i += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  return check();
};

describe("size", () => {
  it.each(["/bomb/gzip", "/bomb/br", "/bomb/deflate"])("stops the bomb %s", async (path) => {
    await expect(on.reader.read(at(path))).rejects.toMatchObject({ code: "page-too-large" });
  });
  it("stops an endless body and closes its connection", async () => {
    await expect(on.reader.read(at("/endless"))).rejects.toMatchObject({ code: "page-too-large" });
    expect(await settled(() => on.site.open() === 0)).toBe(true);
  });
  it.each([
    ["between chunks", "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n1;", "x"],
    ["in interim answers", "", "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"],
  ])("stops what comes without end %s, and closes the connection", async (_case, head, piece) => {
    let sent = 0;
    let wasClosed = false;
    const flood = createServer((socket) => {
      const pieces = piece.repeat(Math.ceil(65_536 / piece.length));
      const more = (): void => {
        while (!socket.destroyed && socket.write(pieces)) sent += pieces.length;
      };
      socket
        .on("error", () => undefined)
        .on("close", () => {
          wasClosed = true;
        })
        .on("drain", more)
        .once("data", () => {
          socket.write(head);
          more();
        });
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => flood.once("listening", resolve));
    const { reader: flooded } = readerFor(on.site, { dial: () => ({ host: "127.0.0.1", port: (flood.address() as { port: number }).port }) });
    await expect(flooded.read(at("/"))).rejects.toMatchObject({ code: "page-too-large" });
    expect(await settled(() => wasClosed)).toBe(true);
    expect(sent).toBeLessThan(30 * MB);
    await flooded.close();
    flood.close();
  });
  it("does not read a body that is announced too large", async () => {
    await expect(on.reader.read(at("/announced"))).rejects.toMatchObject({ code: "page-too-large" });
    expect(await settled(() => on.site.open() === 0)).toBe(true);
  });
  it("refuses a head that is too large", async () => {
    await expect(on.reader.read(at("/big-header"))).rejects.toMatchObject({ code: "page-unreachable" });
  });
  it("cuts text at its own limit, never inside a pair, and says so", async () => {
    const { reader: small } = readerFor(on.site, { limits: { textChars: 100 } });
    const page = await small.read(at("/gzip"));
    expect(page).toMatchObject({ charCount: 100, truncated: true });
    expect(page.text).toHaveLength(100);
    // The hundredth unit is the first half of a pair.
    expect(await small.read(at("/pairs"))).toMatchObject({ text: `a${"😀".repeat(49)}`, charCount: 99, truncated: true });
    await small.close();
  });
});

describe("the language that a server names", () => {
  it.each<[string, string | null]>([
    ["/tongue/two", "de-AT"],
    ["/tongue/odd", null],
  ])("%s", async (path, lang) => expect((await on.reader.read(at(path))).lang).toBe(lang));
});

describe("encodings", () => {
  it.each(["/gzip", "/cut-gzip", "/br", "/deflate", "/deflate-raw"])("reads %s", async (path) => {
    expect((await on.reader.read(at(path))).text).toContain("The council published the figures on Monday");
  });
  it.each(["/twice", "/zstd", "/broken-gzip"])("refuses %s", async (path) => {
    await expect(on.reader.read(at(path))).rejects.toMatchObject({ code: "page-error" });
  });
});

describe("time", () => {
  it.each(["/slow", "/silent", "/head-only"])("%s ends at the limit for the whole, and its connection is closed", async (path) => {
    const { reader: quick } = readerFor(on.site, { limits: { totalMs: 400 } });
    await expect(quick.read(at(path))).rejects.toMatchObject({ code: "page-timeout", message: "The site took too long to answer." });
    expect(await settled(() => on.site.open() === 0)).toBe(true);
    await quick.close();
  });
  it("a lookup that never ends is left", async () => {
    const never = createPageReader({ limits: { totalMs: 200 }, resolve: () => new Promise(() => undefined) });
    await expect(never.read(at("/"))).rejects.toMatchObject({ code: "page-timeout" });
  });
  it("a server that accepts and says nothing for TLS is left", async () => {
    const mute = createServer((socket) => socket.on("error", () => undefined)).listen(0, "127.0.0.1");
    await new Promise((resolve) => mute.once("listening", resolve));
    const { reader: quick } = readerFor(on.site, {
      limits: { totalMs: 300 },
      dial: () => ({ host: "127.0.0.1", port: (mute.address() as { port: number }).port }),
    });
    await expect(quick.read("https://news.site.org/")).rejects.toMatchObject({ code: "page-timeout" });
    mute.close();
  });
  it("a caller who leaves stops the reading at once", async () => {
    const control = new AbortController();
    const reason = new Error("left");
    const reading = on.reader.read(at("/slow"), { signal: control.signal });
    await settled(() => on.site.open() > 0);
    control.abort(reason);
    await expect(reading).rejects.toBe(reason);
    expect(await settled(() => on.site.open() === 0)).toBe(true);
  });
  it("a caller who left before does not start one", async () => {
    const before = on.site.requests.length;
    await expect(on.reader.read(at("/gzip"), { signal: AbortSignal.abort(new Error("left")) })).rejects.toThrow("left");
    expect(on.site.requests.length).toBe(before);
  });
});

describe("shape of the page", () => {
  it.each(["/nested", "/nested-unclosed", "/elements"])("refuses %s", async (path) => {
    await expect(on.reader.read(at(path))).rejects.toMatchObject({ code: "page-too-complex" });
  });
  it("reads deep nesting under the cap", async () => {
    expect((await on.reader.read(at("/nested-just-right"))).text).toContain("A plain sentence");
  });
  it("reads a long article", async () => {
    const page = await on.reader.read(at("/large-but-fine"));
    expect(page.text.split("\n\n").length).toBeGreaterThan(3_900);
  });
  it.each(["/attributes", "/comment"])("comes back from %s", async (path) => {
    const told = await on.reader.read(at(path)).then(
      ({ text }) => text.length > 0,
      (error: { code: string }) => error.code,
    );
    expect([true, "page-too-complex"]).toContain(told);
  });
  it("kills the thread of a page that takes too long, and reads the next page with a new one", async () => {
    const { reader: impatient } = readerFor(on.site, { limits: { parseMs: 5 }, extractor: { threads: 1 } });
    await expect(impatient.read(at("/large-but-fine"))).rejects.toMatchObject({ code: "page-too-complex" });
    await impatient.close();
    const { reader: patient } = readerFor(on.site, { extractor: { threads: 1 } });
    const many = await Promise.all(Array.from({ length: 6 }, () => patient.read(at("/gzip"))));
    expect(many.every((page) => page.title === "A short piece")).toBe(true);
    await patient.close();
  });
});

describe("plain text", () => {
  it("that is long is tidied in a thread: line ends and hidden signs alone would hold the server up for seconds", async () => {
    const one = createExtractor({ threads: 1 });
    const jobs: string[][] = [];
    const told: Extractor = {
      extract: (job, ...rest) => {
        jobs.push(Object.keys(job));
        return one.extract(job, ...rest);
      },
      close: () => one.close(),
    };
    const { reader: watched } = readerFor(on.site, { extractor: told });
    expect((await watched.read(at("/pairs"))).charCount).toBe(201);
    expect(jobs).toEqual([]);
    expect(await watched.read(at("/long-plain"))).toMatchObject({ title: null, lang: null, text: Array(20_000).fill("A line.").join("\n\n") });
    expect(jobs).toEqual([["plain"]]);
    await watched.close();
  });
});

describe("a crowd", () => {
  it("shortens the time of a slow page while others wait for its thread", async () => {
    const one = createExtractor({ threads: 1 });
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const told: Extractor = {
      extract: (...job) => {
        begin();
        return one.extract(...job);
      },
      close: () => one.close(),
    };
    const { reader: crowded } = readerFor(on.site, { limits: { parseMs: 60_000, crowdedMs: 50 }, extractor: told });
    const slow = crowded.read(at("/slow-to-read")).catch((error: { code: string }) => error.code);
    await begun;
    expect((await crowded.read(at("/gzip"))).title).toBe("A short piece");
    expect(await slow).toBe("page-too-complex");
    await crowded.close();
  });
  it("does not blame the site when this server had no time", async () => {
    let asked = 0;
    const never: Extractor = {
      extract: (_job, _times, signal) => {
        asked += 1;
        return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
      },
      close: () => Promise.resolve(),
    };
    const { reader: busy } = readerFor(on.site, { limits: { totalMs: 500 }, extractor: never });
    await expect(busy.read(at("/gzip"))).rejects.toMatchObject({
      code: "page-timeout",
      message: expect.stringMatching(/^Reading that page took too long/) as string,
    });
    expect(asked).toBe(1);
    await busy.close();
  });
});

describe("answers of the site", () => {
  it.each([
    ["/forbidden", 403],
    ["/unauthorised", 401],
  ])("%s says that the site blocked server requests", async (path, status) => {
    await expect(on.reader.read(at(path))).rejects.toMatchObject({
      code: "page-blocked",
      status,
      message: expect.stringContaining("blocked server requests") as string,
    });
  });
  it.each([
    ["/missing", "page-missing"],
    ["/gone", "page-missing"],
    ["/broken", "page-error"],
    ["/busy", "page-error"],
  ])("%s is %s", async (path, code) => {
    await expect(on.reader.read(at(path))).rejects.toMatchObject({ code });
  });
  it.each(["/pdf", "/json", "/image", "/svg", "/no-type", "/odd-type", "/binary-as-text", "/pdf-as-html", "/png-as-html", "/gzip-unannounced"])(
    "%s is no readable type",
    async (path) => {
      await expect(on.reader.read(at(path))).rejects.toMatchObject({ code: "page-type" });
    },
  );
  it.each(["/empty", "/no-content"])("%s is a page without text", async (path) => {
    expect(await on.reader.read(at(path))).toMatchObject({ text: "", charCount: 0, title: null });
  });
  it("names that do not exist and ports that are closed are unreachable", async () => {
    await expect(on.reader.read("http://no.such.place/")).rejects.toMatchObject({ code: "page-unreachable" });
    const { reader: closed } = readerFor(on.site, { dial: () => ({ host: "127.0.0.1", port: 1 }) });
    await expect(closed.read(at("/"))).rejects.toMatchObject({ code: "page-unreachable" });
  });
});
