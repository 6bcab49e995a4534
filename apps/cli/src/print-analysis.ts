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

/** How long lines of a finding are, and how wide the terminal is; a file or a pipe is as wide as it has to be. */
interface Widths {
  width: number;
  columns: number;
}

const whyGated = (frame: Frame): string => (isWeakSignal(frame) ? "weak signal" : "under its threshold");

/** Label, confidence, category and id; in two lines where they are wider than the terminal. */
function headOf(frame: Frame, columns: number, paint: Paint): string {
  const ink = paint[INK[frame.category]] as (s: string) => string;
  const [label, sure] = [visibleLine(frame.reflexLabel), percent(frame.confidence)];
  const gated = frame.gated ? `  (${whyGated(frame)})` : "";
  const isWide = INDENT.length + [label, sure, frame.category, `${frame.reflexId}${gated}`].join("  ").length > columns;
  return `${paint.bold(label)}  ${sure}${isWide ? `\n${INDENT}` : "  "}${ink(frame.category)}  ${paint.dim(`${frame.reflexId}${gated}`)}`;
}

function note(frame: Frame, position: string, { width, columns }: Widths, paint: Paint): string {
  const ink = paint[INK[frame.category]] as (s: string) => string;
  const head = headOf(frame, columns, paint);
  const again = frame.spans.length > 1 ? paint.dim(` (${frame.spans.length} places)`) : "";
  const rows = [`${paint.dim(position.padStart(7))}  ${head}`];
  if (!isAboutWholeText(frame)) rows.push(ink(wrap(`“${frame.fragment.length > 160 ? `${cutText(frame.fragment, 157)} …` : frame.fragment}”`, width)) + again);
  rows.push(wrap(frame.rationale, width));
  if (frame.question) rows.push(paint.italic(wrap(`Ask: ${frame.question}`, width)));
  if (frame.rewording) rows.push(paint.dim(wrap(`Fairer: ${frame.rewording}`, width)));
  return rows.join("\n");
}

const NOTHING = "Nothing to analyze.";
const NONE_FOUND = "No detections found. That is normal for honest texts and proves little: a calm sentence can be wrong too.";
const weakLeftOut = (n: number): string =>
  `${counted(n, "weak signal")} left out, since honest texts use ${n === 1 ? "it" : "these"} too; --all lists ${n === 1 ? "it" : "them"}.`;
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
  const widths = { width: widthFor(columns), columns: columns ?? Infinity };
  /** A sentence, in lines that fit the terminal. */
  const told = (sentence: string): string => section(columns === undefined ? sentence : wrapped(sentence, widths.width, ""));
  const paint = paintFor(color);
  const { frames, language } = analysis;
  yield `${paint.dim(`${visibleLine(from)}: ${counted(analysis.words, "word")}, ${counted(frames.length, "finding")}`)}\n`;
  const isEmpty = text.trim() === "";
  if (isEmpty) yield told(NOTHING);
  else if (!language.english) yield told(NOT_ENGLISH);
  if (frames.length === 0 && leftOut > 0) yield told(allLeftOut(leftOut));
  else if (frames.length === 0 && language.english && !isEmpty) yield told(NONE_FOUND);
  const placeOf = lineIndex(text);
  for (const frame of frames) {
    const { line, column } = placeOf(frame.start);
    yield section(note(frame, `${line}:${column}`, widths, paint));
  }
  if (weak > 0) yield paint.dim(told(weakLeftOut(weak)));
}
