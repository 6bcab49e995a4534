import type { Category, Severity } from "../types.ts";

/** Name under which the codex lists thresholds and priorities (specification 1 §9, trigger thresholds). */
export type CodexReflex =
  | "emotional_manipulation"
  | "hallucination"
  | "speculative_authority"
  | "omission"
  | "perceived_consensus"
  | "false_precision"
  | "data_less_claim"
  | "tone_urgency"
  | "ethical_drift"
  | "contradiction"
  | "confidence_illusion"
  | "rhetorical_entrapment"
  | "false_urgency"
  | "jargon_overload"
  | "narrative_oversimplification"
  | "narrative_framing"
  | "rhetorical_interruption"
  | "vagueness";

export interface Family {
  /** Id prefix of its reflexes. */
  prefix: string;
  name: string;
  /** Null: unknown to the codex, always triggers, never blocks. */
  codex: CodexReflex | null;
  /** Category when a pattern names none. */
  category: Category;
  /** Confidence by severity (specification 1 §9, confidence by severity). Null: the definition carries its own. */
  confidence: Record<"high" | "medium" | "low", number> | null;
  /** True where the confidence is fixed: no boost, no language adjustment. */
  fixed?: true;
  /** Priority where the specification fixes it. */
  priority?: number;
}

const by = (high: number, medium: number, low: number) => ({ high, medium, low });

/** Specification README, detector families; values within specification 1 §9. */
export const FAMILIES: readonly Family[] = [
  { prefix: "vx-em08", name: "Emotional manipulation", codex: "emotional_manipulation", category: "emotional", confidence: by(0.9, 0.75, 0.6) },
  { prefix: "vx-gf01", name: "Guilt and flattery", codex: "emotional_manipulation", category: "emotional", confidence: by(0.85, 0.7, 0.55) },
  { prefix: "vx-fo01", name: "False urgency", codex: "false_urgency", category: "emotional", confidence: by(0.85, 0.7, 0.5) },
  { prefix: "vx-em09", name: "Rhetorical entrapment", codex: "rhetorical_entrapment", category: "logical", confidence: by(0.85, 0.7, 0.55) },
  { prefix: "vx-so01", name: "Speculative overreach", codex: "speculative_authority", category: "authority", confidence: by(0.8, 0.6, 0.4) },
  {
    prefix: "vx-ha01",
    name: "Implausible factual claims",
    codex: "hallucination",
    category: "other",
    confidence: by(0.95, 0.95, 0.95),
    fixed: true,
    priority: 4,
  },
  { prefix: "vx-ha02", name: "Burden-of-proof reversal", codex: "hallucination", category: "logical", confidence: by(0.85, 0.85, 0.85), fixed: true },
  { prefix: "vx-fp01", name: "False precision", codex: "false_precision", category: "other", confidence: by(0.77, 0.77, 0.77), fixed: true },
  { prefix: "vx-os01", name: "Omission of sources", codex: "omission", category: "authority", confidence: by(0.85, 0.65, 0.5) },
  { prefix: "vx-pc01", name: "Consensus manipulation", codex: "perceived_consensus", category: "consensus", confidence: by(0.85, 0.7, 0.5) },
  { prefix: "vx-ed01", name: "Ethical drift", codex: "ethical_drift", category: "framing", confidence: by(0.85, 0.7, 0.5) },
  { prefix: "vx-tu01", name: "Tone escalation", codex: "tone_urgency", category: "emotional", confidence: by(0.8, 0.65, 0.5) },
  { prefix: "vx-ju01", name: "Jargon overload", codex: "jargon_overload", category: "distraction", confidence: by(0.8, 0.65, 0.5) },
  { prefix: "vx-co01", name: "Confidence illusion", codex: "confidence_illusion", category: "authority", confidence: by(0.85, 0.7, 0.5) },
  { prefix: "vx-da01", name: "Data-less claims", codex: "data_less_claim", category: "authority", confidence: by(0.8, 0.65, 0.5) },
  { prefix: "vx-ns01", name: "Narrative oversimplification", codex: "narrative_oversimplification", category: "logical", confidence: by(0.8, 0.65, 0.5) },
  {
    prefix: "vx-ri01",
    name: "Rhetorical interruption and repetition",
    codex: "rhetorical_interruption",
    category: "distraction",
    confidence: by(0.8, 0.65, 0.5),
  },
  { prefix: "vx-vg01", name: "Vagueness", codex: "vagueness", category: "distraction", confidence: by(0.8, 0.6, 0.5) },
  { prefix: "vx-nf01", name: "Narrative framing", codex: "narrative_framing", category: "framing", confidence: by(0.8, 0.65, 0.5) },
  { prefix: "vx-pi01", name: "Pseudo-inquiry", codex: null, category: "distraction", confidence: by(0.8, 0.65, 0.4) },
  { prefix: "vx-sp01", name: "Semantic patterns", codex: null, category: "other", confidence: null },
  { prefix: "vx-mp01", name: "Expert taxonomy", codex: null, category: "other", confidence: null },
  { prefix: "vx-ct01", name: "Contradiction", codex: "contradiction", category: "logical", confidence: by(0.9, 0.75, 0.6) },
];

/** Base confidence of a pattern, 0 to 1: its own, else by the severities of its family (critical counts as high), else 0.7. */
export function baseConfidence(family: Family, severity: Severity, own?: number): number {
  return own ?? family.confidence?.[severity === "critical" ? "high" : severity] ?? 0.7;
}
