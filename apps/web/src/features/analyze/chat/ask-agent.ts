import { ERRORS, isErrorCode } from "@candor/protocol/errors";
import { isRecord } from "@candor/protocol/is-record";
import type { ChatEvent } from "@candor/protocol/stream";
import { AgentError, readJson, requestAgent, withRetries } from "../../../lib/api.ts";
import { EVENTS_OR_JSON, isEventStream, readEvents } from "../../../lib/read-events.ts";
import type { Failure } from "@candor/engine/policy";
import { parseTools } from "./chat-store.ts";
import type { ChatBody } from "./chat-request.ts";
import type { ToolRun } from "./chat-state.ts";

export interface AgentAnswer {
  message: string;
  tools: ToolRun[];
  /** 0 to 1; null from backends that give none. */
  confidence: number | null;
  /** The backend says that its model gave none. */
  unstated: boolean;
  failure: Failure | null;
  sessionId: string | null;
  /** Sentences of the engine's notes in the message. */
  notes: string[];
}

export type AskEvent = { type: "attempt"; number: number } | Extract<ChatEvent, { type: "progress" | "delta" | "tool-start" | "tool-end" }>;

/** The stream ended before its answer; what came through `onEvent` stands. */
export class BrokenAnswer extends Error {
  override readonly name = "BrokenAnswer";
}

/** Takes what is there: no field but the specified ones is required of a backend, and not even these may crash the page. */
export function parseAnswer(value: unknown): AgentAnswer {
  const answer = isRecord(value) ? value : {};
  const { message, confidence, failure, sessionId, notes } = answer;
  const unstated = answer["confidenceStated"] === false;
  return {
    message: typeof message === "string" ? message : "",
    tools: parseTools(answer["tools"]),
    confidence: typeof confidence === "number" && confidence >= 0 && confidence <= 1 && !unstated ? confidence : null,
    unstated,
    failure: failure === "hedge" || failure === "refuse" || failure === "ask-clarify" ? failure : null,
    sessionId: typeof sessionId === "string" && sessionId !== "" ? sessionId : null,
    notes: Array.isArray(notes) ? notes.filter((note): note is string => typeof note === "string" && note.trim() !== "") : [],
  };
}

const UNNAMED_ERROR = "The agent reported an error without saying which.";

/** The error of an error event. Other backends put there what they like, or nothing. */
function streamError(error: unknown): Error {
  const { code, message } = isRecord(error) ? error : { code: undefined, message: error };
  const said = typeof message === "string" && message.trim() !== "" ? message : UNNAMED_ERROR;
  return isErrorCode(code) ? new AgentError(said, ERRORS[code].status, code) : new Error(said);
}

async function readStream(response: Response, onEvent: (event: AskEvent) => void): Promise<AgentAnswer> {
  let begun = false;
  const broken = (error: Error): Error => (begun ? new BrokenAnswer(error.message, { cause: error }) : error);
  const take = (event: ChatEvent): AgentAnswer | null => {
    if (event.type === "done") return parseAnswer(event.answer);
    if (event.type === "error") throw broken(streamError(event.error));
    // How far a model is with its thoughts is no part of an answer.
    begun ||= event.type !== "progress";
    onEvent(event);
    return null;
  };
  const answer = await readEvents(response, take).catch((error: unknown) => {
    throw error instanceof TypeError ? broken(error) : error;
  });
  if (answer === null) throw broken(new Error("The answer ended without its last part."));
  return answer;
}

/**
 * Asks the agent (specification 1 §7): streamed where the backend streams, else one JSON answer. Tried again up to twice on 429 and 500, as long as
 * nothing of an answer has arrived. Rejects with AgentError, TypeError without a connection, BrokenAnswer when a streamed answer broke off, or the signal's reason.
 */
export function askAgent(body: ChatBody, signal: AbortSignal, onEvent: (event: AskEvent) => void): Promise<AgentAnswer> {
  let number = 0;
  let broken: BrokenAnswer | null = null;
  const attempt = async (): Promise<AgentAnswer | null> => {
    number += 1;
    onEvent({ type: "attempt", number });
    const response = await requestAgent("chat", body, { signal, accept: EVENTS_OR_JSON });
    if (!isEventStream(response)) return parseAnswer(await readJson<unknown>(response));
    try {
      return await readStream(response, onEvent);
    } catch (error) {
      // A broken answer may speak of 429 or 500 and is still not asked for again: part of it stands on the page.
      if (!(error instanceof BrokenAnswer)) throw error;
      broken = error;
      return null;
    }
  };
  return withRetries(attempt, { signal }).then((answer) => {
    if (answer === null) throw broken ?? new BrokenAnswer("The answer broke off.");
    return answer;
  });
}
