import { THANK_YOU, THANK_YOU_MS } from "@candor/content/messages/tools";
import { useId, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { TextArea } from "../../components/text-area.tsx";
import { useFormDraft } from "../../lib/drafts.ts";
import { dayOf } from "../../lib/take-along.ts";
import { useBriefly } from "../../lib/use-briefly.ts";
import { useStorageTrouble, useWhereKept } from "../../lib/use-storage-trouble.ts";
import { useStored } from "../../lib/use-stored.ts";
import { DEFAULT_SCORE, EXPERIENCES_KEY, NO_EXPERIENCES, parseExperiences, type Experience } from "./experiences.ts";

const HIGHEST_SCORE = 5;
const isScore = (score: number | undefined): boolean => score !== undefined && score >= 1 && score <= HIGHEST_SCORE;
const scoreOf = (kept: string): number => (isScore(Number(kept)) ? Math.round(Number(kept)) : DEFAULT_SCORE);

/** What was written here before, the latest first. A note from elsewhere may have no time that can be read, or a score that this form does not give. */
function NotesSoFar({ notes }: { notes: readonly Experience[] }) {
  return (
    <details className="how own">
      <summary className="folds">Read your notes</summary>
      <ol reversed>
        {notes.toReversed().map(({ feedback, score, timestamp }, i) => {
          const time = new Date(timestamp);
          const said = [...(Number.isNaN(time.getTime()) ? [] : [dayOf(time)]), ...(isScore(score) ? [`${score} of ${HIGHEST_SCORE}`] : [])];
          return (
            <li key={notes.length - i}>
              <p dir="auto">{feedback}</p>
              {said.length > 0 && <p className="small">{said.join(" · ")}</p>}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** Saved in this browser only; after three seconds of thanks the form is empty again (specification 2 §2). What is not yet submitted is kept over a reload. */
export function FeedbackForm() {
  const id = useId();
  const [kept, update] = useStored(EXPERIENCES_KEY, parseExperiences, NO_EXPERIENCES);
  const draft = useFormDraft("codex");
  const [thanks, thank] = useBriefly<true>(THANK_YOU_MS);
  /** What was submitted stands in the form during the thanks, and is no draft any more. */
  const [submitted, setSubmitted] = useState<{ feedback: string; score: number } | null>(null);
  const sent = thanks ? submitted : null;
  const feedback = sent?.feedback ?? draft.of("feedback");
  const score = sent?.score ?? scoreOf(draft.of("score"));
  const whereKept = useWhereKept();
  const trouble = useStorageTrouble();
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Some browsers take the focus away while the button is being disabled, which React tells nobody of: the reader did not leave.
  const stands = useRef(false);
  // After the thanks there is nothing to submit: who stands on the button by keyboard would stand nowhere.
  useLayoutEffect(() => {
    if (thanks || !button.current?.disabled || !stands.current) return;
    stands.current = false;
    field.current?.focus({ preventScroll: true });
  }, [thanks]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (feedback.trim() === "" || thanks) return;
    const entry = { feedback: feedback.trim(), score, timestamp: new Date().toISOString(), userAgent: navigator.userAgent };
    update((old) => [...old, entry]);
    stands.current = button.current?.matches(":focus-visible") ?? false;
    draft.clear();
    setSubmitted({ feedback, score });
    thank(true);
  };
  // Who writes on or rates anew during the thanks keeps what came since.
  const write = (text: string) => {
    draft.set("feedback", text);
    setSubmitted(null);
  };
  const rate = (to: string) => {
    draft.set("score", to);
    setSubmitted((now) => now && { ...now, score: Number(to) });
  };
  return (
    <form className="feedback" onSubmit={submit}>
      <div>
        <label className="label" htmlFor={`${id}f`}>
          What happened when you used it?
        </label>
        <TextArea id={`${id}f`} ref={field} rows={4} value={feedback} onChange={(event) => write(event.target.value)} />
      </div>
      <div>
        <label className="label" htmlFor={`${id}s`}>
          How much did it help? (1 = not at all, 5 = a lot)
        </label>
        <div className="rating">
          <input id={`${id}s`} type="range" min={1} max={HIGHEST_SCORE} step={1} value={score} onChange={(event) => rate(event.target.value)} />
          {/* The slider says its own value: said here as well, each step would be read out twice. */}
          <output htmlFor={`${id}s`} aria-live="off">
            {score} of 5
          </output>
        </div>
      </div>
      <div className="row">
        <button
          className="btn btn-main"
          ref={button}
          type="submit"
          disabled={feedback.trim() === ""}
          onBlur={() => {
            stands.current = false;
          }}
        >
          {thanks ? THANK_YOU : "Submit"}
        </button>
        <span className="small" role="status">
          {thanks || trouble ? whereKept : `Kept in this browser${kept.length > 0 ? `: ${kept.length} so far` : ""}.`}
        </span>
      </div>
      {kept.length > 0 && <NotesSoFar notes={kept} />}
    </form>
  );
}
