import { ADD_QUOTE, COMMUNITY, QUOTE_ALERTS, WISDOM_TITLE } from "@candor/content/messages/wisdom";
import { QUOTES, type BuiltInQuote, type Quote } from "@candor/content/quotes/quotes";
import { useEffect, useRef, useState } from "react";
import { BackButton } from "../../components/back-button.tsx";
import { deletedElsewhere, EntryActions } from "../../components/entry-actions.tsx";
import { ShortenedDraft } from "../../components/shortened-draft.tsx";
import { useConfig } from "../../lib/config.ts";
import { clearFormDraft } from "../../lib/drafts.ts";
import { shortened } from "../../lib/excerpt.ts";
import { openMailDraft } from "../../lib/mail.ts";
import { scrollToTop } from "../../lib/scroll.ts";
import { ignoreSecondClick } from "../../lib/second-click.ts";
import { readStored, updateStored } from "../../lib/storage.ts";
import { useIsomorphicLayoutEffect } from "../../lib/use-isomorphic-layout-effect.ts";
import { useWhereKept } from "../../lib/use-storage-trouble.ts";
import { useStored } from "../../lib/use-stored.ts";
import { AddQuote, EditQuote, quoteEdit } from "./quote-form.tsx";
import {
  NO_QUOTES,
  parseIndex,
  parseQuotes,
  QUOTE_INDEX_KEY,
  quotesAsText,
  sameQuote,
  toQuote,
  USER_QUOTES_KEY,
  withoutQuote,
  withQuoteChanged,
  type QuoteDraft,
} from "./user-quotes.ts";
import "../../styles/wisdom.css";

const LONG_QUOTE_CHARS = 150;
const NAMED_CHARS = 60;

/** The place in the collection. What is kept of it is for the next visit: another tab that goes on must not turn the page here. */
function usePlace(): [number, (to: number) => void] {
  const [place, setPlace] = useState(0);
  useIsomorphicLayoutEffect(() => setPlace(readStored(QUOTE_INDEX_KEY, parseIndex, 0)), []);
  const go = (to: number) => {
    setPlace(to);
    updateStored(QUOTE_INDEX_KEY, parseIndex, 0, () => to);
  };
  return [place, go];
}

export function Page() {
  const config = useConfig();
  const [users, updateUsers] = useStored(USER_QUOTES_KEY, parseQuotes, NO_QUOTES);
  const [place, setPlace] = usePlace();
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState<Quote | null>(null);
  /** What was just done to a quote of the visitor's own. */
  const [said, say] = useState("");
  const [mailCut, setMailCut] = useState(false);
  const whereKept = useWhereKept();
  useEffect(() => scrollToTop(), []);
  const figure = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState(0);
  /** The quote shown was added a moment ago: its thanks stand where they are seen. */
  const [fresh, setFresh] = useState(false);
  /** The form or the button that had the focus is gone, and the quote stands far above it. */
  const back = () => {
    scrollToTop();
    ignoreSecondClick();
    figure.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (added > 0) back();
  }, [added]);
  const all: readonly (Quote | BuiltInQuote)[] = [...QUOTES, ...users];
  const index = Math.min(place, all.length - 1);
  const shown = all[index]!;
  const last = all[all.length - 1]!;
  const go = (to: number) => {
    say("");
    setFresh(false);
    setPlace((to + all.length) % all.length);
  };

  const mail = (subject: string, quotes: readonly Quote[]) =>
    setMailCut(openMailDraft({ to: config?.ownerEmail ?? "", subject, body: quotesAsText(quotes) }).cut);
  const add = (written: QuoteDraft) => {
    const quote = toQuote(written);
    updateUsers((old) => [...old, quote]);
    setPlace(QUOTES.length + users.length);
    setOpen(false);
    say("");
    setFresh(true);
    setAdded((n) => n + 1);
    mail("New quote for Candor’s Quotes of Wisdom", [quote]);
  };
  const change = (quote: Quote, changed: QuoteDraft): boolean => {
    if (!users.some((other) => sameQuote(other, quote))) {
      window.alert(deletedElsewhere("quote"));
      return false;
    }
    const next = toQuote(changed);
    updateUsers((old) => withQuoteChanged(old, quote, next));
    setEditing(null);
    say("Your quote was changed.");
    back();
    return true;
  };
  const remove = (quote: Quote) => {
    if (!window.confirm(`Delete “${shortened(quote.quote, NAMED_CHARS)}”? It cannot be brought back.`)) return;
    updateUsers((old) => withoutQuote(old, quote));
    clearFormDraft(quoteEdit(quote));
    if (editing && sameQuote(editing, quote)) setEditing(null);
    say("Your quote was deleted.");
    back();
  };
  const exportAll = () => {
    if (users.length === 0) {
      window.alert(QUOTE_ALERTS.nothingToExport);
      return;
    }
    mail("Quotes from a visitor of Candor", users);
  };

  // One message at a time: what was just done comes before the thanks for an earlier day.
  const thanks = last.isUserSubmitted && editing === null && said === "" && (
    <p className="msg">
      <strong>Thank you! Your quote has been added.</strong> “{shortened(last.quote, NAMED_CHARS)}” is the last one here. {whereKept}
      {added > 0 && " The mail draft is yours to send or to discard."}
    </p>
  );
  const shortDraft = mailCut && <ShortenedDraft fileName="candor-quotes.txt" text={() => quotesAsText(users)} />;

  return (
    <div className="page wis">
      <p className="up">
        <BackButton />
      </p>
      <h1>{WISDOM_TITLE}</h1>
      <div className="wide" role="status">
        {said !== "" && <p className="msg">{said}</p>}
        {fresh && thanks}
        {fresh && shortDraft}
      </div>
      <div className="pos">
        <p aria-live="polite">
          {index + 1} of {all.length}
        </p>
        {shown.isUserSubmitted && <span className="badge">{COMMUNITY}</span>}
      </div>
      <figure className="quote" ref={figure} tabIndex={-1}>
        <blockquote className={shown.quote.length > LONG_QUOTE_CHARS ? "long" : undefined} dir="auto">
          “{shown.quote}”
        </blockquote>
        <figcaption className="by">
          <b dir="auto">{shown.author}</b>
          <span className="tone" dir="auto">
            {shown.tone}
          </span>
          {"source" in shown && <span className="small src">{shown.source}</span>}
        </figcaption>
      </figure>
      <Where index={index} total={all.length} />
      <EntryActions
        labels={{ previous: "Previous", next: "Next", add: ADD_QUOTE, byMail: "Export user quotes by email" }}
        addButton={addButton}
        adding={open}
        onPrevious={() => go(index - 1)}
        onNext={() => go(index + 1)}
        onAdd={() => {
          setEditing(null);
          setOpen((was) => !was);
        }}
        onMail={users.length > 0 ? exportAll : undefined}
        own={
          shown.isUserSubmitted
            ? {
                onEdit: () => {
                  setOpen(false);
                  say("");
                  setEditing(shown);
                },
                onDelete: () => remove(shown),
              }
            : undefined
        }
      />
      <div className="wide" role="status">
        {!fresh && shortDraft}
      </div>
      {open && (
        <AddQuote
          existing={users}
          onDone={add}
          onCancel={() => {
            setOpen(false);
            addButton.current?.focus();
          }}
        />
      )}
      {editing && (
        <EditQuote
          key={JSON.stringify(editing)}
          quote={editing}
          existing={withoutQuote(users, editing)}
          onDone={(changed) => change(editing, changed)}
          onCancel={() => {
            setEditing(null);
            back();
          }}
        />
      )}
      {!fresh && thanks && <div className="wide">{thanks}</div>}
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
