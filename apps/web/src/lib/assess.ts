import { ASSESSMENT_FAILED } from "@candor/content/messages/lessons";
import { cutText } from "@candor/engine/policy";
import { isRecord } from "@candor/protocol/is-record";
import { ASSESS_ANSWER_CHARS } from "@candor/protocol/limits";
import { callAgent } from "./api.ts";

/** Bodies of the two assessment calls (specification 2 §7; their path is ours: POST /agent/assess). */
export type AssessRequest = { kind: "epistemic-humility"; answer: string; prompt: string } | { kind: "narrative-framing"; answer: string; facts: string };

/** AI assessment result (specification 2 §3). */
export interface Assessment {
  /** 0 to 1. */
  overallScore: number;
  personalizedFeedback: string;
  strengths: string[];
  improvements: string[];
  nextSteps: string[];
  /** The server has a language model, and rules assessed all the same. */
  byRules?: true;
  /** Why they did, in a sentence, where the server says it. */
  why?: string;
}
export interface Assessed extends Assessment {
  /** True when the local assessor answered, because there was no connection. */
  onDevice: boolean;
}

const isTexts = (v: unknown): v is string[] => Array.isArray(v) && v.every((t) => typeof t === "string");

/** Takes the fields that are read; a backend that leaves out the words or a list had nothing to say there. Throws an Error that names the first one that cannot be used. */
export function parseAssessment(value: unknown): Assessment {
  if (!isRecord(value)) throw new Error("The assessment is not an object");
  const { overallScore } = value;
  const [personalizedFeedback, strengths, improvements, nextSteps] = [
    value["personalizedFeedback"] ?? "",
    value["strengths"] ?? [],
    value["improvements"] ?? [],
    value["nextSteps"] ?? [],
  ];
  if (typeof overallScore !== "number" || !(overallScore >= 0 && overallScore <= 1)) throw new Error("The assessment has no overallScore between 0 and 1");
  if (typeof personalizedFeedback !== "string") throw new Error("The personalizedFeedback of the assessment is no text");
  if (!isTexts(strengths) || !isTexts(improvements) || !isTexts(nextSteps))
    throw new Error("The strengths, improvements or nextSteps of the assessment are no list of texts");
  const { byRules, why } = value;
  const ofRules: Pick<Assessment, "byRules" | "why"> = byRules === true ? { byRules, ...(typeof why === "string" && why !== "" ? { why } : {}) } : {};
  return { overallScore, personalizedFeedback, strengths, improvements, nextSteps, ...ofRules };
}

/** A browser that knows it is offline, and whose `fetch` failed. A call that breaks off while it is online has failed, like one that is answered with an error. */
const isNoConnection = (error: unknown): boolean => error instanceof TypeError && navigator.onLine === false;

type LocalAssessor = (request: AssessRequest) => Assessment;
const loadLocal = async (): Promise<LocalAssessor> => {
  const { assess } = await import("@candor/analyst/assess");
  return (request) => assess(request.kind, request.answer, request.kind === "narrative-framing" ? { facts: request.facts } : { prompt: request.prompt });
};
let local: Promise<LocalAssessor> | null = null;

/** Fetches the local assessor while there is a connection, so that it is at hand when there is none. Never rejects. */
export async function prepareLocalAssessor(): Promise<void> {
  local ??= loadLocal();
  await local.catch(() => {
    local = null;
  });
}

/**
 * One assessment. Failures are logged and answered with null: the page then shows the expert text and no panel (specification 2 §4, §8).
 * Only without any connection does the local assessor answer. Either reads the first 20,000 characters of the answer: more the server refuses. `onWords` is told
 * how many words a model has written so far.
 */
export async function requestAssessment(
  given: AssessRequest,
  signal?: AbortSignal,
  onWords: (words: number) => void = () => undefined,
): Promise<Assessed | null> {
  const request = { ...given, answer: cutText(given.answer, ASSESS_ANSWER_CHARS) };
  try {
    return { ...parseAssessment(await callAgent<unknown>("assess", request, { onWords, ...(signal ? { signal } : {}) })), onDevice: false };
  } catch (error) {
    if (signal?.aborted) return null;
    console.error(ASSESSMENT_FAILED, error);
    if (!isNoConnection(error)) return null;
    try {
      const assess = await (local ??= loadLocal());
      return { ...parseAssessment(assess(request)), onDevice: true };
    } catch (reason) {
      local = null;
      console.error(ASSESSMENT_FAILED, reason);
      return null;
    }
  }
}
