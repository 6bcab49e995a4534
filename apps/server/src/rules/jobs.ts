import { answerWithoutModel, assess, writeReport, type AnalystInput } from "@candor/analyst";
import { analyze, type Analysis, type Handshake } from "@candor/engine";
import { REPORT_HANDSHAKE, resolveHandshake } from "@candor/engine/policy";
import type { AssessAnswer, AssessRequest, SummarizeRequest } from "@candor/protocol";

/** What the built-in analyst answers from. */
interface Questioned extends Omit<AnalystInput, "analyzeText"> {
  /** The article's analysis, where a tool has made it already. */
  ready: Analysis | null;
}

/** What the exercise asked, by whichever of its names (specification 2 §7): a blank prompt beside facts is none. */
export const exerciseOf = ({ prompt, facts, neutralFacts }: AssessRequest): string => [prompt, facts, neutralFacts].find((text) => text?.trim()) ?? "";

/** Everything of an answer that rules work out. Time grows with texts that strangers send, so it runs in threads. What is sent in and out can be copied between threads. */
export const JOBS = {
  analyze: ({ text, handshake }: { text: string; handshake: Handshake }): Analysis => analyze(text, handshake),
  answer: ({ ready, ...input }: Questioned) =>
    answerWithoutModel({ ...input, analyzeText: (text) => (ready && text === input.article?.text ? ready : analyze(text, input.handshake)) }),
  assess(request: AssessRequest): AssessAnswer {
    const { criteria: _criteria, ...answer } = assess(request.kind, request.answer, exerciseOf(request));
    return answer;
  },
  report: ({ inputText, frames, handshake }: SummarizeRequest): string =>
    writeReport(inputText, frames, resolveHandshake({ ...REPORT_HANDSHAKE, ...handshake })),
};

export type JobName = keyof typeof JOBS;
export type JobInput<N extends JobName> = Parameters<(typeof JOBS)[N]>[0];
export type JobResult<N extends JobName> = ReturnType<(typeof JOBS)[N]>;
