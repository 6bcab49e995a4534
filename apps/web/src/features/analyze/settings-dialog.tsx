import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useJudgements, withoutDismissed, withoutMuted, type Dismissal, type Judgements } from "../../lib/judgements.ts";

/** What stands at the word behind it, or before it. Blanks at the ends of what is kept are not kept. */
const OPENING = /[([“‘]$/u;
const CLOSING = /^[.,;:!?…)\]”’]/u;

/** Of what is kept only a part that was cut at a number of characters is as long as this: its outer word may be half a one. */
const CUT_FROM_CHARS = 30;
const whole = (part: string, outerWord: RegExp): string => (part.length < CUT_FROM_CHARS ? part : part.replace(outerWord, ""));

function Around({ dismissal }: { dismissal: Dismissal }) {
  const { words } = dismissal;
  const before = whole(dismissal.before, /^\S+ /u);
  const after = whole(dismissal.after, / \S+$/u);
  return (
    <p className="around">
      {before && `… ${before}${OPENING.test(before) ? "" : " "}`}
      <b>{words}</b>
      {after && `${CLOSING.test(after) ? "" : " "}${after} …`}
    </p>
  );
}

/** Everything the reader decided about marks, in one place; each can be taken back. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const [judgements, update] = useJudgements();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  const { dismissed, muted } = judgements;
  const fine = useRef<HTMLHeadingElement>(null);
  const quiet = useRef<HTMLHeadingElement>(null);
  /** What is taken back goes with its button: the focus goes on to the next one of the list, after the last to the one before, and of an empty list to the heading. */
  const takeBack = (button: HTMLElement, change: (old: Judgements) => Judgements, heading: HTMLElement | null) => {
    const row = button.closest("li");
    const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button");
    update(change);
    (beside ?? heading)?.focus({ preventScroll: true });
  };
  return (
    <dialog ref={dialog} className="settings" aria-labelledby="settings-title" onClose={onClose}>
      <div className="settings-head">
        <h2 className="h3" id="settings-title">
          Your decisions
        </h2>
        <button type="button" className="btn btn-s btn-bare" aria-label="Close" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      <p className="small">Kept only in this browser, and included in every export.</p>
      <h3 className="kicker" ref={fine} tabIndex={-1}>
        Fine here ({dismissed.length})
      </h3>
      {dismissed.length === 0 && <p className="small">None. Open a note and choose “This is fine here”.</p>}
      <ul className="decided">
        {[...dismissed].reverse().map((d) => (
          <li key={`${d.reflexId} ${d.before} ${d.words} ${d.after}`}>
            <div>
              <Around dismissal={d} />
              <p className="small">
                {d.label} · <span className="mono">{d.reflexId}</span>
              </p>
            </div>
            <button type="button" className="btn btn-s" onClick={(event) => takeBack(event.currentTarget, (old) => withoutDismissed(old, [d]), fine.current)}>
              Restore<span className="sr">: {d.words}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3 className="kicker" ref={quiet} tabIndex={-1}>
        Muted patterns ({muted.length})
      </h3>
      {muted.length === 0 && <p className="small">None. Open a note and choose “Mute this pattern”.</p>}
      <ul className="decided">
        {muted.map((m) => (
          <li key={m.reflexId}>
            <div>
              <p className="ui">{m.label}</p>
              <p className="small mono">{m.reflexId}</p>
            </div>
            <button
              type="button"
              className="btn btn-s"
              onClick={(event) => takeBack(event.currentTarget, (old) => withoutMuted(old, m.reflexId), quiet.current)}
            >
              Unmute<span className="sr">: {m.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
