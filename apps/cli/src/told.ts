import { shownCluster, withShownBlock } from "@candor/engine/policy";
import {
  analyze,
  familyOf,
  isAboutWholeText,
  isWeakSignal,
  profileRank,
  WEAK_SIGNAL_BELOW,
  type Analysis,
  type AnalyzeOptions,
  type Category,
  type Frame,
  type ReflexProfile,
} from "@candor/engine";
import { withoutPlaces } from "./occurrences.ts";

const NOTHING: ReadonlySet<string> = new Set();

const isGated = ({ gated }: Frame): boolean => gated === true;

/** To people and code hosts what a screen folds away is weak; whoever ranks texts by the JSON has all from 0.4 (specification README, order of scoring 4). */
const WEAK = { people: isWeakSignal, programs: ({ confidence }: Frame): boolean => confidence < WEAK_SIGNAL_BELOW } as const;

export interface Telling {
  to: keyof typeof WEAK;
  /** Ids of patterns and families whose findings are taken out, as a reader dismisses them. */
  ignore?: readonly string[] | undefined;
  /** Places that are taken out in the same way (see `placeKey`). */
  gone?: ReadonlySet<string>;
}

/**
 * The analysis as it is told. Weak signals are gated as what stands under its threshold is: some families have none. The alerts speak of the others
 * (docs/decisions/0049).
 */
export const told = (text: string, options: AnalyzeOptions, telling: Telling): Analysis => toldOf(analyze(text, options), text, telling);

/** The same of a text that is analyzed already; the analysis stays as it is. */
export function toldOf(whole: Analysis, text: string, { to, ignore = [], gone = NOTHING }: Telling): Analysis {
  const analysis = without(ignore, whole, text, gone);
  const isWeak = (frame: Frame): boolean => !isGated(frame) && !isAboutWholeText(frame) && WEAK[to](frame);
  if (ignore.length === 0 && gone.size === 0 && !analysis.frames.some(isWeak)) return analysis;
  const gated = analysis.frames.map((frame): Frame => (isWeak(frame) ? { ...frame, gated: true } : frame));
  const { frames, regions } = shownCluster(gated, analysis.regions, text, isGated);
  return { ...analysis, frames: inOrder(frames, analysis.handshake.reflex_profile), regions };
}

/** An analysis without the findings of some patterns and families (by the engine's ids) and some places; its policy block is of what is left. */
export function without(ignore: readonly string[], analysis: Analysis, text: string, gone: ReadonlySet<string> = NOTHING): Analysis {
  if (ignore.length === 0 && gone.size === 0) return analysis;
  const left = analysis.frames
    .filter(({ reflexId, family }) => !ignore.includes(reflexId) && !ignore.includes(family))
    .flatMap((frame) => withoutPlaces(frame, gone, text) ?? []);
  return { ...analysis, frames: [...withShownBlock(left)] };
}

/** The engine's order, in which the priority decides between frames that are as sure (specification README, order of scoring 7). */
function inOrder(frames: readonly Frame[], profile: ReflexProfile): Frame[] {
  const rank = ({ reflexId }: Frame): number => profileRank(familyOf(reflexId)?.codex ?? null, profile);
  const marks = frames.filter((frame) => !isAboutWholeText(frame));
  marks.sort((a, b) => rank(a) - rank(b) || b.confidence - a.confidence || b.priority - a.priority || a.start - b.start);
  return [...frames.filter(isAboutWholeText), ...marks];
}

/** What limits the list of findings. */
export interface Limits {
  all?: boolean;
  minConfidence?: number;
  category?: Category[] | undefined;
}

/** Which findings are listed: gated ones only with --all; then by --min-confidence and --category. The two alerts pass the category filter. */
export function listed(frames: readonly Frame[], limits: Limits): Frame[] {
  return frames.filter(
    (frame) =>
      (limits.all || !isGated(frame)) &&
      frame.confidence >= (limits.minConfidence ?? 0) &&
      (!limits.category || limits.category.includes(frame.category) || isAboutWholeText(frame)),
  );
}
