import { escapeLine, escapeMarkdown, quoteLines } from "@candor/analyst/markdown";
import { sayFairly } from "@candor/content/messages/fairly";
import type { Analysis, Frame } from "@candor/engine";
import { familyOf, isAboutWholeText } from "@candor/engine/policy";
import { counted } from "../../lib/counted.ts";
import { CATEGORY_NAMES, isWeak, percent, STANCE_WORDS, toFindings } from "../../lib/findings.ts";
import type { Judged, Judgements } from "../../lib/judgements.ts";
import type { TextSource } from "../../lib/session.ts";
import { shownCluster } from "../../lib/shown-cluster.ts";

export interface ExportInput {
  text: string;
  analysis: Analysis;
  judged: Judged;
  judgements: Judgements;
  source: TextSource | null;
  /** Units beyond the limit that were not read. */
  cut: number;
  report: string | null;
  /** The reader has decided on marks since the report was written. */
  reportOutdated: boolean;
  /** ISO time. */
  at: string;
}

export const EXPORT_FORMAT = "candor-analysis/1";

/** Everything of a run as data: frames as the engine gave them, with what the reader dismissed or muted apart. */
export function toJson({ text, analysis, judged, judgements, source, cut, report, reportOutdated, at }: ExportInput): string {
  return JSON.stringify(
    {
      format: EXPORT_FORMAT,
      exportedAt: at,
      engineVersion: analysis.engineVersion,
      ruleHash: analysis.ruleHash,
      handshake: analysis.handshake,
      source,
      text,
      charactersNotRead: cut,
      words: analysis.words,
      language: analysis.language,
      frames: judged.shown,
      dismissed: judged.dismissed,
      muted: judged.muted,
      mutedPatterns: judgements.muted,
      regions: analysis.regions,
      report,
      reportOutdated,
    },
    null,
    2,
  );
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const plain = (text: string): string => escapeMarkdown(oneLine(text));

const ASK = "A question to ask:";
const CAVEAT = "A finding describes what a wording does. It doesn’t mean the text is wrong: a rule engine sees words, not facts or intentions.";
const writtenBy = ({ engineVersion, ruleHash }: Analysis): string => `Candor, engine ${engineVersion}, rules ${ruleHash}`;
const kindOf = (frame: Frame): string => `${CATEGORY_NAMES[frame.category]} · ${familyOf(frame.reflexId)?.name ?? frame.family} · ${percent(frame.confidence)}`;
const timesOf = (frame: Frame): string => (frame.spans.length > 1 ? ` · ${frame.spans.length} times` : "");

function finding(frame: Frame, n: number): string {
  return [
    `### ${n}. ${plain(frame.reflexLabel)}`,
    quoteLines(escapeLine(oneLine(frame.fragment))),
    escapeLine(oneLine(frame.rationale)),
    `**${ASK}** ${plain(frame.question)}`,
    ...(frame.rewording ? [`**${sayFairly(frame.rewording)}:** ${plain(frame.rewording)}`] : []),
    `${kindOf(frame)} · \`${frame.reflexId}\`${timesOf(frame)}`,
  ].join("\n\n");
}

const short = (frame: Frame): string => `- “${plain(frame.fragment)}”: ${plain(frame.reflexLabel)} (${percent(frame.confidence)}, \`${frame.reflexId}\`)`;
const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [`## ${title}`, lines.join("\n")]);

function origin(source: TextSource, write: (text: string) => string = plain): string {
  const named = [source.title, source.byline, source.siteName, source.publishedTime].filter((part): part is string => Boolean(part));
  // The address is the reader's own, and stays one to follow.
  return [...named.map(write), ...(source.url ? [source.url] : [])].join(" · ");
}

/** One note as plain text, to be sent by itself: the words, what they do and why, the question, where they stand, and what stands behind it. */
export function toNote(frame: Frame, analysis: Analysis, source: TextSource | null): string {
  const stance = STANCE_WORDS[frame.stance];
  return [
    `“${oneLine(frame.fragment)}”`,
    [oneLine(frame.reflexLabel), oneLine(frame.rationale), ...(stance ? [stance] : [])].join("\n"),
    [`${ASK} ${oneLine(frame.question)}`, ...(frame.rewording ? [`${sayFairly(frame.rewording)}: ${oneLine(frame.rewording)}`] : [])].join("\n"),
    [...(source ? [`Text from: ${origin(source, oneLine)}`] : []), `${kindOf(frame)} · ${frame.reflexId}${timesOf(frame)}`, writtenBy(analysis), CAVEAT].join(
      "\n",
    ),
  ].join("\n\n");
}

/** A page to keep or to send, with what stands behind it: engine, rules, and what was left out. */
export function toMarkdown({ text, analysis, judged, judgements, source, cut, report, reportOutdated, at }: ExportInput): string {
  // Numbered apart, as on the screen, where weak signals are folded away.
  const strong = toFindings(judged.shown.filter((frame) => !isWeak(frame)));
  const weak = toFindings(judged.shown.filter(isWeak));
  const whole = shownCluster(judged.shown, analysis.regions, text).frames.filter(isAboutWholeText);
  const unseen = judgements.muted.filter((mute) => !judged.muted.some((frame) => frame.reflexId === mute.reflexId));
  return (
    [
      "# Analysis of a text",
      [
        ...(source ? [`- Text from: ${origin(source)}`] : []),
        `- Analyzed: ${at} with ${writtenBy(analysis)}`,
        `- Read: ${counted(analysis.words, "word")}${cut > 0 ? `; ${counted(cut, "character")} beyond the limit ${cut === 1 ? "was" : "were"} not read` : ""}`,
        `- Settings: ${analysis.handshake.mode}, stakes ${analysis.handshake.stakes}, profile ${analysis.handshake.reflex_profile}, codex ${analysis.handshake.codex_version}`,
        ...(analysis.language.english ? [] : ["- The text doesn’t look like English, and Candor only knows English wording."]),
      ].join("\n"),
      CAVEAT,
      "## Text",
      quoteLines(text),
      ...(whole.length > 0
        ? [
            "## The text as a whole",
            whole.map((f) => `- ${plain(f.reflexLabel)}: ${plain(f.rationale)} (${percent(f.confidence)}, \`${f.reflexId}\`)`).join("\n"),
          ]
        : []),
      `## Findings (${strong.length})`,
      ...(strong.length > 0 ? strong.map(({ frame, n }) => finding(frame, n)) : ["None."]),
      ...section(
        "Weak signals",
        weak.map((f) => short(f.frame)),
      ),
      ...section("Marked as fine here by the reader", judged.dismissed.map(short)),
      ...section("Muted by the reader", [
        ...judged.muted.map(short),
        ...unseen.map((mute) => `- ${plain(mute.label)} (\`${mute.reflexId}\`): not found in this text`),
      ]),
      ...(report ? ["## Report", ...(reportOutdated ? ["*This report was written before the reader’s last decision on a mark.*"] : []), report.trim()] : []),
    ].join("\n\n") + "\n"
  );
}
