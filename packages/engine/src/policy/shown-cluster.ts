import { clusterRegions, strongestRegion } from "../score/cluster.ts";
import type { Analysis, Frame } from "../types.ts";
import { CLUSTER, isAboutWholeText, isWeakSignal, PRIORITY } from "./scoring.ts";

type Regions = Analysis["regions"];

const CLUSTER_ALERT = "cluster-alert";

export interface ShownCluster {
  /** The frames with the alert that is left of the engine's: made anew, or gone. */
  frames: readonly Frame[];
  regions: Regions;
}

/**
 * The cluster alert over what is shown as marks (specification README, order of scoring 6): the engine counts every finding of the text, weak signals are
 * folded away, and a reader may have taken others out. `frames`: those that are left; `regions`: the engine's; `isFolded`: what is no mark, by default what
 * a screen folds. Never throws.
 */
export function shownCluster(frames: readonly Frame[], regions: Regions, text: string, isFolded: (frame: Frame) => boolean = isWeakSignal): ShownCluster {
  const alert = frames.find(({ reflexId }) => reflexId === CLUSTER_ALERT);
  if (!alert) return { frames, regions: [] };
  const marks = frames.filter((frame) => !isAboutWholeText(frame) && !isFolded(frame)).sort((a, b) => a.start - b.start);
  const gathered = clusterRegions(marks, (from, to) => regions.some((region) => region.hedged === true && region.start < to && region.end > from));
  const strongest = strongestRegion(gathered);
  const told = (frame: Frame): Frame[] => (frame !== alert ? [outside(frame, gathered)] : strongest ? [recounted(alert, strongest, text)] : []);
  return { frames: frames.flatMap(told), regions: gathered };
}

/** A cluster lifts its members to priority 3 (specification 1 §9, cluster alert). What is in none any more has its own again. */
function outside(frame: Frame, regions: Regions): Frame {
  const own = PRIORITY[frame.severity];
  const lifted = !isAboutWholeText(frame) && frame.priority === PRIORITY.clusterMember && own < frame.priority;
  return lifted && !regions.some(({ start, end }) => frame.start >= start && frame.start < end) ? { ...frame, priority: own } : frame;
}

/** A region has two marks at least. */
function recounted(alert: Frame, { start, end, frames, strong, highest }: Regions[number], text: string): Frame {
  return {
    ...alert,
    rationale: `${frames} marks stand within this stretch, ${strong === 0 ? "none" : strong} of them strong. Misleading wordings work better together than alone.`,
    confidence: highest,
    start,
    end,
    fragment: text.slice(start, end),
    spans: [[start, end]],
    schemaSummary: `${frames} marks, ${strong} at ${CLUSTER.strongAt * 100}% or more`,
  };
}
