import { analyze, isAboutWholeText, type Analysis, type AnalyzeOptions, type Frame } from "@candor/engine";
import { silencerOf } from "../comments/silencer.ts";
import type { LineRange } from "../files/changed-lines.ts";
import { lineIndex } from "../line-index.ts";
import { occurrences, placeKey } from "../occurrences.ts";
import { listed, toldOf, type Limits, type Telling } from "../told.ts";
import type { Baseline } from "./baseline.ts";

/** Whether any line of a place is among those. */
function isWithin(lines: readonly LineRange[], text: string): (place: Pick<Frame, "start" | "end">) => boolean {
  const placeOf = lineIndex(text);
  return ({ start, end }) => {
    const [first, last] = [placeOf(start).line, placeOf(end).line];
    return lines.some(([from, to]) => first <= to && last >= from);
  };
}

export interface Judging {
  options: AnalyzeOptions;
  telling: Telling;
  limits: Limits;
  /** Whether comments in the text may silence findings. */
  comments: boolean;
  baseline?: Baseline | undefined;
  /** Lines outside of which nothing is told. */
  lines?: readonly LineRange[] | undefined;
}

export interface Judged {
  text: string;
  /** As it was named. */
  from: string;
  analysis: Analysis;
  /** What is listed of the analysis. */
  frames: Frame[];
  /** Findings that the limits of category and confidence keep from the list. */
  beyondLimits: number;
  /** Weak signals and the like that are not listed. */
  weak: number;
  /** Places silenced by comments, and accepted by the baseline. */
  silenced: number;
  accepted: number;
  /** Places in lines that did not change. */
  unchanged: number;
  /** Comments that are wrong, and those that silence nothing. */
  wrongComments: { start: number; message: string }[];
  unusedComments: { start: number; message: string }[];
}

/** Analyzes a text and takes out what comments silence and a baseline accepts. Alerts speak of what is left. */
export function judge(text: string, from: string, { options, telling, limits, comments, baseline, lines }: Judging): Judged {
  const whole = analyze(text, options);
  let analysis = toldOf(whole, text, telling);
  const gone = new Set<string>();
  const silencer = comments ? silencerOf(text) : null;
  let [silenced, accepted, unchanged] = [0, 0, 0];
  if (silencer?.isNeeded || baseline || lines) {
    // Neither depends on the limits: a comment is not needless since its category is not asked for.
    const places = listed(analysis.frames, limits.all === undefined ? {} : { all: limits.all })
      .filter((frame) => !isAboutWholeText(frame))
      .flatMap((frame) => occurrences(frame, text));
    const loud = places.filter((place) => !silencer?.silences(place, place.start));
    const known = new Set(baseline?.accepted(from, loud));
    const fresh = loud.filter((place) => !known.has(place));
    const remaining = new Set(lines ? fresh.filter(isWithin(lines, text)) : fresh);
    for (const place of places) if (!remaining.has(place)) gone.add(placeKey(place.reflexId, place.start));
    silenced = places.length - loud.length;
    accepted = loud.length - fresh.length;
    unchanged = fresh.length - remaining.size;
  }
  if (gone.size > 0) analysis = toldOf(whole, text, { ...telling, gone });
  const frames = listed(analysis.frames, limits);
  return {
    text,
    from,
    analysis,
    frames,
    beyondLimits: listed(analysis.frames, { ...limits, minConfidence: 0, category: undefined }).length - frames.length,
    weak: limits.all ? 0 : analysis.frames.filter(({ gated }) => gated).length,
    silenced,
    accepted,
    unchanged,
    wrongComments: silencer?.problems ?? [],
    unusedComments: silencer?.unused() ?? [],
  };
}
