import { ELSEWHERE, STOP_KEEPS_QUESTION, STOPPED, STOPPED_EARLY } from "@candor/content/messages/chat";
import { COPIED, COPIED_MS } from "@candor/content/messages/tools";
import { Copy, RotateCw } from "lucide-react";
import { memo, useCallback, type MouseEvent } from "react";
import { Markdown } from "../../../components/markdown.tsx";
import { Strokes } from "../../../components/strokes.tsx";
import { Waited } from "../../../components/waited.tsx";
import { percent } from "../../../lib/findings.ts";
import { RETRIES } from "../../../lib/api.ts";
import { copyText } from "../../../lib/take-along.ts";
import { useBriefly } from "../../../lib/use-briefly.ts";
import { ChatClusterBox } from "./chat-cluster-box.tsx";
import type { Message } from "./chat-state.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { FailureWords, PageWords } from "./failure-words.tsx";
import { markFrames, markQuotes } from "./mark-html.ts";
import { isOwnInReply, MessageFrames } from "./message-frames.tsx";
import { IN_ANOTHER_PAGE } from "./quote-words.ts";
import { ToolCard } from "./tool-card.tsx";
import { withoutFailureText } from "./without-failure-text.ts";

const NO_FRAMES: NonNullable<Message["frames"]> = [];
const NO_QUOTES: NonNullable<Message["quotes"]> = [];

function waitingWords({ words, tries }: Message): string {
  if (words) return "The model is thinking…";
  return `Waiting for the agent…${tries ? ` It’s busy: attempt ${tries} of ${RETRIES + 1}.` : ""}`;
}

function QuoteSum({ quotes }: { quotes: NonNullable<Message["quotes"]> }) {
  if (quotes.length === 0) return null;
  const of = (status: string) => quotes.filter((quote) => quote.status === status && !quote.elsewhere).length;
  const others = quotes.filter(({ elsewhere }) => elsewhere).length;
  return (
    <p className="small">
      {quotes.length === 1 ? "1 quotation" : `${quotes.length} quotations`} checked against the article: {of("exact")} exact, {of("near")} near,{" "}
      {of("not-found")} not found{others > 0 && `, ${others} ${IN_ANOTHER_PAGE}`}.
    </p>
  );
}

export interface ReplyProps {
  message: Message;
  busy: boolean;
  /** The article that the quotations were looked up in is still active. */
  linked: boolean;
  /** Only the latest reply can be asked for again: what follows it would be lost. */
  last: boolean;
  /** The page that the reply was to be about was not fetched. */
  pageFailed?: boolean;
  /** Others answered other questions here: the reply says who gave it. */
  mixed?: boolean;
  onRetry(id: string): void;
  /** For the one status line. */
  onSay(text: string): void;
  onQuote(place: [number, number]): void;
  onTake(question: string): void;
  onAnswer(): void;
}

/** The agent's reply: banner, tools, Markdown with its marks and checked quotations, and what can be done with it. */
export const Reply = memo(function Reply({ message, busy, linked, last, pageFailed, mixed, onRetry, onSay, onQuote, onTake, onAnswer }: ReplyProps) {
  const { id, text, state, frames = NO_FRAMES, quotes = NO_QUOTES, confidence, unstated = false, minConfidence, failure, tools = [], notes = [] } = message;
  const running = state === "waiting" || state === "streaming" || state === "elsewhere";
  const under = confidence !== undefined && minConfidence !== undefined && confidence < minConfidence;
  const sure = !under && !unstated;
  const [copied, showCopied] = useBriefly<string>(COPIED_MS);
  const decorate = useCallback(
    (root: HTMLElement) => {
      if (running) return;
      markFrames(root, frames.filter(isOwnInReply));
      markQuotes(root, quotes, { linked, sure });
    },
    [running, frames, quotes, linked, sure],
  );
  const onClick = (event: MouseEvent) => {
    const badge = (event.target as HTMLElement).closest<HTMLElement>("button[data-quote]");
    const check = badge ? quotes[Number(badge.dataset["quote"])] : undefined;
    if (check && check.start !== null && check.end !== null) onQuote([check.start, check.end]);
  };
  const copy = async () => {
    const said = (await copyText(text)) ? COPIED : "This browser doesn’t allow copying";
    showCopied(said);
    onSay(said);
  };
  return (
    <div className="say" aria-busy={running}>
      {failure && !running && <FailureBanner failure={failure} confidence={confidence} onTake={onTake} onAnswer={onAnswer} />}
      {tools.map((tool, i) => (
        <ToolCard key={tool.id ?? i} tool={tool} running={running} told={message.error} />
      ))}
      {notes.map((note) => (
        <p key={note} className="small note-line">
          {note}
        </p>
      ))}
      {unstated && !running && (
        <p className="unverified">
          <b>Unverified.</b> The agent didn’t say how sure it is of this reply.
        </p>
      )}
      {under && !running && (
        <p className="unverified">
          <b>Unverified.</b> The agent’s confidence is {percent(confidence)}, below the agreed minimum of {percent(minConfidence)}.
        </p>
      )}
      {mixed && message.by && text !== "" && <p className="small note-line">Answered by {message.by}.</p>}
      {text !== "" && (
        <div dir="auto" onClick={onClick}>
          <Markdown text={running ? text : withoutFailureText(text, failure)} className={running ? "streaming" : ""} decorate={decorate} />
        </div>
      )}
      {state === "waiting" && (
        <>
          <p className="wait small">
            <Strokes /> {waitingWords(message)}
          </p>
          <Waited since={message.at} words={message.words} stop={STOP_KEEPS_QUESTION} />
        </>
      )}
      {state === "elsewhere" && <p className="small note-line">{ELSEWHERE}</p>}
      {last && <FailureWords error={message.error} partial={state === "broken"} />}
      {message.error && <p className="msg trouble">{message.error}</p>}
      {last && pageFailed && <PageWords error={message.error} />}
      {state === "stopped" && <p className="small note-line">{text === "" ? STOPPED_EARLY : STOPPED}</p>}
      {!running && (
        <>
          <QuoteSum quotes={quotes} />
          <MessageFrames frames={frames} regions={message.regions} where="the reply" foldWeak />
          <ChatClusterBox frames={frames} where="the reply" inReply />
          <div className="under">
            {text !== "" && (
              <button className="btn btn-s btn-bare" type="button" onClick={() => void copy()}>
                <Copy className="icon" aria-hidden="true" /> {copied ?? "Copy"}
              </button>
            )}
            {last && (
              <button className={message.error ? "btn btn-s" : "btn btn-s btn-bare"} type="button" disabled={busy} onClick={() => onRetry(id)}>
                <RotateCw className="icon" aria-hidden="true" /> Retry
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
});
