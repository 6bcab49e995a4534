import { PRESETS } from "@candor/engine/policy";
import { ArrowDown } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useMedia } from "../../../components/use-media.ts";
import { singleLink } from "../../../lib/links.ts";
import type { ChatHandOver } from "../../../lib/session.ts";
import { useStored } from "../../../lib/use-stored.ts";
import { isMixed } from "./answered-by.ts";
import { ArticleDialog } from "./article-dialog.tsx";
import { framesOf } from "./article-frames.ts";
import { ArticleLine } from "./article-line.tsx";
import { BringText } from "./bring-text.tsx";
import { FIRST_SETTINGS, parseSettings, SETTINGS_KEY } from "./chat-settings.ts";
import type { Message } from "./chat-state.ts";
import { ChatStart } from "./chat-start.tsx";
import { isEmptyChat } from "./chat-store.ts";
import { ChatStatus } from "./chat-status.tsx";
import { Composer, WhatLeaves } from "./composer.tsx";
import { BESIDE, HandshakeRail } from "./handshake-rail.tsx";
import { RemovedLine } from "./removed-line.tsx";
import { saveChat } from "./save-chat.ts";
import { Turn } from "./turn.tsx";
import { UnreadLine } from "./unread-line.tsx";
import { useChat } from "./use-chat.ts";
import { useField } from "./use-field.ts";
import { useFollow } from "./use-follow.ts";
import { useHandedOver } from "./use-handed-over.ts";
import "./chat.css";

const FETCH_HINT = "Put the address of one page, alone, into the message field. fetch-url reads it into the context without asking the agent.";

/** The Chat tab (specification 1 §2 to §9). Lives on while the Analyze tab is shown. */
export function ChatPanel() {
  const [settings, updateSettings] = useStored(SETTINGS_KEY, parseSettings, FIRST_SETTINGS);
  const written = useField();
  const chat = useChat(settings);
  const { state, busy, undo } = chat;
  const { messages, article } = state;
  const { draft, put, back } = written;
  // A message that was replaced meanwhile, here or in another tab, can no longer be changed.
  const editing = messages.some(({ id }) => id === written.editing) ? written.editing : null;
  const [hint, setHint] = useState<string | null>(null);
  const [reading, setReading] = useState<{ place: [number, number] | null } | null>(null);
  const told = useRef<HTMLDivElement>(null);
  const talk = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const type = (text: string) => {
    written.type(text);
    setHint(null);
  };

  // On a small window the buttons that bring it may stand below.
  useEffect(() => {
    if (undo || hint) told.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [undo, hint]);

  const wide = useMedia(BESIDE);
  const last = messages.at(-1);
  const { away, toEnd, toNewest } = useFollow(talk);

  /** Many buttons here go, or are disabled, once they are pressed; what comes next is written. On a small window some of them may stand below the field. */
  const toField = useCallback(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, []);
  const send = () => {
    if (busy || draft.trim() === "") return;
    chat.send(draft.trim(), editing ?? undefined);
    setHint(null);
    bring(null);
    back();
    toField();
    toEnd();
  };
  const fetchUrl = () => {
    const link = singleLink(draft);
    if (!link) {
      setHint(FETCH_HINT);
      chat.say("No address to fetch. What is needed stands above the message field.");
      field.current?.focus();
      return;
    }
    chat.fetchUrl(link, () => {
      // It would have to be typed again. What was written meanwhile stays.
      if (field.current?.value === "") written.type(link);
    });
    setHint(null);
    back();
    toField();
    toEnd();
  };
  const take = useCallback(
    (text: string, edits?: string) => {
      put(text, edits);
      setHint(null);
      field.current?.focus();
    },
    [put],
  );
  /** One object for each message that was brought into the field. */
  const [brought, bring] = useState<object | null>(null);
  useEffect(() => {
    if (!brought) return;
    toField();
    // The question stands behind its text, and the field shows the beginning.
    field.current?.scrollTo({ top: field.current.scrollHeight, behavior: "instant" });
  }, [brought, toField]);
  const { bringArticle } = chat;
  useHandedOver({
    article: useCallback(
      ({ preset, article: given, cut }: ChatHandOver) => {
        updateSettings(() => PRESETS[preset]);
        bringArticle(given, cut);
        field.current?.focus({ preventScroll: true });
      },
      [updateSettings, bringArticle],
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
  const takeOffer = useCallback((question: string) => take(question), [take]);
  const takeStarter = (text: string, aboutText: boolean) => {
    bring(aboutText ? {} : null);
    take(text);
  };
  const answer = useCallback(() => field.current?.focus(), []);
  const edit = useCallback((message: Message) => take(message.text, message.id), [take]);
  const giveUp = () => {
    back();
    toField();
  };
  const quote = useCallback((place: [number, number]) => setReading({ place }), []);
  const { retry } = chat;
  const retryAndFollow = useCallback(
    (id: string) => {
      retry(id);
      toField();
      toEnd();
    },
    [retry, toField, toEnd],
  );
  const mixed = isMixed(messages);
  const articleFrames = useMemo(() => framesOf(article, messages), [article, messages]);

  // What the chat is for stands first on a small window. Below a talk the settings would come between its newest line and the end of the page.
  const railBelow = !wide && messages.length === 0;
  const rail = (
    <HandshakeRail
      settings={settings}
      onChange={(next) => updateSettings(() => next)}
      age={state.age}
      busy={busy}
      empty={isEmptyChat(state)}
      onFetch={fetchUrl}
      onReset={() => {
        chat.reset();
        written.dropEdits();
        toField();
      }}
      onSave={(format) => chat.say(`Saved as ${saveChat(state, format)}.`)}
    />
  );

  return (
    <div className="talk">
      {!railBelow && rail}
      <section ref={talk} className="thread" aria-label="Conversation">
        {article && (
          <ArticleLine
            url={article.url}
            onRead={() => setReading({ place: null })}
            onReset={() => {
              chat.resetArticle();
              toField();
            }}
          />
        )}
        <UnreadLine unread={chat.unread} />
        {messages.length === 0 && <ChatStart article={article !== null} ready={brought ? draft : ""} onTake={takeStarter} />}
        <ol className="turns">
          {messages.map((message) => (
            <Turn
              key={message.id}
              message={message}
              busy={busy}
              linked={article !== null && message.articleUrl === article.url}
              last={message === last}
              mixed={mixed}
              onSay={chat.say}
              onRetry={retryAndFollow}
              onEdit={edit}
              onQuote={quote}
              onTake={takeOffer}
              onAnswer={answer}
            />
          ))}
        </ol>
        <ChatStatus said={chat.status} />
        <div className="foot-of-talk">
          {away && messages.length > 0 && (
            <button type="button" className="btn btn-s newest" onClick={toNewest}>
              <ArrowDown className="icon" aria-hidden="true" /> Newest
            </button>
          )}
          <div className="told" ref={told}>
            {undo && <RemovedLine undo={undo} onBack={toField} />}
            {hint && <p className="msg trouble">{hint}</p>}
            {!editing && (
              <BringText
                draft={draft}
                messages={messages}
                withArticle={article !== null}
                onBring={(message) => {
                  if (article) chat.resetArticle();
                  type(message);
                  toField();
                }}
              />
            )}
          </div>
          <Composer
            field={field}
            draft={draft}
            busy={busy}
            withArticle={article !== null}
            editing={editing !== null}
            waiting={written.waiting}
            onDraft={type}
            onSend={send}
            onStop={() => {
              chat.stop();
              toField();
            }}
            onGiveUp={giveUp}
          />
        </div>
        <WhatLeaves draft={draft} article={article !== null} messages={messages} />
      </section>
      {railBelow && rail}
      {reading && article && <ArticleDialog article={article} frames={articleFrames} place={reading.place} onClose={() => setReading(null)} />}
    </div>
  );
}
