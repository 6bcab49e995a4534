import { createColors } from "picocolors";

/** Whether colors are wanted: not with NO_COLOR; with FORCE_COLOR unless it is 0; else on a terminal that can show them. A file or a pipe gets none by itself. */
function wantsColor(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (env["NO_COLOR"]) return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return isTerminal && env["TERM"] !== "dumb";
}

export type Paint = ReturnType<typeof createColors>;

/** Colors for standard output; none when `color` is false. */
export const paintFor = (color: boolean): Paint => createColors(color && wantsColor(process.env, process.stdout.isTTY === true));
