import { isSameText } from "@candor/analyst/compare/compare-texts";
import { SAME_TEXT } from "@candor/analyst/compare/words";
import { fetchErrorText, NO_READABLE_TEXT, WORKING } from "@candor/content/messages/analysis";
import { MIN_INPUT_CHARS } from "@candor/engine/policy";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { TextArea } from "../../components/text-area.tsx";
import { prepareAnalysis } from "../../lib/analysis.ts";
import { fetchPage } from "../../lib/fetched-page.ts";
import { singleLink } from "../../lib/links.ts";
import { useAgentHost } from "../../lib/use-agent-host.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import { EXAMPLE_PAIR } from "./example-pair.ts";
import { isEmpty, SIDES, type Pair, type SideName } from "./pair.ts";
import type { PairFields } from "./use-pair.ts";

const LABELS: Readonly<Record<SideName, string>> = { first: "First text", second: "Second text" };
const STOPPED = "Stopped. The addresses are still in their fields.";

/** What keeps a pair from being compared, and the field to mend it in; null where nothing does. */
export function obstacleOf({ first, second }: Pair): { side: SideName; message: string } | null {
  if (first.trim() === "" && second.trim() === "")
    return { side: "first", message: "Both fields are empty. Paste a text into each, or begin with the example." };
  if (first.trim() === "") return { side: "first", message: "The first field is empty. Paste the text to compare with." };
  if (second.trim() === "") return { side: "second", message: "The second field is empty. Paste the text to compare with." };
  if (isSameText(first, second)) return { side: "second", message: SAME_TEXT };
  const short = SIDES.find((side) => ({ first, second })[side].trim().length < MIN_INPUT_CHARS);
  return short ? { side: short, message: `The ${short} text is too short to be read.` } : null;
}

/** Two fields, each for a text or the address of an article, which is fetched through the server when the button is pressed. */
export function PairForm({
  fields: { typed, type, put, bringBack },
  message,
  say,
  onCompare,
}: {
  fields: PairFields;
  message: string;
  say(message: string): void;
  onCompare(pair: Pair): void;
}) {
  const id = useId();
  const host = useAgentHost();
  const [working, setWorking] = useState(false);
  const button = useFocusBack(working);
  const areas = { first: useRef<HTMLTextAreaElement>(null), second: useRef<HTMLTextAreaElement>(null) };
  const fetching = useRef<AbortController | null>(null);
  useEffect(() => () => fetching.current?.abort(), []);
  const links = SIDES.filter((side) => singleLink(typed[side]) !== null);

  const start = (pair: Pair) => {
    const obstacle = obstacleOf(pair);
    say(obstacle?.message ?? "");
    if (obstacle) areas[obstacle.side].current?.focus();
    else onCompare(pair);
  };
  /** One page after the other: what went wrong is told of the field it went wrong in. */
  const fetchAll = async (signal: AbortSignal): Promise<Pair | null> => {
    let pair = typed;
    for (const side of links) {
      try {
        const { text } = await fetchPage(singleLink(typed[side])!, signal);
        if (text.trim() === "") throw new Error(NO_READABLE_TEXT);
        pair = { ...pair, [side]: text };
        type(pair);
      } catch (error) {
        if (signal.aborted) return null;
        const why = error instanceof Error ? error.message : String(error);
        say(`${LABELS[side]}: ${why === NO_READABLE_TEXT ? why : fetchErrorText(why)}`);
        return null;
      }
    }
    return pair;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    say("");
    if (links.length === 0 || obstacleOf(typed)) {
      start(typed);
      return;
    }
    setWorking(true);
    const { signal } = (fetching.current = new AbortController());
    const pair = await fetchAll(signal);
    setWorking(false);
    if (pair && !signal.aborted) start(pair);
  };

  return (
    <>
      <form className="pair-form" onSubmit={(event) => void submit(event)}>
        <div className="pair">
          {SIDES.map((side) => (
            <div key={side}>
              <label className="label" htmlFor={`${id}-${side}`}>
                {LABELS[side]}
              </label>
              <TextArea
                ref={areas[side]}
                id={`${id}-${side}`}
                rows={7}
                value={typed[side]}
                disabled={working}
                aria-describedby={`${id}-hint`}
                onFocus={prepareAnalysis}
                onChange={(event) => {
                  say("");
                  type({ ...typed, [side]: event.target.value });
                }}
              />
            </div>
          ))}
        </div>
        <div className="row">
          <button ref={button} className="btn btn-main" type="submit" disabled={working}>
            {working ? WORKING : "Compare the texts"}
          </button>
          {working && (
            <button
              className="btn"
              type="button"
              onClick={() => {
                fetching.current?.abort();
                say(STOPPED);
              }}
            >
              Stop
            </button>
          )}
          {isEmpty(typed) && !working && (
            <button
              className="btn"
              type="button"
              onClick={() => {
                say("");
                put(EXAMPLE_PAIR);
                onCompare(EXAMPLE_PAIR);
                areas.first.current?.focus({ preventScroll: true });
              }}
            >
              Use an example
            </button>
          )}
          <span className="small" id={`${id}-hint`}>
            {links.length > 0
              ? `${links.length === 1 ? "The address goes" : "The addresses go"} to ${host}, which fetches the page${links.length === 1 ? "" : "s"}.`
              : "A text, or the address of an article. Texts stay in this browser."}
          </span>
        </div>
      </form>
      {bringBack && (
        <p className="small">
          Your own texts were set aside.{" "}
          <button
            type="button"
            className="link"
            onClick={() => {
              say("Your texts are back.");
              bringBack();
              areas.first.current?.focus({ preventScroll: true });
            }}
          >
            Restore them
          </button>
        </p>
      )}
      <p className={message === "" && !working ? undefined : "msg"} role="status">
        {working ? "Fetching…" : message}
      </p>
    </>
  );
}
