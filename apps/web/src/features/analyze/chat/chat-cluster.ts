import type { Frame } from "@candor/engine";
import { CHAT_CLUSTER, isAboutWholeText } from "@candor/engine/policy";

export interface ChatCluster {
  level: "red" | "yellow" | "green";
  /** Frames above 0.7. */
  strong: number;
  /** Those of them whose words are quoted or reported. */
  quoted: number;
  /** Mean confidence of all frames of the message, 0 to 1. */
  average: number;
}

/** The cluster box of a message (specification 1 §2; README: the average is over all its frames); null where it is not shown. Alerts about the whole text are no detections of their own. */
export function clusterOf(frames: readonly (Pick<Frame, "reflexId" | "confidence"> & Partial<Pick<Frame, "stance">>)[]): ChatCluster | null {
  const own = frames.filter((frame) => !isAboutWholeText(frame));
  const high = own.filter((frame) => frame.confidence > CHAT_CLUSTER.above);
  const strong = high.length;
  if (strong < CHAT_CLUSTER.minFrames) return null;
  const average = own.reduce((sum, frame) => sum + frame.confidence, 0) / own.length;
  // Sums of decimal fractions miss their limit by a hair; the limits are meant in hundredths.
  const shown = Math.round(average * 1e6) / 1e6;
  return {
    level: shown >= CHAT_CLUSTER.redAt ? "red" : shown >= CHAT_CLUSTER.yellowAt ? "yellow" : "green",
    strong,
    quoted: high.filter((frame) => frame.stance === "quoted").length,
    average,
  };
}
