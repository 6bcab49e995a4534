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
  /** Says whether it was saved. */
  onDone(draft: QuoteDraft): boolean;
  onCancel(): void;
}

const NOTE = "Kept in this browser. Submitting also opens a draft in your email program, addressed to this site’s owner. Nothing is sent unless you send it.";

/** What is typed is kept in this browser: 'Add Quote' may close the form over it, and so may a reload. Submit and Cancel clear it (specification 1 §4). */
export function AddQuote(props: EntryProps) {
  const { of, set, clear } = useFormDraft("quote");
  const draft: QuoteDraft = { quote: of("quote"), author: of("author"), tone: of("tone") };
  return <QuoteForm {...props} draft={draft} set={set} clear={clear} submit="Submit" note={NOTE} />;
}

/** Under what the changes of a quote are kept until they are saved. */
export const quoteEdit = ({ quote, author }: QuoteDraft): string => `quote-edit ${JSON.stringify([quote, author])}`;

export function EditQuote({ quote: entry, ...props }: EntryProps & { quote: QuoteDraft }) {
  const { quote, author, tone } = entry;
  const kept = useEditDraft<QuoteDraft>(quoteEdit(entry), { quote, author, tone: tone === USER_TONE ? "" : tone });
  return <QuoteForm {...props} {...kept} submit="Save changes" note="Changed in this browser only." />;
}

interface FormProps extends EntryProps {
  draft: QuoteDraft;
  set(field: keyof QuoteDraft, text: string): void;
  clear(): void;
  submit: string;
  note: string;
}

/** A quote of the visitor's own, new or edited: the same rules for both (specification 1 §5). */
function QuoteForm({ submit, draft, set, clear, existing, note, onDone, onCancel }: FormProps) {
  const onSubmit = useModeratedSubmit(
    (objects) => quoteAlert(draft, existing, objects),
    () => {
      if (onDone(draft)) clear();
    },
  );
  const cancel = () => {
    clear();
    onCancel();
  };
  const blank = draft.quote.trim() === "" || draft.author.trim() === "";
  const field = (name: keyof QuoteDraft) => ({ value: draft[name], maxLength: QUOTE_LIMITS[name], onChange: (text: string) => set(name, text) });
  return (
    <EntryForm submit={submit} blank={blank} note={note} onSubmit={onSubmit} onCancel={cancel}>
      <EntryText label="Quote" rows={3} {...field("quote")} />
      <EntryLine label="Author" {...field("author")} />
      <EntryLine label="Tone" optional placeholder={USER_TONE} {...field("tone")} />
    </EntryForm>
  );
}
