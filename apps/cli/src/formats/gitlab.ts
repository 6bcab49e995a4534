import { createHash } from "node:crypto";
import { indented, jsonList } from "./json-list.ts";
import { nameFrom, problemsOf, type Analyzed } from "./problems.ts";
import type { ReportFor } from "./report.ts";

const SEVERITY = { error: "major", warning: "minor", note: "info" } as const;

/** The fingerprint is of file, pattern, words and their number, so that a finding that moves is the same. */
function* findingsOf(input: Analyzed, failAt: number): Iterable<string> {
  const path = nameFrom(process.env["CI_PROJECT_DIR"] ?? process.cwd(), input.from);
  const times = new Map<string, number>();
  for (const { id, level, message, fragment, start } of problemsOf(input, failAt)) {
    const same = `${path}\n${id}\n${fragment}`;
    const nth = (times.get(same) ?? 0) + 1;
    times.set(same, nth);
    const finding = {
      description: message,
      check_name: id,
      fingerprint: createHash("sha256").update(`${same}\n${nth}`).digest("hex"),
      severity: SEVERITY[level],
      location: { path, lines: { begin: start.line } },
    };
    yield indented(finding, 1);
  }
}

/** A report of GitLab's kind “Code Quality”. */
export const gitlabReport: ReportFor = (failAt) => {
  const list = jsonList(1);
  return { begin: "[", each: (input) => list.add(findingsOf(input, failAt)), end: () => [`${list.end()}\n`] };
};
