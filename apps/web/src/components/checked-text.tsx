import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from "react";
import { fetchErrorText, NO_READABLE_TEXT, WORKING } from "@candor/content/messages/analysis";
import { useLocation } from "react-router";
import { prepareAnalysis } from "../lib/analysis.ts";
import { useDraft } from "../lib/drafts.ts";
import { shortened } from "../lib/excerpt.ts";
import { fetchPage } from "../lib/fetched-page.ts";
import { keptRunText } from "../lib/kept-run.ts";
import { singleLink } from "../lib/links.ts";
import { useSession } from "../lib/session.ts";
import { hintsFor, isAddressHint, isCleaning } from "../lib/text-hints.ts";
import { wayOnFrom } from "../lib/unread-page.ts";
import { useAgentHost } from "../lib/use-agent-host.ts";
import { useEntryState } from "../lib/use-entry-state.ts";
import { useFocusBack } from "../lib/use-focus-back.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { AddressHint } from "./address-hint.tsx";
import { CleaningHint } from "./cleaning-hint.tsx";
import { TextArea } from "./text-area.tsx";

const NAMED_CHARS = 80;
const STOPPED_FETCH = "Stopped. The address is still in the field.";

/**
 * A text to check right here: the latest analysed one of this tab, one that is pasted, or the article at an address (which is fetched through the server).
 * What was typed stays on every error, and over a reload.
 */
export function CheckedText({
  title,
  hint,
  empty,
  example,
  children,
}: {
  title: string;
  hint: string;
  /** Shown while there is no text. */ empty?: ReactNode;
  /** A text to begin with, for somebody who has none at hand. */ example?: string;
  children: (text: string) => ReactNode;
}) {
  const id = useId();
  const hydrated = useHydrated();
  // The session ends with the page; what the tab analyzed before it was loaded anew is still the text that was analyzed last.
  const kept = useMemo(() => (hydrated ? keptRunText() : ""), [hydrated]);
  // A run that failed leaves its input behind, an address for one, and no analysis.
  const latest = useSession((state) => (state.analysis ? state.latestInput : state.latestInput === "" ? kept : ""));
  const host = useAgentHost();
  const [draft, keepDraft] = useDraft(`check/${useLocation().pathname.replace(/^\/|\/$/g, "")}`);
  const [here, setHere] = useEntryState<string | null>("typed", null);
  const typed = here ?? draft;
  const setTyped = (words: string) => {
    setHere(words);
    keepDraft(words);
  };
  const [own, setOwn] = useEntryState<string | null>("checked", null);
  const [message, setMessage] = useState("");
  const [working, setWorking] = useState(false);
  const button = useFocusBack(working);
  const field = useRef<HTMLTextAreaElement>(null);
  const fetching = useRef<AbortController | null>(null);
  useEffect(() => () => fetching.current?.abort(), []);
  const text = own ?? latest;
  const link = singleLink(typed);
  const hints = useMemo(() => hintsFor(typed), [typed]);
  // A long text is not read anew for each letter that is typed into the field.
  const seen = useMemo(() => (text.trim() === "" ? null : children(text)), [children, text]);

  const mend = (words: string) => {
    setTyped(words);
    field.current?.focus({ preventScroll: true });
  };

  const check = async (event: FormEvent) => {
    event.preventDefault();
    setMessage("");
    if (!link) {
      setOwn(typed);
      return;
    }
    setWorking(true);
    const { signal } = (fetching.current = new AbortController());
    try {
      const { text: read } = await fetchPage(link, signal);
      if (signal.aborted) return;
      if (read.trim() === "") setMessage(NO_READABLE_TEXT);
      else {
        setHere(read);
        setOwn(read);
      }
    } catch (error) {
      if (!signal.aborted) setMessage(fetchErrorText(error instanceof Error ? error.message : String(error)));
    } finally {
      setWorking(false);
    }
  };

  return (
    <section className="part" aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{title}</h2>
      <p className="small">{hint}</p>
      <form className="feedback" onSubmit={(event) => void check(event)}>
        <div>
          <label className="label" htmlFor={id}>
            A text, or the address of an article
          </label>
          <TextArea
            ref={field}
            id={id}
            rows={4}
            value={typed}
            disabled={working}
            aria-describedby={`${id}-hints`}
            onFocus={prepareAnalysis}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div id={`${id}-hints`} className="hints">
            {hints.filter(isAddressHint).map((kind) => (
              <AddressHint key={kind} kind={kind} text={typed} onMend={mend} />
            ))}
            {hints.filter(isCleaning).map((cleaning) => (
              <CleaningHint key={cleaning} cleaning={cleaning} text={typed} onClean={mend} />
            ))}
          </div>
        </div>
        <div className="row">
          <button ref={button} className="btn btn-main" type="submit" disabled={working || typed.trim() === ""}>
            {working ? WORKING : "Check this text"}
          </button>
          {working && (
            <button
              className="btn"
              type="button"
              onClick={() => {
                fetching.current?.abort();
                setMessage(STOPPED_FETCH);
              }}
            >
              Stop
            </button>
          )}
          {example && typed.trim() === "" && (
            <button
              className="btn"
              type="button"
              disabled={working}
              onClick={() => {
                setMessage("");
                setHere(example);
                setOwn(example);
                field.current?.focus();
              }}
            >
              Use an example
            </button>
          )}
          <span className="small">{link ? `The address goes to ${host}, which fetches the page.` : "Stays in this browser."}</span>
        </div>
      </form>
      {/* There from the start: a live region that comes with its words is not read out. */}
      <p className={message === "" && !working ? undefined : "msg"} role="status">
        {working && "Fetching the page…"}
        {message !== "" && !working && (
          <>
            <span>{message}</span> {wayOnFrom(message)}
          </>
        )}
      </p>
      {text.trim() === "" && empty}
      {text.trim() !== "" && (
        <>
          {own === null && <p className="small">Shown for the text you analyzed last: “{shortened(text.trim(), NAMED_CHARS)}”</p>}
          {seen}
        </>
      )}
    </section>
  );
}
