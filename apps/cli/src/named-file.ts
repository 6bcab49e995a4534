import { stat } from "node:fs/promises";
import { UsageError } from "./usage-error.ts";

/** Throws a UsageError where nothing, or a folder, stands under the name. */
export async function checkFile(name: string): Promise<void> {
  const info = await stat(name).catch(() => null);
  if (!info) throw new UsageError(`${name === "" ? '""' : name}: no such file`);
  if (info.isDirectory()) throw new UsageError(`${name}: is a folder`);
}

/** What is told of a file that is there and fails while it is read. */
export function cannotBeRead(name: string, error: unknown): UsageError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new UsageError(`${name}: cannot be read (${code ?? message})`);
}
