import { relative } from "node:path";
import type { Command } from "commander";
import { answerLines } from "../answer-lines.ts";
import { checkInputs } from "../check/check-inputs.ts";
import type { Judged } from "../check/judge.ts";
import { REPORTS } from "../check/reports.ts";
import { settingsFor, type AnalyzeFlags, type Settings } from "../config/settings.ts";
import { counted } from "../counted.ts";
import { exitWith } from "../exit-with.ts";
import { changesSince } from "../files/changed-lines.ts";
import { excluder, findInputs, isAddress, type FoundInputs } from "../files/find-inputs.ts";
import { objectWithFrames } from "../formats/json.ts";
import type { Ended } from "../formats/report.ts";
import { printAnalysis } from "../print-analysis.ts";
import type { Input } from "../read-input.ts";
import { emptySummary, keptBack, printSummary } from "../summary.ts";
import { listed, told } from "../told.ts";
import { UsageError } from "../usage-error.ts";
import { writeOut } from "../write-out.ts";

const optionsOf = ({ mode, stakes, profile, all }: Settings) => ({ mode, stakes, reflex_profile: profile, all });
const limitsOf = ({ all, minConfidence, categories }: Settings) => ({ all, minConfidence, category: categories });

async function analyzeLines(inputs: readonly string[], settings: Settings): Promise<void> {
  const [first, ...more] = inputs as [string, ...string[]];
  if (more.length > 0) throw new UsageError("--jsonl takes one input");
  if (isAddress(first)) throw new UsageError("--jsonl reads a file or standard input, not an address");
  const findings = (text: string) => listed(told(text, optionsOf(settings), { to: "programs", ignore: settings.ignore }).frames, limitsOf(settings));
  const { failAt } = settings;
  await answerLines(first, findings, (frames) => {
    if (frames === null || (failAt !== undefined && frames.some(({ confidence }) => confidence >= failAt))) exitWith(1);
  });
}

/** Standard input under the name of a file that `exclude` keeps out is not read. */
function inputsFor(asked: readonly string[], settings: Settings, stdinName: string | undefined): FoundInputs {
  const isLeftOut = stdinName !== undefined && excluder(settings.exclude)(stdinName, false);
  const found = findInputs(isLeftOut ? asked.filter((input) => input !== "-") : asked, settings);
  return isLeftOut ? { ...found, leftOut: found.leftOut + 1 } : found;
}

/** For people. Of a folder, only the files with findings are written. */
function textReport(color: boolean): Writing {
  let isFirst = true;
  const begin = (): string => {
    const before = isFirst ? "" : "\n";
    isFirst = false;
    return before;
  };
  return {
    *each({ text, from, analysis, frames, beyondLimits, weak }, _, isNamed) {
      if (!isNamed && frames.length === 0) return;
      yield begin();
      const limits = { leftOut: beyondLimits, weak, columns: process.stdout.columns || undefined };
      yield* printAnalysis(text, from, { ...analysis, frames }, { color, ...limits });
    },
    *end({ summary }) {
      const printed = printSummary(summary);
      if (printed !== "") yield begin() + printed;
    },
  };
}

const oneJson: Writing = {
  *each({ from, analysis: { frames: _, ...analysis }, frames, silenced, accepted }, { isCut }) {
    const about = { from, ...(isCut ? { cut: true } : {}), ...(silenced ? { silenced } : {}), ...(accepted ? { accepted } : {}) };
    yield* objectWithFrames({ ...about, ...analysis }, frames, 0);
    yield "\n";
  },
  end: () => [],
};

/** How the findings are written while the inputs are read. */
interface Writing {
  begin?: string;
  each(judged: Judged, input: Input, isNamed: boolean): Iterable<string>;
  end(run: Ended): Iterable<string>;
}

function writingFor({ format, failAt }: Settings, color: boolean): Writing {
  if (format === "one-json") return oneJson;
  return format === "text" || format === "jsonl" ? textReport(color) : REPORTS[format](failAt ?? Infinity);
}

export async function analyzeCommand(asked: string[], flags: AnalyzeFlags, command: Command): Promise<void> {
  const { from, settings } = await settingsFor(asked, flags, (flag) => command.getOptionValueSource(flag) === "cli");
  const { format, failAt } = settings;
  if (flags.printConfig) {
    process.stdout.write(`${JSON.stringify({ from: from && relative(process.cwd(), from), ...settings }, null, 2)}\n`);
    return;
  }
  if (format === "jsonl") return analyzeLines(asked, settings);
  const { inputs, leftOut, failures: unfound } = inputsFor(asked, settings, flags.stdinName);
  if (format === "one-json" && inputs.length > 1) throw new UsageError("--json takes one input; --format json takes several");
  for (const message of unfound) {
    process.stderr.write(`candor: ${message}\n`);
    exitWith(2);
  }
  const baseline =
    settings.baseline === undefined ? undefined : (await import("../check/baseline.ts")).openBaseline(settings.baseline, flags.updateBaseline === true);
  const summary = { ...emptySummary(), isList: inputs.length > 1 || inputs.some(({ isNamed }) => !isNamed), leftOut };
  const writing = writingFor(settings, flags.color);
  if (!flags.updateBaseline) await writeOut([writing.begin ?? ""]);
  const failures = await checkInputs(
    inputs,
    {
      options: optionsOf(settings),
      telling: { to: format === "one-json" || format === "json" ? "programs" : "people", ignore: settings.ignore },
      limits: limitsOf(settings),
      comments: settings.comments,
      baseline,
      // What is being accepted is no reason to fail.
      failAt: flags.updateBaseline ? undefined : failAt,
      reportUnusedComments: settings.reportUnusedComments,
      stdinName: flags.stdinName,
      changes: flags.since === undefined ? undefined : changesSince(flags.since, process.cwd()),
    },
    summary,
    async (judged, input, isNamed) => {
      if (!flags.updateBaseline) await writeOut(writing.each(judged, input, isNamed));
    },
  );
  if (baseline && flags.updateBaseline) {
    const count = baseline.update();
    process.stdout.write(`${counted(count, "finding")} accepted in ${settings.baseline}.\n`);
    return;
  }
  summary.gone = baseline?.gone() ?? 0;
  await writeOut(writing.end({ failures: [...unfound, ...failures], summary }));
  if (format === "text" || format === "json") return;
  const back = keptBack(summary);
  if (back) process.stderr.write(`candor: ${back}\n`);
}
