import { CATALOG } from "@candor/content/catalog";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { lastPlace, usePlaces } from "../../lib/progress.ts";
import { dueCards, inDays, nextDue, useReviewCards } from "../../lib/review.ts";

/** Where the reader stopped, and what is due for review. Nothing at all for somebody new. */
export function Continue() {
  const last = lastPlace(CATALOG, usePlaces());
  const cards = useReviewCards();
  // The clock is read after the first drawing, so that the prerendered page agrees with it.
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), [cards]);
  const due = now === null ? 0 : dueCards(cards, now).length;
  const next = nextDue(cards);
  if (!last && cards.length === 0) return null;
  return (
    <section className="continue" aria-label="Where you are">
      {last && (
        <p>
          <span>You stopped in <b>{last.row.title}</b>, at step {last.place.step + 1} of {last.place.steps}.</span>
          <Link className="btn btn-main" to={`${last.row.route}?step=${last.place.step + 1}`}>Continue</Link>
        </p>
      )}
      {now !== null && cards.length > 0 && (
        <p>
          {due > 0
            ? <><span>{due === 1 ? "One example that you missed is" : `${due} examples that you missed are`} back for a second look.</span><Link className="btn" to="/review">Review {due === 1 ? "it" : "them"}</Link></>
            : next !== null && <span>Your next review comes {inDays(next, now)}. There is no hurry: missed examples wait for you.</span>}
        </p>
      )}
    </section>
  );
}
