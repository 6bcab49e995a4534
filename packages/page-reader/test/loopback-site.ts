import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { createExtractor, createPageReader, type Extractor, type PageReader, type PageReaderOptions } from "../src/index.ts";

/** A real server on loopback that stands in for the public internet. */
export interface LoopbackSite {
  port: number;
  requests: { url: string; headers: IncomingMessage["headers"] }[];
  /** Sockets that are open now. */
  open(): number;
  close(): Promise<void>;
}

export async function startSite(handle: RequestListener): Promise<LoopbackSite> {
  const requests: LoopbackSite["requests"] = [];
  let open = 0;
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? "", headers: request.headers });
    handle(request, response);
  });
  server.on("connection", (socket) => {
    open += 1;
    socket.on("close", () => {
      open -= 1;
    });
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    open: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An address that is public, so that the guard allows it; the dial below leads it to the loopback site. */
export const PUBLIC_ADDRESS = "93.184.215.14";

interface Trace {
  resolved: string[];
  dialled: string[];
}

/** One for all tests that ask nothing special of it: a thread takes longer to load from source than a test to read its page. Idle, it keeps no process alive. */
const shared = createExtractor();
const atHand: Extractor = { extract: (...job) => shared.extract(...job), close: () => Promise.resolve() };

/**
 * A reader with every guard in force. Names are looked up in `names`; whatever address it decides to connect to leads to the site,
 * so that a guard that lets an address through shows as a request on the site.
 */
export function readerFor(
  site: LoopbackSite,
  options: PageReaderOptions & { names?: Record<string, string[] | (() => string[])> } = {},
): { reader: PageReader; trace: Trace } {
  const trace: Trace = { resolved: [], dialled: [] };
  const { names = {}, ...rest } = options;
  const reader = createPageReader({
    resolve: (hostname) => {
      trace.resolved.push(hostname);
      const known = names[hostname];
      if (known === undefined) return hostname.endsWith(".site.org") ? Promise.resolve([PUBLIC_ADDRESS]) : Promise.reject(new Error("ENOTFOUND"));
      return Promise.resolve(typeof known === "function" ? known() : known);
    },
    dial: (address) => {
      trace.dialled.push(address);
      return { host: "127.0.0.1", port: site.port };
    },
    extractor: atHand,
    ...rest,
  });
  return { reader, trace };
}

/** Pages by their path. */
export type Served = Readonly<Record<string, (response: ServerResponse) => void>>;

/** A site of these pages, at the names that `readerFor` knows, and a reader of it, for the tests of one file. Both are there once the tests run. */
export function servePages(pages: Served): { site: LoopbackSite; reader: PageReader } {
  const on = {} as { site: LoopbackSite; reader: PageReader };
  beforeAll(async () => {
    on.site = await startSite((request, response) => pages[request.url ?? ""]!(response));
    on.reader = readerFor(on.site).reader;
  });
  afterAll(async () => {
    await on.reader.close();
    await on.site.close();
  });
  return on;
}

export const html = (response: ServerResponse, body: string, headers: Record<string, string> = {}): void => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
  response.end(body);
};

export const ARTICLE = `<!doctype html><html lang="en-GB"><head><title>A short piece</title></head><body><article><h1>A short piece</h1>${"<p>The council published the figures on Monday, and the table lists every stop of the line with its time.</p>".repeat(6)}</article></body></html>`;
