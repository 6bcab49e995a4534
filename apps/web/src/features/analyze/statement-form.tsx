import { cutText, INPUT_CAP_CHARS, MIN_INPUT_CHARS } from "@candor/engine/policy";
import { useEffect, useId, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { AddressHint } from "../../components/address-hint.tsx";
import { CleaningHint } from "../../components/cleaning-hint.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { agentHost } from "../../lib/api.ts";
import { useConfig } from "../../lib/config.ts";
import { hostOf } from "../../lib/links.ts";
import { takeFocus } from "../../lib/take-focus.ts";
import { hintsFor, type TextHint } from "../../lib/text-hints.ts";
import { mixedWords } from "../../lib/lookalikes.ts";
import { isPicture } from "../../lib/pictures/is-picture.ts";
import { StatementBar } from "./statement-bar.tsx";
import type { RunState } from "./use-analyzer.ts";

const LIST = new Intl.ListFormat("en");
const count = (n: number): string => n.toLocaleString("en");

interface FormProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  state: RunState;
  /** Small, with the results below; a click or a letter brings it back to full size. */
  folded: boolean;
  onUnfold(): void;
  onType(text: string): void;
  onRun(): void;
  /** A picture was pasted where no words came with it. */
  onFile(file: File): void;
  onStop(): void;
  onClear(): void;
  /** Stands at the right of the buttons. */
  aside?: ReactNode;
  /** What is told of the run: in a live region that stands there from the start, for one that comes with its words is not read out. */
  children?: ReactNode;
}

/** What a link run sends, and to whom, before it is pressed. */
function LinkLine({ link }: { link: string }) {
  const config = useConfig();
  return (
    <p className="small hint">
      This is a link. When you run it, the address goes to {agentHost(config)}, which fetches the page from {hostOf(link)}. The article is then analyzed in this
      browser.
    </p>
  );
}

function LookalikesLine({ words }: { words: readonly string[] }) {
  return (
    <p className="small hint">
      {LIST.format(words.map((word) => `“${word}”`))} {words.length === 1 ? "mixes" : "mix"} Latin and Cyrillic letters that look alike. That is done to fake a
      name or slip past a filter. Candor reads {words.length === 1 ? "it" : "them"} as {words.length === 1 ? "it looks" : "they look"}.
    </p>
  );
}

function Hint({ hint, text, onType }: { hint: TextHint; text: string; onType(text: string): void }) {
  const read = cutText(text, INPUT_CAP_CHARS).length;
  const over = text.length - read;
  switch (hint) {
    case "link":
      return <LinkLine link={text.trim()} />;
    case "no-scheme":
    case "wrapped":
    case "links":
      return <AddressHint kind={hint} text={text} onMend={onType} />;
    case "short":
      return <p className="small hint">At least {MIN_INPUT_CHARS} characters.</p>;
    case "long":
      return (
        <p className="small hint">
          Only the first {count(read)} characters are read; {over === 1 ? "1 is" : `${count(over)} are`} left out.
        </p>
      );
    case "binary":
      return <p className="small hint">This looks like the contents of a file rather than text. Open the file in its own program and copy the words.</p>;
    case "lookalikes":
      return <LookalikesLine words={mixedWords(text)} />;
    default:
      return <CleaningHint cleaning={hint} text={text} onClean={onType} />;
  }
}

export function StatementForm({ field, text, state, folded, onUnfold, onType, onRun, onFile, onStop, onClear, aside, children }: FormProps) {
  const id = useId();
  const hints = useMemo(() => hintsFor(text), [text]);
  const working = state !== "idle";
  // A page may be long in coming, and a field that is disabled with the focus in it leaves the keyboard at the top of the page: Stop takes the focus then.
  const fetchesFromField = useRef(false);
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (working && fetchesFromField.current) takeFocus(stop.current);
    fetchesFromField.current = false;
  }, [working]);
  // Folded, the field is one line high: the first one, wherever the writer left off.
  useEffect(() => {
    if (folded) field.current?.scrollTo(0, 0);
  }, [folded, field, text]);
  return (
    <form
      className={folded ? "statement folded" : "statement"}
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
    >
      <label className="label" htmlFor={`${id}-text`}>
        A statement, or one link to an article
      </label>
      <TextArea
        data-reads-early
        ref={field}
        id={`${id}-text`}
        value={text}
        placeholder="Paste a post, an email, an ad or an AI answer here."
        spellCheck="false"
        disabled={working}
        aria-describedby={`${id}-hints`}
        onChange={(event) => {
          onUnfold();
          onType(event.target.value);
        }}
        onPaste={(event) => {
          const picture = [...event.clipboardData.files].find(isPicture);
          if (!picture || event.clipboardData.types.includes("text/plain")) return;
          event.preventDefault();
          onFile(picture);
        }}
        onPointerDown={folded ? onUnfold : undefined}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            if (working) return;
            fetchesFromField.current = hints.includes("link");
            onRun();
          }
        }}
      />
      <div id={`${id}-hints`} className="hints">
        {hints.map((hint) => (
          <Hint
            key={hint}
            hint={hint}
            text={text}
            onType={(next) => {
              onUnfold();
              onType(next);
              field.current?.focus({ preventScroll: true });
            }}
          />
        ))}
      </div>
      <StatementBar
        text={text}
        state={state}
        folded={folded}
        stop={stop}
        onEdit={() => {
          onUnfold();
          field.current?.focus();
        }}
        onStop={onStop}
        onClear={() => {
          onClear();
          field.current?.focus();
        }}
        aside={aside}
      >
        {children}
      </StatementBar>
    </form>
  );
}
