import {
  analyze,
  isAboutWholeText,
  WEAK_SIGNAL_BELOW,
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

export const CATEGORIES: readonly Category[] = ["emotional", "logical", "authority", "consensus", "framing", "distraction", "other"];

export interface AnalyzeFlags {
  json?: boolean;
  jsonl?: boolean;
  all?: boolean;
  mode: Mode;
  stakes: Stakes;
  profile: ReflexProfile;
  minConfidence?: number;
  category?: Category[];
  failAt?: number;
  color: boolean;
}

/** Which findings are listed: weak signals only with --all; then by --min-confidence and --category. The two alerts pass the category filter. */
function listed(frames: readonly Frame[], flags: AnalyzeFlags): Frame[] {
  return frames.filter(
    (frame) =>
      (flags.all || frame.confidence >= WEAK_SIGNAL_BELOW) &&
      frame.confidence >= (flags.minConfidence ?? 0) &&
      (!flags.category || flags.category.includes(frame.category) || isAboutWholeText(frame)),
  );
}

export async function analyzeCommand(input: string, flags: AnalyzeFlags): Promise<void> {
  const options: AnalyzeOptions = { mode: flags.mode, stakes: flags.stakes, reflex_profile: flags.profile, all: flags.all === true };
  if (flags.jsonl) {
    if (/^https?:\/\//i.test(input)) throw new UsageError("--jsonl reads a file or standard input, not an address");
    const { bad, highest } = await answerLines(input, (text) => listed(analyze(text, options).frames, flags));
    if (bad > 0 || (flags.failAt !== undefined && highest >= flags.failAt)) process.exitCode = 1;
    return;
  }
  const { text, from } = await readInput(input);
  const analysis = analyze(text, options);
  const frames = listed(analysis.frames, flags);
  if (flags.json) process.stdout.write(`${JSON.stringify({ from, ...analysis, frames }, null, 2)}\n`);
  else process.stdout.write(printAnalysis(text, from, { ...analysis, frames }, flags.color));
  if (flags.failAt !== undefined && frames.some((frame) => frame.confidence >= flags.failAt!)) process.exitCode = 1;
}
