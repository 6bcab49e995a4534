import { FETCH_URL } from "@candor/content/messages/chat";
import { Pencil } from "lucide-react";
import { memo, useState } from "react";
import { ChatClusterBox } from "./chat-cluster-box.tsx";
import { SPEAKERS, type Message } from "./chat-state.ts";
import { PageWords } from "./failure-words.tsx";
import { MarkedWords } from "./marked-words.tsx";
import { MessageFrames } from "./message-frames.tsx";
import { Reply, type ReplyProps } from "./reply.tsx";
import { ToolCard } from "./tool-card.tsx";
import { TurnBoundary } from "./turn-boundary.tsx";

/** Longer ones are folded: a message of the visitor, and the text that a tool has read. */
const FOLD_CHARS = { user: 1_500, tool: 320 } as const;
const NO_FETCH = {
  offline: `You’re offline, and links need a connection. When you’re back online, press ${FETCH_URL} again.`,
  online: `The server that fetches pages can’t be reached right now. Wait a moment and press ${FETCH_URL} again.`,
};
const NO_FRAMES: NonNullable<Message["frames"]> = [];

/** The words of a message; a long one shows its beginning, and the rest when it is asked for. */
function WordsSaid({ text, frames, role }: { text: string; frames: NonNullable<Message["frames"]>; role: keyof typeof FOLD_CHARS }) {
  const long = text.length > FOLD_CHARS[role];
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={long && !open ? "words-said folded" : "words-said"}>
        <MarkedWords text={text} frames={frames} />
      </div>
      {long && (
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Show less" : `Show all ${text.length.toLocaleString("en")} characters`}
        </button>
      )}
    </>
  );
}

function Question({ message, busy, onEdit }: { message: Message; busy: boolean; onEdit(message: Message): void }) {
  const { text, frames = NO_FRAMES, regions, notes = [] } = message;
  return (
    <div className="say">
      <WordsSaid text={text} frames={frames} role="user" />
      {notes.map((note) => (
        <p key={note} className="small note-line">
          {note}
        </p>
      ))}
      <MessageFrames frames={frames} regions={regions} where="your message" />
      <ChatClusterBox frames={frames} where="your message" />
      <div className="under">
        <button className="btn btn-s btn-bare" type="button" disabled={busy} onClick={() => onEdit(message)}>
          <Pencil className="icon" aria-hidden="true" /> Edit and ask again
        </button>
      </div>
    </div>
  );
}

function ToolMessage({ message, last }: { message: Message; last: boolean }) {
  const { tools = [], text, title, chars, frames = NO_FRAMES, regions, notes = [] } = message;
  const tool = tools[0];
  const about =
    chars === undefined ? null : (
      <p>
        {title && (
          <>
            <b>{title}</b>.{" "}
          </>
        )}
        {chars.toLocaleString("en")} characters read and kept as context for your next questions.
      </p>
    );
  return (
    <div className="say">
      {tool ? (
        <ToolCard tool={tool} running>
          {about}
        </ToolCard>
      ) : (
        <div className="tool">
          <b className="tool-name">article</b>
          <span className="mono">from the Analyze tab</span>
          {about}
        </div>
      )}
      {last && <PageWords error={tool?.error} network={NO_FETCH} />}
      {text !== "" && <WordsSaid text={text} frames={NO_FRAMES} role="tool" />}
      {notes.map((note) => (
        <p key={note} className="small note-line">
          {note}
        </p>
      ))}
      <MessageFrames frames={frames} regions={regions} where="the article" />
      <ChatClusterBox frames={frames} where="the article" />
    </div>
  );
}

/** One message of the conversation, printed like an interview: who speaks, then what is said. */
export const Turn = memo(function Turn({ message, onEdit, ...reply }: ReplyProps & { onEdit(message: Message): void }) {
  return (
    <li className={`turn by-${message.role}`}>
      <h2 className="who">{SPEAKERS[message.role]}</h2>
      <TurnBoundary text={message.text} again={message.state}>
        {message.role === "user" && <Question message={message} busy={reply.busy} onEdit={onEdit} />}
        {message.role === "tool" && <ToolMessage message={message} last={reply.last} />}
        {message.role === "assistant" && <Reply message={message} {...reply} />}
      </TurnBoundary>
    </li>
  );
});
