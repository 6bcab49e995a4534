import { shownCluster as clusterOfShown, type ShownCluster, withShownBlock } from "@candor/engine/policy";
import type { Analysis, Frame } from "@candor/engine";

/**
 * The alerts over what the page shows as marks, where the reader has dismissed or muted some: the cluster's count and the block are those of what is left.
 * `left`: the frames that the reader left; `regions`: the engine's.
 */
export const shownCluster = (left: readonly Frame[], regions: Analysis["regions"], text: string): ShownCluster =>
  clusterOfShown(withShownBlock(left), regions, text);
