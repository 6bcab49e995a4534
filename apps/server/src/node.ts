import { getRequestListener } from "@hono/node-server";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createApp } from "./app.ts";
import { assemble } from "./assemble.ts";
import { endStalled } from "./calls/stalled-connections.ts";
import { answerExpectation, answerNoAddress, answerUnread, namingHost } from "./calls/unread-request.ts";
import { ConfigError, parseConfig, SETTINGS, type ServerConfig } from "./config.ts";
import { createLog } from "./logging.ts";
import { misspeltSettings } from "./misspelt-settings.ts";

/** Time for running calls to end by themselves after the signal to stop. */
const GRACE_MS = 10_000;
const IDLE_CHECK_MS = 100;
/** For the errors that tell stopped calls so. */
const LAST_WORDS_MS = 500;
/** A client that sends its head or body drop by drop. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Node looks every 30 seconds by itself, which doubles the time above. */
const TIMEOUT_CHECK_MS = 5_000;
/** For requests without a Host header, such as health checks of proxies in HTTP/1.0. Not HOST: an IPv6 address makes no web address as it stands. */
const HOST_UNLESS_NAMED = "localhost";
/** Longer than the usual 60 s of reverse proxies, so that they, not we, close idle connections. */
const KEEP_ALIVE_MS = 65_000;

function readConfig(): ServerConfig {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`The configuration can’t be used:\n${error.message.replace(/^/gm, "  ")}\nSee .env.example.`);
    process.exit(1);
  }
}

const shownHost = (host: string): string => (["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host);

function announce(config: ServerConfig, port: number, label: string, siteIsBuilt: boolean): void {
  console.log(`Candor is at http://${shownHost(config.host)}:${port}`);
  console.log(`Agent: ${label}`);
  for (const [given, meant] of misspeltSettings(process.env, SETTINGS))
    console.warn(`${given} is not a Candor setting, so it is ignored. Did you mean ${meant}?`);
  if (config.model?.provider === "openai-compatible" && new URL(config.model.baseUrl).pathname === "/")
    console.warn("MODEL_BASE_URL has no path. Most endpoints like this end in /v1.");
  if (config.model?.provider === "ollama")
    console.warn(
      "Ollama silently drops text that is longer than its context. Start it with OLLAMA_CONTEXT_LENGTH=16384 or more, so that it reads whole articles.",
    );
  if (!siteIsBuilt) console.warn("The web app is not built, so only API calls are answered. Run: npm run build");
  if (config.allowPrivateAddresses)
    console.warn("WARNING: ALLOW_PRIVATE_ADDRESSES=1. Links to this machine and its network are read. For development and tests only.");
  if (config.rateLimitOff) console.warn("WARNING: RATE_LIMIT_OFF=1. No client is limited.");
}

function startProblem(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${config.port} is in use. Choose another one: PORT=8788 npm run serve`;
    case "EACCES":
      return `Port ${config.port} can’t be used by this user. Choose one above 1023: PORT=8787 npm run serve`;
    case "ENOTFOUND":
    case "EADDRNOTAVAIL":
    case "EAI_AGAIN":
      return `HOST: ${config.host} is not an address of this machine.`;
    default:
      return `The server could not start: ${error.message}`;
  }
}

const config = readConfig();
const log = createLog(config.logLevel, { messages: !config.production });
const { deps, close } = assemble(config, log, { serveSite: true });
const app = createApp(deps);
const server = createServer(
  {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requireHostHeader: false,
  },
  namingHost(getRequestListener(app.fetch, { hostname: HOST_UNLESS_NAMED, errorHandler: answerNoAddress })),
);
endStalled(server);
server.on("clientError", answerUnread);
server.on("checkExpectation", answerExpectation);
server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(startProblem(error));
  process.exit(1);
});
server.listen(config.port, config.host, () => announce(config, (server.address() as AddressInfo).port, deps.agent.model.label, deps.site?.find("/") != null));

/**
 * While calls run, the door stays open: /readyz and new calls are told 503 and each connection is closed with its answer, so that whoever sends visitors
 * here has time to send them elsewhere. It is shut when the last call has ended, or was stopped after the grace.
 */
async function shutDown(signal: NodeJS.Signals): Promise<void> {
  log.info({ signal }, "stopping");
  deps.lifecycle.drain();
  const stopped = new Promise<void>((resolve) => {
    setTimeout(() => {
      deps.lifecycle.stop();
      setTimeout(resolve, LAST_WORDS_MS).unref();
    }, GRACE_MS).unref();
  });
  await Promise.race([deps.lifecycle.idle(), stopped]);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose last request has just ended is idle too, and would otherwise be kept for a minute.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  void stopped.then(() => server.closeAllConnections());
  await closed;
  clearInterval(idle);
  await close();
  log.flush();
}

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // A second signal does not wait.
    if (stopping) process.exit(1);
    stopping = true;
    void shutDown(signal).then(() => process.exit(0));
  });
}
