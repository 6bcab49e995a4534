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

type Analyze = (text: string, options: AnalyzeOptions) => Promise<Analysis>;

/** See `createRunner`. */
class Runner {
  private host: Host | null = null;
  private isBroken = false;
  private lastId = 0;
  private current: Job | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly queue: Job[] = [];

  constructor(
    private readonly start: () => Host,
    private readonly inPage: Analyze,
  ) {}

  readonly run: Run = (text, options, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      if (this.isBroken) {
        signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
        this.runInPage(text, options).then(resolve, reject);
        return;
      }
      this.lastId += 1;
      const job: Job = { request: { id: this.lastId, text, options }, signal, resolve, reject };
      signal?.addEventListener("abort", () => this.drop(job), { once: true });
      this.queue.push(job);
      this.next();
    });

  private next(): void {
    if (this.current) return;
    let job = this.queue.shift();
    while (job?.signal?.aborted) job = this.queue.shift();
    if (!job) return;
    this.current = job;
    try {
      if (!this.host) {
        this.host = this.start();
        this.host.listen(this.onAnswer, this.breakDown);
      }
      this.silence = setTimeout(this.breakDown, SILENT_AFTER_MS);
      this.host.send(job.request);
    } catch {
      this.breakDown();
    }
  }

  private readonly onAnswer = (answer: AnalysisAnswer): void => {
    const job = this.current;
    if (!job || answer.id !== job.request.id) return;
    this.current = null;
    clearTimeout(this.silence);
    if ("analysis" in answer) job.resolve(answer.analysis);
    else {
      job.reject(new Error(answer.failed));
      this.close();
    }
    this.next();
  };

  private readonly breakDown = (): void => {
    this.close();
    this.isBroken = true;
    const waiting = [...(this.current ? [this.current] : []), ...this.queue.splice(0)];
    this.current = null;
    for (const job of waiting) if (!job.signal?.aborted) this.runInPage(job.request.text, job.request.options).then(job.resolve, job.reject);
  };

  private drop(job: Job): void {
    job.reject(job.signal?.reason);
    if (job !== this.current) return;
    setTimeout(() => {
      if (this.current !== job) return;
      this.close();
      this.current = null;
      this.next();
    }, STUCK_AFTER_MS);
  }

  private close(): void {
    this.host?.stop();
    this.host = null;
    clearTimeout(this.silence);
  }

  private runInPage(text: string, options: AnalyzeOptions): Promise<Analysis> {
    return this.inPage(text, options).catch((error: unknown) => {
      this.isBroken = false;
      throw error;
    });
  }
}

/**
 * Hands texts to one host, one at a time, so that a stale run waiting in line costs nothing. When the host cannot be started or breaks,
 * this and all later runs go to `inPage`, until that fails, too: a new host is then tried. A browser never asks again for a module that did not come,
 * but a new host does.
 */
export const createRunner = (start: () => Host, inPage: Analyze): Run => new Runner(start, inPage).run;
