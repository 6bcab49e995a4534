import { ADAPTIVE_LEARNING } from "@candor/content/messages/lab";
import { familyOf, FAMILIES } from "@candor/engine/policy";
import { memo, useRef } from "react";
import {
  feedbackCount,
  forget,
  HISTORY_STORED,
  historyOf,
  MAX_ADJUSTMENT,
  recentCount,
  undo,
  type Adjustment,
  type Learning,
} from "../../lib/adaptive-learning.ts";
import { counted } from "../../lib/counted.ts";
import { percent } from "../../lib/findings.ts";
import { changeLearning } from "../../lib/learning-store.ts";
import { useIsomorphicLayoutEffect } from "../../lib/use-isomorphic-layout-effect.ts";
import { changeWords, TYPE_WORDS } from "./change-words.ts";

function LearnedDetector({
  adjustment: { reflexId, baseConfidence, adjustmentFactor, lastUpdated },
  learning,
  takeBack,
}: {
  adjustment: Adjustment;
  learning: Learning;
  /** Changes what was learned about a detector; the button that was pressed goes with it. */
  takeBack: (reflexId: string, change: (old: Learning) => Learning) => void;
}) {
  const records = historyOf(learning, reflexId).toReversed();
  const forgetAll = () => {
    if (window.confirm(`Forget everything learned about ${reflexId}? This can’t be undone.`)) takeBack(reflexId, (old) => forget(old, reflexId));
  };
  return (
    <li data-detector={reflexId}>
      <details>
        <summary className="folds">
          <span className="mono">{reflexId}</span> <b>{changeWords(adjustmentFactor)}</b>{" "}
          <span className="small">
            {familyOf(reflexId)?.name}, {percent(baseConfidence)} to start with
          </span>
        </summary>
        <ul className="records">
          {records.map((record, i) => (
            <li key={`${record.timestamp} ${i}`}>
              <p>
                “{record.userFeedback}”{" "}
                <span className="small">
                  {TYPE_WORDS[record.feedbackType]}, {changeWords(record.adjustmentApplied)}, {new Date(record.timestamp).toLocaleString()}
                </span>
              </p>
              <p className="small">On: {record.context}</p>
              <button
                className="btn btn-s"
                type="button"
                aria-label={`Undo “${record.userFeedback}” for ${reflexId}`}
                onClick={() => takeBack(reflexId, (old) => undo(old, record))}
              >
                Undo
              </button>
            </li>
          ))}
        </ul>
        <p className="row">
          <button className="btn btn-s" type="button" onClick={forgetAll}>
            Forget this detector’s changes<span className="sr">: {reflexId}</span>
          </button>{" "}
          <span className="small">Last changed {new Date(lastUpdated).toLocaleString()}</span>
        </p>
      </details>
    </li>
  );
}

/**
 * The beta card: detector ids, what was learned about them, and the way back (specification 2 §2). `nowMs` is null until the browser has drawn. Not drawn
 * anew for each letter typed into a slot: of 500 records each has a date to be put into words.
 */
export const LearningCard = memo(function LearningCard({ learning, nowMs }: { learning: Learning; nowMs: number | null }) {
  const changed = learning.adjustments;
  const card = useRef<HTMLElement>(null);
  /** The detector whose change was just taken back. */
  const taken = useRef<string | null>(null);
  const takeBack = (reflexId: string, change: (old: Learning) => Learning) => {
    taken.current = reflexId;
    changeLearning(change);
  };
  // The pressed button is gone: the focus stays at its detector, else at what is left of the list.
  useIsomorphicLayoutEffect(() => {
    if (taken.current === null) return;
    const rows = [...(card.current?.querySelectorAll<HTMLElement>("[data-detector]") ?? [])];
    const row = rows.find((one) => one.dataset["detector"] === taken.current);
    taken.current = null;
    const place = row?.querySelector("summary") ?? card.current?.querySelector<HTMLElement>(rows.length > 0 ? "#learned" : "#learning");
    place?.focus({ preventScroll: true });
  }, [learning]);
  return (
    <section className="part learning" aria-labelledby="learning" ref={card}>
      <h2 id="learning" tabIndex={-1}>
        {ADAPTIVE_LEARNING} <span className="badge">beta</span>
      </h2>
      <p className="prose">
        Your feedback changes the confidence of the detectors that fired: “wrong” takes 5 points off, “missed” adds 5, “right” changes nothing, and “I disagree”
        takes 2.5 off. “Completely wrong” counts double, “maybe wrong” half. No detector moves more than {MAX_ADJUSTMENT * 100} points, or below 5% or above
        95%. This only applies in the laboratory, in this browser; the analyzer doesn’t change.
      </p>
      {changed.length > 0 ? (
        <>
          <h3 id="learned" tabIndex={-1}>
            Learned so far
          </h3>
          <p className="small">
            {counted(feedbackCount(learning), "piece")} of feedback about {counted(changed.length, "detector")}
            {nowMs === null ? "" : `, ${recentCount(learning, nowMs).toLocaleString("en")} in the last 24 hours`}. The last {HISTORY_STORED} entries are kept.
          </p>
          <ul className="learned">
            {changed
              .toSorted((a, b) => b.lastUpdated - a.lastUpdated)
              .map((a) => (
                <LearnedDetector key={a.reflexId} adjustment={a} learning={learning} takeBack={takeBack} />
              ))}
          </ul>
        </>
      ) : (
        <p className="msg">Nothing learned yet. Test a statement, then say whether the result was right.</p>
      )}
      <h3>Detectors that learn</h3>
      <ul className="detectors">
        {FAMILIES.map((family) => (
          <li key={family.prefix}>
            <span className="mono">{family.prefix}</span> <span>{family.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
});
