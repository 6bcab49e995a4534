import { ANSWER_REVEALED, REVEAL } from "@candor/content/messages/lessons";
import type { LeaveThePage, PracticeItem as Item, RevealVariant, Verdict } from "@candor/content/schema";
import { Check } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { isRight } from "../lib/answers.ts";
import { takeFocus } from "../lib/take-focus.ts";
import { RichText } from "./rich-text.tsx";
import { TextArea } from "./text-area.tsx";
import { type Commitment, missingIn, NO_COMMITMENT, VerdictChoice } from "./verdict-choice.tsx";
import "../styles/practice.css";

const CALLED: Record<Verdict, string> = { sound: "sound", misleading: "misleading" };
/** From here on a wrong answer is worth a word of its own. */
const VERY_SURE_PERCENT = 90;

/** What the reveal says about the learner's own choice. Who made none is told the verdict too: an analysis that weighs both sides leaves it to be guessed. */
export function commentOn(verdict: Verdict, { choice, sureness }: Commitment): string {
  if (choice === null) return `We call it ${CALLED[verdict]}.`;
  if (choice === "unsure") return `You said there’s not enough to tell. We call it ${CALLED[verdict]}. See if the reasons convince you.`;
  const said = `You said ${CALLED[choice]}${sureness === null ? "" : ` and were ${sureness}% sure`}.`;
  if (isRight({ choice, verdict })) return `${said} We agree.`;
  const surprise = sureness !== null && sureness >= VERY_SURE_PERCENT ? " The mistakes you’re surest about teach you the most." : "";
  return `${said} We call it ${CALLED[verdict]}.${surprise} You’ll see it again in your review.`;
}

/** Said where a reading comes before the reveal, and what of it is missing. */
const STILL_OPEN: Record<"choice" | "sureness", string> = {
  choice: "First give your own reading. “Not enough to tell” is an answer too.",
  sureness: "Say how sure you are too, then compare.",
};

/** Lateral reading: closed at first, because the steps can give the answer away. */
function LeaveTask({ task }: { task: LeaveThePage }) {
  const [shown, setShown] = useState(false);
  return (
    <details className="leave">
      <summary>Leave the page and check</summary>
      <ol>
        {task.steps.map((step) => (
          <li key={step}>
            <RichText text={step} />
          </li>
        ))}
      </ol>
      {shown ? (
        <p ref={takeFocus} tabIndex={-1}>
          <strong>What you would find:</strong> <RichText text={task.found} />
        </p>
      ) : (
        <button type="button" className="btn btn-s" onClick={() => setShown(true)}>
          I’ve checked: compare
        </button>
      )}
    </details>
  );
}

export interface PracticeItemProps {
  item: Item;
  variant: RevealVariant;
  /** Place among its neighbours, from 1. */
  number: number;
  of: number;
  revealed: boolean;
  /** With what the learner had committed to, if anything. */
  onReveal: (commitment: Commitment) => void;
  /** What the learner chose; kept by the page, so that it survives a change of step. */
  commitment?: Commitment;
  onCommit?: (commitment: Commitment) => void;
  /** Reveals only to who has said what they make of it, and how surely. */
  answerFirst?: boolean;
  /** Detect Bullshit: the learner's own notes. */
  note?: string;
  onNote?: (text: string) => void;
}

/** One practice item with its reveal: one-way, per item (specification 2 §2, practice step). */
export function PracticeItem({
  item,
  variant,
  number,
  of,
  revealed,
  onReveal,
  commitment = NO_COMMITMENT,
  onCommit,
  answerFirst = false,
  note = "",
  onNote,
}: PracticeItemProps) {
  const labels = REVEAL[variant];
  const id = useId();
  const expert = useRef<HTMLDivElement>(null);
  const wasRevealed = useRef(revealed);
  // The button that had the focus is disabled now: what it revealed takes the focus, without a jump, from its first line on.
  useEffect(() => {
    if (revealed && !wasRevealed.current) expert.current?.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    wasRevealed.current = revealed;
  }, [revealed]);
  const missing = answerFirst && item.verdict ? missingIn(commitment) : null;
  const [asked, setAsked] = useState<typeof missing>(null);
  const section = useRef<HTMLElement>(null);
  const reveal = () => {
    if (missing === null) return onReveal(commitment);
    setAsked(missing);
    section.current?.querySelector<HTMLElement>(missing === "choice" ? ".commit input" : ".commit fieldset:last-of-type input")?.focus();
  };
  const comment = item.verdict ? commentOn(item.verdict, commitment) : null;
  return (
    <section className="item" ref={section} aria-labelledby={`${id}-no`}>
      <h3 className="no" id={`${id}-no`}>
        {number} of {of}
      </h3>
      <p className="stmt">
        <RichText text={item.statement} />
      </p>
      <p className="q" id={`${id}-q`}>
        <RichText text={item.question} />
      </p>
      {onNote && (
        <div className="own-notes">
          <label className="label" htmlFor={`${id}-note`}>
            Your notes
          </label>
          <TextArea id={`${id}-note`} rows={3} value={note} aria-describedby={`${id}-q`} onChange={(event) => onNote(event.target.value)} />
        </div>
      )}
      {item.verdict && !revealed && onCommit && <VerdictChoice value={commitment} onChange={onCommit} explained={number === 1} />}
      {/* Above the button: below it, the window may end. */}
      {answerFirst && (
        <p className="small outlook" role="status">
          {!revealed && asked !== null && asked === missing ? STILL_OPEN[asked] : ""}
        </p>
      )}
      {labels && (
        <button type="button" className="btn" disabled={revealed} onClick={reveal}>
          {revealed ? (
            <>
              <Check className="icon" aria-hidden="true" /> {ANSWER_REVEALED}
            </>
          ) : (
            labels.button
          )}
        </button>
      )}
      {labels && revealed && (
        <div className="expert" ref={expert}>
          {comment && (
            <p className="own-reading" tabIndex={-1}>
              {comment}
            </p>
          )}
          <h4 tabIndex={comment ? undefined : -1}>{labels.heading}</h4>
          <p>
            <RichText text={item.analysis} />
          </p>
          <h4>{labels.why}</h4>
          <p>
            <RichText text={item.explanation} />
          </p>
        </div>
      )}
      {item.leaveThePage && <LeaveTask task={item.leaveThePage} />}
    </section>
  );
}
