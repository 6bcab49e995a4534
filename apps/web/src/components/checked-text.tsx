import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from "react";
import { WORKING } from "@candor/content/messages/analysis";
import { prepareAnalysis } from "../lib/analysis.ts";
import { shortened } from "../lib/excerpt.ts";
import { bringIntoSight } from "../lib/scroll.ts";
import { useAgentHost } from "../lib/use-agent-host.ts";
import { useFocusBack } from "../lib/use-focus-back.ts";
import { FieldHints } from "./field-hints.tsx";
import { LinkStatus } from "./link-status.tsx";
import { TextArea } from "./text-area.tsx";
import { UnreadLink } from "./unread-link.tsx";
import { useCheckedText } from "./use-checked-text.ts";

const NAMED_CHARS = 80;

/** A text to check right here: the latest analysed one of this tab, one that is pasted, or the article at an address (which is fetched through the server). */
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
  const host = useAgentHost();
  const { typed, type, link, text, isLatest, message, working, check, stop, checkThis } = useCheckedText();
  const button = useFocusBack(working);
  const field = useRef<HTMLTextAreaElement>(null);
  // A long text is not read anew for each letter that is typed into the field.
  const seen = useMemo(() => (text.trim() === "" ? null : children(text)), [children, text]);
  const mend = (words: string) => {
    type(words);
    field.current?.focus({ preventScroll: true });
  };
  const results = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  // On a phone they begin below the window, and the press seemed to have done nothing.
  useEffect(() => {
    if (asked === 0 || !results.current) return;
    // The button of the example goes. The field would call up the keyboard of a phone, over the results.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    bringIntoSight(results.current);
  }, [asked, button]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check().then((given) => {
      if (given) setAsked((n) => n + 1);
    });
  };

  return (
    <section className="part checked" aria-labelledby={`${id}h`}>
      <div className="asked">
        <h2 id={`${id}h`}>{title}</h2>
        <p className="small">{hint}</p>
        <form className="feedback" onSubmit={submit}>
          <div>
            <label className="label" htmlFor={id}>
              A text, or a link to an article
            </label>
            <TextArea
              ref={field}
              id={id}
              rows={4}
              value={typed}
              disabled={working}
              aria-describedby={`${id}-hints`}
              onFocus={prepareAnalysis}
              onChange={(event) => type(event.target.value)}
            />
            <FieldHints id={`${id}-hints`} text={typed} onMend={mend} />
          </div>
          <div className="row">
            <button ref={button} className="btn btn-main" type="submit" disabled={working || typed.trim() === ""}>
              {working ? WORKING : "Check this text"}
            </button>
            {working && (
              <button className="btn" type="button" onClick={stop}>
                Stop
              </button>
            )}
            {example && typed.trim() === "" && (
              <button
                className="btn"
                type="button"
                disabled={working}
                onClick={() => {
                  checkThis(example);
                  setAsked((n) => n + 1);
                }}
              >
                Use an example
              </button>
            )}
            <span className="small">{link ? `The link goes to ${host}, which fetches the page.` : "Stays in this browser."}</span>
          </div>
        </form>
        <LinkStatus working={working ? "Fetching the page…" : ""} message={message} />
      </div>
      <div className="seen" ref={results}>
        {text.trim() === "" && empty}
        {text.trim() !== "" && (
          <>
            {isLatest && <p className="small">From the text you analyzed last: “{shortened(text.trim(), NAMED_CHARS)}”</p>}
            {!isLatest && text === typed && <UnreadLink text={text} onTake={mend} />}
            {seen}
          </>
        )}
      </div>
    </section>
  );
}
