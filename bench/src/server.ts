/**
 * `npm run bench:server -- [--connections 100] [--seconds 10] [--minutes 0] [--write]`: a load of the built server on loopback (run `npm run build` first):
 * chat with the built-in analyst, fetch-url and summarize, beside a bare route of the same server in the same run. `--minutes` repeats the round and
 * watches the memory. `--write` keeps the result under bench/results. Sends nothing anywhere but to 127.0.0.1.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { ENGINE_VERSION, RULE_HASH } from "@candor/engine";
import { freePort } from "../../scripts/lib/free-port.mjs";

const { values } = parseArgs({
  options: {
    connections: { type: "string", default: "100" },
    seconds: { type: "string", default: "10" },
    minutes: { type: "string", default: "0" },
    write: { type: "boolean", default: false },
  },
});
const connections = Number(values.connections);
const seconds = Number(values.seconds);
const minutes = Number(values.minutes);

const entry = fileURLToPath(new URL("../../apps/server/dist/node.js", import.meta.url));
if (!existsSync(entry)) {
  console.error("The server is not built. Run: npm run build");
  process.exit(1);
}

const ARTICLE = `<html><head><title>The dam</title></head><body><article><h1>The dam</h1>${"<p>Everyone knows that the dam is safe, the mayor said on Tuesday. The council paid 4 million dollars for repairs in 2019, and the next inspection is due in spring. Act now, some residents say, before it is too late to move the school uphill.</p>".repeat(20)}</article></body></html>`;
const TEXT =
  "Everyone knows that the dam is safe, and studies show it will last. Act now, before it is too late! The council paid 4 million dollars for repairs in 2019, and the next inspection is due in spring. ".repeat(
    6,
  );

const pages = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(ARTICLE)).listen(0, "127.0.0.1");
await new Promise((done) => pages.once("listening", done));
const page = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/dam`;

const port = await freePort();
const server = spawn(process.execPath, [entry], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    NODE_ENV: "development",
    RATE_LIMIT_OFF: "1",
    ALLOW_PRIVATE_ADDRESSES: "1",
    LOG_LEVEL: "error",
    MODEL_PROVIDER: "",
  },
  stdio: ["ignore", "ignore", "inherit"],
});
const base = `http://127.0.0.1:${port}`;
const up = async (): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${base}/healthz`).then(
        (r) => r.ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("the server did not start");
};

/** Resident memory of the server in MB, from the kernel where it tells, else null. */
function memoryMb(): number | null {
  const status = `/proc/${server.pid}/status`;
  const found = existsSync(status) ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8")) : null;
  return found ? Math.round(Number(found[1]) / 1024) : null;
}

const post = (body: object) => ({ method: "POST", headers: { "content-type": "application/json", accept: "application/json" }, body: JSON.stringify(body) });
const ROUTES: [string, string, object][] = [
  ["bare route (/healthz)", "/healthz", {}],
  ["chat, built-in analyst", "/agent/chat", post({ text: `What techniques does this use?\n\n${TEXT}`, history: [] })],
  ["fetch-url (page kept a short time)", "/agent/fetch-url", post({ url: page })],
  [
    "summarize",
    "/agent/summarize",
    post({
      inputText: TEXT,
      frames: [{ reflexId: "vx-pc01-everyone-knows", reflexLabel: "Says that everyone knows", confidence: 0.7, rationale: "No reason is given." }],
    }),
  ],
];

const rows: string[] = [];
let bare = 0;
let errors = 0;
const memory: (number | null)[] = [];
try {
  await up();
  for (const [, path, options] of ROUTES) await autocannon({ url: base + path, connections: 4, duration: 1, ...options });
  memory.push(memoryMb());
  for (const [name, path, options] of ROUTES) {
    const result = await autocannon({ url: base + path, connections, duration: seconds, ...options });
    const bad = result.errors + result.timeouts + result.non2xx;
    errors += bad;
    if (bare === 0) bare = result.requests.average;
    rows.push(
      `| ${name} | ${result.requests.total} | ${bad} | ${result.latency.p50} | ${result.latency.p99} | ${result.requests.average.toFixed(0)} | ${(result.requests.average / bare).toFixed(3)} |`,
    );
    memory.push(memoryMb());
  }
  const until = Date.now() + minutes * 60_000;
  while (Date.now() < until) {
    for (const [, path, options] of ROUTES.slice(1)) {
      const result = await autocannon({ url: base + path, connections, duration: 10, ...options });
      errors += result.errors + result.timeouts + result.non2xx;
    }
    memory.push(memoryMb());
  }
} finally {
  server.kill();
  pages.close();
}

const report = `# Load on one server

Engine ${ENGINE_VERSION}, rules ${RULE_HASH}, ${new Date().toISOString().slice(0, 10)}. Made with \`npm run bench:server -- --connections ${connections} --seconds ${seconds} --minutes ${minutes}\`: server, load and fetched page on one machine with Node ${process.versions.node}, so the figures compare routes and are no measure of a real machine.

| route | requests | errors | p50 ms | p99 ms | requests/s | against the bare route |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

Errors in all: ${errors}. Resident memory of the server over the run, MB: ${memory.map((m) => m ?? "?").join(", ")}.
`;
console.log(report);
if (values.write) writeFileSync(fileURLToPath(new URL("../results/server.md", import.meta.url)), report);
process.exitCode = errors > 0 ? 1 : 0;
