import { useCallback, useRef, useState } from "react";
import { readStored, removeStored, writeStored } from "../../../lib/storage.ts";
import { keepTabCopy, tabCopy } from "../../../lib/tab-copy.ts";
import { CHAT_DRAFT_KEY } from "./chat-store.ts";

/** The text itself; null for anything else. */
export const parseDraft = (value: unknown): string | null => (typeof value === "string" ? value : null);
const stored = (): string => readStored(CHAT_DRAFT_KEY, parseDraft, "");

/** What stands unsent in the message field: kept over a reload, and each tab's own, so that nothing typed in one tab changes another. */
export function useDraft(): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => tabCopy(CHAT_DRAFT_KEY, parseDraft) ?? stored());
  const written = useRef(draft);
  const change = useCallback((text: string) => {
    setDraft(text);
    keepTabCopy(CHAT_DRAFT_KEY, text);
    if (text !== "") writeStored(CHAT_DRAFT_KEY, text);
    // Another tab's draft is not ours to clear.
    else if (stored() === written.current) removeStored(CHAT_DRAFT_KEY);
    written.current = text;
  }, []);
  return [draft, change];
}
