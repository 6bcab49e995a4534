import type { Analysis, AnalyzeOptions } from "@candor/engine";
import type { AnalysisAnswer, AnalysisRequest } from "./analysis.ts";

/** Something that answers requests one by one: a worker, or a stand-in in tests. */
export interface Host {
  send(request: AnalysisRequest): void;
  listen(onAnswer: (answer: AnalysisAnswer) => void, onBroken: () => void): void;
  stop(): void;
}

export type Run = (text: string, options: AnalyzeOptions, signal?: AbortSignal) => Promise<Analysis>;

interface Job {
  request: AnalysisRequest;
  signal: AbortSignal | undefined;
  resolve(analysis: Analysis): void;
  reject(reason: unknown): void;
}

/** An aborted run that has kept the worker busy for this long is ended with its worker; shorter ones are just not listened to. */
export const STUCK_AFTER_MS = 1_000;
/** A worker that says nothing for this long is taken for dead. */
export const SILENT_AFTER_MS = 15_000;

/**
 * Hands texts to one host, one at a time, so that a stale run waiting in line costs nothing. When the host cannot be started or breaks,
 * this and all later runs go to `inPage`, until that fails, too: a new host is then tried. A browser never asks again for a module that did not come,
 * but a new host does.
 */
export function createRunner(start: () => Host, inPage: (text: string, options: AnalyzeOptions) => Promise<Analysis>): Run {
  let host: Host | null = null;
  let broken = false;
  let lastId = 0;
  let current: Job | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const queue: Job[] = [];

  function close(): void {
    host?.stop();
    host = null;
    clearTimeout(silence);
  }

  const runInPage = (text: string, options: AnalyzeOptions): Promise<Analysis> =>
    inPage(text, options).catch((error: unknown) => {
      broken = false;
      throw error;
    });

  function breakDown(): void {
    close();
    broken = true;
    const waiting = [...(current ? [current] : []), ...queue.splice(0)];
    current = null;
    for (const job of waiting) if (!job.signal?.aborted) runInPage(job.request.text, job.request.options).then(job.resolve, job.reject);
  }

  function onAnswer(answer: AnalysisAnswer): void {
    if (answer.id !== current?.request.id) return;
    const job = current;
    current = null;
    clearTimeout(silence);
    if ("analysis" in answer) job.resolve(answer.analysis);
    else {
      job.reject(new Error(answer.failed));
      close();
    }
    next();
  }

  function next(): void {
    if (current) return;
    let job = queue.shift();
    while (job?.signal?.aborted) job = queue.shift();
    if (!job) return;
    current = job;
    try {
      if (!host) {
        host = start();
        host.listen(onAnswer, breakDown);
      }
      silence = setTimeout(breakDown, SILENT_AFTER_MS);
      host.send(job.request);
    } catch {
      breakDown();
    }
  }

  function drop(job: Job): void {
    job.reject(job.signal?.reason);
    if (job !== current) return;
    setTimeout(() => {
      if (current !== job) return;
      close();
      current = null;
      next();
    }, STUCK_AFTER_MS);
  }

  return (text, options, signal) =>
    new Promise<Analysis>((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      if (broken) {
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
        runInPage(text, options).then(resolve, reject);
        return;
      }
      lastId += 1;
      const job: Job = { request: { id: lastId, text, options }, signal, resolve, reject };
      signal?.addEventListener("abort", () => drop(job), { once: true });
      queue.push(job);
      next();
    });
}
