import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The real server, as built, in a process of its own. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  output: () => string;
  /** Exit code, or the signal's name. */
  ended: Promise<number | string>;
  stop(signal?: NodeJS.Signals): Promise<number | string>;
}

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const START_MS = 25_000;

/** Starts the built server (test-support/built.ts) and waits for its address. With `expectExit` it waits for its end instead, and `url` is empty. */
export async function startServerProcess(entry: string, env: Record<string, string>, { expectExit = false } = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [entry], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "test", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  const ended = new Promise<number | string>((resolve) => child.once("close", (code, signal) => resolve(code ?? signal ?? "unknown")));
  const started: ServerProcess = {
    url: "",
    child,
    output: () => text,
    ended,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
  if (expectExit) {
    await ended;
    return started;
  }
  for (const until = Date.now() + START_MS; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, 25))) {
    const port = /Candor is at http:\/\/localhost:(\d+)/.exec(text)?.[1];
    if (port) return { ...started, url: `http://127.0.0.1:${port}` };
    if (child.exitCode !== null) break;
  }
  child.kill("SIGKILL");
  throw new Error(`The server did not start:\n${text}`);
}
