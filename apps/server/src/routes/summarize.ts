import type { Hono } from "hono";
import { summarizeRequestSchema, type SentFrame, type SummarizeAnswer, type SummarizeRequest } from "@candor/protocol";
import { answerWork } from "../calls/answer-work.ts";
import { DEADLINE_MARGIN_MS, registerCall } from "../calls/register-call.ts";
import type { Deps } from "../deps.ts";

/** A text of 100,000 characters and its frames. */
const MAX_BODY_BYTES = 4_000_000;

/** Offsets of a place in the text, of a character or more; null for anything else. */
function placeIn(text: string, start: unknown, end: unknown): [start: number, end: number] | null {
  if (typeof start !== "number" || typeof end !== "number" || !Number.isInteger(start) || !Number.isInteger(end)) return null;
  return start >= 0 && end > start && end <= text.length ? [start, end] : null;
}

/** The places of a list of pairs that lie in the text. */
const placesIn = (text: string, pairs: unknown): [number, number][] =>
  Array.isArray(pairs)
    ? pairs.flatMap((pair: unknown) => (Array.isArray(pair) ? [placeIn(text, pair[0], pair[1])] : [])).filter((place) => place !== null)
    : [];

/** Characters that may be compared while words without right offsets are looked up, for all frames of a request together: a search costs text times words at worst. */
const MOST_COMPARED = 100_000_000;

/** Looks words up in the text, until what it may cost at worst is used up. */
function finder(text: string): (words: string) => number {
  let left = MOST_COMPARED;
  return (words) => {
    left -= text.length * words.length;
    return left < 0 ? -1 : text.indexOf(words);
  };
}

/** Texts of a frame that a report reads and the schema does not check. */
const OTHER_TEXTS = ["question", "rewording", "stance"] as const;

/** What a report reads of a frame besides its words. The rest stays behind: nested deep enough, it could not be handed to the thread that writes the report. */
function readPart({ reflexId, reflexLabel, rationale, reason, confidence, tags, priority, ...others }: SentFrame): SentFrame {
  const texts = OTHER_TEXTS.flatMap((name) => (typeof others[name] === "string" ? [[name, others[name]] as const] : []));
  return { reflexId, reflexLabel, rationale, reason, confidence, tags, priority, ...Object.fromEntries(texts) };
}

/** A report quotes words of the text: words that a caller made up, or offsets that lead elsewhere, are left out of the frame. */
function honestFrame(frame: SentFrame, text: string, find: (words: string) => number): SentFrame {
  const { fragment } = frame;
  const rest = readPart(frame);
  const place = placeIn(text, frame.start, frame.end);
  const words = place && text.slice(...place);
  if (place && (fragment === undefined || words === fragment)) {
    const spans = placesIn(text, frame.spans);
    return { ...rest, start: place[0], end: place[1], fragment: words, ...(spans.length > 0 ? { spans } : {}) };
  }
  if (typeof fragment !== "string" || fragment.trim() === "") return rest;
  const at = find(fragment);
  return at < 0 ? rest : { ...rest, fragment, start: at, end: at + fragment.length };
}

/** The request with frames that keep to the text. */
export function honestRequest(request: SummarizeRequest): SummarizeRequest {
  const find = finder(request.inputText);
  return { ...request, frames: request.frames.map((frame) => honestFrame(frame, request.inputText, find)) };
}

/** POST /agent/summarize: the report (specification 1 §7). By a model where one is active, else by the built-in writer. Carries no client key. Streamed as answer-work.ts says. */
export function summarizeRoute(app: Hono, deps: Deps): void {
  registerCall(app, deps, {
    call: "summarize",
    body: summarizeRequestSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    deadlineMs: deps.config.agent.deadlineMs + DEADLINE_MARGIN_MS,
    async handle(sent, call) {
      const request = honestRequest(sent);
      return answerWork<SummarizeAnswer>(deps, "summarize", call, async (context) => ({ reportText: await deps.agent.summarize(request, context) }));
    },
  });
}
