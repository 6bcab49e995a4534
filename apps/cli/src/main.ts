import { run } from "./run.ts";

// A reader that closes early (`| head`) is no error of ours, and takes nothing back of what was found; a full disk is one, in one line as all others.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  process.stderr.write(`candor: the output could not be written: ${error.message}\n`);
  process.exit(2);
});
// Whoever closes the messages wants none. Unheard, the error would end `mcp`, and stand for another exit code.
process.stderr.on("error", () => undefined);

await run(process.argv);
