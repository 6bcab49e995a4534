import { levelOf, nameFrom, placesOf, problemsOf, type Analyzed } from "./problems.ts";
import type { ReportFor } from "./report.ts";
import { element, elementAround, xmlBegin } from "./xml.ts";

function* casesOf(input: Analyzed, file: string, failAt: number): Iterable<string> {
  let isEmpty = true;
  for (const { id, level, message, label, start } of problemsOf(input, failAt)) {
    isEmpty = false;
    const name = `${id} ${start.line}:${start.column}`;
    if (level === "error")
      yield* elementAround("testcase", { name, classname: file }, [
        element("failure", { message: `${file}:${start.line}:${start.column}: ${message}`, type: label }),
      ]);
    else yield element("testcase", { name: `${name} (${level}) ${message}`, classname: file });
  }
  if (isEmpty) yield element("testcase", { name: "no findings", classname: file });
}

function* unreadSuite(message: string): Iterable<string> {
  yield* elementAround(
    "testsuite",
    { name: "candor", tests: 1, failures: 0, errors: 1 },
    elementAround("testcase", { name: "read", classname: "candor" }, [element("error", { message, type: "unreadable" })]),
  );
}

/** The XML of JUnit: a suite for each input, a case for each finding. Only what reaches `failAt` is a failure; a report whose run ended well has none. */
export const junitReport: ReportFor = (failAt) => ({
  begin: xmlBegin("testsuites", { name: "candor" }),
  each(input) {
    const file = nameFrom(process.cwd(), input.from);
    const failed = placesOf(input.frames.filter((frame) => levelOf(frame, failAt) === "error"));
    const counts = { tests: Math.max(1, placesOf(input.frames)), failures: failed, errors: 0 };
    return elementAround("testsuite", { name: file, ...counts }, casesOf(input, file, failAt));
  },
  *end({ failures }) {
    for (const message of failures) yield* unreadSuite(message);
    yield "</testsuites>\n";
  },
});
