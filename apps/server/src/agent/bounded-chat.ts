import { cutText, INPUT_CAP_CHARS } from "@candor/engine/policy";
import { CHAT_HISTORY_READ_CHARS, unwrapArticle, wrapWithArticle, type ChatRequest } from "@candor/protocol";

/** As much of a message as is read: its article and the words around it, 20,000 characters of each. */
function cutMessage(text: string): string {
  if (text.length <= INPUT_CAP_CHARS) return text;
  const { question, article } = unwrapArticle(text);
  const asked = cutText(question, INPUT_CAP_CHARS);
  return article ? wrapWithArticle(asked, { url: article.url, text: cutText(article.text, INPUT_CAP_CHARS) }) : asked;
}

/**
 * The request with what an answer is made from, and no more: every text as far as the page reads one, and the newest messages of the history up to
 * CHAT_HISTORY_READ_CHARS. A caller may send ten times that, and work, or a model's bill, grows with every message.
 */
export function boundedChat(request: ChatRequest): ChatRequest {
  const history: ChatRequest["history"] = [];
  let chars = 0;
  for (const message of request.history.toReversed()) {
    const text = cutMessage(message.text);
    chars += text.length;
    if (chars > CHAT_HISTORY_READ_CHARS) break;
    history.unshift({ ...message, text });
  }
  return { ...request, text: cutMessage(request.text), history };
}
