import { isRecord } from "../../lib/storage.ts";

/** Feedback entries of the codex page (specification 2 §3, §7). */
export const EXPERIENCES_KEY = "train_ai_experiences";
export interface Experience {
  feedback: string;
  /** 1 to 5. */ score: number;
  timestamp: string;
  userAgent: string;
}
export const NO_EXPERIENCES: readonly Experience[] = [];
export const DEFAULT_SCORE = 3;

export const parseExperiences = (value: unknown): readonly Experience[] | null =>
  Array.isArray(value) && value.every((v) => isRecord(v) && typeof v["feedback"] === "string" && typeof v["score"] === "number")
    ? (value as Experience[])
    : null;
