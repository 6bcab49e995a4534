import { Worker } from "node:worker_threads";
import { PageError } from "./errors.ts";
import type { ExtractJob, ExtractReply } from "./extract-worker.ts";
import type { Extracted } from "./extract.ts";

export interface ExtractorOptions {
  /** Threads at most. They start when needed and stay. */
  threads?: number;
  /** File of the worker; by default the one beside this module. */
  worker?: URL;
  /** Memory of a thread, in MB. */
  memoryMb?: number;
}

export interface Extractor {
  /** Rejects with PageError "page-too-complex" when the thread had to be killed, or with the signal's reason. */
  extract(job: ExtractJob, timeoutMs: number, signal: AbortSignal): Promise<Extracted>;
  close(): Promise<void>;
}

interface Waiting { start: (worker: Worker | null) => void }

/** Built: a plain file beside the bundle. From source (tests, development): a starter for the TypeScript file. */
function workerBeside(): URL {
  const name = import.meta.url.endsWith(".ts") ? "./extract-worker-source.mjs" : "./extract-worker.mjs";
  return new URL(name, import.meta.url);
}

const tooComplex = () => new PageError("page-too-complex", "That page would take too long to read. Copy and paste the text instead.");

/** Memory ran out, or the stack: the page did that. Anything else is a fault of ours. */
const diedOfThePage = (cause: unknown): boolean => cause instanceof RangeError || (cause as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Extraction in threads that are killed when they take too long: a page is written by strangers. */
export function createExtractor({ threads = 2, worker = workerBeside(), memoryMb = 384 }: ExtractorOptions = {}): Extractor {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const queue: Waiting[] = [];
  let closed = false;

  const start = (): Worker => {
    const thread = new Worker(worker, { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: memoryMb, stackSizeMb: 4 } });
    thread.unref();
    all.add(thread);
    thread.on("exit", () => {
      all.delete(thread);
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
    });
    thread.on("error", () => undefined);
    return thread;
  };
  const next = (): void => {
    if (queue.length === 0) return;
    const free = idle.pop() ?? (all.size < threads ? start() : null);
    if (free) queue.shift()!.start(free);
  };
  const free = (signal: AbortSignal): Promise<Worker> =>
    new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: (thread) => {
          signal.removeEventListener("abort", leave);
          if (thread) resolve(thread);
          else reject(new Error("extractor closed"));
        },
      };
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener("abort", leave, { once: true });
      queue.push(waiting);
      next();
    });

  const run = (thread: Worker, job: ExtractJob, timeoutMs: number, signal: AbortSignal): Promise<Extracted> =>
    new Promise((resolve, reject) => {
      const finish = (settle: () => void, keep: boolean): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", onAbort);
        thread.off("message", onMessage);
        thread.off("error", onDeath);
        thread.off("exit", onDeath);
        settle();
        if (keep && !closed) {
          thread.unref();
          idle.push(thread);
          next();
        } else void thread.terminate().finally(next);
      };
      const onMessage = (reply: ExtractReply) => finish(() => (reply.ok ? resolve(reply.article) : reject(new PageError(reply.code, reply.message))), true);
      const onDeath = (cause: unknown) => finish(() => reject(diedOfThePage(cause) ? tooComplex() : new Error("the reading thread failed", { cause })), false);
      const onAbort = () => finish(() => reject(signal.reason as Error), false);
      const timer = setTimeout(() => finish(() => reject(tooComplex()), false), timeoutMs);
      thread.ref();
      thread.once("message", onMessage);
      thread.once("error", onDeath);
      thread.once("exit", onDeath);
      signal.addEventListener("abort", onAbort, { once: true });
      thread.postMessage(job);
    });

  return {
    async extract(job, timeoutMs, signal) {
      signal.throwIfAborted();
      if (closed) throw new Error("extractor closed");
      return run(await free(signal), job, timeoutMs, signal);
    },
    async close() {
      closed = true;
      for (const waiting of queue.splice(0)) waiting.start(null);
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
