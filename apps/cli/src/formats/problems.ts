import { resolve } from "node:path";
import type { Frame } from "@candor/engine";
import { HIGH_CONFIDENCE } from "@candor/engine/policy";
import { isAddress } from "../files/find-inputs.ts";
import { pathBelow } from "../files/git-ignore.ts";
import { lineIndex } from "../line-index.ts";
import { STANDARD_INPUT } from "../read-input.ts";
import { visibleLine } from "../visible-line.ts";

/** One input and what is told of it. */
export interface Analyzed {
  text: string;
  /** As it was named: a file, an address, or "standard input". */
  from: string;
  frames: readonly Frame[];
}

type Level = "error" | "warning" | "note";

/** What reaches `failAt` is an error, from 0.75 on a warning, the rest a note. */
export const levelOf = ({ confidence }: Pick<Frame, "confidence">, failAt: number): Level =>
  confidence >= failAt ? "error" : confidence >= HIGH_CONFIDENCE ? "warning" : "note";

interface Place {
  line: number;
  column: number;
}

/** A finding in one place, as tools for code lists tell it. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
interface Problem {
  id: string;
  level: Level;
  /** In one line. */
  message: string;
  label: string;
  start: Place;
  end: Place;
  fragment: string;
}

/** How many places the frames have. */
export const placesOf = (frames: readonly Frame[]): number => frames.reduce((sum, { spans }) => sum + spans.length, 0);

/** The findings of an input in the order of the text, one for each place; each is made when it is asked for. */
export function* problemsOf({ text, frames }: Analyzed, failAt: number): Iterable<Problem> {
  const placeOf = lineIndex(text);
  const places = frames
    .flatMap((frame) => frame.spans.map(([start, end]) => ({ frame, start, end })))
    .sort((one, other) => one.start - other.start || other.frame.confidence - one.frame.confidence);
  for (const { frame, start, end } of places) {
    const fragment = text.slice(start, end);
    yield {
      id: frame.reflexId,
      level: levelOf(frame, failAt),
      message: visibleLine([`${frame.reflexLabel}: “${fragment}”.`, frame.rationale, ...(frame.question ? [`Ask: ${frame.question}`] : [])].join(" ")),
      label: visibleLine(frame.reflexLabel),
      start: placeOf(start),
      end: placeOf(end),
      fragment,
    };
  }
}

/** A file from `folder` with forward slashes where it lies below it; an address and standard input stand as they are. */
export function nameFrom(folder: string, from: string): string {
  if (isAddress(from) || from === STANDARD_INPUT) return from;
  return pathBelow(folder, resolve(from)) ?? from;
}
