import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { createThreadPool, READY, type ThreadPool } from "./thread-pool.ts";

/** A thread that takes its time to load, and replies to each job with its own number; a job "die" has it end after its reply. */
const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from "node:worker_threads";
    parentPort.on("message", (job) => {
      parentPort.postMessage(threadId);
      if (job === "die") setTimeout(() => process.exit(1), 20);
    });
    setTimeout(() => parentPort.postMessage(${JSON.stringify(READY)}), 200);
  `)}`,
);
const TIMES = { mostMs: 20_000, crowdedMs: 20_000 };

const pools: ThreadPool<string, number>[] = [];
function poolOf(threads: number): ThreadPool<string, number> {
  const pool = createThreadPool<string, number>({ file: THREAD, threads, memoryMb: 32 });
  pools.push(pool);
  return pool;
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));
const never = new AbortController().signal;

describe("a thread", () => {
  it("takes one job after the other, while others wait", async () => {
    const pool = poolOf(1);
    const numbers = await Promise.all(["a", "b", "c"].map((job) => pool.run(job, TIMES, never)));
    expect(new Set(numbers).size).toBe(1);
  });
  it("that was still loading when its visitor left takes the next job: whoever comes and goes would else have one started each time", async () => {
    // Node numbers threads in the order in which they start.
    const before = await poolOf(1).run("a", TIMES, never);
    const pool = poolOf(1);
    const control = new AbortController();
    const left = pool.run("b", TIMES, control.signal);
    setTimeout(() => control.abort(new Error("left")), 20);
    await expect(left).rejects.toThrow("left");
    expect(await pool.run("c", TIMES, never)).toBe(before + 1);
  });
  it("that ended by itself between two jobs is given none", async () => {
    const pool = poolOf(1);
    const first = await pool.run("die", TIMES, never);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await pool.run("a", TIMES, never)).toBe(first + 1);
  });
  it("that is idle keeps no process from its end", async () => {
    const script = `
      import { createThreadPool } from ${JSON.stringify(new URL("thread-pool.ts", import.meta.url).href)};
      const pool = createThreadPool({ file: new URL(${JSON.stringify(THREAD.href)}), threads: 1, memoryMb: 32 });
      for (const job of ["a", "b"]) console.log(await pool.run(job, ${JSON.stringify(TIMES)}, new AbortController().signal));`;
    const ended = promisify(execFile)(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], { timeout: 20_000 });
    expect((await ended).stdout).toMatch(/^(\d+)\n\1\n$/);
  });
  it("that cannot start fails its job, and each one that comes or waits, and takes no place", async () => {
    const pool = createThreadPool<string, number>({ file: new URL("data:text/javascript,throw new Error('x')"), threads: 1, memoryMb: 32 });
    pools.push(pool);
    const failed = (job: string) => pool.run(job, TIMES, never).catch((error: unknown) => error);
    for (const error of [...(await Promise.all([failed("a"), failed("b")])), await failed("c")])
      expect(error).toMatchObject({ name: "ThreadEnded", why: "start" });
  });
});
