import { createServer, request as httpRequest, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { createAdaptorServer } from "@hono/node-server";
import type { PageReader } from "@candor/page-reader";
import type { Agent } from "../src/agent-port.ts";
import { createApp } from "../src/app.ts";
import { parseConfig, type ServerConfig } from "../src/config.ts";
import type { Deps } from "../src/deps.ts";
import { Lifecycle } from "../src/lifecycle.ts";
import { noLimits } from "../src/limits/client-limits.ts";
import { createLog } from "../src/logging.ts";
import { createMetrics } from "../src/metrics.ts";
import { memoryCache } from "../src/pages/page-cache.ts";
import { createPageService } from "../src/pages/page-service.ts";

export const configOf = (env: Record<string, string> = {}): ServerConfig => parseConfig({ NODE_ENV: "test", ...env });

/** A log that can be read. */
export function readableLog(): { log: Deps["log"]; lines: () => Record<string, unknown>[]; text: () => string } {
  let text = "";
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return {
    log: createLog("debug", { messages: true, destination }),
    text: () => text,
    lines: () =>
      text
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

const nobodyReads: PageReader = { read: () => Promise.reject(new Error("no page is read in this test")), close: () => Promise.resolve() };

const nobodyAnswers = () => Promise.reject(new Error("nobody is asked in this test"));
/** Says how much it was given to report on. */
const countingAgent: Agent = {
  model: { active: false, label: "test" },
  chat: nobodyAnswers,
  assess: nobodyAnswers,
  summarize: ({ inputText, frames }) => Promise.resolve(`Report on ${inputText.length} characters and ${frames.length} frames.`),
};

export interface TestDeps extends Partial<Deps> {
  env?: Record<string, string>;
  reader?: PageReader;
}

/** What the app is given in tests, unless they give their own. */
export function depsOf({ env, reader = nobodyReads, ...given }: TestDeps = {}): Deps {
  return {
    config: configOf(env),
    log: readableLog().log,
    metrics: createMetrics(),
    pages: createPageService(reader, memoryCache(0)),
    limits: noLimits,
    site: null,
    agent: countingAgent,
    lifecycle: new Lifecycle(),
    store: () => "memory",
    ...given,
  };
}

export interface Running {
  url: string;
  port: number;
  server: Server;
  close: () => Promise<void>;
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

async function listening(server: Server): Promise<Running> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, server, close: () => closed(server) };
}

/** The app without a network, for tests that move the clock. */
export const appOf = (deps: TestDeps = {}): ReturnType<typeof createApp> => createApp(depsOf(deps));

/** The app over real HTTP on loopback. */
export const startApp = (deps: TestDeps = {}): Promise<Running> => listening(createAdaptorServer({ fetch: appOf(deps).fetch }) as Server);

/** Any other server: sites to read, fake backends. */
export const startServer = (handle: RequestListener): Promise<Running> => listening(createServer(handle));

export const post = (url: string, body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
    signal,
  });

export const errorOf = async (response: Response): Promise<{ code: string; message: string }> =>
  ((await response.json()) as { error: { code: string; message: string } }).error;

/** A request whose path is sent as it is written: `fetch` would tidy it up first. */
export function rawGet(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers as Record<string, string>, body: Buffer.concat(chunks) }));
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Waits until something holds; false after two seconds. */
export async function eventually(check: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<boolean> {
  for (const until = Date.now() + withinMs; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, 20))) if (await check()) return true;
  return await check();
}
