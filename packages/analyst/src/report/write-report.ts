import { sayFairly } from "@candor/content/messages/fairly";
import { explain } from "@candor/engine/catalogue";
import { isWeakSignal } from "@candor/engine/policy";
import { countWords, ENGINE_VERSION, familyOf, FAMILIES, HIGH_CONFIDENCE, RULE_HASH, type Handshake } from "@candor/engine";
import { scamAdvice, signsInBrief } from "../agent/danger/say-scam.ts";
import { isLikelyScam, isMessage } from "../agent/danger/scam-signs.ts";
import { escapeMarkdown } from "../markdown.ts";
import { makesClaims } from "../text/makes-claims.ts";
import { looksForeign } from "../text/language.ts";
import { sayNoGaps } from "../text/no-gaps.ts";
import { isTooShortToJudge, scanOmissions } from "../text/omissions.ts";
import { cutAtWord, paragraphOf, sentencesOf } from "../text/words.ts";
import { percent } from "../percent.ts";

/** A frame as callers of the report send it (specification 1 §7): id, label, confidence; the rest may be missing. */
interface ReportFrame {
  reflexId: string;
  reflexLabel: string;
  confidence: number;
  rationale?: string | undefined;
  reason?: string | undefined;
  fragment?: unknown;
  question?: unknown;
  rewording?: unknown;
  start?: unknown;
  spans?: unknown;
  stance?: unknown;
  tags?: unknown;
}

const MOST_FINDINGS = 6;
const MOST_QUESTIONS = 6;
const MOST_QUOTED_CHARS = 160;
const ASKED_OF_MESSAGES = [
  "Did I expect this, and does the sender know more about me than my address?",
  "What happens if I do nothing until I’ve checked my own way?",
];
const str = (v: unknown): string | undefined => (typeof v === "string" && v.trim() !== "" ? v.trim() : undefined);
const sentenceCase = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
const plural = (n: number, one: string, many = `${one}s`) => `${n === 1 ? "one" : n.toLocaleString("en")} ${n === 1 ? one : many}`;
const clip = (s: string) => (s.length <= MOST_QUOTED_CHARS ? s : `${cutAtWord(s, MOST_QUOTED_CHARS).replace(/(?<![,;:\s])[,;:\s]+$/, "")} …`);

/** What the screen folds away (docs/decisions/0043). */
const isWeak = ({ confidence, reflexId, tags }: ReportFrame): boolean =>
  isWeakSignal({ confidence, family: familyOf(reflexId)?.prefix ?? "", tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [] });

/** Where a finding stands, for citations: its paragraph, from the offset when there is one, else from the words. */
function place(text: string, frame: ReportFrame): string {
  const at = typeof frame.start === "number" ? frame.start : text.indexOf(str(frame.fragment) ?? "\u0000");
  return at >= 0 && /\n\s*\n/.test(text) ? `, paragraph ${paragraphOf(text, at)}` : "";
}

/** Over fewer sentences nothing can be said of how marks are spread. */
const MIN_SPREAD_SENTENCES = 4;

const isRange = (v: unknown): v is [number, number] => Array.isArray(v) && typeof v[0] === "number" && typeof v[1] === "number";

/** Where the words of a finding stand, in UTF-16 units: as told, else where they are met first. */
function rangesOf(text: string, frame: ReportFrame): [number, number][] {
  const told = Array.isArray(frame.spans) ? frame.spans.filter(isRange) : [];
  if (told.length > 0) return told;
  const words = str(frame.fragment);
  const at = words === undefined ? -1 : text.indexOf(words);
  return at < 0 ? [] : [[at, at + words!.length]];
}

/** In how many sentences marks stand; nothing where that cannot be told. */
function spread(text: string, frames: readonly ReportFrame[]): string {
  const sentences = sentencesOf(text);
  const ranges = frames.map((frame) => rangesOf(text, frame));
  if (sentences.length < MIN_SPREAD_SENTENCES || ranges.some((own) => own.length === 0)) return "";
  const all = ranges.flat().sort((a, b) => a[0] - b[0]);
  let furthest = 0;
  let at = 0;
  let touched = 0;
  for (const { start, end } of sentences) {
    for (; at < all.length && all[at]![0] < end; at++) furthest = Math.max(furthest, all[at]![1]);
    if (furthest > start) touched++;
  }
  return touched === sentences.length
    ? " They’re in every sentence of it."
    : ` They’re in ${touched.toLocaleString("en")} of its ${sentences.length.toLocaleString("en")} sentences.`;
}

function opening(text: string, findings: readonly ReportFrame[], strong: number, words: number, weak: number): string {
  const n = findings.length;
  if (n === 0 && weak > 0)
    return `The engine found only ${plural(weak, "weak signal")} in this text: wording that honest texts use, too. That says nothing about whether the text is true.`;
  if (n === 0)
    return "The engine marked nothing in this text. That means no wording in it matched a known pattern of misleading language; it does not mean that what the text says is true.";
  const marked = `The engine marked ${plural(n, "passage")} in ${plural(words, "word")}.`;
  if (n === 1) return `${marked} ${strong === 1 ? "It is strong (75% or more)." : "It isn’t strong; on its own, it may be just a habit of speech."}`;
  const weight =
    strong === 0
      ? "None of them is strong; on its own, each may be just a habit of speech."
      : strong === n
        ? "All of them are strong (75% or more)."
        : `${sentenceCase(plural(strong, "of them is", "of them are"))} strong (75% or more).`;
  return `${marked}${spread(text, findings)} ${weight}`;
}

/** The alert counts weak signals as well; a report that shows fewer marks than “several” says so. */
const clusterLine = (shown: number, weak: number): string =>
  `${shown >= 3 || weak === 0 ? "Several marks are" : `With ${weak === 1 ? "the weak signal" : "the weak signals"} counted, several marks are`} so close together that they support each other (cluster alert). One alone may be a habit of speech; together they leave a reader little room to disagree.`;

const MOST_FAMILIES = 3;
/** Families that say how the engine works, and nothing about the text. */
const OF_THE_ENGINE = new Set(["vx-mp01", "vx-sp01"]);

/** What a finding is called in the overall picture: its family where that names what the wording does, else its technique. */
function kindOf({ reflexId }: ReportFrame): string | undefined {
  const family = familyOf(reflexId);
  return family && OF_THE_ENGINE.has(family.prefix) ? (explain(reflexId)?.technique ?? family.name.toLowerCase()) : family?.name.toLowerCase();
}

function familiesLine(frames: readonly ReportFrame[]): string {
  const counts = new Map<string, number>();
  for (const f of frames) {
    const name = kindOf(f);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const top = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_FAMILIES)
    .map(([name, n]) => ({ name, n }));
  if (top.length === 0) return "";
  const kind = frames.some(({ reflexId }) => OF_THE_ENGINE.has(familyOf(reflexId)?.prefix ?? "")) ? "kind" : "family";
  if (counts.size === 1) return `${frames.length === 1 ? "It belongs" : "They belong"} to one ${kind}: ${top[0]!.name}.`;
  if (top[0]!.n === 1)
    return `They belong to ${counts.size} ${kind === "family" ? "families" : "kinds"}${counts.size > MOST_FAMILIES ? ", among them" : ":"} ${top.map(({ name }) => name).join(", ")}.`;
  return `Most frequent${kind === "kind" ? ", counted by technique" : ""}: ${top
    .filter(({ n }) => n > 1)
    .map(({ name, n }) => `${name} (${n})`)
    .join(", ")}.`;
}

/** One finding as an item of a list: what it is, its words, why it can mislead, and a way to say it fairly. */
function finding(text: string, frame: ReportFrame, cite: boolean): string {
  const note = explain(frame.reflexId);
  const words = str(frame.fragment);
  const why = str(frame.rationale) ?? str(frame.reason) ?? note?.rationale ?? "No rationale provided.";
  const again = Array.isArray(frame.spans) && frame.spans.length > 1 ? ` It appears ${frame.spans.length} times.` : "";
  const stance = frame.stance === "quoted" ? " The words are quoted, so they may be somebody else’s." : "";
  const rewording = str(frame.rewording) ?? note?.rewording;
  return [
    `- **${frame.reflexLabel}** (${percent(frame.confidence)}, ${frame.reflexId}${cite ? place(text, frame) : ""})`,
    ...(words ? [`  > “${escapeMarkdown(clip(words).replace(/\s+/g, " "))}”`] : []),
    `  ${why}${again}${stance}`,
    ...(rewording ? [`  *${sayFairly(rewording)}: ${rewording}*`] : []),
  ].join("\n\n");
}

/**
 * The report without a model (specification 1 §2, §7): overall picture, strongest findings with their words, what is missing, questions to ask,
 * and what a rule engine cannot see. Markdown. Keeps to the frames it is given; never throws. Under the report's handshake min_confidence decides what is asserted.
 */
export function writeReport(
  inputText: string,
  frames: readonly ReportFrame[],
  handshake: Pick<Handshake, "min_confidence" | "cite_policy" | "omission_scan" | "stakes">,
): string {
  const words = countWords(inputText);
  const alert = frames.find((f) => f.reflexId === "cluster-alert");
  const block = frames.find((f) => f.reflexId === "policy-block");
  const own = frames.filter((f) => f !== alert && f !== block && Number.isFinite(f.confidence)).sort((a, b) => b.confidence - a.confidence);
  const findings = own.filter((f) => !isWeak(f));
  const weak = own.length - findings.length;
  const strong = findings.filter((f) => f.confidence >= HIGH_CONFIDENCE);
  const alarms = isMessage(inputText) && isLikelyScam(inputText);
  const cite = handshake.cite_policy !== "off";
  const foreign = looksForeign(inputText);
  const parts: string[] = ["## Overall picture", [opening(inputText, findings, strong.length, words, weak), familiesLine(findings)].filter(Boolean).join(" ")];
  if (foreign) parts.push("The text doesn’t look like English. The engine’s patterns are English, so most of it wasn’t checked.");
  if (alert) parts.push(clusterLine(findings.length, weak));
  if (block)
    parts.push(
      "One finding passes the limit at which an assistant under this handshake should not repeat the claim as it stands (policy block). Check it before you pass it on.",
    );

  if (alarms)
    parts.push(
      "## Before you act",
      `What counts in a message is what it asks you to do. Going by its words, ${signsInBrief(inputText)}. ${scamAdvice(inputText)}`,
    );

  if (findings.length > 0) {
    const listed = findings.slice(0, MOST_FINDINGS);
    const asserted = listed.filter((f) => f.confidence >= handshake.min_confidence);
    const hints = listed.slice(asserted.length);
    parts.push("## Strongest findings", ...asserted.map((f) => finding(inputText, f, cite)));
    if (hints.length > 0)
      parts.push(
        `${asserted.length > 0 ? "Under" : hints.length === 1 ? "It is under" : "All are under"} ${percent(handshake.min_confidence)}, the confidence this report asks for, so read ${hints.length === 1 ? "this as a hint" : "these as hints"}:`,
        ...hints.map((f) => finding(inputText, f, cite)),
      );
    if (findings.length > MOST_FINDINGS)
      parts.push(`${sentenceCase(plural(findings.length - MOST_FINDINGS, "further, weaker mark is", "further, weaker marks are"))} in the list of results.`);
    if (weak > 0)
      parts.push(`${sentenceCase(plural(weak, "weak signal is", "weak signals are"))} left out of this report: honest texts use such wording, too.`);
  }

  // Of a message that is after a code or money, nobody needs to hear that it names no other side.
  const missing = alarms || foreign || (handshake.omission_scan === false && handshake.stakes !== "high") ? [] : scanOmissions(inputText);
  if (missing.length > 0)
    parts.push(
      "## What is missing",
      missing
        .slice(0, 5)
        .map((m) => `- **${m.what}.** ${m.why}`)
        .join("\n"),
    );
  else if (!alarms && !foreign && !isTooShortToJudge(inputText) && makesClaims(inputText) && handshake.omission_scan !== false)
    parts.push("## What is missing", `${sayNoGaps(inputText)} Only other reports can show what else it leaves out.`);

  const questions = [
    ...new Set(
      [...(alarms ? ASKED_OF_MESSAGES : []), ...findings.map((f) => str(f.question) ?? explain(f.reflexId)?.question), ...missing.map((m) => m.ask)].filter(
        (q): q is string => q !== undefined,
      ),
    ),
  ].slice(0, MOST_QUESTIONS);
  if (questions.length > 0) parts.push("## Questions to ask", questions.map((q, i) => `${i + 1}. ${q}`).join("\n"));
  else
    parts.push(
      "## Questions to ask",
      // Of a recipe nobody asks who says so.
      isTooShortToJudge(inputText) || makesClaims(inputText)
        ? "1. Who says so, and how could they know?\n2. What would look different if it weren’t true?"
        : "1. What is it for, and does it say everything I need for that?\n2. Who could I ask about the rest?",
    );
  parts.push("## What this report cannot see", limits(findings.length, sentencesOf(inputText).length));
  parts.push(
    `VX Reflex Engine ${ENGINE_VERSION}, rules ${RULE_HASH}. Written from ${plural(findings.length, "finding")} by the built-in report writer, without a language model. The engine looks for ${FAMILIES.length} families of techniques.`,
  );
  return parts.join("\n\n");
}

function limits(n: number, sentences: number): string {
  const lines = ["A rule engine reads wording. It does not know whether a claim is true, what the writer meant, or what was left unsaid on purpose."];
  if (n === 0) lines.push("Careful wording can carry false claims; sources and figures are still worth a look.");
  else lines.push("A mark is a place to look, not a verdict: irony, quotation and the rules of a trade can make the same words fair.");
  if (sentences <= 2) lines.push("One or two sentences give little context; the text around them may change the reading.");
  return lines.join(" ");
}
