import { setMaxListeners } from "node:events";

/** How a server ends: first it takes no new calls, then, after a grace, what still runs is stopped. */
export class Lifecycle {
  private draining = false;
  private readonly control = new AbortController();

  constructor() {
    // Every running call listens.
    setMaxListeners(0, this.control.signal);
  }

  /** False from the moment the server was asked to stop. */
  get isReady(): boolean { return !this.draining; }

  /** Aborts when running calls must end now. */
  get stopped(): AbortSignal { return this.control.signal; }

  drain(): void { this.draining = true; }

  stop(): void {
    this.draining = true;
    this.control.abort();
  }
}
