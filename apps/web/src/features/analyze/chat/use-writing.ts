import { useCallback, useEffect, useRef, useState } from "react";
import { singleLink } from "../../../lib/links.ts";
import type { ChatHandOver } from "../../../lib/session.ts";
import type { Message } from "./chat-state.ts";
import type { Chat } from "./use-chat.ts";
import { useField } from "./use-field.ts";
import { useHandedOver } from "./use-handed-over.ts";

const FETCH_HINT = "Put the address of one page, alone, into the message field. fetch-url reads it into the context without asking the agent.";

interface Given {
  chat: Chat;
  /** Scrolls to the end of the conversation. */
  toEnd(): void;
  /** Takes the preset of an article that another tab handed over. */
  onPreset(preset: ChatHandOver["preset"]): void;
}

/** The message field and what brings something into it, sends it or gives it up. Nothing but `send` and `fetchUrl` sends anything. */
export function useWriting({ chat, toEnd, onPreset }: Given) {
  const { draft, editing: edited, waiting, type: write, put, back, dropEdits } = useField();
  const { busy, undo, state, retry, bringArticle } = chat;
  // A message that was replaced meanwhile, here or in another tab, can no longer be changed.
  const editing = state.messages.some(({ id }) => id === edited) ? edited : null;
  const field = useRef<HTMLTextAreaElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const [hint, setHint] = useState<string | null>(null);
  /** One object for each message that was brought into the field. */
  const [brought, bring] = useState<object | null>(null);

  // On a small window the buttons that bring it may stand below.
  useEffect(() => {
    if (undo || hint) told.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [undo, hint]);

  /** Many buttons here go, or are disabled, once they are pressed; what comes next is written. On a small window some of them may stand below the field. */
  const toField = useCallback(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, []);
  useEffect(() => {
    if (!brought) return;
    toField();
    // The question stands behind its text, and the field shows the beginning.
    field.current?.scrollTo({ top: field.current.scrollHeight, behavior: "instant" });
  }, [brought, toField]);

  const type = (text: string) => {
    write(text);
    setHint(null);
  };
  const take = useCallback(
    (text: string, edits?: string) => {
      put(text, edits);
      setHint(null);
      field.current?.focus();
    },
    [put],
  );
  useHandedOver({
    article: useCallback(
      ({ preset, article, cut }: ChatHandOver) => {
        onPreset(preset);
        bringArticle(article, cut);
        field.current?.focus({ preventScroll: true });
      },
      [onPreset, bringArticle],
    ),
    message: useCallback(
      (text: string) => {
        put(text);
        setHint(null);
        bring({});
      },
      [put],
    ),
  });

  return {
    field,
    /** Where the hint stands. */
    told,
    hint,
    draft,
    editing,
    waiting,
    /** The message that another page put into the field, as it stands there now; empty where none was. */
    ready: brought ? draft : "",
    toField,
    type,
    send() {
      if (busy || draft.trim() === "") return;
      chat.send(draft.trim(), editing ?? undefined);
      setHint(null);
      bring(null);
      back();
      toField();
      toEnd();
    },
    fetchUrl() {
      const link = singleLink(draft);
      if (!link) {
        setHint(FETCH_HINT);
        chat.say("No address to fetch. What is needed stands above the message field.");
        field.current?.focus();
        return;
      }
      chat.fetchUrl(link, () => {
        // It would have to be typed again. What was written meanwhile stays.
        if (field.current?.value === "") write(link);
      });
      setHint(null);
      back();
      toField();
      toEnd();
    },
    /** `aboutText`: the message is a question with its text before it. */
    takeStarter(message: string, aboutText: boolean) {
      bring(aboutText ? {} : null);
      take(message);
    },
    /** The text of the Analyze tab comes into the message; the agent speaks of one text at a time. */
    bringText(message: string) {
      if (state.article) chat.resetArticle();
      type(message);
      toField();
    },
    giveUp() {
      back();
      toField();
    },
    reset() {
      chat.reset();
      dropEdits();
      toField();
    },
    /** For the turns: these keep their identity while the visitor types. */
    takeOffer: useCallback((question: string) => take(question), [take]),
    answer: useCallback(() => field.current?.focus(), []),
    edit: useCallback((message: Message) => take(message.text, message.id), [take]),
    retry: useCallback(
      (id: string) => {
        retry(id);
        toField();
        toEnd();
      },
      [retry, toField, toEnd],
    ),
  };
}
