import type { AnalyzeOptions, Frame, Mode, ReflexProfile, Stakes } from "@candor/engine";
import { answerLines } from "../answer-lines.ts";
import { printAnalysis } from "../print-analysis.ts";
import { readTelling } from "../read-input.ts";
import { type Analyzed, toSarif } from "../sarif.ts";
import { type Limits, listed, told } from "../told.ts";
import { UsageError } from "../usage-error.ts";

export interface AnalyzeFlags extends Limits {
  json?: boolean;
  jsonl?: boolean;
  sarif?: boolean;
  mode: Mode;
  stakes: Stakes;
  profile: ReflexProfile;
  ignore?: string[];
  failAt?: number;
  color: boolean;
}

const reachesFailAt = (frames: readonly Frame[], { failAt }: AnalyzeFlags): boolean =>
  failAt !== undefined && frames.some(({ confidence }) => confidence >= failAt);

/** Analyzes one input and prints it. Returns what is listed. */
async function analyzeOne(input: string, flags: AnalyzeFlags, options: AnalyzeOptions, isFirst: boolean): Promise<Frame[]> {
  const { text, from, isCut } = await readTelling(input);
  const analysis = told(text, options, { to: flags.json ? "programs" : "people", ignore: flags.ignore });
  const frames = listed(analysis.frames, flags);
  if (flags.json) process.stdout.write(`${JSON.stringify({ from, ...(isCut ? { cut: true } : {}), ...analysis, frames }, null, 2)}\n`);
  else {
    const leftOut = listed(analysis.frames, { ...flags, minConfidence: 0, category: undefined }).length - frames.length;
    const weak = flags.all ? 0 : analysis.frames.filter(({ gated }) => gated).length;
    const printed = printAnalysis(text, from, { ...analysis, frames }, { color: flags.color, leftOut, weak, columns: process.stdout.columns || undefined });
    process.stdout.write(`${isFirst ? "" : "\n"}${printed}`);
  }
  return frames;
}

/** Kept at once, not at the end: a reader of the output may leave before. */
const exitWith = (code: number): void => {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
};

/** Takes the inputs in their order. One that cannot be read is told, and the others are taken all the same; the exit code is the worst of all. Returns what was told. */
async function takeAll(inputs: readonly string[], flags: AnalyzeFlags, take: (input: string, at: number) => Promise<readonly Frame[]>): Promise<string[]> {
  const failures: string[] = [];
  for (const [at, input] of inputs.entries()) {
    try {
      if (reachesFailAt(await take(input, at), flags)) exitWith(1);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      failures.push(error.message);
      process.stderr.write(`candor: ${error.message}\n`);
      exitWith(error.exitCode);
    }
  }
  return failures;
}

export async function analyzeCommand(inputs: string[], flags: AnalyzeFlags): Promise<void> {
  const options: AnalyzeOptions = { mode: flags.mode, stakes: flags.stakes, reflex_profile: flags.profile, all: flags.all === true };
  const [first, ...more] = inputs as [string, ...string[]];
  if (more.length > 0 && (flags.json || flags.jsonl)) throw new UsageError(`${flags.json ? "--json" : "--jsonl"} takes one input`);
  if (flags.jsonl) {
    if (/^https?:\/\//i.test(first)) throw new UsageError("--jsonl reads a file or standard input, not an address");
    const findings = (text: string) => listed(told(text, options, { to: "programs", ignore: flags.ignore }).frames, flags);
    await answerLines(first, findings, (frames) => {
      if (frames === null || reachesFailAt(frames, flags)) exitWith(1);
    });
    return;
  }
  if (flags.sarif) {
    const analyzed: Analyzed[] = [];
    const failures = await takeAll(inputs, flags, async (input) => {
      const { text, from } = await readTelling(input);
      const frames = listed(told(text, options, { to: "people", ignore: flags.ignore }).frames, flags);
      analyzed.push({ text, from, frames });
      return frames;
    });
    process.stdout.write(`${JSON.stringify(toSarif(analyzed, failures, flags.failAt), null, 2)}\n`);
    return;
  }
  await takeAll(inputs, flags, (input, at) => analyzeOne(input, flags, options, at === 0));
}
