import type { Analysis, Frame } from "@candor/engine";
import { CLUSTER, familyOf, firing, HIGH_CONFIDENCE, isAboutWholeText } from "@candor/engine/policy";
import type { RISKS } from "@candor/content/messages/lab";
import { factorOf, learnedConfidence, type Learning } from "../../lib/adaptive-learning.ts";

/** A detection with the confidence that it has after learning. */
export interface Detection {
  frame: Frame;
  /** 0 to 1, after learning. */
  confidence: number;
  /** What learning added, -0.3 to 0.3. */
  learned: number;
}

/** What a test found (specification 2 §3, test slot). */
export interface SlotResults {
  detectionCount: number;
  highConfidenceCount: number;
  /** 0 to 1; 0 without detections. */
  maxConfidence: number;
  hasClusterAlert: boolean;
  /** Surest first. */
  results: Detection[];
  /** Under the threshold of their family, by themselves or through learning. */
  under: Detection[];
  timestamp: number;
}

/** At least 0.75 (specification 2 §4), in thousandths: sums of steps such as 0.05 miss it by less. */
const isHigh = ({ confidence }: Detection): boolean => Math.round(confidence * 1000) >= HIGH_CONFIDENCE * 1000;
const surestFirst = (a: Detection, b: Detection): number => b.confidence - a.confidence || a.frame.start - b.frame.start;

/**
 * Whether the findings cluster after learning. The engine decides while nothing changed; after that its alert stands as long as the counts do, and a new
 * one takes the higher counts that hold for hedged wording too, since only the engine knows that wording.
 */
function clusters(shown: readonly Detection[], byEngine: boolean, changed: boolean): boolean {
  if (!changed) return byEngine;
  const limits = byEngine ? CLUSTER.counts : CLUSTER.hedgedCounts;
  const atLeast = (confidence: number) => shown.filter((d) => d.confidence >= confidence).length;
  return atLeast(CLUSTER.strongAt) >= limits.strong || atLeast(CLUSTER.fairAt) >= limits.fair || shown.length >= limits.total;
}

/** `analysis` was made with `all`, so that what stands under its threshold can rise over it. */
export function toResults(analysis: Pick<Analysis, "frames">, learning: Learning, timestamp: number): SlotResults {
  const detections = analysis.frames
    .filter((frame) => !isAboutWholeText(frame))
    .map((frame): Detection => {
      const learned = factorOf(learning, frame.reflexId);
      return { frame, confidence: learnedConfidence(learning, frame.reflexId, frame.confidence), learned };
    });
  const fires = ({ frame, confidence, learned }: Detection): boolean =>
    learned === 0 ? frame.gated !== true : firing(familyOf(frame.reflexId)?.codex ?? null, confidence, "medium").triggered;
  const results = detections.filter(fires).sort(surestFirst);
  const under = detections.filter((d) => !fires(d)).sort(surestFirst);
  const changed = detections.some((d) => d.learned !== 0);
  return {
    detectionCount: results.length,
    highConfidenceCount: results.filter(isHigh).length,
    maxConfidence: results[0]?.confidence ?? 0,
    hasClusterAlert:
      results.length > 0 &&
      clusters(
        results,
        analysis.frames.some((f) => f.reflexId === "cluster-alert"),
        changed,
      ),
    results,
    under,
    timestamp,
  };
}

export type RiskLevel = keyof typeof RISKS;

/** Specification 2 §4, result risk summary. */
export function riskOf({
  detectionCount,
  highConfidenceCount,
  hasClusterAlert,
}: Pick<SlotResults, "detectionCount" | "highConfidenceCount" | "hasClusterAlert">): RiskLevel {
  if (detectionCount === 0) return "clean";
  if (hasClusterAlert) return "cluster";
  if (highConfidenceCount >= 2) return "high";
  return highConfidenceCount === 1 ? "moderate" : "low";
}

/** Whom a feedback is about: what was shown, and for "missed" also what stayed under its threshold. */
export function taught({ results, under }: Pick<SlotResults, "results" | "under">, missed: boolean): Frame[] {
  const frames = (missed ? [...results, ...under] : results).map((d) => d.frame);
  return frames.filter((frame, i) => frames.findIndex((f) => f.reflexId === frame.reflexId) === i);
}
