import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { installedRedis, REDIS_MISSING } from "../../../scripts/lib/find-redis.mjs";
import { freePort } from "../../../scripts/lib/free-port.mjs";

/** A real Redis for tests, on a random port, in memory only. */
export interface TestRedis {
  url: string;
  /** Stops it at once, as when the machine dies. */
  kill(): Promise<void>;
  /** Starts it again, empty, on the same port. */
  restart(): Promise<void>;
  /** It keeps its connections but answers nothing, until `thaw`. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

function redisServer(): string {
  const found = installedRedis();
  if (!found) throw new Error(REDIS_MISSING);
  return found;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", (bytes) => {
      socket.destroy();
      resolve(bytes.toString().startsWith("+PONG"));
    });
    socket.once("error", () => resolve(false));
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => (child.exitCode !== null || child.signalCode !== null ? resolve() : child.once("exit", () => resolve())));

/** `started: false` gives a port on which nothing listens until `restart`. */
export async function startRedis({ started = true } = {}): Promise<TestRedis> {
  const program = redisServer();
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), "candor-redis-"));
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    child = spawn(program, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder], { stdio: "ignore" });
    for (let i = 0; i < 200; i += 1) {
      if (await answers(port)) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error("redis-server did not start");
  };
  const kill = async (): Promise<void> => {
    if (!child) return;
    child.kill("SIGKILL");
    await ended(child);
    child = null;
  };
  if (started) await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart: start,
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
