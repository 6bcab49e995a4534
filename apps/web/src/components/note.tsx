import type { Frame } from "@candor/engine";
import { cutText } from "@candor/engine/policy";
import { ChevronDown } from "lucide-react";
import { memo, type ReactNode } from "react";
import { LOCAL_BADGE } from "@candor/content/messages/analysis";
import { sayFairly } from "@candor/content/messages/fairly";
import { endOf } from "../lib/excerpt.ts";
import { percent, STANCE_WORDS, type Finding } from "../lib/findings.ts";
import { useMeasuredWords } from "../lib/measured.ts";
import { leaveFromNote } from "../lib/sheet-entry.ts";
import { CategoryName } from "./category-name.tsx";
import { LessonLink } from "./lesson-link.tsx";
import { choose, useDesk, useDeskState } from "./desk-store.ts";
import { notePartId } from "./marked-text.tsx";

/** Longer wordings are shown with their middle left out; the text itself stands beside them. */
const WORDS_CHARS = 240;

function withoutMiddle(words: string): string {
  if (words.length <= WORDS_CHARS) return words;
  const half = WORDS_CHARS / 2;
  return `${cutText(words, half).replace(/(?<!\s)\s+\S*$/, "")} … ${endOf(words, half).replace(/^\S*\s+/, "")}`;
}

/** A closed note shows one whole sentence rather than a piece of two; whoever listens hears the rest as well. */
function firstSentence(rationale: string): [first: string, rest: string] {
  const end = /[.!?][”’")]*(?=\s+\S)/.exec(rationale);
  const at = end ? end.index + end[0].length : rationale.length;
  return [rationale.slice(0, at), rationale.slice(at)];
}

const signed = (by: number): string => `${by > 0 ? "+" : "−"}${Math.abs(Math.round(by * 100))}`;

/** Category, badge, confidence and id: the last line of a note. */
export function FindingMeta({ frame }: { frame: Pick<Frame, "category" | "confidence" | "reflexId"> }) {
  return (
    <div className="meta">
      <CategoryName category={frame.category} />
      <span className="badge">{LOCAL_BADGE}</span>
      <span className="pct">{percent(frame.confidence)}</span>
      <span className="mono">{frame.reflexId}</span>
    </div>
  );
}

/** How often this pattern was right on labeled texts; loaded when the reader asks. */
function TrackRecord({ reflexId }: { reflexId: string }) {
  const words = useMeasuredWords(reflexId);
  return words ? <p className="small">{words}</p> : null;
}

/** The parts of a note below its label, in the order of the design: words, why, question, rewording, then the machine's verdict. */
export function NoteParts({
  finding,
  ids = false,
  closed = false,
  actions,
}: {
  finding: Finding;
  ids?: boolean;
  /** First line, question and verdict only. */ closed?: boolean;
  actions?: ReactNode;
}) {
  const { frame, key } = finding;
  const id = (part: "why" | "ask") => (ids ? { id: notePartId(key, part) } : {});
  if (closed) {
    const [first, rest] = firstSentence(frame.rationale);
    return (
      <>
        <p className="why" {...id("why")}>
          {first}
          {rest !== "" && <span className="sr">{rest}</span>}
        </p>
        <p className="asks" {...id("ask")}>
          {frame.question}
        </p>
        <FindingMeta frame={frame} />
      </>
    );
  }
  const stance = STANCE_WORDS[frame.stance];
  return (
    <>
      <p className="words">
        <span className={`mark c-${frame.category}`}>{withoutMiddle(frame.fragment)}</span>
        {frame.spans.length > 1 && <span className="small"> {frame.spans.length} times</span>}
      </p>
      <p className="why" {...id("why")}>
        {frame.rationale}
      </p>
      {stance && <p className="small">{stance}</p>}
      <div className="ask">
        <span className="tag">A question to ask</span>
        <p {...id("ask")}>{frame.question}</p>
      </div>
      {frame.rewording && (
        <div className="fair">
          <span className="tag">{sayFairly(frame.rewording)}</span>
          <p>{frame.rewording}</p>
        </div>
      )}
      <FindingMeta frame={frame} />
      <details className="moved">
        <summary className="folds">Why {percent(frame.confidence)}</summary>
        {(frame.adjustments.length > 0 || frame.schemaSummary) && (
          <ul>
            {frame.schemaSummary && <li>{frame.schemaSummary}</li>}
            {frame.adjustments.map((a, i) => (
              <li key={i}>
                <b>{signed(a.by)}</b> {a.because}
              </li>
            ))}
          </ul>
        )}
        <TrackRecord reflexId={frame.reflexId} />
      </details>
      <LessonLink frame={frame} onLeave={() => leaveFromNote(key)} />
      {actions && <div className="acts">{actions}</div>}
    </>
  );
}

interface NoteProps {
  finding: Finding;
  actions?: ((finding: Finding) => ReactNode) | undefined;
  /** All parts, whether open or not: for print. */
  full?: boolean;
  /** Opens in place; on narrow screens the sheet shows what is inside instead. */
  inPlace?: boolean;
}

/** A margin note. Closed it shows label, first line, question and verdict; it opens in place on wide screens and as the sheet on narrow ones. */
export const Note = memo(function Note({ finding, actions, full = false, inPlace = true }: NoteProps) {
  const desk = useDesk();
  const { key, n, frame } = finding;
  const open = useDeskState((s) => s.current === key);
  const hot = useDeskState((s) => s.hot === key);
  // A sheet that was closed leaves its mark lit, and the note is no longer open.
  const expanded = useDeskState((s) => s.current === key && (inPlace || s.sheet));
  const shown = full || (open && inPlace);
  return (
    <li
      className={`note c-${frame.category}${open ? " open" : ""}${hot ? " hot" : ""}`}
      data-note={key}
      onPointerEnter={() => desk.setState({ hot: key })}
      onPointerLeave={() => desk.setState({ hot: null })}
    >
      <span className="n" aria-hidden="true">
        {n}
      </span>
      <h3 id={notePartId(key, "label")}>
        <button type="button" aria-expanded={expanded} onClick={() => choose(desk, open && inPlace ? null : key, { sheet: true })}>
          {frame.reflexLabel}
          <ChevronDown className="icon" aria-hidden="true" />
        </button>
      </h3>
      <NoteParts finding={finding} ids closed={!shown} actions={open && inPlace ? actions?.(finding) : null} />
    </li>
  );
});
