import { isRecord } from "@candor/protocol/is-record";

/** Feedback entries of the codex page (specification 2 §3, §7). */
export const EXPERIENCES_KEY = "train_ai_experiences";
export interface Experience {
  feedback: string;
  /** 1 to 5; absent in a note from elsewhere that has none. */ score?: number;
  timestamp: string;
  userAgent: string;
}
export const NO_EXPERIENCES: readonly Experience[] = [];
export const DEFAULT_SCORE = 3;

const isNote = (v: unknown): v is Experience & { score?: unknown } => isRecord(v) && typeof v["feedback"] === "string";
/** Null for anything that is no list of notes: it is set aside and logged. A note without a number for its score is one that rates nothing. */
export const parseExperiences = (value: unknown): readonly Experience[] | null =>
  Array.isArray(value) && value.every(isNote) ? value.map(({ score, ...note }) => (typeof score === "number" ? { ...note, score } : note)) : null;
