import { SEND, SENDING } from "@candor/content/messages/chat";
import { Square } from "lucide-react";
import { useId, useMemo, type KeyboardEvent, type Ref } from "react";
import { TextArea } from "../../../components/text-area.tsx";
import { agentHost, agentModel } from "../../../lib/api.ts";
import { isComposing } from "../../../lib/composing.ts";
import { useConfig } from "../../../lib/config.ts";
import { singleLink } from "../../../lib/links.ts";
import { shareSent } from "./chat-request.ts";
import type { Message } from "./chat-state.ts";

interface ComposerProps {
  field: Ref<HTMLTextAreaElement>;
  draft: string;
  busy: boolean;
  withArticle: boolean;
  editing: boolean;
  /** Something else was written before, and comes back. */
  waiting: boolean;
  onDraft(text: string): void;
  onSend(): void;
  onStop(): void;
  onGiveUp(): void;
}

/** The message field. Enter sends, Shift+Enter starts a new line, Escape gives up a change; keys that belong to a composition of characters do none of it. */
export function Composer({ field, draft, busy, withArticle, editing, waiting, onDraft, onSend, onStop, onGiveUp }: ComposerProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape" && editing) onGiveUp();
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    // A key that is held down would send what comes back into the field, too.
    if (!event.repeat) onSend();
  };
  return (
    <form
      className="compose"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {editing && (
        <p className="small editing">
          You’re editing an earlier message. Everything after it will be replaced.{" "}
          <button type="button" className="link" onClick={onGiveUp}>
            Cancel
          </button>
        </p>
      )}
      {waiting && !editing && (
        <p className="small editing">
          Your draft will come back after you send this.{" "}
          <button type="button" className="link" onClick={onGiveUp}>
            Go back to it now
          </button>
        </p>
      )}
      <div className="row">
        <div>
          <label className="sr" htmlFor={id}>
            Message
          </label>
          <TextArea
            ref={field}
            id={id}
            rows={2}
            value={draft}
            placeholder={withArticle ? "Ask about the article" : "A statement, a question, or one link to an article"}
            aria-describedby={`${id}-keys`}
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {busy && (
          <button className="btn" type="button" onClick={onStop}>
            <Square className="icon" aria-hidden="true" /> Stop
          </button>
        )}
        <button className="btn btn-main" type="submit" disabled={busy || draft.trim() === ""}>
          {busy ? SENDING : SEND}
        </button>
      </div>
      {/* Told with the field; in the page it is read once, from the line below. */}
      <p hidden id={`${id}-keys`}>
        Enter sends, Shift+Enter starts a new line.
      </p>
    </form>
  );
}

/** What leaves the browser, and who gets it. */
export function WhatLeaves({ draft, article, messages }: { draft: string; article: boolean; messages: readonly Message[] }) {
  const { sent, said } = useMemo(() => shareSent(messages), [messages]);
  const conversation = sent < said ? `the newest ${sent} of the ${said} messages here` : "this conversation";
  const config = useConfig();
  const host = agentHost(config);
  const model = agentModel(config);
  return (
    <p className="small leaves">
      <span className="keys">Enter sends, Shift+Enter starts a new line. </span>
      {SEND} shares your message, {conversation}
      {article ? ", the article" : ""} and the handshake with {host}
      {singleLink(draft) ? ", which also fetches the page" : ""}.{" "}
      {model &&
        (model === "elsewhere"
          ? "A language model may answer."
          : model.active
            ? `The language model ${model.label || "chosen by the owner"} answers.`
            : "The built-in analyst answers, using rules and no language model.")}{" "}
      Marks are found in this browser, and your history stays here.
    </p>
  );
}
