import { ADD_QUOTE, COMMUNITY, QUOTE_ALERTS, WISDOM_TITLE } from "@candor/content/messages/wisdom";
import { QUOTES, type BuiltInQuote, type Quote } from "@candor/content/quotes/quotes";
import { useState } from "react";
import { BackButton } from "../../components/back-button.tsx";
import { EntryActions } from "../../components/entry-actions.tsx";
import { type EntryKind, useOwnEntries } from "../../components/use-own-entries.tsx";
import { shortened } from "../../lib/excerpt.ts";
import { readStored, updateStored } from "../../lib/storage.ts";
import { useIsomorphicLayoutEffect } from "../../lib/use-isomorphic-layout-effect.ts";
import { useWhereKept } from "../../lib/use-storage-trouble.ts";
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

const OWN_QUOTES: EntryKind<Quote, QuoteDraft> = {
  what: "quote",
  key: USER_QUOTES_KEY,
  parse: parseQuotes,
  none: NO_QUOTES,
  same: sameQuote,
  without: withoutQuote,
  withChanged: (quotes, quote, draft) => withQuoteChanged(quotes, quote, toQuote(draft)),
  nameOf: ({ quote }) => shortened(quote, NAMED_CHARS),
  editOf: quoteEdit,
  asText: quotesAsText,
  nothingToExport: QUOTE_ALERTS.nothingToExport,
  fileName: "candor-quotes.txt",
};

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
  const own = useOwnEntries<Quote, QuoteDraft, HTMLElement>(OWN_QUOTES);
  const { entries: users, editing, said, shortDraft } = own;
  const [place, setPlace] = usePlace();
  const whereKept = useWhereKept();
  /** The quote shown was added a moment ago: its thanks stand where they are seen. */
  const [fresh, setFresh] = useState(false);
  /** The reader turned to the quote shown, and is still on the button: it is read out. One that was added, changed or deleted moves the focus. */
  const [turned, setTurned] = useState(false);
  const all: readonly (Quote | BuiltInQuote)[] = [...QUOTES, ...users];
  const index = Math.min(place, all.length - 1);
  const shown = all[index]!;
  const last = all[all.length - 1]!;
  const go = (to: number) => {
    own.say("");
    setFresh(false);
    setTurned(true);
    setPlace((to + all.length) % all.length);
  };
  const add = (written: QuoteDraft): boolean => {
    const quote = toQuote(written);
    own.add(quote);
    setPlace(QUOTES.length + users.length);
    setFresh(true);
    setTurned(false);
    own.mail("New quote for Candor’s Quotes of Wisdom", [quote]);
    return true;
  };

  /** The card below already shows whose thanks these are, unless another quote is being written. */
  const named = shown !== last || own.adding;
  // One message at a time: what was just done comes before the thanks for an earlier day.
  const thanks = last.isUserSubmitted && editing === null && said === "" && (
    <p className="msg">
      <strong>Thank you! Your quote has been added.</strong> {named && `“${shortened(last.quote, NAMED_CHARS)}” is the last one here. `}
      {whereKept}
      {own.added > 0 && " You can send the email draft or discard it."}
    </p>
  );

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
      <figure className="quote" ref={own.shown} tabIndex={-1} aria-live={turned && said === "" ? "polite" : "off"} aria-atomic="true">
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
        addButton={own.addButton}
        adding={own.adding}
        onPrevious={() => go(index - 1)}
        onNext={() => go(index + 1)}
        onAdd={own.startAdding}
        onMail={users.length > 0 ? () => own.exportAll("Quotes from a visitor of Candor") : undefined}
        own={shown.isUserSubmitted ? { onEdit: () => own.startEditing(shown), onDelete: () => own.remove(shown) } : undefined}
      />
      <div className="wide" role="status">
        {!fresh && shortDraft}
      </div>
      {own.adding && <AddQuote existing={users} onDone={add} onCancel={own.stopAdding} />}
      {editing && (
        <EditQuote
          key={JSON.stringify(editing)}
          quote={editing}
          existing={withoutQuote(users, editing)}
          onDone={(changed) => own.change(editing, changed)}
          onCancel={own.stopEditing}
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
    <svg className="where off-paper" viewBox="0 0 700 20" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: total }, (_, i) => (
        <line key={i} x1={x(i)} x2={x(i)} y1={10} y2={20} />
      ))}
      <rect x={x(index) - 3} y={0.5} width={6} height={19} />
    </svg>
  );
}
