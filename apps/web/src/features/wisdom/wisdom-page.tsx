import { ADD_QUOTE, COMMUNITY, QUOTE_ALERTS, QUOTE_LIMITS, USER_TONE, WISDOM_TITLE } from "@candor/content/messages/wisdom";
import { NOT_CHECKED } from "@candor/content/messages/tools";
import { QUOTES, type BuiltInQuote, type Quote } from "@candor/content/quotes/quotes";
import { ArrowLeft, ArrowRight, Mail, Plus } from "lucide-react";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { BackButton } from "../../components/back-button.tsx";
import { useConfig } from "../../lib/config.ts";
import { openMailDraft } from "../../lib/mail.ts";
import { scrollToTop } from "../../lib/scroll.ts";
import { useModerator } from "../../lib/use-moderator.ts";
import { useWhereKept } from "../../lib/use-storage-trouble.ts";
import { useStored } from "../../lib/use-stored.ts";
import { saveFile } from "../../lib/take-along.ts";
import { NO_QUOTES, parseIndex, parseQuotes, QUOTE_INDEX_KEY, quoteAlert, quotesAsText, toQuote, USER_QUOTES_KEY, type QuoteDraft } from "./user-quotes.ts";
import "../../styles/wisdom.css";

const EMPTY: QuoteDraft = { quote: "", author: "", tone: "" };
const LONG_QUOTE_CHARS = 150;

export function Page() {
  const config = useConfig();
  const [users, updateUsers] = useStored(USER_QUOTES_KEY, parseQuotes, NO_QUOTES);
  const [stored, setStored] = useStored(QUOTE_INDEX_KEY, parseIndex, 0);
  const [open, setOpen] = useState(false);
  const [mailCut, setMailCut] = useState(false);
  const whereKept = useWhereKept();
  useEffect(() => scrollToTop(), []);
  const figure = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState(0);
  // The form that had the focus is gone, and the quote stands far above it.
  useEffect(() => {
    if (added === 0) return;
    scrollToTop();
    figure.current?.focus({ preventScroll: true });
  }, [added]);
  const all: readonly (Quote | BuiltInQuote)[] = [...QUOTES, ...users];
  const index = Math.min(stored, all.length - 1);
  const shown = all[index]!;
  const go = (to: number) => setStored(() => (to + all.length) % all.length);

  const mail = (subject: string, quotes: readonly Quote[]) =>
    setMailCut(openMailDraft({ to: config?.ownerEmail ?? "", subject, body: quotesAsText(quotes) }).cut);
  const add = (draft: QuoteDraft) => {
    const quote = toQuote(draft);
    updateUsers((old) => [...old, quote]);
    setStored(() => QUOTES.length + users.length);
    setOpen(false);
    setAdded((n) => n + 1);
    mail("New quote for Candor’s Quotes of Wisdom", [quote]);
  };
  const exportAll = () => {
    if (users.length === 0) {
      window.alert(QUOTE_ALERTS.nothingToExport);
      return;
    }
    mail("Quotes from a visitor of Candor", users);
  };

  return (
    <div className="page wis">
      <p className="up">
        <BackButton />
      </p>
      <h1>{WISDOM_TITLE}</h1>
      <div className="pos">
        <p aria-live="polite">
          {index + 1} of {all.length}
        </p>
        {shown.isUserSubmitted && <span className="badge">{COMMUNITY}</span>}
      </div>
      <figure className="quote" ref={figure} tabIndex={-1}>
        <blockquote className={shown.quote.length > LONG_QUOTE_CHARS ? "long" : undefined}>“{shown.quote}”</blockquote>
        <figcaption className="by">
          <b>{shown.author}</b>
          <span className="tone">{shown.tone}</span>
          {"source" in shown && <span className="small src">{shown.source}</span>}
        </figcaption>
      </figure>
      <Where index={index} total={all.length} />
      <div className="acts">
        <button className="btn" type="button" onClick={() => go(index - 1)}>
          <ArrowLeft className="icon" aria-hidden="true" /> Previous
        </button>
        <button className="btn btn-main" type="button" onClick={() => go(index + 1)}>
          Next <ArrowRight className="icon" aria-hidden="true" />
        </button>
        <button ref={addButton} className="btn btn-bare" type="button" aria-expanded={open} onClick={() => setOpen((was) => !was)}>
          <Plus className="icon" aria-hidden="true" /> {ADD_QUOTE}
        </button>
        {users.length > 0 && (
          <button className="btn btn-bare" type="button" onClick={exportAll}>
            <Mail className="icon" aria-hidden="true" /> Export user quotes by email
          </button>
        )}
      </div>
      {open && (
        <AddQuote
          existing={users}
          onAdd={add}
          onCancel={() => {
            setOpen(false);
            addButton.current?.focus();
          }}
        />
      )}
      {all[all.length - 1]!.isUserSubmitted && (
        <div className="wide" role="status">
          <p className="msg">
            <strong>Thank you! Your quote has been added.</strong> {whereKept} The mail draft is yours to send or to discard.
            {mailCut && (
              <>
                {" "}
                The draft was too long for a mail link.{" "}
                <button className="btn btn-s" type="button" onClick={() => saveFile("candor-quotes.txt", "text/plain;charset=utf-8", quotesAsText(users))}>
                  Save all as a file
                </button>
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

/** Where in the collection one is: a hairline a quote, the pencil at the one shown. */
function Where({ index, total }: { index: number; total: number }) {
  const x = (i: number) => 4 + (i * 692) / Math.max(1, total - 1);
  return (
    <svg className="where" viewBox="0 0 700 20" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: total }, (_, i) => (
        <line key={i} x1={x(i)} x2={x(i)} y1={10} y2={20} />
      ))}
      <rect x={x(index) - 3} y={0.5} width={6} height={19} />
    </svg>
  );
}

function AddQuote({ existing, onAdd, onCancel }: { existing: readonly Quote[]; onAdd: (draft: QuoteDraft) => void; onCancel: () => void }) {
  const id = useId();
  const [draft, setDraft] = useState(EMPTY);
  const moderated = useModerator();
  const set = (field: keyof QuoteDraft) => (event: { target: { value: string } }) => setDraft((old) => ({ ...old, [field]: event.target.value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return moderated((objects) => {
      const alert = objects ? quoteAlert(draft, existing, objects) : NOT_CHECKED;
      if (alert) window.alert(alert);
      else onAdd(draft);
    });
  };
  return (
    <form className="add" onSubmit={(event) => void submit(event)} aria-label={ADD_QUOTE}>
      <div className="w">
        <label className="label" htmlFor={`${id}q`}>
          Quote
        </label>
        <span className="count">
          {draft.quote.length} / {QUOTE_LIMITS.quote}
        </span>
        <textarea className="field" id={`${id}q`} rows={3} maxLength={QUOTE_LIMITS.quote} value={draft.quote} onChange={set("quote")} />
      </div>
      <div>
        <label className="label" htmlFor={`${id}a`}>
          Author
        </label>
        <input className="field" id={`${id}a`} maxLength={QUOTE_LIMITS.author} value={draft.author} onChange={set("author")} autoComplete="off" />
      </div>
      <div>
        <label className="label" htmlFor={`${id}t`}>
          Tone
        </label>
        <input
          className="field"
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
          Submit
        </button>
        <button className="btn" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
      <p className="small w">
        Kept in this browser. Submitting also opens a draft in your mail program, addressed to the owner of this site; nothing is sent unless you send it.
      </p>
    </form>
  );
}
