import { shownCluster } from "@candor/engine/policy";
import { analyze, CATEGORIES, FAMILIES, isAboutWholeText, isWeakSignal, type Analysis, type Frame } from "@candor/engine";
import { z } from "zod";
import { NOT_ENGLISH } from "../not-english.ts";
import { patternId } from "../pattern-id.ts";
import { without } from "../told.ts";
import type { AnalysisOptions } from "./analysis-options.ts";
import { COUNT } from "./count.ts";

const share = z.number().min(0).max(1);

const FINDING = z.object({
  id: z.string().describe("Pattern id, for explain_pattern."),
  label: z.string().describe("What the wording does."),
  wording: z.string().describe("The marked words: text.slice(start, end)."),
  start: COUNT.describe("UTF-16 offset in the text."),
  end: COUNT.describe("UTF-16 offset, exclusive."),
  places: z.array(z.array(COUNT).length(2)).describe("[start, end] of every place with this wording, the first included."),
  technique: z.string(),
  family: z.string().describe("Family id, such as vx-fo01."),
  family_name: z.string(),
  category: z.enum(CATEGORIES),
  confidence: share.describe("How sure the rules are that the wording is of this kind."),
  assert: z.boolean().describe("Confidence reaches assert_from: may be put as a statement. Otherwise put it as a question."),
  stance: z.enum(["asserted", "quoted", "negated", "questioned"]).describe("Whether the writer claims it, reports it, denies it or asks it."),
  why: z.string().describe("Why such wording can mislead."),
  question: z.string().describe("The question to ask."),
  rewording: z.string().optional().describe("A fairer wording, as an example of the kind."),
  weak: z.literal(true).optional().describe("A weak signal, or under its family's threshold."),
});

const ALERT = z.object({ id: z.enum(["policy-block", "cluster-alert"]), label: z.string(), start: COUNT, end: COUNT, why: z.string(), question: z.string() });

/** Shape of an analysis for both analysing tools. */
export const ANALYSIS_OUTPUT = {
  english: z.boolean().describe("False when the text does not seem to be English. The patterns are; findings may then be few or wrong."),
  words: COUNT,
  findings: z.array(FINDING),
  alerts: z.array(ALERT).describe("About the text as a whole: findings that stand close together, or one that should be checked before the text is passed on."),
  weak_left_out: COUNT.describe("Weak signals not listed; include_weak lists them."),
  findings_left_out: COUNT.describe("Findings beyond max_findings."),
  assert_from: share.describe("Confidence from which a finding may be put as a statement."),
  engine_version: z.string(),
  rule_hash: z.string().describe("Changes when a finding could change."),
  note: z.string(),
};

export type AnalysisAnswer = z.infer<z.ZodObject<typeof ANALYSIS_OUTPUT>>;
type Finding = AnalysisAnswer["findings"][number];

const NOTE = "A mark is a reason to look, not a verdict. Candor reads wording; it does not know what is true.";

const isWeak = (frame: Frame): boolean => frame.gated === true || isWeakSignal(frame);

function findingOf(frame: Frame, assertFrom: number): Finding {
  return {
    id: frame.reflexId,
    label: frame.reflexLabel,
    wording: frame.fragment,
    start: frame.start,
    end: frame.end,
    places: frame.spans,
    technique: frame.technique,
    family: frame.family,
    family_name: FAMILIES.find((family) => family.prefix === frame.family)?.name ?? frame.family,
    category: frame.category,
    confidence: frame.confidence,
    assert: !isWeak(frame) && frame.confidence >= assertFrom,
    stance: frame.stance,
    why: frame.rationale,
    question: frame.question,
    ...(frame.rewording ? { rewording: frame.rewording } : {}),
    ...(isWeak(frame) ? { weak: true as const } : {}),
  };
}

/** The most confident `most` of the frames, in the order they came in. */
function surest(frames: readonly Frame[], most: number): Frame[] {
  const kept = new Set([...frames].sort((one, other) => other.confidence - one.confidence).slice(0, most));
  return frames.filter((frame) => kept.has(frame));
}

/** The alerts about a text, over what is marked in it: an alert that counts weak signals would speak of more than is listed (docs/decisions/0049). */
const alertsOf = ({ frames, regions }: Analysis, text: string): AnalysisAnswer["alerts"] =>
  shownCluster(frames, regions, text, isWeak)
    .frames.filter(isAboutWholeText)
    .map((frame) => ({
      id: frame.reflexId as "policy-block" | "cluster-alert",
      label: frame.reflexLabel,
      start: frame.start,
      end: frame.end,
      why: frame.rationale,
      question: frame.question,
    }));

/**
 * Analyses a text for a tool. Weak signals are folded away as on screen (docs/decisions/0043), since every one listed costs the reader's attention.
 * Findings are in the engine's order. Offsets are UTF-16 units.
 */
export function analysisAnswer(text: string, options: AnalysisOptions): AnalysisAnswer {
  // What is under its threshold counts among what is left out: it is listed when weak signals are asked for.
  const ignore = (options.ignore ?? []).map((typed) => patternId(typed)!);
  const analysis: Analysis = without(ignore, analyze(text, { stakes: options.stakes, all: true }), text);
  const assertFrom = analysis.handshake.min_confidence;
  const wanted = analysis.frames.filter(
    (frame) => !isAboutWholeText(frame) && frame.confidence >= options.min_confidence && (options.categories?.includes(frame.category) ?? true),
  );
  const listed = options.include_weak ? wanted : wanted.filter((frame) => !isWeak(frame));
  const kept = surest(listed, options.max_findings);
  return {
    english: analysis.language.english,
    words: analysis.words,
    findings: kept.map((frame) => findingOf(frame, assertFrom)),
    alerts: alertsOf(analysis, text),
    weak_left_out: wanted.length - listed.length,
    findings_left_out: listed.length - kept.length,
    assert_from: assertFrom,
    engine_version: analysis.engineVersion,
    rule_hash: analysis.ruleHash,
    note: analysis.language.english ? NOTE : `${NOT_ENGLISH} ${NOTE}`,
  };
}
