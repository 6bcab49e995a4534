import { CLUSTER } from "../policy/scoring.ts";
import type { ClusterRegion } from "../types.ts";

export interface ClusterInput {
  start: number;
  end: number;
  confidence: number;
}

/**
 * Regions where findings cluster (specification README, order of scoring 6): in a window of 1,000 characters by start, enough strong, fair or
 * total findings; overlapping windows are merged. `sorted` by start. `hedged(from, to)`: whether hedged research wording stands there; it is asked of
 * every window that these findings fit in, which is the whole of a text that is no longer than one.
 */
export function clusterRegions(sorted: readonly ClusterInput[], hedged: (from: number, to: number) => boolean): ClusterRegion[] {
  const regions: ClusterRegion[] = [];
  let low = 0;
  let strong = 0;
  let fair = 0;
  let openFrom = -1;
  let openTo = -1;
  let openHedged = false;
  const close = (): void => {
    if (openFrom < 0) return;
    const members = sorted.slice(openFrom, openTo + 1);
    const region: ClusterRegion = {
      start: members[0]!.start,
      end: members.reduce((end, member) => Math.max(end, member.end), 0),
      frames: members.length,
      strong: members.filter((member) => member.confidence >= CLUSTER.strongAt).length,
      highest: members.reduce((high, member) => Math.max(high, member.confidence), 0),
    };
    if (openHedged) region.hedged = true;
    regions.push(region);
    openFrom = -1;
    openHedged = false;
  };
  for (let at = 0; at < sorted.length; at++) {
    const here = sorted[at]!;
    if (here.confidence >= CLUSTER.strongAt) strong++;
    if (here.confidence >= CLUSTER.fairAt) fair++;
    for (; here.start - sorted[low]!.start >= CLUSTER.windowChars; low++) {
      if (sorted[low]!.confidence >= CLUSTER.strongAt) strong--;
      if (sorted[low]!.confidence >= CLUSTER.fairAt) fair--;
    }
    const total = at - low + 1;
    if (strong < CLUSTER.counts.strong && fair < CLUSTER.counts.fair && total < CLUSTER.counts.total) continue;
    const isHedged = hedged(Math.max(0, here.start - CLUSTER.windowChars), sorted[low]!.start + CLUSTER.windowChars);
    const limits = isHedged ? CLUSTER.hedgedCounts : CLUSTER.counts;
    if (strong < limits.strong && fair < limits.fair && total < limits.total) continue;
    if (openFrom >= 0 && low > openTo) close();
    if (openFrom < 0) openFrom = low;
    openTo = at;
    if (isHedged) openHedged = true;
  }
  close();
  return regions;
}

/** The region that the one alert of a text is about: the highest confidence, then the most findings. */
export function strongestRegion(regions: readonly ClusterRegion[]): ClusterRegion | null {
  let best: ClusterRegion | null = null;
  for (const region of regions) if (!best || region.highest > best.highest || (region.highest === best.highest && region.frames > best.frames)) best = region;
  return best;
}
