import { visibleLine } from "./visible-line.ts";

/** Bad usage or input that cannot be had. The message is one line; the exit code is 2 unless said otherwise. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly exitCode = 2,
  ) {
    super(visibleLine(message));
  }
}
