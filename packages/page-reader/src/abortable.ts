/** Settles like the promise, but rejects with the signal's reason as soon as it aborts. For work that takes no signal of its own; how it ends then is nobody's concern. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    // Already begun: without this its failure would be unhandled and end the process.
    promise.catch(() => undefined);
    return Promise.reject(signal.reason as Error);
  }
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/**
 * Aborts with `signal`, or with a TimeoutError after so many milliseconds. `AbortSignal.any` holds what it is made of by weak references alone: a time that nobody
 * else holds goes with the next collection of garbage, and never comes. A listener keeps it until it does.
 */
export function orAfter(signal: AbortSignal, ms: number): AbortSignal {
  const time = AbortSignal.timeout(ms);
  time.addEventListener("abort", () => undefined, { once: true });
  return AbortSignal.any([signal, time]);
}
