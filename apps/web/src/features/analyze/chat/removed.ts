import type { ArticleContext } from "../../../lib/session.ts";
import { withoutRunning, type ChatState, type Message, type Replaced } from "./chat-state.ts";

export interface Undo {
  of: "chat" | "messages" | "answer" | "article";
  now(): void;
}

/** What can come back. */
export type Removed = { chat: ChatState } | { article: ArticleContext } | Replaced;

/** What is worth bringing back of messages that went: an answer, or a part of one. */
const isLoss = (gone: readonly Message[]): boolean => gone.some(({ role, text }) => role === "assistant" && text !== "");

/**
 * What can come back once an exchange has begun; `made` are its messages. Where it replaced only what stood in the place of something else, and that was no answer,
 * the first loss stays the one to come back: another try must not cost the answer that an earlier one took.
 */
export function removedBy(made: Set<string>, before: ChatState, after: ChatState, was: Removed | null): Removed | null {
  const stands = new Set(after.messages.map(({ id }) => id));
  const messages = withoutRunning(before).messages.filter(({ id }) => !stands.has(id));
  if (isLoss(messages)) return { messages, article: before.article, age: before.age, instead: made };
  if (was === null || !("instead" in was) || messages.length === 0 || !messages.every(({ id }) => was.instead.has(id))) return null;
  for (const id of was.instead) made.add(id);
  return { ...was, instead: made };
}
