import { cutText } from "@candor/engine";
import type { AnalysisAnswer } from "./analysis-answer.ts";
import { counted } from "../counted.ts";
import { percent } from "../percent.ts";

/** Longer wordings are cut in the text; the structured answer has them whole. */
const WORDING_CHARS = 160;

const shortened = (words: string): string => (words.length > WORDING_CHARS ? `${cutText(words, WORDING_CHARS - 2)} …` : words).replace(/\s+/g, " ");

/** An analysis in a few lines: a head, each finding with its words, reason and question, and whether it may be put as a statement, then the note. */
export function analysisText({ findings, alerts, words, weak_left_out, findings_left_out, note }: AnalysisAnswer): string {
  const head =
    `${counted(findings.length, "finding")} in ${counted(words, "word")}.` +
    (findings_left_out > 0 ? ` ${findings_left_out} more not listed (max_findings).` : "") +
    (weak_left_out > 0 ? ` ${counted(weak_left_out, "weak signal")} not listed (include_weak).` : "");
  const rows = findings.map((finding, i) =>
    [
      `${i + 1}. “${shortened(finding.wording)}” [${finding.start}–${finding.end}] ${finding.label}, ${percent(finding.confidence)}${finding.weak ? ", weak" : ""}${finding.assert ? "" : ", put as a question"}${finding.stance === "asserted" ? "" : `, ${finding.stance}`} (${finding.id})`,
      `   ${finding.why}`,
      `   Ask: ${finding.question}`,
      ...(finding.rewording ? [`   Fairer: ${finding.rewording}`] : []),
    ].join("\n"),
  );
  return [head, ...alerts.map((alert) => `${alert.label}: ${alert.why}`), ...rows, note].join("\n");
}
