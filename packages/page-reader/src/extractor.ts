import { PageError } from "./errors.ts";
import type { ExtractJob, ExtractReply } from "./extract-worker.ts";
import type { Extracted } from "./extract.ts";
import { createThreadPool, ThreadEnded } from "./thread-pool.ts";

/** Memory of a thread. */
const THREAD_MB = 384;

export interface ExtractorOptions {
  /** Threads at most. They start when needed and stay. */
  threads?: number;
  /** File of the worker; by default the one beside this module. */
  worker?: URL;
}

export interface Extractor {
  /** Rejects with PageError "page-too-complex" when the thread had to be killed, or with the signal's reason. The times count from when a thread has the page; `crowdedMs` holds while others wait. */
  extract(job: ExtractJob, times: { parseMs: number; crowdedMs: number }, signal: AbortSignal): Promise<Extracted>;
  close(): Promise<void>;
}

/** Built: a plain file beside the bundle. From source (tests, development): a starter for the TypeScript file. */
function workerBeside(): URL {
  const name = import.meta.url.endsWith(".ts") ? "./extract-worker-source.mjs" : "./extract-worker.mjs";
  return new URL(name, import.meta.url);
}

/** Time and memory ran out because of the page. Anything else is a fault of ours. */
function failed(thrown: unknown): unknown {
  if (!(thrown instanceof ThreadEnded)) return thrown;
  return thrown.why === "time" || thrown.why === "memory"
    ? new PageError("page-too-complex", "That page would take too long to read. Copy and paste the text instead.")
    : new Error("the reading thread failed", { cause: thrown.cause });
}

/** Extraction in threads that are killed when they take too long: a page is written by strangers. */
export function createExtractor({ threads = 2, worker: file = workerBeside() }: ExtractorOptions = {}): Extractor {
  const pool = createThreadPool<ExtractJob, ExtractReply>({ file, threads, memoryMb: THREAD_MB });
  return {
    async extract(job, { parseMs, crowdedMs }, signal) {
      const reply = await pool.run(job, { mostMs: parseMs, crowdedMs }, signal).catch((thrown: unknown) => {
        throw failed(thrown);
      });
      if (!reply.ok) throw new PageError(reply.code, reply.message);
      return reply.article;
    },
    close: () => pool.close(),
  };
}
