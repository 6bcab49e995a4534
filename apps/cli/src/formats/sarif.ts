import path from "node:path";
import { pathToFileURL } from "node:url";
import { ENGINE_VERSION, isAboutWholeText, RULE_HASH, type Frame } from "@candor/engine";
import type { Log, ReportingDescriptor, Result } from "sarif";
import { lineIndex } from "../line-index.ts";
import { occurrences } from "../occurrences.ts";
import { STANDARD_INPUT } from "../read-input.ts";
import { levelOf, type Analyzed } from "./problems.ts";

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
  ...(isAboutWholeText(frame) ? {} : { fullDescription: { text: frame.rationale } }),
  properties: { family: frame.family, category: frame.category, technique: frame.technique },
});

function resultsOf({ text, from, frames }: Analyzed, indexOf: ReadonlyMap<string, number>, failAt: number): Result[] {
  const placeOf = lineIndex(text);
  const uri = uriOf(from);
  return frames
    .flatMap((frame) => occurrences(frame, text))
    .map((frame) => {
      const start = placeOf(frame.start);
      const end = placeOf(frame.end);
      return {
        ruleId: frame.reflexId,
        ruleIndex: indexOf.get(frame.reflexId)!,
        level: levelOf(frame, failAt),
        rank: Math.round(frame.confidence * 100),
        message: { text: [`${frame.reflexLabel}. ${frame.rationale}`, ...(frame.question ? [`Ask: ${frame.question}`] : [])].join(" ") },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri },
              region: {
                startLine: start.line,
                startColumn: start.column,
                endLine: end.line,
                endColumn: end.column,
                charOffset: frame.start,
                charLength: frame.end - frame.start,
                snippet: { text: frame.fragment },
              },
            },
          },
        ],
        properties: { confidence: frame.confidence, stance: frame.stance, ...(frame.rewording ? { rewording: frame.rewording } : {}) },
      };
    });
}

/**
 * The log of a run in the Static Analysis Results Interchange Format (SARIF 2.1.0, OASIS 2020), which code hosts and editors show beside the lines.
 * Columns and offsets count UTF-16 units, lines and columns from 1. What reaches `failAt` (from 0 to 1) is an error, from 0.75 on a warning, the rest a
 * note; `failures` are inputs that could not be read, one sentence each.
 */
export function toSarif(inputs: readonly Analyzed[], failures: readonly string[], failAt = Infinity): Log {
  const rules = new Map(inputs.flatMap(({ frames }) => frames.map((frame) => [frame.reflexId, ruleOf(frame)] as const)));
  const indexOf = new Map([...rules.keys()].map((id, at) => [id, at]));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Candor", version: ENGINE_VERSION, rules: [...rules.values()], properties: { ruleHash: RULE_HASH } } },
        columnKind: "utf16CodeUnits",
        invocations: [
          { executionSuccessful: failures.length === 0, toolExecutionNotifications: failures.map((text) => ({ level: "error", message: { text } })) },
        ],
        results: inputs.flatMap((input) => resultsOf(input, indexOf, failAt)),
      },
    ],
  };
}
