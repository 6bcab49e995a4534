import { cutText, isAboutWholeText, isWeakSignal, type Analysis, type Category, type Frame } from "@candor/engine";
import { paintFor, type Paint } from "./colors.ts";
import { counted } from "./counted.ts";
import { lineIndex } from "./line-index.ts";
import { NOT_ENGLISH } from "./not-english.ts";
import { percent } from "./percent.ts";
import { visibleLine } from "./visible-line.ts";
import { widthFor, wrapped } from "./wrapped.ts";

const INK: Record<Category, keyof Paint> = {
  emotional: "red",
  logical: "blue",
  authority: "magenta",
  consensus: "green",
  framing: "yellow",
  distraction: "cyan",
  other: "gray",
};

const INDENT = "         ";

const wrap = (text: string, width: number): string => wrapped(text, width, INDENT);

const whyGated = (frame: Frame): string => (isWeakSignal(frame) ? "weak signal" : "under its threshold");

function note(frame: Frame, position: string, width: number, paint: Paint): string {
  const ink = paint[INK[frame.category]] as (s: string) => string;
  const head = `${paint.bold(visibleLine(frame.reflexLabel))}  ${percent(frame.confidence)}  ${ink(frame.category)}  ${paint.dim(frame.reflexId)}${frame.gated ? paint.dim(`  (${whyGated(frame)})`) : ""}`;
  const again = frame.spans.length > 1 ? paint.dim(` (${frame.spans.length} places)`) : "";
  const rows = [`${paint.dim(position.padStart(7))}  ${head}`];
  if (!isAboutWholeText(frame)) rows.push(ink(wrap(`“${frame.fragment.length > 160 ? `${cutText(frame.fragment, 157)} …` : frame.fragment}”`, width)) + again);
  rows.push(wrap(frame.rationale, width));
  if (frame.question) rows.push(paint.italic(wrap(`Ask: ${frame.question}`, width)));
  if (frame.rewording) rows.push(paint.dim(wrap(`Fairer: ${frame.rewording}`, width)));
  return rows.join("\n");
}

const NOTHING = "Nothing to analyze.";
const NONE_FOUND = "No detections found. That is usual for honest texts and proves little: a calm sentence can be wrong, too.";
const weakLeftOut = (n: number): string =>
  `${counted(n, "weak signal")} left out, as honest texts use ${n === 1 ? "it" : "these"} as well; --all lists ${n === 1 ? "it" : "them"}.`;
const allLeftOut = (n: number): string => `Nothing to list: --category or --min-confidence leaves out ${n === 1 ? "the one finding" : `all ${n} findings`}.`;

const section = (words: string): string => `\n${words}\n`;

/**
 * The analysis for a terminal: line:column, label, confidence, category, id; the words; why; what to ask. `leftOut` counts the findings that the
 * caller's limits keep from the list: a text with some is not praised for having none, and neither is one that could not be read. `weak` counts the weak
 * signals that are not listed. `columns` is the width of the terminal, if the output is one.
 */
export function* printAnalysis(
  text: string,
  from: string,
  analysis: Analysis,
  { color, leftOut, weak = 0, columns }: { color: boolean; leftOut: number; weak?: number; columns?: number | undefined },
): Iterable<string> {
  const width = widthFor(columns);
  const paint = paintFor(color);
  const { frames, language } = analysis;
  yield `${paint.dim(`${visibleLine(from)}: ${counted(analysis.words, "word")}, ${counted(frames.length, "finding")}`)}\n`;
  const isEmpty = text.trim() === "";
  if (isEmpty) yield section(NOTHING);
  else if (!language.english) yield section(NOT_ENGLISH);
  if (frames.length === 0 && leftOut > 0) yield section(allLeftOut(leftOut));
  else if (frames.length === 0 && language.english && !isEmpty) yield section(NONE_FOUND);
  const placeOf = lineIndex(text);
  for (const frame of frames) {
    const { line, column } = placeOf(frame.start);
    yield section(note(frame, `${line}:${column}`, width, paint));
  }
  if (weak > 0) yield section(paint.dim(weakLeftOut(weak)));
}
