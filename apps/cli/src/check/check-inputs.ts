import { existsSync } from "node:fs";
import { exitWith } from "../exit-with.ts";
import type { Changes } from "../files/changed-lines.ts";
import { isAddress, type FoundInput } from "../files/find-inputs.ts";
import { lineIndex } from "../line-index.ts";
import { EmptyText, readTelling, type Input } from "../read-input.ts";
import type { Summary } from "../summary.ts";
import { UsageError } from "../usage-error.ts";
import { visibleLine } from "../visible-line.ts";
import { judge, type Judged, type Judging } from "./judge.ts";

interface Checking extends Omit<Judging, "lines"> {
  /** From which confidence the exit code is 1. */
  failAt: number | undefined;
  reportUnusedComments: boolean;
  /** Under which name standard input is told, as if it were that file. */
  stdinName: string | undefined;
  /** Only files that changed are read, and told only where they did. */
  changes: Changes | undefined;
}

const tell = (message: string): void => {
  process.stderr.write(`candor: ${message}\n`);
};

function tellComments({ text, from, wrongComments, unusedComments }: Judged, reportUnused: boolean): void {
  if (reportUnused && unusedComments.length > 0) exitWith(1);
  const problems = [...wrongComments, ...(reportUnused ? unusedComments : [])].sort((one, other) => one.start - other.start);
  if (problems.length === 0) return;
  const placeOf = lineIndex(text);
  for (const { start, message } of problems) {
    const { line, column } = placeOf(start);
    tell(visibleLine(`${from}:${line}:${column}: ${message}`));
  }
}

/**
 * Judges the inputs in their order. One that cannot be read is told, and the others are taken all the same; the exit code is the worst of all. Counts go into
 * `summary`. Returns what was told of those that could not be read.
 */
export async function checkInputs(
  inputs: readonly FoundInput[],
  { failAt, reportUnusedComments, stdinName, changes, ...judging }: Checking,
  summary: Summary,
  take: (judged: Judged, input: Input, isNamed: boolean) => Promise<void>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const { input, isNamed } of inputs) {
    try {
      const lines = changes && existsSync(input) ? changes.linesOf(input) : undefined;
      if (lines === null) continue;
      const isFile = input === "-" ? stdinName !== undefined : !isAddress(input);
      const read = await readTelling(input).catch((error: unknown): Input => {
        // A file may be empty, as one that is new is: no reason for a build to fail. From a pipe or a page it says that something went wrong before.
        if (error instanceof EmptyText && isFile) return { text: "", from: input };
        throw error;
      });
      const judged = judge(read.text, input === "-" ? (stdinName ?? read.from) : read.from, { ...judging, comments: judging.comments && isFile, lines });
      if (failAt !== undefined && judged.frames.some(({ confidence }) => confidence >= failAt)) exitWith(1);
      tellComments(judged, reportUnusedComments);
      summary.inputs.push({ from: judged.from, findings: judged.frames.length });
      summary.silenced += judged.silenced;
      summary.accepted += judged.accepted;
      summary.unchanged += judged.unchanged;
      summary.weak += judged.weak;
      await take(judged, read, isNamed);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      failures.push(error.message);
      tell(error.message);
      exitWith(error.exitCode);
    }
  }
  return failures;
}
