import type { Call } from "@candor/protocol";

/** Counts the requests of one client. Throws AppError rate-limited or daily-budget with Retry-After. */
export interface ClientLimits {
  consume(call: Call, clientKey: string): Promise<void>;
}

export const noLimits: ClientLimits = { consume: () => Promise.resolve() };
