import type { ArticleContext } from "../../../lib/session.ts";
import type { ChatState } from "./chat-state.ts";
import type { Undo } from "./removed.ts";

/** What the page shows of a conversation. */
export interface ChatView {
  state: ChatState;
  /** How many kept messages could not be read, and are missing. */
  unread: number;
  busy: boolean;
  /** For screen readers: what was said last, and what was added to it. */
  status: readonly string[];
  /** What 'reset chat' or the reset of the article, a changed question or another try took away can come back, until the next message. */
  undo: Undo | null;
}

export interface ChatActions {
  /** For the one status line. */
  say(text: string): void;
  send(text: string, replaces?: string): void;
  retry(replyId: string): void;
  /** `onFailed` hears of a page that could not be read, and not of a stop. */
  fetchUrl(url: string, onFailed?: () => void): void;
  stop(): void;
  reset(): void;
  resetArticle(): void;
  /** `cut`: characters that were left out of it before. */
  bringArticle(article: ArticleContext, cut?: number): void;
}
