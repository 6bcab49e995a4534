import type { Analysis, Frame } from "@candor/engine";
import { CLUSTER, clusterRegions, isAboutWholeText, strongestRegion } from "@candor/engine/policy";
import { counted } from "./counted.ts";
import { isWeak } from "./findings.ts";
import { withShownBlock } from "./shown-block.ts";

type Regions = Analysis["regions"];

const CLUSTER_ALERT = "cluster-alert";

export interface ShownCluster {
  /** The frames with the alerts that are left of the engine's: made anew, or gone. */
  frames: readonly Frame[];
  regions: Regions;
}

/**
 * The cluster alert over what the page shows as marks (specification README, order of scoring 6): the engine counts every finding of the text, the reader
 * has dismissed or muted some, and weak signals are folded away. The policy block is that of what is left, too. `left`: the frames that the reader left;
 * `regions`: the engine's.
 */
export function shownCluster(left: readonly Frame[], regions: Regions, text: string): ShownCluster {
  const frames = withShownBlock(left);
  const alert = frames.find(({ reflexId }) => reflexId === CLUSTER_ALERT);
  if (!alert) return { frames, regions: [] };
  const marks = frames.filter((frame) => !isAboutWholeText(frame) && !isWeak(frame)).sort((a, b) => a.start - b.start);
  const gathered = clusterRegions(marks, (from, to) => regions.some((region) => region.hedged === true && region.start < to && region.end > from));
  const strongest = strongestRegion(gathered);
  return { frames: frames.flatMap((frame) => (frame !== alert ? [frame] : strongest ? [recounted(alert, strongest, text)] : [])), regions: gathered };
}

function recounted(alert: Frame, { start, end, frames, strong, highest }: Regions[number], text: string): Frame {
  return {
    ...alert,
    rationale: `${counted(frames, "mark")} stand within this stretch, ${strong === 0 ? "none" : strong} of them strong. Misleading wordings work better together than alone.`,
    confidence: highest,
    start,
    end,
    fragment: text.slice(start, end),
    spans: [[start, end]],
    schemaSummary: `${counted(frames, "mark")}, ${strong} at ${CLUSTER.strongAt * 100}% or more`,
  };
}
