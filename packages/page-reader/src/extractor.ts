import { Worker } from "node:worker_threads";
import { orAborted } from "./abortable.ts";
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
  /** Rejects with PageError "page-too-complex" when the thread had to be killed, or with the signal's reason. The times count from when a thread has the page; `crowdedMs` holds while others wait. */
  extract(job: ExtractJob, times: { parseMs: number; crowdedMs: number }, signal: AbortSignal): Promise<Extracted>;
  close(): Promise<void>;
}

interface Thread {
  worker: Worker;
  ready: Promise<void>;
}
interface Waiting {
  start: (thread: Thread | null) => void;
}

/** Built: a plain file beside the bundle. From source (tests, development): a starter for the TypeScript file. */
function workerBeside(): URL {
  const name = import.meta.url.endsWith(".ts") ? "./extract-worker-source.mjs" : "./extract-worker.mjs";
  return new URL(name, import.meta.url);
}

/** How often a running page's time is looked at. */
const CHECK_MS = 50;

const tooComplex = () => new PageError("page-too-complex", "That page would take too long to read. Copy and paste the text instead.");

/** Memory ran out, or the stack: the page did that. Anything else is a fault of ours. */
const diedOfThePage = (cause: unknown): boolean => cause instanceof RangeError || (cause as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";
const failed = (cause: unknown): Error => (diedOfThePage(cause) ? tooComplex() : new Error("the reading thread failed", { cause }));

function startThread(file: URL, memoryMb: number): Thread {
  const worker = new Worker(file, { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: memoryMb, stackSizeMb: 4 } });
  const ready = new Promise<void>((resolve, reject) => {
    // The only message before the first job.
    worker.once("message", () => resolve());
    worker.once("error", (cause) => reject(failed(cause)));
    worker.once("exit", (code) => reject(failed(code)));
  });
  ready.catch(() => undefined);
  worker.on("error", () => undefined);
  return { worker, ready };
}

/** One job on one thread. The thread is of no more use when `keep` is false: it was too slow, died, or works for someone who left. */
function runJob(worker: Worker, job: ExtractJob, isOver: (ranMs: number) => boolean, signal: AbortSignal, done: (keep: boolean) => void): Promise<Extracted> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void, keep: boolean): void => {
      clearInterval(timer);
      signal.removeEventListener("abort", onAbort);
      worker.off("message", onMessage).off("error", onDeath).off("exit", onDeath);
      settle();
      done(keep);
    };
    const onMessage = (reply: ExtractReply) => finish(() => (reply.ok ? resolve(reply.article) : reject(new PageError(reply.code, reply.message))), true);
    const onDeath = (cause: unknown) => finish(() => reject(failed(cause)), false);
    const onAbort = () => finish(() => reject(signal.reason as Error), false);
    const from = performance.now();
    const timer = setInterval(() => {
      if (isOver(performance.now() - from)) finish(() => reject(tooComplex()), false);
    }, CHECK_MS);
    worker.once("message", onMessage).once("error", onDeath).once("exit", onDeath);
    signal.addEventListener("abort", onAbort, { once: true });
    worker.postMessage(job);
  });
}

/** Extraction in threads that are killed when they take too long: a page is written by strangers. */
export function createExtractor({ threads = 2, worker: file = workerBeside(), memoryMb = 384 }: ExtractorOptions = {}): Extractor {
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  const queue: Waiting[] = [];
  let closed = false;

  const start = (): Thread => {
    const thread = startThread(file, memoryMb);
    all.add(thread);
    thread.worker.once("exit", () => {
      all.delete(thread);
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
      next();
    });
    return thread;
  };
  const next = (): void => {
    if (queue.length === 0 || closed) return;
    const free = idle.pop() ?? (all.size < threads ? start() : null);
    if (free) queue.shift()!.start(free);
  };
  const giveBack = (thread: Thread, keep: boolean): void => {
    if (!keep || closed) return void thread.worker.terminate();
    // An idle thread does not keep the process alive.
    thread.worker.unref();
    idle.push(thread);
    next();
  };
  const take = (signal: AbortSignal): Promise<Thread> =>
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

  return {
    async extract(job, { parseMs, crowdedMs }, signal) {
      signal.throwIfAborted();
      if (closed) throw new Error("extractor closed");
      const thread = await take(signal);
      thread.worker.ref();
      try {
        await orAborted(thread.ready, signal);
      } catch (error) {
        // Still loading when the visitor left: the next one can use it.
        giveBack(thread, signal.aborted);
        throw error;
      }
      const isOver = (ranMs: number): boolean => ranMs >= (queue.length > 0 ? Math.min(crowdedMs, parseMs) : parseMs);
      return runJob(thread.worker, job, isOver, signal, (keep) => giveBack(thread, keep));
    },
    async close() {
      closed = true;
      for (const waiting of queue.splice(0)) waiting.start(null);
      await Promise.all([...all].map((thread) => thread.worker.terminate()));
    },
  };
}
