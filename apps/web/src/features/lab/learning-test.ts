import { LEARNING_PAUSE_MS, LOG_TEXT_CHARS } from "@candor/content/messages/lab";
import type { Analysis, AnalyzeOptions } from "@candor/engine";
import { CONFIDENCE_MAX, CONFIDENCE_MIN, cutText } from "@candor/engine/policy";
import { askedChange, classifyFeedback, factorOf, learn, MAX_ADJUSTMENT, NO_LEARNING, type FeedbackType } from "../../lib/adaptive-learning.ts";
import { toResults } from "./slot-results.ts";

/** The learning test: statements and feedback of every kind, on a copy that nobody else sees. */
interface Case {
  text: string;
  feedback: string;
  times?: number;
  expects: FeedbackType;
}

const CASES: readonly Case[] = [
  { text: "Everyone knows that this works. Studies show it.", feedback: "This is a false positive", expects: "false_positive" },
  { text: "Act now before it is too late, or lose everything.", feedback: "Completely wrong, the deadline is real", expects: "false_positive" },
  { text: "Experts agree that this diet melts fat overnight.", feedback: "You missed how bad this is", expects: "false_negative" },
  { text: "You must be blind not to see that they are lying to you.", feedback: "Correct, well detected", expects: "correct" },
  { text: "If you really cared about your children, you would sign today.", feedback: "Maybe, I disagree with this one", expects: "disputed" },
  { text: "Everyone knows that this works. Studies show it.", feedback: "Totally incorrect", times: 4, expects: "false_positive" },
];

export interface LogLine {
  /** Cut to 50 characters. */ text: string;
  feedback: string;
  type: FeedbackType;
  reflexId: string;
  /** Its name. */ label: string;
  before: number;
  after: number;
  asExpected: boolean;
}

export const logText = (text: string): string => (text.length > LOG_TEXT_CHARS ? `${cutText(text, LOG_TEXT_CHARS)}…` : text);

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/** Runs the cases one after another with pauses of 100 ms; `onLine` hears each result. Rejects when the signal is aborted or an analysis fails. */
export async function runLearningTest(
  analyze: (text: string, options: AnalyzeOptions, signal?: AbortSignal) => Promise<Analysis>,
  onLine: (line: LogLine) => void,
  signal: AbortSignal,
): Promise<void> {
  let learning = NO_LEARNING;
  let nowMs = 0;
  for (const { text, feedback, times = 1, expects } of CASES) {
    const analysis = await analyze(text, { all: true }, signal);
    const first = toResults(analysis, learning, 0).results[0];
    if (first) {
      const { reflexId, reflexLabel, confidence } = first.frame;
      const start = factorOf(learning, reflexId);
      for (let n = 0; n < times; n++) learning = learn(learning, { reflexId, confidence, feedback, text, nowMs: nowMs++ });
      const all = toResults(analysis, learning, 0);
      const after = [...all.results, ...all.under].find((d) => d.frame.reflexId === reflexId)!.confidence;
      const factor = Math.max(-MAX_ADJUSTMENT, Math.min(MAX_ADJUSTMENT, start + askedChange(feedback) * times));
      const type = classifyFeedback(feedback);
      const right = type === expects && near(after, Math.max(CONFIDENCE_MIN, Math.min(CONFIDENCE_MAX, confidence + factor)));
      onLine({
        text: logText(text),
        feedback: times > 1 ? `${feedback} (${times} times)` : feedback,
        type,
        reflexId,
        label: reflexLabel,
        before: first.confidence,
        after,
        asExpected: right,
      });
    }
    await new Promise((resolve) => setTimeout(resolve, LEARNING_PAUSE_MS));
    signal.throwIfAborted();
  }
}
