import { nameFrom, problemsOf, type Analyzed } from "./problems.ts";
import { element, xmlFile } from "./xml.ts";

/** The XML of JUnit: a suite for each input, a case for each finding. Only what reaches `failAt` is a failure; a report whose run ended well has none. */
export function toJunit(inputs: readonly Analyzed[], failures: readonly string[], failAt: number): string {
  const suites = inputs.map((input) => {
    const file = nameFrom(process.cwd(), input.from);
    const problems = problemsOf(input, failAt);
    const cases = problems.map(({ id, level, message, label, start }) => {
      const name = `${id} ${start.line}:${start.column}`;
      if (level === "error")
        return element("testcase", { name, classname: file }, [
          element("failure", { message: `${file}:${start.line}:${start.column}: ${message}`, type: label }),
        ]);
      return element("testcase", { name: `${name} (${level}) ${message}`, classname: file });
    });
    const failed = problems.filter(({ level }) => level === "error").length;
    return element(
      "testsuite",
      { name: file, tests: Math.max(1, problems.length), failures: failed, errors: 0 },
      cases.length > 0 ? cases : [element("testcase", { name: "no findings", classname: file })],
    );
  });
  const unread = failures.map((message) =>
    element("testsuite", { name: "candor", tests: 1, failures: 0, errors: 1 }, [
      element("testcase", { name: "read", classname: "candor" }, [element("error", { message, type: "unreadable" })]),
    ]),
  );
  return xmlFile(element("testsuites", { name: "candor" }, [...suites, ...unread]));
}
