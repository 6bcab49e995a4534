import { useEffect, useState, useSyncExternalStore } from "react";
import { ChatSession } from "./chat-session.ts";
import type { ChatSettings } from "./chat-settings.ts";
import type { ChatActions, ChatView } from "./chat-view.ts";

export type Chat = ChatActions & ChatView;

/** The conversation, as a page shows it. The actions keep their identity. */
export function useChat(settings: ChatSettings): Chat {
  const [session] = useState(ChatSession.current);
  const view = useSyncExternalStore(session.subscribe, session.getView, session.getView);
  useEffect(() => session.use(settings), [session, settings]);
  useEffect(() => session.attend(), [session]);
  const { say, send, retry, fetchUrl, stop, reset, resetArticle, bringArticle } = session;
  return { ...view, say, send, retry, fetchUrl, stop, reset, resetArticle, bringArticle };
}
