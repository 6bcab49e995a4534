import { isRecord } from "@candor/protocol/is-record";
import { useCallback, useRef, useState } from "react";
import { readStored, removeStored, writeStored } from "../../../lib/storage.ts";
import { keepTabCopy, tabCopy } from "../../../lib/tab-copy.ts";
import { useIsomorphicLayoutEffect } from "../../../lib/use-isomorphic-layout-effect.ts";
import { CHAT_WAITING_KEY } from "./chat-store.ts";
import { useDraft } from "./use-draft.ts";

/** What stood in the message field when something else was put there. */
interface Stood {
  text: string;
  /** Id of the earlier message that was being changed. */
  editing: string | null;
}

const isStood = (value: unknown): value is Stood =>
  isRecord(value) && typeof value["text"] === "string" && (value["editing"] === null || typeof value["editing"] === "string");
/** Null for a list with anything else in it. */
export const parseStack = (value: unknown): readonly Stood[] | null => (Array.isArray(value) && value.every(isStood) ? value : null);
const NONE: readonly Stood[] = [];

export interface MessageField {
  draft: string;
  /** Id of the earlier message that is being changed. */
  editing: string | null;
  /** Something waits to come back into the field. */
  waiting: boolean;
  type(text: string): void;
  /** Puts a text there, to be sent or given up; what stood there waits. */
  put(text: string, editing?: string | null): void;
  /** After sending, or giving up: what waited comes back, else the field is empty. */
  back(): void;
  /** The messages are gone: no change of one can wait or go on. */
  dropEdits(): void;
}

/** The message field, which loses nothing that was written: an earlier message or an offered question takes its place for a time only, a reload included. */
export function useField(): MessageField {
  const [draft, keepDraft] = useDraft();
  const [editing, setEditing] = useState<string | null>(null);
  const [stack, setStack] = useState(() => tabCopy(CHAT_WAITING_KEY, parseStack) ?? readStored(CHAT_WAITING_KEY, parseStack, NONE));
  /** As it was put there, and not changed since: nothing is lost with it. */
  const given = useRef<string | null>(null);
  // Read when something happens, so that the functions keep their identity while the visitor types.
  const now = useRef({ draft, editing, stack });
  useIsomorphicLayoutEffect(() => {
    now.current = { draft, editing, stack };
  }, [draft, editing, stack]);

  const set = useCallback(
    (top: Stood, below: readonly Stood[]) => {
      if (below.length > 0) writeStored(CHAT_WAITING_KEY, below);
      else if (now.current.stack.length > 0) removeStored(CHAT_WAITING_KEY);
      keepTabCopy(CHAT_WAITING_KEY, below);
      now.current = { draft: top.text, editing: top.editing, stack: below };
      keepDraft(top.text);
      setEditing(top.editing);
      setStack(below);
    },
    [keepDraft],
  );
  const put = useCallback(
    (text: string, edits: string | null = null) => {
      const { draft: stood, editing: was, stack: below } = now.current;
      const worthless = stood.trim() === "" || stood === given.current || stood === text;
      given.current = text;
      set({ text, editing: edits }, worthless ? below : [...below, { text: stood, editing: was }]);
    },
    [set],
  );
  const back = useCallback(() => {
    const { stack: all } = now.current;
    given.current = null;
    set(all.at(-1) ?? { text: "", editing: null }, all.slice(0, -1));
  }, [set]);
  const dropEdits = useCallback(() => {
    const { draft: stood, editing: was, stack: all } = now.current;
    const own = all.filter((one) => one.editing === null);
    if (was === null) set({ text: stood, editing: null }, own);
    else set(own.at(-1) ?? { text: stood, editing: null }, own.slice(0, -1));
  }, [set]);
  return { draft, editing, waiting: stack.length > 0, type: keepDraft, put, back, dropEdits };
}
