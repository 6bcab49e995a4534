import { visibleLine } from "../visible-line.ts";
import { problemsOf, type Analyzed } from "./problems.ts";

/** One line a finding, as compilers write them: editors, and viewers of build logs, know it. */
export function* toLines(input: Analyzed, failAt: number): Iterable<string> {
  const from = visibleLine(input.from);
  for (const { start, level, message, id } of problemsOf(input, failAt)) yield `${from}:${start.line}:${start.column}: ${level}: ${message} [${id}]\n`;
}
