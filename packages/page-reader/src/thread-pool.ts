import { Worker } from "node:worker_threads";
import { orAborted } from "./abortable.ts";

/** Sent once by a thread, when it has loaded and takes jobs. */
export const READY = "ready";

export interface ThreadPoolOptions {
  /** File that a thread runs: it posts READY, then one reply for each job it is posted. */
  file: URL;
  /** Threads at most. They start when needed and stay. */
  threads: number;
  /** Memory of a thread, in MB. */
  memoryMb: number;
  /** Options of Node for the thread. None by default, not those of the process. */
  execArgv?: string[];
}

/** How long a job may run, in ms, counted from when a thread has it. `crowdedMs` holds while others wait for a thread. */
export interface JobTimes {
  mostMs: number;
  crowdedMs: number;
}

/** A thread ended without a reply: the job took too long, or more memory than it may; it could not start; or it broke for a reason of its own (`cause`). */
export class ThreadEnded extends Error {
  override readonly name = "ThreadEnded";
  constructor(
    readonly why: "time" | "memory" | "start" | "fault",
    cause?: unknown,
  ) {
    super(`a thread ended without a reply (${why})`, cause === undefined ? undefined : { cause });
  }
}

export interface ThreadPool<Job, Reply> {
  /** Runs a job on a thread of its own for that time. Rejects with ThreadEnded, with the signal's reason, or with why the job cannot be copied; then the work has ended, too. */
  run(job: Job, times: JobTimes, signal: AbortSignal): Promise<Reply>;
  close(): Promise<void>;
}

interface Thread {
  worker: Worker;
  ready: Promise<void>;
}
interface Waiting {
  start: (thread: Thread) => void;
  fail: (error: Error) => void;
}

/** How often a running job's time is looked at. */
const CHECK_MS = 50;

/** Memory ran out, or the stack: the job did that. */
const outOfMemory = (cause: unknown): boolean => cause instanceof RangeError || (cause as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";

function startThread({ file, memoryMb, execArgv = [] }: ThreadPoolOptions): Thread {
  const worker = new Worker(file, { execArgv, env: {}, resourceLimits: { maxOldGenerationSizeMb: memoryMb, stackSizeMb: 4 } });
  const ready = new Promise<void>((resolve, reject) => {
    const failed = (cause: unknown) => reject(new ThreadEnded("start", cause));
    // READY is the only message before the first job.
    worker.once("message", () => resolve());
    worker.once("error", failed);
    worker.once("exit", failed);
  });
  ready.catch(() => undefined);
  worker.on("error", () => undefined);
  return { worker, ready };
}

/** One job on one thread. The thread is of no more use when `keep` is false: it was too slow, died, or works for someone who left. */
function runJob<Job, Reply>(worker: Worker, job: Job, isOver: (ranMs: number) => boolean, signal: AbortSignal, done: (keep: boolean) => void): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void, keep: boolean): void => {
      clearInterval(timer);
      signal.removeEventListener("abort", onAbort);
      worker.off("message", onMessage).off("error", onDeath).off("exit", onDeath);
      settle();
      done(keep);
    };
    const onMessage = (reply: Reply) => finish(() => resolve(reply), true);
    const onDeath = (cause: unknown) => finish(() => reject(new ThreadEnded(outOfMemory(cause) ? "memory" : "fault", cause)), false);
    const onAbort = () => finish(() => reject(signal.reason as Error), false);
    const from = performance.now();
    const timer = setInterval(() => {
      if (isOver(performance.now() - from)) finish(() => reject(new ThreadEnded("time")), false);
    }, CHECK_MS);
    worker.once("message", onMessage).once("error", onDeath).once("exit", onDeath);
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      worker.postMessage(job);
    } catch (cause) {
      // A job that cannot be copied, such as one that is nested too deep: the thread never had it, and waits for the next.
      finish(() => reject(cause as Error), true);
    }
  });
}

/** Threads for work that strangers decide the size of: it never holds up the event loop, and a thread that works too long, or for someone who left, is killed. */
export function createThreadPool<Job, Reply>(options: ThreadPoolOptions): ThreadPool<Job, Reply> {
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  const queue: Waiting[] = [];
  let closed = false;

  const start = (): Thread => {
    const thread = startThread(options);
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
    try {
      const free = idle.pop() ?? (all.size < options.threads ? start() : null);
      if (free) queue.shift()!.start(free);
    } catch (cause) {
      // No thread can be made here at all.
      queue.shift()!.fail(new ThreadEnded("start", cause));
    }
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
      const settled = <T>(settle: (value: T) => void) => {
        return (value: T) => {
          signal.removeEventListener("abort", leave);
          settle(value);
        };
      };
      const waiting: Waiting = { start: settled(resolve), fail: settled(reject) };
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener("abort", leave, { once: true });
      queue.push(waiting);
      next();
    });

  return {
    async run(job, { mostMs, crowdedMs }, signal) {
      signal.throwIfAborted();
      if (closed) throw new Error("thread pool closed");
      const thread = await take(signal);
      thread.worker.ref();
      try {
        await orAborted(thread.ready, signal);
      } catch (error) {
        // Still loading when the visitor left: the next one can use it.
        giveBack(thread, signal.aborted);
        throw error;
      }
      const isOver = (ranMs: number): boolean => ranMs >= (queue.length > 0 ? Math.min(crowdedMs, mostMs) : mostMs);
      return runJob<Job, Reply>(thread.worker, job, isOver, signal, (keep) => giveBack(thread, keep));
    },
    async close() {
      closed = true;
      for (const { fail } of queue.splice(0)) fail(new Error("thread pool closed"));
      await Promise.all([...all].map((thread) => thread.worker.terminate()));
    },
  };
}
