import { spawn } from "node:child_process";
import type { Ran } from "./run-here.ts";

/** Runs Node in a process of its own, with these arguments and this input, until it ends. */
export function runProcess(
  args: readonly string[],
  { stdin = "", cwd, env }: { stdin?: string; cwd?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
    let out = "";
    let err = "";
    child.stdout.on("data", (piece) => (out += piece));
    child.stderr.on("data", (piece) => (err += piece));
    child.on("close", (code) => resolve({ code, out, err }));
    child.stdin.end(stdin);
  });
}
