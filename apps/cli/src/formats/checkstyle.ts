import { nameFrom, problemsOf, type Analyzed } from "./problems.ts";
import { element, xmlFile } from "./xml.ts";

const SEVERITY = { error: "error", warning: "warning", note: "info" } as const;

/** The XML of Checkstyle, which build servers and review bots read. */
export const toCheckstyle = (inputs: readonly Analyzed[], failAt: number): string =>
  xmlFile(
    element(
      "checkstyle",
      { version: "4.3" },
      inputs.map((input) =>
        element(
          "file",
          { name: nameFrom(process.cwd(), input.from) },
          problemsOf(input, failAt).map(({ id, level, message, start }) =>
            element("error", { line: start.line, column: start.column, severity: SEVERITY[level], message, source: `candor.${id}` }),
          ),
        ),
      ),
    ),
  );
