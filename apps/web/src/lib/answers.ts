import type { Verdict } from "@candor/content/schema";
import { isRecord } from "@candor/protocol/is-record";
import { updateStored } from "./storage.ts";
import { useStored } from "./use-stored.ts";

/** What the learner committed to before a reveal. Kept in this browser; nothing of it is sent anywhere. */
export const ANSWERS_KEY = "candor-answers-v1";
/** Oldest first; far more than the catalogue has items, so that years of review fit. */
export const ANSWERS_KEPT = 2000;

export type Choice = Verdict | "unsure";
/** How sure, in percent: 50 is a coin toss. */
export const SURENESS_PERCENT = [50, 60, 70, 80, 90, 100] as const;
export type Sureness = (typeof SURENESS_PERCENT)[number];

export interface Answer {
  lesson: string;
  item: string;
  verdict: Verdict;
  choice: Choice;
  /** Null when the learner gave none, or chose "not enough to tell". */
  sureness: Sureness | null;
  /** Milliseconds since 1970. */
  at: number;
  /** Given in a review session: the item had been seen before. */
  review?: true;
}

const NO_ANSWERS: readonly Answer[] = [];
const isVerdict = (v: unknown): v is Verdict => v === "sound" || v === "misleading";

const isAnswer = (v: unknown): v is Answer =>
  isRecord(v) &&
  typeof v["lesson"] === "string" &&
  typeof v["item"] === "string" &&
  isVerdict(v["verdict"]) &&
  (isVerdict(v["choice"]) || v["choice"] === "unsure") &&
  Number.isFinite(v["at"]) &&
  (v["sureness"] === null || SURENESS_PERCENT.includes(v["sureness"] as Sureness));

/** Keeps the entries that are answers; null for what is no list at all. */
export const parseAnswers = (value: unknown): readonly Answer[] | null => (Array.isArray(value) ? value.filter(isAnswer) : null);

export const useAnswers = (): readonly Answer[] => useStored(ANSWERS_KEY, parseAnswers, NO_ANSWERS)[0];

export function keepAnswer(answer: Answer): void {
  updateStored(ANSWERS_KEY, parseAnswers, NO_ANSWERS, (old) => [...old, answer].slice(-ANSWERS_KEPT));
}

export const isRight = (answer: Pick<Answer, "choice" | "verdict">): boolean => answer.choice === answer.verdict;
/** A wrong verdict. "Not enough to tell" is kept apart: it is no miss. */
export const isMissed = (answer: Pick<Answer, "choice" | "verdict">): boolean => answer.choice !== "unsure" && answer.choice !== answer.verdict;
