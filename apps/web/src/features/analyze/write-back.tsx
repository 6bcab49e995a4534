import type { Frame } from "@candor/engine";
import { Share2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { CopyButton } from "../../components/copy-button.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { hasSwindleMark } from "../../lib/swindle.ts";
import { messageTo, type Addressee } from "./write-back-message.ts";

const ADDRESSEES: readonly { id: Addressee; label: string }[] = [
  { id: "sender", label: "The person who passed it on" },
  { id: "writer", label: "The person who wrote it" },
];
const ROWS = 9;

/** Hands the text to another app of the device; that the reader closes the list of apps is no fault. */
const share = (text: string): void => void navigator.share({ text }).catch(() => undefined);

/** A friendly message about the text, drawn up from its marks, to be changed and taken along. Nothing is sent from here. `frames` in the engine's order. */
export function WriteBack({ frames }: { frames: readonly Frame[] }) {
  const [chosen, choose] = useState<Addressee>("sender");
  /** What the reader made of each draft. */
  const [own, setOwn] = useState<Partial<Record<Addressee, string>>>({});
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const suspected = hasSwindleMark(frames);
  // Whoever swindles is not to be written to.
  const addressee = suspected ? "sender" : chosen;
  const drawnUp = messageTo(addressee, frames, suspected);
  const text = own[addressee] ?? drawnUp;
  return (
    <details className="write-back">
      <summary className="folds">Write back</summary>
      <div className="body">
        <p className="small" id={`${id}-how`}>
          {suspected
            ? "Don’t reply to a sender you don’t trust. This message is for someone you know who passed it on to you."
            : "A question starts a conversation; a verdict ends one. Edit this draft as you like. Nothing is sent from here."}
        </p>
        {!suspected && (
          <fieldset aria-label="Who is it for?">
            {ADDRESSEES.map(({ id: value, label }) => (
              <label key={value}>
                <input type="radio" name={`${id}-for`} checked={chosen === value} onChange={() => choose(value)} /> {label}
              </label>
            ))}
          </fieldset>
        )}
        <TextArea
          ref={field}
          aria-label="Your message"
          aria-describedby={`${id}-how`}
          rows={ROWS}
          value={text}
          onChange={(event) => setOwn({ ...own, [addressee]: event.target.value })}
        />
        <div className="ways">
          <CopyButton text={text} label="Copy message" />
          {typeof navigator.share === "function" && (
            <button type="button" className="btn" onClick={() => share(text)}>
              <Share2 className="icon" aria-hidden="true" /> Share message
            </button>
          )}
          {own[addressee] !== undefined && text !== drawnUp && (
            <button
              type="button"
              className="link"
              onClick={() => {
                setOwn({ ...own, [addressee]: undefined });
                // This button goes.
                field.current?.focus({ preventScroll: true });
              }}
            >
              Go back to the draft
            </button>
          )}
        </div>
      </div>
    </details>
  );
}
