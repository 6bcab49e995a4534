import { CommanderError } from "commander";
import { program } from "./program.ts";
import { UsageError } from "./usage-error.ts";
import { visibleLine } from "./visible-line.ts";

/** Runs the command line on `argv`, as a process has it. What is sent wrong is told in one line on stderr, and sets the exit code of the process. */
export async function run(argv: readonly string[]): Promise<void> {
  try {
    await program().parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof UsageError) {
      process.stderr.write(`candor: ${error.message}\n`);
      process.exitCode = error.exitCode;
    } else {
      process.stderr.write(`candor: ${visibleLine(error instanceof Error ? error.message : String(error))}\n`);
      process.exitCode = 2;
    }
  }
}
