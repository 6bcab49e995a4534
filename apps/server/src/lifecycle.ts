import { setMaxListeners } from "node:events";

/** How a server ends: first it takes no new calls, then, after a grace, what still runs is stopped. */
export class Lifecycle {
  private draining = false;
  private readonly control = new AbortController();
  private running = 0;
  private waiting: (() => void)[] = [];

  constructor() {
    // Every running call listens.
    setMaxListeners(0, this.control.signal);
  }

  /** False from the moment the server was asked to stop. */
  get isReady(): boolean {
    return !this.draining;
  }

  /** Aborts when running calls must end now. */
  get stopped(): AbortSignal {
    return this.control.signal;
  }

  /** Counts a call as running until the returned function is called (once). */
  begin(): () => void {
    this.running += 1;
    return () => {
      this.running -= 1;
      if (this.running === 0) for (const told of this.waiting.splice(0)) told();
    };
  }

  /** Resolves when no call is running. */
  idle(): Promise<void> {
    return this.running === 0 ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }

  drain(): void {
    this.draining = true;
  }

  stop(): void {
    this.draining = true;
    this.control.abort();
  }
}
