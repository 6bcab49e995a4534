import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { createThreadPool, ThreadEnded, type JobTimes, type ThreadPoolOptions } from "@candor/page-reader/thread-pool";
import { resolveHandshake } from "@candor/engine/policy";
import { AppError } from "@candor/protocol";
import type { JobInput, JobResult } from "./jobs.ts";
import { workInProcess, type RuleWork } from "./rule-work.ts";
import type { RuleJob, RuleReply } from "./rules-worker.ts";

export interface RuleThreads {
  work: RuleWork;
  /** Starts a thread and has it work once, ahead of the first call, which would else wait for both. */
  warm(): void;
  close(): Promise<void>;
}

export interface RuleThreadsOptions {
  /** File of the worker; by default the one beside this module. */
  worker?: URL | undefined;
  times?: JobTimes;
}

/** The dearest text that a call may hold takes about a second: twenty are a fault, or a machine that can do no more. */
const TIMES: JobTimes = { mostMs: 20_000, crowdedMs: 5_000 };
/** One core stays with the event loop. More threads would each hold the tables of the rules in memory again. */
const MOST_THREADS = 3;
const threadCount = (): number => Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
const MEMORY_MB = 256;
/** A reply goes through the engine and the analyst both, and its first time takes as long as dozens of later ones. */
const WARM_UP: JobInput<"answer"> = {
  question: "Everyone knows that it works. Studies show it, so act now: what could mislead here?",
  history: [],
  article: null,
  handshake: resolveHandshake(),
  ready: null,
};

/** Built: a plain file beside the bundle. From source (tests, development): a starter for the TypeScript file, which also finds our own packages as source. */
function workerBeside(): Pick<ThreadPoolOptions, "file" | "execArgv"> {
  return import.meta.url.endsWith(".ts")
    ? { file: new URL("./rules-worker-source.mjs", import.meta.url), execArgv: ["--conditions=candor-source"] }
    : { file: new URL("./rules-worker.mjs", import.meta.url) };
}

/**
 * Rules in threads of their own, which are killed when a job takes too long or nobody waits for it any more (docs/decisions/0086).
 * Where there are no threads, as on hosts that leave out the worker's file, this process does the work, and the log says so once.
 */
export function createRuleThreads(log: Logger, { worker, times = TIMES }: RuleThreadsOptions = {}): RuleThreads {
  const place = worker ? { file: worker } : workerBeside();
  const pool = createThreadPool<RuleJob, RuleReply>({ ...place, threads: threadCount(), memoryMb: MEMORY_MB });
  const hasFile = existsSync(place.file);
  let said = false;
  let closed = false;
  const sayOnce = (cause?: unknown): void => {
    if (!said) log.warn({ err: cause }, "the rules run in the server's own thread: theirs cannot be started");
    said = true;
  };
  if (!hasFile) sayOnce();

  const work: RuleWork = async (name, input, signal) => {
    if (!hasFile) return workInProcess(name, input, signal);
    try {
      const reply = await pool.run({ name, input }, times, signal);
      if (!reply.ok) throw reply.error;
      return reply.result as JobResult<typeof name>;
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      if (error.why === "time" || error.why === "memory") throw new AppError("deadline", { cause: error });
      if (error.why === "fault" || closed) throw error;
      sayOnce(error.cause);
      return workInProcess(name, input, signal);
    }
  };
  return {
    work,
    warm: () => void work("answer", WARM_UP, new AbortController().signal).catch(() => undefined),
    close() {
      closed = true;
      return pool.close();
    },
  };
}
