import path from "node:path";
import { pathToFileURL } from "node:url";
import { ENGINE_VERSION, isAboutWholeText, RULE_HASH, type Frame } from "@candor/engine";
import type { Log, ReportingDescriptor, Result, Run } from "sarif";
import { lineIndex } from "../line-index.ts";
import { STANDARD_INPUT } from "../read-input.ts";
import { fields, indented, jsonList } from "./json-list.ts";
import { levelOf, type Analyzed } from "./problems.ts";
import type { ReportFor } from "./report.ts";

/** A file as a relative address from a folder; null where it does not lie below it. The third argument says whose paths they are. */
export function addressBelow(folder: string, file: string, { isAbsolute, relative, sep }: path.PlatformPath = path): string | null {
  const way = relative(folder, file);
  const parts = way.split(sep);
  // No way leads to another drive of Windows: what comes back then is the whole path.
  return isAbsolute(way) || parts[0] === ".." ? null : parts.map(encodeURIComponent).join("/");
}

/** A file is named from the folder that the command was started in, as tools that show the log expect; an address stands as it is. */
function uriOf(from: string): string {
  if (/^https?:\/\//i.test(from)) return from;
  if (from === STANDARD_INPUT) return "stdin";
  return addressBelow(process.cwd(), from) ?? pathToFileURL(from).href;
}

const ruleOf = (frame: Frame): ReportingDescriptor => ({
  id: frame.reflexId,
  shortDescription: { text: frame.reflexLabel },
  // An alert tells of the one text that it stands for.
  ...(isAboutWholeText(frame)
    ? {}
    : { fullDescription: { text: frame.rationale }, help: { text: `${frame.rationale} Ask: ${frame.question} More: candor explain ${frame.reflexId}` } }),
  properties: { family: frame.family, category: frame.category, technique: frame.technique },
});

function* resultsOf({ text, from, frames }: Analyzed, indexOf: (frame: Frame) => number, failAt: number): Iterable<Result> {
  const placeOf = lineIndex(text);
  const uri = uriOf(from);
  for (const frame of frames) {
    const about = {
      ruleId: frame.reflexId,
      ruleIndex: indexOf(frame),
      level: levelOf(frame, failAt),
      rank: Math.round(frame.confidence * 100),
      message: { text: [`${frame.reflexLabel}. ${frame.rationale}`, ...(frame.question ? [`Ask: ${frame.question}`] : [])].join(" ") },
    };
    const properties = { confidence: frame.confidence, stance: frame.stance, ...(frame.rewording ? { rewording: frame.rewording } : {}) };
    for (const [charOffset, charEnd] of frame.spans) {
      const start = placeOf(charOffset);
      const end = placeOf(charEnd);
      const region = {
        startLine: start.line,
        startColumn: start.column,
        endLine: end.line,
        endColumn: end.column,
        charOffset,
        charLength: charEnd - charOffset,
        snippet: { text: text.slice(charOffset, charEnd) },
      };
      yield { ...about, locations: [{ physicalLocation: { artifactLocation: { uri }, region } }], properties };
    }
  }
}

/** Depth of the results, and of the fields of the run. */
const [RESULT_DEPTH, RUN_DEPTH] = [4, 3];

/**
 * The log of a run in the Static Analysis Results Interchange Format (SARIF 2.1.0, OASIS 2020), which code hosts and editors show beside the lines.
 * Columns and offsets count UTF-16 units, lines and columns from 1. What reaches `failAt` (from 0 to 1) is an error, from 0.75 on a warning, the rest a
 * note; inputs that could not be read are notifications. The rules stand behind the results, since only then it is known which there are.
 */
export const sarifReport: ReportFor = (failAt) => {
  const rules = new Map<string, { at: number; rule: ReportingDescriptor }>();
  const indexOf = (frame: Frame): number => {
    const known = rules.get(frame.reflexId);
    if (known) return known.at;
    rules.set(frame.reflexId, { at: rules.size, rule: ruleOf(frame) });
    return rules.size - 1;
  };
  const list = jsonList(RESULT_DEPTH);
  const head: Pick<Log, "$schema" | "version"> = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0" };
  const columns: Pick<Run, "columnKind"> = { columnKind: "utf16CodeUnits" };
  return {
    begin: `{\n${fields(head, 1)},\n  "runs": [\n    {\n${fields(columns, RUN_DEPTH)},\n      "results": [`,
    *each(input) {
      for (const result of resultsOf(input, indexOf, failAt)) yield* list.add([indented(result, RESULT_DEPTH)]);
    },
    *end({ failures }) {
      const rest: Pick<Run, "invocations" | "tool"> = {
        invocations: [
          { executionSuccessful: failures.length === 0, toolExecutionNotifications: failures.map((text) => ({ level: "error", message: { text } })) },
        ],
        tool: { driver: { name: "Candor", version: ENGINE_VERSION, rules: [...rules.values()].map(({ rule }) => rule), properties: { ruleHash: RULE_HASH } } },
      };
      yield `${list.end()},\n${fields(rest, RUN_DEPTH)}\n    }\n  ]\n}\n`;
    },
  };
};
