import { AppError, isErrorCode } from "@candor/protocol";
import { PageError } from "@candor/page-reader";

/** Reason of an abort because the visitor went away; nobody reads the answer. */
export class ClientLeft extends Error {
  override readonly name = "ClientLeft";
}

/** Whatever was thrown, as the one error that is answered. What nobody foresaw is "internal" and keeps its cause for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof PageError && isErrorCode(error.code)) return new AppError(error.code, { message: error.message, cause: error.cause });
  return new AppError("internal", { cause: error });
}
