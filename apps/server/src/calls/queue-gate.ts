import { AppError } from "@candor/protocol";

const RETRY_AFTER_S = 2;

/** Lets `active` through at once and `waiting` wait; the rest is turned away. */
export class QueueGate {
  private readonly active: number;
  private readonly waiting: number;
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(limits: { active: number; waiting: number }) {
    this.active = limits.active;
    this.waiting = limits.waiting;
  }

  get inUse(): number {
    return this.running;
  }
  get queued(): number {
    return this.queue.length;
  }

  /** Resolves with the function that gives the place back (to be called once). Throws AppError "busy", or the signal's reason while waiting. */
  enter(signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    if (this.running < this.active) return Promise.resolve(this.take());
    if (this.queue.length >= this.waiting) return Promise.reject(new AppError("busy", { retryAfterS: RETRY_AFTER_S }));
    return new Promise((resolve, reject) => {
      const go = () => {
        signal.removeEventListener("abort", leave);
        resolve(this.take());
      };
      const leave = () => {
        this.queue.splice(this.queue.indexOf(go), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener("abort", leave, { once: true });
      this.queue.push(go);
    });
  }

  private take(): () => void {
    this.running += 1;
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.running -= 1;
      this.queue.shift()?.();
    };
  }
}
