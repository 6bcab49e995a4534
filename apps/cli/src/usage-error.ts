import { visibleLine } from "./visible-line.ts";

/** Bad usage or input that cannot be had: the exit code is 2. The message is one line. */
export class UsageError extends Error {
  readonly exitCode = 2;

  constructor(message: string) {
    super(visibleLine(message));
  }
}
