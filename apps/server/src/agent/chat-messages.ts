import type { ModelMessage } from "ai";
import { cutText, INPUT_CAP_CHARS } from "@candor/engine/policy";
import { CHAT_HISTORY_READ_CHARS, CHAT_HISTORY_SENT, unwrapArticle, type ChatRequest } from "@candor/protocol";
import type { ReadPage } from "./asked-page.ts";
import { articleMarks, defused, goesOn } from "./system-prompt.ts";

/** Whether a history is as long as the page, or the server, cuts one: what came before it is not known. */
export const isCutLong = (history: ChatRequest["history"]): boolean =>
  history.length >= CHAT_HISTORY_SENT || history.reduce((chars, { text }) => chars + text.length, 0) > CHAT_HISTORY_READ_CHARS - INPUT_CAP_CHARS;

/**
 * History and question as the model sees them; articles between marks that nobody outside knows. `page` is what the server read for the question,
 * where the model cannot read itself.
 */
export function messagesOf(request: ChatRequest, nonce: string, page: ReadPage | null = null): ModelMessage[] {
  const marks = articleMarks(nonce);
  const material = (url: string, text: string) => `${marks.open(url)}\n${defused(cutText(text, INPUT_CAP_CHARS), nonce)}\n${marks.close}${goesOn(text)}`;
  const asked = (text: string, read: ReadPage | null): string => {
    const { question, article: wrapped } = unwrapArticle(text);
    const article = wrapped ?? read?.article;
    if (article) return `${material(article.url, article.text)}\n\nThe reader asks: ${defused(question, nonce)}`;
    return read?.failure ? `${defused(question, nonce)}\n\n(${read.failure})` : defused(question, nonce);
  };
  const out: { role: "user" | "assistant"; content: string }[] = [];
  const add = (role: "user" | "assistant", content: string) => {
    const last = out.at(-1);
    // Strict chat templates refuse two messages of one role in a row, as a reply that failed leaves them.
    if (last?.role === role) last.content += `\n\n${content}`;
    // They refuse a reply to nothing, too, with which a history that was cut may begin.
    else if (last || role === "user") out.push({ role, content });
  };
  for (const { role, text } of request.history) {
    if (text.trim() === "") continue;
    if (role === "assistant") add("assistant", text);
    // What a tool of the page brought (a fetched article) is material, whoever holds it.
    else if (role === "tool") add("user", `Material that the app fetched:\n${material("", text)}`);
    else add("user", asked(text, null));
  }
  if (request.text.trim() !== "") add("user", asked(request.text, page));
  return out;
}
