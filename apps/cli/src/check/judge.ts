import { isAboutWholeText, type Analysis, type AnalyzeOptions, type Frame } from "@candor/engine";
import { silencerOf } from "../comments/silencer.ts";
import { occurrences, placeKey } from "../occurrences.ts";
import { listed, told, type Limits, type Telling } from "../told.ts";
import type { Baseline } from "./baseline.ts";

export interface Judging {
  options: AnalyzeOptions;
  telling: Telling;
  limits: Limits;
  /** Whether comments in the text may silence findings. */
  comments: boolean;
  baseline?: Baseline | undefined;
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
  /** Comments that are wrong, and those that silence nothing. */
  wrongComments: { start: number; message: string }[];
  unusedComments: { start: number; message: string }[];
}

/** Analyzes a text and takes out what comments silence and a baseline accepts. Alerts speak of what is left. */
export function judge(text: string, from: string, { options, telling, limits, comments, baseline }: Judging): Judged {
  let analysis = told(text, options, telling);
  const gone = new Set<string>();
  const silencer = comments ? silencerOf(text) : null;
  let accepted = 0;
  if (silencer?.isNeeded || baseline) {
    // Neither depends on the limits: a comment is not needless since its category is not asked for.
    const places = listed(analysis.frames, limits.all === undefined ? {} : { all: limits.all })
      .filter((frame) => !isAboutWholeText(frame))
      .flatMap((frame) => occurrences(frame, text));
    const loud = new Set(places.filter((place) => !silencer?.silences(place, place.start)));
    for (const { reflexId, start } of places.filter((place) => !loud.has(place))) gone.add(placeKey(reflexId, start));
    for (const { reflexId, start } of baseline?.accepted(from, [...loud]) ?? []) {
      gone.add(placeKey(reflexId, start));
      accepted++;
    }
  }
  if (gone.size > 0) analysis = told(text, options, { ...telling, gone });
  const frames = listed(analysis.frames, limits);
  return {
    text,
    from,
    analysis,
    frames,
    beyondLimits: listed(analysis.frames, { ...limits, minConfidence: 0, category: undefined }).length - frames.length,
    weak: limits.all ? 0 : analysis.frames.filter(({ gated }) => gated).length,
    silenced: gone.size - accepted,
    accepted,
    wrongComments: silencer?.problems ?? [],
    unusedComments: silencer?.unused() ?? [],
  };
}
