import { visibleLine } from "../visible-line.ts";
import { problemsOf, type Analyzed } from "./problems.ts";

/** One line a finding, as compilers write them: editors, and viewers of build logs, know it. */
export const toLines = (input: Analyzed, failAt: number): string =>
  problemsOf(input, failAt)
    .map(({ start, level, message, id }) => `${visibleLine(input.from)}:${start.line}:${start.column}: ${level}: ${message} [${id}]\n`)
    .join("");
