import { shownCluster } from "@candor/engine/policy";
import {
  analyze,
  familyOf,
  isAboutWholeText,
  profileRank,
  WEAK_SIGNAL_BELOW,
  type Analysis,
  type AnalyzeOptions,
  type Category,
  type Frame,
  type Mode,
  type ReflexProfile,
  type Stakes,
} from "@candor/engine";
import { printAnalysis } from "../print-analysis.ts";
import { readInput } from "../read-input.ts";
import { answerLines } from "../answer-lines.ts";
import { UsageError } from "../usage-error.ts";
import { visibleLine } from "../visible-line.ts";

export interface AnalyzeFlags {
  json?: boolean;
  jsonl?: boolean;
  all?: boolean;
  mode: Mode;
  stakes: Stakes;
  profile: ReflexProfile;
  minConfidence?: number;
  category?: Category[] | undefined;
  failAt?: number;
  color: boolean;
}

const isGated = ({ gated }: Frame): boolean => gated === true;

/**
 * The analysis as it is told. Weak signals are gated as what stands under its threshold is: some families have none. A cluster is made of the others
 * (docs/decisions/0049).
 */
function told(text: string, options: AnalyzeOptions): Analysis {
  const analysis = analyze(text, options);
  const isWeak = (frame: Frame): boolean => !isGated(frame) && frame.confidence < WEAK_SIGNAL_BELOW;
  if (!analysis.frames.some(isWeak)) return analysis;
  const gated = analysis.frames.map((frame): Frame => (isWeak(frame) ? { ...frame, gated: true } : frame));
  const { frames, regions } = shownCluster(gated, analysis.regions, text, isGated);
  return { ...analysis, frames: inOrder(frames, analysis.handshake.reflex_profile), regions };
}

/** The engine's order, in which the priority decides between frames that are as sure (specification README, order of scoring 7). */
function inOrder(frames: readonly Frame[], profile: ReflexProfile): Frame[] {
  const rank = ({ reflexId }: Frame): number => profileRank(familyOf(reflexId)?.codex ?? null, profile);
  const marks = frames.filter((frame) => !isAboutWholeText(frame));
  marks.sort((a, b) => rank(a) - rank(b) || b.confidence - a.confidence || b.priority - a.priority || a.start - b.start);
  return [...frames.filter(isAboutWholeText), ...marks];
}

/** Which findings are listed: gated ones only with --all; then by --min-confidence and --category. The two alerts pass the category filter. */
function listed(frames: readonly Frame[], flags: AnalyzeFlags): Frame[] {
  return frames.filter(
    (frame) =>
      (flags.all || !isGated(frame)) &&
      frame.confidence >= (flags.minConfidence ?? 0) &&
      (!flags.category || flags.category.includes(frame.category) || isAboutWholeText(frame)),
  );
}

const reachesFailAt = (frames: readonly Frame[], { failAt }: AnalyzeFlags): boolean =>
  failAt !== undefined && frames.some(({ confidence }) => confidence >= failAt);

/** Analyzes one input and prints it. True when a finding reached --fail-at. */
async function analyzeOne(input: string, flags: AnalyzeFlags, options: AnalyzeOptions, isFirst: boolean): Promise<boolean> {
  const { text, from, isCut } = await readInput(input);
  if (isCut) process.stderr.write(`candor: ${visibleLine(from)}: the page is longer than is read; its end is missing\n`);
  const analysis = told(text, options);
  const frames = listed(analysis.frames, flags);
  if (flags.json) process.stdout.write(`${JSON.stringify({ from, ...(isCut ? { cut: true } : {}), ...analysis, frames }, null, 2)}\n`);
  else {
    const leftOut = listed(analysis.frames, { ...flags, minConfidence: 0, category: undefined }).length - frames.length;
    process.stdout.write(
      `${isFirst ? "" : "\n"}${printAnalysis(text, from, { ...analysis, frames }, { color: flags.color, leftOut, columns: process.stdout.columns || undefined })}`,
    );
  }
  return reachesFailAt(frames, flags);
}

/** Kept at once, not at the end: a reader of the output may leave before. */
const exitWith = (code: number): void => {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
};

/** Analyzes the inputs in their order. One that cannot be read is told, and the others are analyzed all the same; the exit code is the worst of all. */
export async function analyzeCommand(inputs: string[], flags: AnalyzeFlags): Promise<void> {
  const options: AnalyzeOptions = { mode: flags.mode, stakes: flags.stakes, reflex_profile: flags.profile, all: flags.all === true };
  const [first, ...more] = inputs as [string, ...string[]];
  if (more.length > 0 && (flags.json || flags.jsonl)) throw new UsageError(`${flags.json ? "--json" : "--jsonl"} takes one input`);
  if (flags.jsonl) {
    if (/^https?:\/\//i.test(first)) throw new UsageError("--jsonl reads a file or standard input, not an address");
    const findings = (text: string) => listed(told(text, options).frames, flags);
    await answerLines(first, findings, (frames) => {
      if (frames === null || reachesFailAt(frames, flags)) exitWith(1);
    });
    return;
  }
  for (const [at, input] of inputs.entries()) {
    try {
      if (await analyzeOne(input, flags, options, at === 0)) exitWith(1);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      process.stderr.write(`candor: ${error.message}\n`);
      exitWith(error.exitCode);
    }
  }
}
