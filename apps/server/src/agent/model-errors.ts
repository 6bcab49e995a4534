import { APICallError, NoObjectGeneratedError, RetryError } from "ai";
import { AppError } from "@candor/protocol";

const seconds = (value: string | undefined): number | undefined => {
  if (value === undefined) return undefined;
  const n = Number(value);
  return Number.isFinite(n) && n >= 0 ? Math.min(3600, Math.ceil(n)) : undefined;
};

/** What a provider threw, as our typed error. Says what kind of failure it was, never the key, the address or the texts. */
export function toModelError(thrown: unknown, signal: AbortSignal): Error {
  if (signal.aborted) {
    const reason: unknown = signal.reason;
    return reason instanceof Error && reason.name !== "TimeoutError" ? reason : new AppError("model-timeout", { cause: thrown });
  }
  const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown;
  if (error instanceof AppError) return error;
  if (NoObjectGeneratedError.isInstance(error)) return new AppError("model-answer", { cause: error });
  if (APICallError.isInstance(error)) {
    const status = error.statusCode;
    if (status === 429) return new AppError("model-busy", { retryAfterS: seconds(error.responseHeaders?.["retry-after"]) ?? 10, cause: error });
    if (status === 401 || status === 403) return new AppError("model-error", { message: "The language model refused this server’s key.", cause: error });
    if (status === 404) return new AppError("model-error", { message: "The language model that is configured was not found.", cause: error });
    if (status !== undefined && status >= 400 && status < 500 && status !== 408) return new AppError("model-error", { message: "The language model did not accept the request.", cause: error });
    if (status === undefined || status === 200) return new AppError(status === 200 ? "model-answer" : "model-error", { cause: error });
    return new AppError("model-error", { cause: error });
  }
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")) return new AppError("model-timeout", { cause: error });
  return new AppError("model-error", { cause: error });
}
