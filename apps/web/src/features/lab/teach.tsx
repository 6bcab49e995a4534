import { SUBMIT } from "@candor/content/messages/lab";
import { useId, useRef, type KeyboardEvent } from "react";
import { isComposing } from "../../lib/composing.ts";
import { FEEDBACK_PHRASES, withPhrase } from "./feedback-phrases.ts";
import type { Teaching } from "./use-teaching.ts";

/** The field for feedback, with words to begin it. `fired`: where nothing did, nothing was a false alarm. */
export function Teach({ teaching: { feedback, write, submit }, fired }: { teaching: Teaching; fired: boolean }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      void submit();
    }
  };
  return (
    <div className="teach">
      <label className="label" htmlFor={id}>
        Feedback: was that right, wrong, or was something missed?
      </label>
      <div className="phrases" role="group" aria-label="Start with">
        {FEEDBACK_PHRASES.filter(({ type }) => type !== "false_positive" || fired).map(({ name, phrase }) => (
          <button
            key={name}
            type="button"
            className="btn btn-s"
            onClick={() => {
              write(withPhrase(phrase, feedback));
              field.current?.focus();
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <input
        ref={field}
        className="field"
        id={id}
        aria-describedby={`${id}-words`}
        value={feedback}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKey}
      />
      <button className="btn btn-s" type="button" onClick={() => void submit()}>
        {SUBMIT}
      </button>
      <p className="small" id={`${id}-words`}>
        Say “right”, “wrong”, “missed” or “disagree”, and why. Feedback without such a word doesn’t count.
      </p>
    </div>
  );
}
