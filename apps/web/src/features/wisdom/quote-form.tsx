import { QUOTE_LIMITS, USER_TONE } from "@candor/content/messages/wisdom";
import type { Quote } from "@candor/content/quotes/quotes";
import { useId, useState } from "react";
import { TextArea } from "../../components/text-area.tsx";
import { useFormEntry } from "../../components/use-form-entry.ts";
import { useModeratedSubmit } from "../../lib/use-moderator.ts";
import { quoteAlert, type QuoteDraft } from "./user-quotes.ts";

const EMPTY: QuoteDraft = { quote: "", author: "", tone: "" };

interface Props {
  label: string;
  submit: string;
  /** What is edited; nothing for a new quote. */
  from?: QuoteDraft;
  /** The visitor's other quotes. */
  existing: readonly Quote[];
  note: string;
  onDone(draft: QuoteDraft): void;
  onCancel(): void;
}

/** A quote of the visitor's own, new or edited: the same rules for both (specification 1 §5). */
export function QuoteForm({ label, submit: submitLabel, from = EMPTY, existing, note, onDone, onCancel }: Props) {
  const id = useId();
  const form = useFormEntry();
  const [draft, setDraft] = useState(from);
  const set = (field: keyof QuoteDraft) => (event: { target: { value: string } }) => setDraft((old) => ({ ...old, [field]: event.target.value }));
  const submit = useModeratedSubmit(
    (objects) => quoteAlert(draft, existing, objects),
    () => onDone(draft),
  );
  return (
    <form ref={form} className="add" onSubmit={submit} aria-label={label}>
      <div className="w">
        <label className="label" htmlFor={`${id}q`}>
          Quote
        </label>
        <span className="count">
          {draft.quote.length}/{QUOTE_LIMITS.quote}
        </span>
        <TextArea id={`${id}q`} rows={3} maxLength={QUOTE_LIMITS.quote} value={draft.quote} onChange={set("quote")} />
      </div>
      <div>
        <label className="label" htmlFor={`${id}a`}>
          Author
        </label>
        <input className="field" dir="auto" id={`${id}a`} maxLength={QUOTE_LIMITS.author} value={draft.author} onChange={set("author")} autoComplete="off" />
      </div>
      <div>
        <label className="label" htmlFor={`${id}t`}>
          Tone
        </label>
        <input
          className="field"
          dir="auto"
          id={`${id}t`}
          maxLength={QUOTE_LIMITS.tone}
          placeholder={USER_TONE}
          value={draft.tone}
          onChange={set("tone")}
          autoComplete="off"
        />
      </div>
      <div className="w row">
        <button className="btn btn-main" type="submit" disabled={draft.quote.trim() === "" || draft.author.trim() === ""}>
          {submitLabel}
        </button>
        <button className="btn" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
      <p className="small w">{note}</p>
    </form>
  );
}
