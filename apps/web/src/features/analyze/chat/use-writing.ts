import { useCallback, useEffect, useRef, useState } from "react";
import { singleLink } from "../../../lib/links.ts";
import type { ChatHandOver } from "../../../lib/session.ts";
import type { Message } from "./chat-state.ts";
import type { Chat } from "./use-chat.ts";
import { useField, type MessageField } from "./use-field.ts";
import { useFieldView, type FieldView } from "./use-field-view.ts";
import { useHandedOver } from "./use-handed-over.ts";

const FETCH_HINT = "Put one link, and nothing else, into the message field. fetch-url then adds the page to the context without asking the agent.";

interface Given {
  chat: Chat;
  /** Scrolls to the end of the conversation. */
  toEnd(): void;
  /** Takes the preset of an article that another tab handed over. */
  onPreset(preset: ChatHandOver["preset"]): void;
}

interface Parts extends Omit<Given, "onPreset"> {
  message: MessageField;
  view: FieldView;
  /** Id of the earlier message that is being changed. */
  editing: string | null;
  setHint(hint: string | null): void;
}

/** What sends the message or gives it up. Nothing but `send` and `fetchUrl` sends anything. */
function sendingOf({ chat, message, view, editing, toEnd, setHint }: Parts) {
  const { draft, type, back, dropEdits } = message;
  const goOn = () => {
    setHint(null);
    back();
    view.toField();
    toEnd();
  };
  return {
    send() {
      if (chat.busy || draft.trim() === "") return;
      chat.send(draft.trim(), editing ?? undefined);
      view.endBrought();
      goOn();
    },
    fetchUrl() {
      const link = singleLink(draft);
      if (!link) {
        setHint(FETCH_HINT);
        chat.say("No link to fetch. See the note above the message field.");
        view.focus();
        return;
      }
      chat.fetchUrl(link, () => {
        // It would have to be typed again. What was written meanwhile stays.
        if (view.field.current?.value === "") type(link);
      });
      goOn();
    },
    giveUp() {
      back();
      view.toField();
    },
    reset() {
      chat.reset();
      dropEdits();
      view.toField();
    },
  };
}

/** What puts a message into the field. These functions keep their identity while the visitor types. */
function useTaking({ put }: MessageField, { focus, showBrought, endBrought }: FieldView, setHint: (hint: string | null) => void) {
  const take = useCallback(
    (text: string, edits?: string) => {
      put(text, edits);
      setHint(null);
      focus();
    },
    [put, focus, setHint],
  );
  return {
    /** `aboutText`: the message is a question with its text before it. */
    takeStarter: useCallback(
      (message: string, aboutText: boolean) => {
        if (aboutText) showBrought();
        else endBrought();
        take(message);
      },
      [take, showBrought, endBrought],
    ),
    /** A message that another page has left for the chat. */
    takeAsked: useCallback(
      (message: string) => {
        put(message);
        setHint(null);
        showBrought();
      },
      [put, showBrought, setHint],
    ),
    takeOffer: useCallback((question: string) => take(question), [take]),
    edit: useCallback(({ text, id }: Message) => take(text, id), [take]),
  };
}

/** The message field and what brings something into it, sends it or gives it up. */
export function useWriting({ chat, toEnd, onPreset }: Given) {
  const message = useField();
  const view = useFieldView();
  const { undo, state, retry, bringArticle } = chat;
  const { field, focus, toField, isBrought } = view;
  const [hint, setHint] = useState<string | null>(null);
  // A message that was replaced meanwhile, here or in another tab, can no longer be changed.
  const editing = state.messages.some(({ id }) => id === message.editing) ? message.editing : null;

  // On a small window the buttons that bring it may stand below.
  const notices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (undo || hint) notices.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [undo, hint]);

  const { takeAsked, ...taking } = useTaking(message, view, setHint);
  const takeArticle = useCallback(
    ({ preset, article, cut }: ChatHandOver) => {
      onPreset(preset);
      bringArticle(article, cut);
      field.current?.focus({ preventScroll: true });
    },
    [onPreset, bringArticle, field],
  );
  useHandedOver({ article: takeArticle, message: takeAsked });

  const type = (text: string) => {
    message.type(text);
    setHint(null);
  };
  return {
    ...sendingOf({ chat, message, view, editing, toEnd, setHint }),
    ...taking,
    field,
    /** Where the hint stands, and that something can be taken back. */
    notices,
    hint,
    draft: message.draft,
    editing,
    waiting: message.waiting,
    /** The message that was brought into the field, as it stands there now; empty where none was. */
    ready: isBrought ? message.draft : "",
    toField,
    type,
    /** The text of the Analyze tab comes into the message; the agent speaks of one text at a time. */
    bringText(text: string) {
      if (state.article) chat.resetArticle();
      type(text);
      toField();
    },
    answer: focus,
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
