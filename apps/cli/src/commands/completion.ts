import type { Command } from "commander";

export const SHELLS = ["bash", "zsh", "fish"] as const;
type Shell = (typeof SHELLS)[number];

/** Prints a script that completes commands, options, their values and the ids of patterns. Loaded on demand, as it is asked for once. */
export async function completionCommand(shell: Shell, _flags: object, command: Command): Promise<void> {
  const { completedCommands } = await import("../completion/words.ts");
  const commands = completedCommands(command.parent!);
  switch (shell) {
    case "bash":
      process.stdout.write((await import("../completion/bash.ts")).bashScript(commands));
      break;
    case "zsh":
      process.stdout.write((await import("../completion/zsh.ts")).zshScript(commands));
      break;
    case "fish":
      process.stdout.write((await import("../completion/fish.ts")).fishScript(commands));
  }
}
