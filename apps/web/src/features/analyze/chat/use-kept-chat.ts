import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { onStored, rawStored, readStored, removeStored, writeStored } from "../../../lib/storage.ts";
import { chatReducer, EMPTY_CHAT, type ChatAction, type ChatState } from "./chat-state.ts";
import { CHAT_KEY, isEmptyChat, parseChat, parseSharedChat, toStored } from "./chat-store.ts";
import { mergeChats } from "./merge-chats.ts";

const SAVE_AFTER_MS = 250;
const load = (): ChatState => readStored(CHAT_KEY, parseChat, EMPTY_CHAT);

/** The exchange that runs in this tab. */
export interface RunningExchange {
  control: AbortController;
  /** Ids of its messages: another tab's 'reset chat' does not take them. */
  messages: Set<string>;
}

export interface KeptChat {
  /** As it was last drawn. */
  state: ChatState;
  /** As it is at this moment. */
  live: RefObject<ChatState>;
  dispatch(action: ChatAction): void;
  /** Saves at once, and over what another tab has stored since. */
  saveOver(): void;
}

/** The conversation as this browser keeps it: saved while it changes, merged with what another tab has stored (docs/decisions/0036). Leaving the page aborts what runs. */
export function useKeptChat(running: RefObject<RunningExchange | null>): KeptChat {
  const [state, setState] = useState(load);
  const live = useRef(state);
  const unsaved = useRef(false);
  const saving = useRef(false);
  /** The stored text as this tab last wrote or read it. */
  const known = useRef<string | null>(null);

  const dispatch = useCallback((action: ChatAction) => {
    live.current = chatReducer(live.current, action);
    unsaved.current = true;
    setState(live.current);
  }, []);

  /** Takes in what another tab has stored since, so that neither loses the other's turns. */
  const takeIn = useCallback(() => {
    const now = rawStored(CHAT_KEY);
    if (now === known.current) return;
    const others = now === null ? null : readStored(CHAT_KEY, parseSharedChat, null);
    known.current = rawStored(CHAT_KEY);
    const mine = live.current;
    const { messages: own } = running.current ?? {};
    live.current = others ? mergeChats(mine, others) : own ? { ...EMPTY_CHAT, messages: mine.messages.filter(({ id }) => own.has(id)) } : EMPTY_CHAT;
    setState(live.current);
  }, [running]);

  const save = useCallback(() => {
    if (!unsaved.current) return;
    takeIn();
    unsaved.current = false;
    saving.current = true;
    if (isEmptyChat(live.current)) removeStored(CHAT_KEY);
    else writeStored(CHAT_KEY, toStored(live.current));
    known.current = rawStored(CHAT_KEY);
    saving.current = false;
  }, [takeIn]);

  const saveOver = useCallback(() => {
    known.current = rawStored(CHAT_KEY);
    save();
  }, [save]);

  // A fixed rhythm, not "after the last change": a long stream must be saved while it runs.
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (unsaved.current)
      timer.current ??= window.setTimeout(() => {
        timer.current = undefined;
        save();
      }, SAVE_AFTER_MS);
  }, [state, save]);

  useEffect(() => {
    // Leaving is the visitor's own stop; without it the browser's cut would be kept as a failure of the network.
    const abort = () => running.current?.control.abort();
    const leave = () => {
      abort();
      save();
    };
    window.addEventListener("pagehide", leave);
    known.current = rawStored(CHAT_KEY);
    const stop = onStored(CHAT_KEY, () => {
      if (!saving.current) takeIn();
    });
    return () => {
      window.removeEventListener("pagehide", leave);
      stop();
      abort();
      window.clearTimeout(timer.current);
      timer.current = undefined;
      save();
    };
  }, [running, save, takeIn]);

  return { state, live, dispatch, saveOver };
}
