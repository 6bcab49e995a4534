import { QUOTE_LIMITS, USER_TONE } from "@candor/content/messages/wisdom";
import type { Quote } from "@candor/content/quotes/quotes";
import { useId } from "react";
import { TextArea } from "../../components/text-area.tsx";
import { useFormEntry } from "../../components/use-form-entry.ts";
import { useEditDraft, useFormDraft } from "../../lib/drafts.ts";
import { useModeratedSubmit } from "../../lib/use-moderator.ts";
import { quoteAlert, type QuoteDraft } from "./user-quotes.ts";

interface EntryProps {
  /** The visitor's other quotes. */
  existing: readonly Quote[];
  onDone(draft: QuoteDraft): void;
  onCancel(): void;
}

interface FormProps extends EntryProps {
  draft: QuoteDraft;
  set(field: keyof QuoteDraft, text: string): void;
  submit: string;
  note: string;
}

/** What is typed is kept in this browser: 'Add Quote' may close the form over it, and so may a reload. Submit and Cancel clear it (specification 1 §4). */
export function AddQuote({ existing, onDone, onCancel }: EntryProps) {
  const { of, set, clear } = useFormDraft("quote");
  return (
    <QuoteForm
      existing={existing}
      draft={{ quote: of("quote"), author: of("author"), tone: of("tone") }}
      set={set}
      onDone={(written) => {
        onDone(written);
        clear();
      }}
      onCancel={() => {
        clear();
        onCancel();
      }}
      submit="Submit"
      note="Kept in this browser. Submitting also opens a draft in your mail program, addressed to the owner of this site; nothing is sent unless you send it."
    />
  );
}

/** Under what the changes of a quote are kept until they are saved. */
export const quoteEdit = ({ quote, author }: QuoteDraft): string => `quote-edit ${JSON.stringify([quote, author])}`;

interface EditProps extends Omit<EntryProps, "onDone"> {
  quote: QuoteDraft;
  /** Says whether it was saved. */
  onDone(draft: QuoteDraft): boolean;
}

export function EditQuote({ quote: entry, existing, onDone, onCancel }: EditProps) {
  const { quote, author, tone } = entry;
  const { draft, set, clear } = useEditDraft<QuoteDraft>(quoteEdit(entry), { quote, author, tone: tone === USER_TONE ? "" : tone });
  return (
    <QuoteForm
      existing={existing}
      draft={draft}
      set={set}
      onDone={(changed) => {
        if (onDone(changed)) clear();
      }}
      onCancel={() => {
        clear();
        onCancel();
      }}
      submit="Save changes"
      note="Changed in this browser only."
    />
  );
}

/** A quote of the visitor's own, new or edited: the same rules for both (specification 1 §5). It has no name of its own: "Quote" is its first field. */
function QuoteForm({ submit: submitLabel, draft, set: change, existing, note, onDone, onCancel }: FormProps) {
  const id = useId();
  const form = useFormEntry();
  const set = (field: keyof QuoteDraft) => (event: { target: { value: string } }) => change(field, event.target.value);
  const submit = useModeratedSubmit(
    (objects) => quoteAlert(draft, existing, objects),
    () => onDone(draft),
  );
  return (
    <form ref={form} className="add" onSubmit={submit}>
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
