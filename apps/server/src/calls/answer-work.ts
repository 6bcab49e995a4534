import type { AnswerEvent, Call } from "@candor/protocol";
import type { WorkContext } from "../agent-port.ts";
import type { Deps } from "../deps.ts";
import { answerJson } from "./answer-json.ts";
import type { CallContext } from "./register-call.ts";
import { streamAnswer, wantsStream } from "./stream-answer.ts";

/**
 * The answer of a call that is shown whole or not at all: JSON; where a language model works on it and the client takes an event stream, that, with how far
 * the model is. Rules answer within the time of a blink, and always with JSON.
 */
export async function answerWork<A>(deps: Deps, name: Call, call: CallContext, work: (context: WorkContext) => Promise<A>): Promise<Response> {
  const { c, signal } = call;
  if (!deps.agent.model.active || !wantsStream(c)) return answerJson(c, await work({ signal }));
  return streamAnswer(deps, name, call, (emit: (event: AnswerEvent<A>) => void) => work({ signal, onWords: (words) => emit({ type: "progress", words }) }));
}
