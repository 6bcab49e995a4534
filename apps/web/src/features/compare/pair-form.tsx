import { WORKING } from "@candor/content/messages/analysis";
import { type FormEvent, type RefObject, useId, useRef } from "react";
import { FieldHints } from "../../components/field-hints.tsx";
import { LinkStatus } from "../../components/link-status.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { prepareAnalysis } from "../../lib/analysis.ts";
import { singleLink } from "../../lib/links.ts";
import { useAgentHost } from "../../lib/use-agent-host.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import { EXAMPLE_PAIR } from "./example-pair.ts";
import { isEmpty, obstacleOf, SIDE_LABELS, SIDES, type Pair, type SideName } from "./pair.ts";
import { usePairPages } from "./use-pair-pages.ts";
import type { PairFields } from "./use-pair.ts";

const STOPPED = "Stopped. The links are still in the fields.";

/** What stands before a message on one of the texts. */
const OF_A_SIDE = new RegExp(`^(?:${Object.values(SIDE_LABELS).join("|")}): `);

interface FieldProps {
  id: string;
  side: SideName;
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
  disabled: boolean;
  /** Id of what is said of both fields. */
  hint: string;
  onEdit(text: string): void;
}

function PairField({ id, side, text, field, disabled, hint, onEdit }: FieldProps) {
  const hints = `${id}-hints`;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {SIDE_LABELS[side]}
      </label>
      <TextArea
        ref={field}
        id={id}
        rows={7}
        value={text}
        disabled={disabled}
        aria-describedby={`${hint} ${hints}`}
        onFocus={prepareAnalysis}
        onChange={(event) => onEdit(event.target.value)}
      />
      <FieldHints
        id={hints}
        text={text}
        onMend={(words) => {
          onEdit(words);
          field.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}

/** Where texts of the reader's own were set aside. */
function SetAsideLine({ onRestore }: { onRestore(): void }) {
  return (
    <p className="small">
      Your own texts were set aside.{" "}
      <button type="button" className="link" onClick={onRestore}>
        Restore them
      </button>
    </p>
  );
}

/** What leaves the browser when the texts are compared. */
const leavesLine = (links: number, host: string): string =>
  links > 0
    ? `${links === 1 ? "The link goes" : "The links go"} to ${host}, which fetches the page${links === 1 ? "" : "s"}.`
    : "A text, or a link to an article. Texts stay in this browser.";

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
  const hint = `${id}-hint`;
  const host = useAgentHost();
  const { working, fetchPages, stop } = usePairPages(fields, say);
  const button = useFocusBack(working);
  const areas = { first: useRef<HTMLTextAreaElement>(null), second: useRef<HTMLTextAreaElement>(null) };
  const links = SIDES.filter((side) => singleLink(typed[side]) !== null).length;
  const toFirst = () => areas.first.current?.focus({ preventScroll: true });

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
    const pair = links === 0 || obstacleOf(typed) ? typed : await fetchPages();
    if (pair) start(pair);
  };
  const onStop = () => {
    stop();
    say(STOPPED);
  };
  const onExample = () => {
    say("");
    put(EXAMPLE_PAIR);
    onCompare(EXAMPLE_PAIR);
    // A field would call up the keyboard of a phone, over the results.
    button.current?.focus({ preventScroll: true });
  };
  const onRestore =
    bringBack &&
    (() => {
      say("Your texts are back.");
      bringBack();
      toFirst();
    });

  return (
    <>
      <form className="pair-form" onSubmit={(event) => void submit(event)}>
        <div className="pair">
          {SIDES.map((side) => (
            <PairField
              key={side}
              id={`${id}-${side}`}
              side={side}
              text={typed[side]}
              field={areas[side]}
              disabled={working}
              hint={hint}
              onEdit={(text) => edit(side, text)}
            />
          ))}
        </div>
        <div className="row">
          <button ref={button} className="btn btn-main" type="submit" disabled={working}>
            {working ? WORKING : "Compare the texts"}
          </button>
          {working && (
            <button className="btn" type="button" onClick={onStop}>
              Stop
            </button>
          )}
          {isEmpty(typed) && !working && (
            <button className="btn" type="button" onClick={onExample}>
              Use an example
            </button>
          )}
          <span className="small" id={hint}>
            {leavesLine(links, host)}
          </span>
        </div>
      </form>
      {onRestore && <SetAsideLine onRestore={onRestore} />}
      <LinkStatus working={working ? "Fetching…" : ""} message={message} failure={message.replace(OF_A_SIDE, "")} />
    </>
  );
}
