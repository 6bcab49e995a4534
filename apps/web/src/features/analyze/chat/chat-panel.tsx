import { PRESETS } from "@candor/engine/policy";
import { ArrowDown } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import { useMedia } from "../../../components/use-media.ts";
import type { ChatHandOver } from "../../../lib/session.ts";
import { useJudgements } from "../../../lib/judgements.ts";
import { useStored } from "../../../lib/use-stored.ts";
import { ArticleDialog } from "./article-dialog.tsx";
import { framesOf } from "./article-frames.ts";
import { ArticleLine } from "./article-line.tsx";
import { BringText } from "./bring-text.tsx";
import { FIRST_SETTINGS, parseSettings, SETTINGS_KEY } from "./chat-settings.ts";
import { ChatStart } from "./chat-start.tsx";
import { isEmptyChat } from "./chat-store.ts";
import { ChatStatus } from "./chat-status.tsx";
import { Composer, WhatLeaves } from "./composer.tsx";
import { BESIDE, HandshakeRail } from "./handshake-rail.tsx";
import { RemovedLine } from "./removed-line.tsx";
import { saveChat } from "./save-chat.ts";
import { Turns } from "./turns.tsx";
import { UnreadLine } from "./unread-line.tsx";
import { useChat } from "./use-chat.ts";
import { useFollow } from "./use-follow.ts";
import { useWriting } from "./use-writing.ts";
import "./chat.css";

/** The Chat tab (specification 1 §2 to §9). Lives on while the Analyze tab is shown. */
export function ChatPanel() {
  const [settings, updateSettings] = useStored(SETTINGS_KEY, parseSettings, FIRST_SETTINGS);
  const [{ hideMarks }, updateJudgements] = useJudgements();
  const chat = useChat(settings);
  const { state, busy, undo } = chat;
  const { messages, article } = state;
  const talk = useRef<HTMLElement>(null);
  const { away, toEnd, toNewest } = useFollow(talk);
  const onPreset = useCallback((preset: ChatHandOver["preset"]) => updateSettings(() => PRESETS[preset]), [updateSettings]);
  const writing = useWriting({ chat, toEnd, onPreset });
  const { toField } = writing;
  const [reading, setReading] = useState<{ place: [number, number] | null } | null>(null);
  const quote = useCallback((place: [number, number]) => setReading({ place }), []);
  const articleFrames = useMemo(() => framesOf(article, messages), [article, messages]);
  const wide = useMedia(BESIDE);

  // What the chat is for stands first on a small window. Below a talk the settings would come between its newest line and the end of the page.
  const railBelow = !wide && messages.length === 0;
  const rail = (
    <HandshakeRail
      settings={settings}
      onChange={(next) => updateSettings(() => next)}
      age={state.age}
      busy={busy}
      empty={isEmptyChat(state)}
      marksHidden={hideMarks}
      onHideMarks={(hide) => updateJudgements((old) => ({ ...old, hideMarks: hide }))}
      onFetch={writing.fetchUrl}
      onReset={writing.reset}
      onSave={(format) => chat.say(`Saved as ${saveChat(state, format)}.`)}
    />
  );

  return (
    <div className={hideMarks ? "talk bare" : "talk"}>
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
        {messages.length === 0 && <ChatStart article={article !== null} ready={writing.ready} onTake={writing.takeStarter} />}
        <Turns
          state={state}
          busy={busy}
          onSay={chat.say}
          onRetry={writing.retry}
          onEdit={writing.edit}
          onQuote={quote}
          onTake={writing.takeOffer}
          onAnswer={writing.answer}
        />
        <ChatStatus said={chat.status} />
        <div className="foot-of-talk">
          {away && messages.length > 0 && (
            <button type="button" className="btn btn-s newest" onClick={toNewest}>
              <ArrowDown className="icon" aria-hidden="true" /> Newest
            </button>
          )}
          <div className="told" ref={writing.notices}>
            {undo && <RemovedLine undo={undo} onBack={toField} />}
            {writing.hint && <p className="msg trouble">{writing.hint}</p>}
            {!writing.editing && <BringText draft={writing.draft} messages={messages} withArticle={article !== null} onBring={writing.bringText} />}
          </div>
          <Composer
            field={writing.field}
            draft={writing.draft}
            busy={busy}
            withArticle={article !== null}
            editing={writing.editing !== null}
            waiting={writing.waiting}
            onDraft={writing.type}
            onSend={writing.send}
            onStop={() => {
              chat.stop();
              toField();
            }}
            onGiveUp={writing.giveUp}
          />
        </div>
        <WhatLeaves draft={writing.draft} article={article !== null} messages={messages} />
      </section>
      {railBelow && rail}
      {reading && article && <ArticleDialog article={article} frames={articleFrames} place={reading.place} onClose={() => setReading(null)} />}
    </div>
  );
}
