import { nameFrom, problemsOf, type Analyzed } from "./problems.ts";
import type { ReportFor } from "./report.ts";
import { element, elementAround, xmlBegin } from "./xml.ts";

const SEVERITY = { error: "error", warning: "warning", note: "info" } as const;

function* errorsOf(input: Analyzed, failAt: number): Iterable<string> {
  for (const { id, level, message, start } of problemsOf(input, failAt))
    yield element("error", { line: start.line, column: start.column, severity: SEVERITY[level], message, source: `candor.${id}` });
}

/** The XML of Checkstyle, which build servers and review bots read. */
export const checkstyleReport: ReportFor = (failAt) => ({
  begin: xmlBegin("checkstyle", { version: "4.3" }),
  each: (input) => elementAround("file", { name: nameFrom(process.cwd(), input.from) }, errorsOf(input, failAt)),
  end: () => ["</checkstyle>\n"],
});
