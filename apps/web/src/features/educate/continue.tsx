import { CATALOG } from "@candor/content/catalog";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { lastPlace, nextLesson, unitOf, usePlaces, useProgress } from "../../lib/progress.ts";
import { useReviewCards } from "../../lib/review-cards.ts";
import { dueCards, inDays, nextDue } from "../../lib/review.ts";
import type { Completed } from "../../lib/use-complete.ts";
import { useIsomorphicLayoutEffect } from "../../lib/use-isomorphic-layout-effect.ts";

/** What was just finished and what comes next, where the reader stopped, and what is due for review. Nothing at all for somebody new. */
export function Continue() {
  const last = lastPlace(CATALOG, usePlaces());
  const cards = useReviewCards();
  // The clock is read after the first drawing, so that the prerendered page agrees with it.
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    // A tab that was left open overnight: what is due has changed when somebody looks at it again.
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [cards]);
  const progress = useProgress();
  // After a reload the browser still has what was handed over, and the prerendered page does not: so this, too, is read after the first drawing.
  const handed = useLocation().state as Partial<Completed> | null;
  const [completedId, setCompletedId] = useState<string | undefined>(undefined);
  useIsomorphicLayoutEffect(() => setCompletedId(handed?.completed), [handed]);
  const completed = CATALOG.find((row) => row.id === completedId);
  const due = now === null ? 0 : dueCards(cards, now).length;
  const nextReview = now === null ? null : nextDue(cards, now);
  if (!completed && !last && cards.length === 0) return null;
  const next = completed ? nextLesson(CATALOG, completed.id, progress) : null;
  return (
    <section className="continue" aria-label="Where you are">
      {completed && (
        <p>
          <span>
            You’ve completed <b>{completed.title}</b>.{next ? "" : " That was the last one. You’ve done every lesson!"}
          </span>
          {next ? (
            <Link className="btn btn-main" to={next.route}>
              Next: {next.title}
            </Link>
          ) : (
            <Link className="btn btn-main" to="/testing">
              Test your own wording
            </Link>
          )}
        </p>
      )}
      {last && (
        <p>
          <span>
            You stopped in <b>{last.row.title}</b>, at {unitOf(last.row)} {last.place.step + 1} of {last.place.steps}.
          </span>
          <Link className={completed ? "btn" : "btn btn-main"} to={`${last.row.route}?step=${last.place.step + 1}`}>
            Continue
          </Link>
        </p>
      )}
      {now !== null && cards.length > 0 && (
        <p>
          {due > 0 ? (
            <>
              <span>{due === 1 ? "One example you missed is" : `${due} examples you missed are`} back for a second look.</span>
              <Link className="btn" to="/review">
                Review {due === 1 ? "it" : "them"}
              </Link>
            </>
          ) : (
            nextReview !== null && <span>Your next review is {inDays(nextReview, now)}. No hurry: missed examples will wait for you.</span>
          )}
        </p>
      )}
    </section>
  );
}
