import { CommanderError } from "commander";
import { program } from "./program.ts";
import { UsageError } from "./usage-error.ts";
import { visibleLine } from "./visible-line.ts";

// A reader that closes early (`| head`) is no error of ours, and takes nothing back of what was found; a full disk is one, in one line as all others.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  process.stderr.write(`candor: the output could not be written: ${error.message}\n`);
  process.exit(2);
});
// Whoever closes the messages wants none. Unheard, the error would end `mcp`, and stand for another exit code.
process.stderr.on("error", () => undefined);

try {
  await program().parseAsync(process.argv);
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
