import { cutText, type HandshakeInput } from "@candor/engine/policy";
import type { Handshake } from "@candor/engine";
import { wrapWithArticle } from "@candor/protocol/article";
import { CHAT_HISTORY_READ_CHARS, CHAT_HISTORY_SENT, CHAT_HISTORY_TEXT_CHARS, CHAT_TEXT_CHARS } from "@candor/protocol/limits";
import type { ArticleContext } from "../../../lib/session.ts";
import type { Message } from "./chat-state.ts";

export interface ChatBody extends Required<Omit<HandshakeInput, "mode">> {
  text: string;
  history: { role: "user" | "assistant"; text: string }[];
  mode: Handshake["mode"];
  codex_version: string;
  sessionId?: string;
}

/** What was said. Replies that failed or are waited for have no text, and one that another tab receives is not whole. */
const saidIn = (messages: readonly Message[]): Message[] => messages.filter((m) => m.role !== "tool" && m.text.trim() !== "" && m.state !== "elsewhere");

/** What was said before, the newest last. Tool messages stay here: the article travels with the question, once. */
export function historyFor(messages: readonly Message[]): ChatBody["history"] {
  const history: ChatBody["history"] = [];
  let chars = 0;
  for (const message of saidIn(messages).slice(-CHAT_HISTORY_SENT).reverse()) {
    const text = cutText(message.text, CHAT_HISTORY_TEXT_CHARS);
    chars += text.length;
    if (chars > CHAT_HISTORY_READ_CHARS) break;
    history.unshift({ role: message.role as "user" | "assistant", text });
  }
  return history;
}

/** How many messages go with the next one, and of how many. */
export const shareSent = (messages: readonly Message[]): { sent: number; said: number } => ({
  sent: historyFor(messages).length,
  said: saidIn(messages).length,
});

/** The message with its article around it (specification 1 §4), within what the server takes. `cut`: characters of the question left out. */
export function wrapped(question: string, article: ArticleContext | null): { text: string; cut: number } {
  const around = (part: string) => (article ? wrapWithArticle(part, { url: article.url, text: article.textBlock }) : part);
  const room = Math.max(0, CHAT_TEXT_CHARS - around("").length);
  const part = cutText(question, room);
  return { text: around(part), cut: question.length - part.length };
}

/** Body of the chat call, field by field as specified (specification 1 §7). */
export function chatBody(text: string, history: ChatBody["history"], handshake: Handshake, sessionId: string | null): ChatBody {
  const { mode, stakes, min_confidence, cite_policy, omission_scan, reflex_profile, codex_version } = handshake;
  return { text, history, mode, stakes, min_confidence, cite_policy, omission_scan, reflex_profile, codex_version, ...(sessionId ? { sessionId } : {}) };
}
