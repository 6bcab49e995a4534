import { CONFIDENCE_MAX, CONFIDENCE_MIN, cutText } from "@candor/engine/policy";
import { isRecord } from "@candor/protocol/is-record";

/** Adaptive learning (specification 2 §3, §4, §9): what a visitor's feedback changes about detectors, in this browser only. */
export const LEARNING_KEY = "vx-adaptive-learning";
const LEARNING_RATE = 0.05;
export const MAX_ADJUSTMENT = 0.3;
export const HISTORY_IN_MEMORY = 1000;
export const HISTORY_STORED = 500;
/** Feedback counts as recent for this long. */
const RECENT_MS = 24 * 60 * 60 * 1000;
const CONTEXT_CHARS = 100;

export type FeedbackType = "false_positive" | "false_negative" | "correct" | "disputed";

export interface LearningRecord {
  reflexId: string;
  /** 0 to 1, as the engine gave it. */
  originalConfidence: number;
  userFeedback: string;
  feedbackType: FeedbackType;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** First 100 characters of the statement. */
  context: string;
  /** What this feedback really changed: the cap may have left less than was asked. */
  adjustmentApplied: number;
}

export interface Adjustment {
  reflexId: string;
  /** Confidence at the first feedback, 0 to 1. */
  baseConfidence: number;
  /** Sum of what was applied, -0.3 to 0.3. */
  adjustmentFactor: number;
  lastUpdated: number;
}

export interface Learning {
  adjustments: readonly Adjustment[];
  /** Oldest first. The learning history of one detector is its part of this. */
  history: readonly LearningRecord[];
}

export const NO_LEARNING: Learning = { adjustments: [], history: [] };

const DELTAS: Record<FeedbackType, number> = { false_positive: -LEARNING_RATE, false_negative: LEARNING_RATE, correct: 0, disputed: -LEARNING_RATE / 2 };
const FORMS: readonly (readonly [FeedbackType, RegExp])[] = [
  ["false_positive", /\b(?:false positive|wrong|incorrect)/],
  ["false_negative", /\b(?:missed|should detect|false negative)/],
  ["correct", /\b(?:correct|right|accurate)/],
];
const INTENSITIES: readonly (readonly [number, RegExp])[] = [
  [2, /completely wrong|totally incorrect/],
  [1.5, /very wrong|clearly incorrect/],
  [0.5, /somewhat|maybe/],
];

/** Words count from their beginning, so that "inaccurate" does not praise. The first form that is met decides. */
export function classifyFeedback(feedback: string): FeedbackType {
  const text = feedback.toLowerCase();
  return FORMS.find(([, form]) => form.test(text))?.[0] ?? "disputed";
}

export function intensityOf(feedback: string): number {
  const text = feedback.toLowerCase();
  return INTENSITIES.find(([, form]) => form.test(text))?.[0] ?? 1;
}

/** Change of confidence that a feedback asks for, before the cap. */
export const askedChange = (feedback: string): number => rounded(DELTAS[classifyFeedback(feedback)] * intensityOf(feedback));

/** Sums of hundredths stay exact. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Document 2 writes some ids without "vx-"; both are the same detector. */
const canonical = (id: string): string => (/^[a-z]{2}\d{2}-/.test(id) ? `vx-${id}` : id);

export const factorOf = (learning: Learning, reflexId: string): number => learning.adjustments.find((a) => a.reflexId === reflexId)?.adjustmentFactor ?? 0;

/** Confidence after learning, 0.05 to 0.95; untouched for a detector that nothing was learned about. */
export function learnedConfidence(learning: Learning, reflexId: string, confidence: number): number {
  const factor = factorOf(learning, reflexId);
  return factor === 0 ? confidence : rounded(between(confidence + factor, CONFIDENCE_MIN, CONFIDENCE_MAX));
}

export interface Lesson {
  reflexId: string;
  confidence: number;
  feedback: string;
  /** The statement. */ text: string;
  nowMs: number;
}

/** The learning with one feedback about one detector added. */
export function learn(learning: Learning, { reflexId, confidence, feedback, text, nowMs }: Lesson): Learning {
  const old = learning.adjustments.find((a) => a.reflexId === reflexId);
  const before = old?.adjustmentFactor ?? 0;
  const after = rounded(between(before + askedChange(feedback), -MAX_ADJUSTMENT, MAX_ADJUSTMENT));
  const record: LearningRecord = {
    reflexId,
    originalConfidence: confidence,
    userFeedback: feedback,
    feedbackType: classifyFeedback(feedback),
    timestamp: nowMs,
    context: cutText(text, CONTEXT_CHARS),
    adjustmentApplied: rounded(after - before),
  };
  const adjustment: Adjustment = { reflexId, baseConfidence: old?.baseConfidence ?? confidence, adjustmentFactor: after, lastUpdated: nowMs };
  return {
    adjustments: old ? learning.adjustments.map((a) => (a === old ? adjustment : a)) : [...learning.adjustments, adjustment],
    history: [...learning.history, record].slice(-HISTORY_IN_MEMORY),
  };
}

const sameRecord = (a: LearningRecord, b: LearningRecord): boolean =>
  a.reflexId === b.reflexId && a.timestamp === b.timestamp && a.userFeedback === b.userFeedback && a.context === b.context;

/** Takes one feedback back; a detector without feedback and without change is forgotten. */
export function undo(learning: Learning, record: LearningRecord): Learning {
  const at = learning.history.findIndex((r) => sameRecord(r, record));
  if (at < 0) return learning;
  const history = learning.history.filter((_, i) => i !== at);
  const left = history.some((r) => r.reflexId === record.reflexId);
  const adjustments = learning.adjustments
    .map((a) =>
      a.reflexId === record.reflexId
        ? { ...a, adjustmentFactor: rounded(between(a.adjustmentFactor - record.adjustmentApplied, -MAX_ADJUSTMENT, MAX_ADJUSTMENT)) }
        : a,
    )
    .filter((a) => a.reflexId !== record.reflexId || left || a.adjustmentFactor !== 0);
  return { adjustments, history };
}

/**
 * What was learned here and elsewhere together: feedback that both hold counts once, and the rest of the other's moves a detector within the cap.
 * Where the history here is full, feedback from before it counts as known: it may have moved the detector before its record was let go.
 */
export function joined(mine: Learning, theirs: Learning): Learning {
  const knownUntil = mine.history.length < HISTORY_STORED ? -Infinity : mine.history[0]!.timestamp;
  const fresh = theirs.history.filter((record) => record.timestamp > knownUntil && !mine.history.some((own) => sameRecord(own, record)));
  const adjustments = mine.adjustments.map((a) => {
    const added = fresh.filter((r) => r.reflexId === a.reflexId).reduce((sum, r) => sum + r.adjustmentApplied, 0);
    return { ...a, adjustmentFactor: rounded(between(a.adjustmentFactor + added, -MAX_ADJUSTMENT, MAX_ADJUSTMENT)) };
  });
  const others = theirs.adjustments.filter((a) => !mine.adjustments.some((m) => m.reflexId === a.reflexId));
  return { adjustments: [...adjustments, ...others], history: [...mine.history, ...fresh].sort((a, b) => a.timestamp - b.timestamp).slice(-HISTORY_STORED) };
}

/** Forgets everything about one detector. */
export const forget = (learning: Learning, reflexId: string): Learning => ({
  adjustments: learning.adjustments.filter((a) => a.reflexId !== reflexId),
  history: learning.history.filter((r) => r.reflexId !== reflexId),
});

export const historyOf = (learning: Learning, reflexId: string): LearningRecord[] => learning.history.filter((r) => r.reflexId === reflexId);
/** Pieces of feedback in a history: what was said once about several detectors is one. */
const pieces = (history: readonly LearningRecord[]): number => new Set(history.map((r) => `${r.timestamp} ${r.userFeedback} ${r.context}`)).size;
export const feedbackCount = (learning: Learning): number => pieces(learning.history);
export const recentCount = (learning: Learning, nowMs: number): number => pieces(learning.history.filter((r) => nowMs - r.timestamp < RECENT_MS));

/** An adjustment as it is stored: with its part of the stored history (specification 2 §3). */
export interface StoredAdjustment extends Adjustment {
  learningHistory: readonly LearningRecord[];
}

/** What goes into storage: the last 500 records, and each adjustment with its own among them. */
export function toStored(learning: Learning): { adjustments: readonly StoredAdjustment[]; history: readonly LearningRecord[] } {
  const history = learning.history.slice(-HISTORY_STORED);
  return { adjustments: learning.adjustments.map((a) => ({ ...a, learningHistory: history.filter((r) => r.reflexId === a.reflexId) })), history };
}

const TYPES: readonly unknown[] = Object.keys(DELTAS);
/** Milliseconds since 1970, also from an ISO date; NaN for what is no time. */
const timeOf = (v: unknown): number => (typeof v === "string" ? Date.parse(v) : typeof v === "number" && Number.isFinite(v) ? v : NaN);
const isShare = (v: unknown): v is number => typeof v === "number" && v >= 0 && v <= 1;

function toRecord(v: unknown): LearningRecord | null {
  if (
    !isRecord(v) ||
    typeof v["reflexId"] !== "string" ||
    !isShare(v["originalConfidence"]) ||
    typeof v["userFeedback"] !== "string" ||
    !TYPES.includes(v["feedbackType"])
  )
    return null;
  const [timestamp, applied, context] = [timeOf(v["timestamp"]), v["adjustmentApplied"], v["context"]];
  if (Number.isNaN(timestamp) || !Number.isFinite(applied) || Math.abs(applied as number) > MAX_ADJUSTMENT * 2 || typeof context !== "string") return null;
  return {
    reflexId: canonical(v["reflexId"]),
    originalConfidence: v["originalConfidence"],
    userFeedback: v["userFeedback"],
    feedbackType: v["feedbackType"] as FeedbackType,
    timestamp,
    context: context.slice(0, CONTEXT_CHARS),
    adjustmentApplied: applied as number,
  };
}

function toAdjustment(v: unknown): Adjustment | null {
  if (!isRecord(v) || typeof v["reflexId"] !== "string" || !isShare(v["baseConfidence"]) || !Number.isFinite(v["adjustmentFactor"])) return null;
  const lastUpdated = timeOf(v["lastUpdated"]);
  if (Number.isNaN(lastUpdated)) return null;
  return {
    reflexId: canonical(v["reflexId"]),
    baseConfidence: v["baseConfidence"],
    adjustmentFactor: between(v["adjustmentFactor"] as number, -MAX_ADJUSTMENT, MAX_ADJUSTMENT),
    lastUpdated,
  };
}

/** One adjustment a detector: two that were stored under its long and its short id are added up. */
function oneEach(adjustments: readonly Adjustment[]): Adjustment[] {
  const byId = new Map<string, Adjustment>();
  for (const one of adjustments) {
    const old = byId.get(one.reflexId);
    byId.set(
      one.reflexId,
      old
        ? {
            ...old,
            adjustmentFactor: rounded(between(old.adjustmentFactor + one.adjustmentFactor, -MAX_ADJUSTMENT, MAX_ADJUSTMENT)),
            lastUpdated: Math.max(old.lastUpdated, one.lastUpdated),
          }
        : one,
    );
  }
  return [...byId.values()];
}

/** Keeps the entries that are ours; null for what has another shape. */
export function parseLearning(value: unknown): Learning | null {
  if (!isRecord(value) || !Array.isArray(value["adjustments"]) || !Array.isArray(value["history"])) return null;
  const known = <T>(list: unknown[], read: (v: unknown) => T | null): T[] =>
    list.flatMap((v) => {
      const ours = read(v);
      return ours === null ? [] : [ours];
    });
  return { adjustments: oneEach(known(value["adjustments"], toAdjustment)), history: known(value["history"], toRecord).slice(-HISTORY_IN_MEMORY) };
}
