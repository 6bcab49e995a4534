import { createHash } from "node:crypto";
import { nameFrom, problemsOf, type Analyzed } from "./problems.ts";

const SEVERITY = { error: "major", warning: "minor", note: "info" } as const;

/** A report of GitLab's kind “Code Quality”. The fingerprint is of file, pattern, words and their number, so that a finding that moves is the same. */
export function toGitlab(inputs: readonly Analyzed[], failAt: number): object[] {
  const folder = process.env["CI_PROJECT_DIR"] ?? process.cwd();
  return inputs.flatMap((input) => {
    const path = nameFrom(folder, input.from);
    const times = new Map<string, number>();
    return problemsOf(input, failAt).map(({ id, level, message, fragment, start }) => {
      const same = `${path}\n${id}\n${fragment}`;
      const nth = (times.get(same) ?? 0) + 1;
      times.set(same, nth);
      return {
        description: message,
        check_name: id,
        fingerprint: createHash("sha256").update(`${same}\n${nth}`).digest("hex"),
        severity: SEVERITY[level],
        location: { path, lines: { begin: start.line } },
      };
    });
  });
}
