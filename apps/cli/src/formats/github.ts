import { nameFrom, problemsOf, type Analyzed } from "./problems.ts";

const COMMAND = { error: "error", warning: "warning", note: "notice" } as const;

const escaped = (message: string): string => message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (value: string): string => escaped(value).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Commands that GitHub's runner shows beside the lines of a change. A column is only heeded where line and end line are the same. */
export function* toGithub(input: Analyzed, failAt: number): Iterable<string> {
  const file = property(nameFrom(process.env["GITHUB_WORKSPACE"] ?? process.cwd(), input.from));
  for (const { id, level, message, label, start, end } of problemsOf(input, failAt)) {
    const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : "";
    yield `::${COMMAND[level]} file=${file},line=${start.line},endLine=${end.line}${columns},title=${property(`${label} (${id})`)}::${escaped(message)}\n`;
  }
}
