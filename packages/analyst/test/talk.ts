import { resolveHandshake } from "@candor/engine";
import { answerWithoutModel, type AnalystAnswer } from "../src/index.ts";

const handshake = resolveHandshake({});

/** The last answer of a conversation: each message is answered with all that came before. */
export function talk(...messages: string[]): AnalystAnswer {
  const history: { role: "user" | "assistant"; text: string }[] = [];
  let last: AnalystAnswer | undefined;
  for (const text of messages) {
    last = answerWithoutModel({ question: text, history, article: null, handshake });
    history.push({ role: "user", text }, { role: "assistant", text: last.message });
  }
  return last!;
}
