import { QUOTE_LIMITS, USER_TONE } from "@candor/content/messages/wisdom";
import type { Quote } from "@candor/content/quotes/quotes";
import { EntryLine, EntryText } from "../../components/entry-field.tsx";
import { EntryForm } from "../../components/entry-form.tsx";
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

/** A quote of the visitor's own, new or edited: the same rules for both (specification 1 §5). */
function QuoteForm({ submit, draft, set, existing, note, onDone, onCancel }: FormProps) {
  const onSubmit = useModeratedSubmit(
    (objects) => quoteAlert(draft, existing, objects),
    () => onDone(draft),
  );
  const blank = draft.quote.trim() === "" || draft.author.trim() === "";
  const field = (name: keyof QuoteDraft) => ({ value: draft[name], maxLength: QUOTE_LIMITS[name], onChange: (text: string) => set(name, text) });
  return (
    <EntryForm submit={submit} blank={blank} note={note} onSubmit={onSubmit} onCancel={onCancel}>
      <EntryText label="Quote" rows={3} {...field("quote")} />
      <EntryLine label="Author" {...field("author")} />
      <EntryLine label="Tone" placeholder={USER_TONE} {...field("tone")} />
    </EntryForm>
  );
}
