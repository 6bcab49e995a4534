import { WORKING } from "@candor/content/messages/analysis";
import { type FormEvent, useId, useRef } from "react";
import { FieldHints } from "../../components/field-hints.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { prepareAnalysis } from "../../lib/analysis.ts";
import { singleLink } from "../../lib/links.ts";
import { useAgentHost } from "../../lib/use-agent-host.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import { EXAMPLE_PAIR } from "./example-pair.ts";
import { isEmpty, obstacleOf, SIDE_LABELS, SIDES, type Pair, type SideName } from "./pair.ts";
import { usePairPages } from "./use-pair-pages.ts";
import type { PairFields } from "./use-pair.ts";

const STOPPED = "Stopped. The addresses are still in their fields.";

interface Props {
  fields: PairFields;
  message: string;
  say(message: string): void;
  onCompare(pair: Pair): void;
}

/** Two fields, each for a text or the address of an article, which is fetched through the server when the button is pressed. */
export function PairForm({ fields, message, say, onCompare }: Props) {
  const { typed, type, put, bringBack } = fields;
  const id = useId();
  const host = useAgentHost();
  const { working, fetchPages, stop } = usePairPages(fields, say);
  const button = useFocusBack(working);
  const areas = { first: useRef<HTMLTextAreaElement>(null), second: useRef<HTMLTextAreaElement>(null) };
  const links = SIDES.filter((side) => singleLink(typed[side]) !== null);

  const edit = (side: SideName, text: string) => {
    say("");
    type({ ...typed, [side]: text });
  };
  const start = (pair: Pair) => {
    const obstacle = obstacleOf(pair);
    say(obstacle?.message ?? "");
    if (obstacle) areas[obstacle.side].current?.focus();
    else onCompare(pair);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    say("");
    const pair = links.length === 0 || obstacleOf(typed) ? typed : await fetchPages();
    if (pair) start(pair);
  };

  return (
    <>
      <form className="pair-form" onSubmit={(event) => void submit(event)}>
        <div className="pair">
          {SIDES.map((side) => (
            <div key={side}>
              <label className="label" htmlFor={`${id}-${side}`}>
                {SIDE_LABELS[side]}
              </label>
              <TextArea
                ref={areas[side]}
                id={`${id}-${side}`}
                rows={7}
                value={typed[side]}
                disabled={working}
                aria-describedby={`${id}-hint ${id}-${side}-hints`}
                onFocus={prepareAnalysis}
                onChange={(event) => edit(side, event.target.value)}
              />
              <FieldHints
                id={`${id}-${side}-hints`}
                text={typed[side]}
                onMend={(words) => {
                  edit(side, words);
                  areas[side].current?.focus({ preventScroll: true });
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
                stop();
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
