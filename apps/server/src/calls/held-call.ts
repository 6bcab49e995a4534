import { AppError, type Call } from "@candor/protocol";
import { ClientLeft } from "../errors.ts";
import type { Lifecycle } from "../lifecycle.ts";
import type { Metrics } from "../metrics.ts";
import type { QueueGate } from "./queue-gate.ts";

const RESTART_RETRY_S = 5;
export const shuttingDown = () => new AppError("shutting-down", { retryAfterS: RESTART_RETRY_S });

/** What one call holds while it is under way. */
interface HeldCall {
  /** Aborts when the visitor leaves, the time is over or the server stops. */
  signal: AbortSignal;
  /** So many milliseconds from now the call is aborted with this code; takes the place of the limit before. */
  limit(ms: number, code: "request-timeout" | "deadline"): void;
  /** Resolves once there is a place. Throws AppError busy, or the signal's reason. */
  takePlace(): Promise<void>;
  /** Says that the visitor left, where the answer's stream hears of it first. */
  left(): void;
  /** Gives everything back; may be called again. */
  release(): void;
}

/** Begins a call. `visitor` aborts when they leave, `leaveShare` gives back the share of their client; it is called once. */
export function holdCall(
  call: Call,
  { lifecycle, metrics, gate }: { lifecycle: Lifecycle; metrics: Metrics; gate: QueueGate },
  visitor: AbortSignal,
  leaveShare: () => void,
): HeldCall {
  const control = new AbortController();
  const { signal } = control;
  const stop = () => control.abort(shuttingDown());
  const left = () => control.abort(new ClientLeft());
  lifecycle.stopped.addEventListener("abort", stop, { once: true });
  visitor.addEventListener("abort", left, { once: true });
  // Either may have happened while the call's limits were counted.
  if (visitor.aborted) left();
  if (lifecycle.stopped.aborted) stop();
  const ended = lifecycle.begin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leavePlace: (() => void) | null = null;
  let isReleased = false;
  const givePlaceBack = () => {
    if (leavePlace) metrics.running(call, -1);
    leavePlace?.();
    leavePlace = null;
  };
  return {
    signal,
    limit(ms, code) {
      clearTimeout(timer);
      timer = setTimeout(() => control.abort(new AppError(code)), ms);
    },
    async takePlace() {
      leavePlace = await gate.enter(signal);
      metrics.running(call, 1);
      if (isReleased) givePlaceBack();
    },
    left,
    release() {
      if (isReleased) return;
      isReleased = true;
      clearTimeout(timer);
      lifecycle.stopped.removeEventListener("abort", stop);
      visitor.removeEventListener("abort", left);
      givePlaceBack();
      leaveShare();
      ended();
    },
  };
}
