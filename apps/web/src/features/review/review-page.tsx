import { CATALOG } from "@candor/content/catalog";
import { lessonLoaders } from "@candor/content/lessons/index";
import { BACK_TO_HUB } from "@candor/content/messages/lessons";
import type { CatalogRow, Lesson, PracticeItem as Item } from "@candor/content/schema";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { BackButton } from "../../components/back-button.tsx";
import { PracticeItem } from "../../components/practice-item.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { type Commitment, NO_COMMITMENT } from "../../components/verdict-choice.tsx";
import { isRight, keepAnswer } from "../../lib/answers.ts";
import { forgetUntaught, readReviewCards, useReviewCards } from "../../lib/review-cards.ts";
import { dueCards, inDays, keepReview, nextDue, REVIEW_SESSION_ITEMS, type ReviewCard } from "../../lib/review.ts";
import { scrollToTop } from "../../lib/scroll.ts";
import { takeFocus } from "../../lib/take-focus.ts";
import "../../styles/lesson.css";
import "../../styles/review.css";

interface Task {
  row: CatalogRow;
  lesson: Lesson;
  item: Item;
}
type Session = { state: "loading" } | { state: "failed" } | { state: "ready"; tasks: Task[] };

/** Items of due cards, with their lessons. */
async function loadTasks(cards: readonly ReviewCard[]): Promise<Task[]> {
  const tasks = await Promise.all(
    cards.map(async (card): Promise<Task | null> => {
      const row = CATALOG.find((r) => r.id === card.lesson);
      const lesson = await lessonLoaders[card.lesson]?.();
      const item = lesson?.steps.flatMap((step) => step.items ?? []).find((i) => i.id === card.item);
      return row && lesson && item?.verdict ? { row, lesson, item } : null;
    }),
  );
  return tasks.filter((task): task is Task => task !== null);
}

/** A short session with missed items that are due. What was due when the page opened is the session; answers reschedule as they are given. */
export function Page() {
  const cards = useReviewCards();
  const [session, setSession] = useState<Session>({ state: "loading" });
  const [index, setIndex] = useState(0);
  const [tried, setTried] = useState(0);
  const [seen, setSeen] = useState(0);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // Before the session is cut to its size: cards of what is no longer taught would take the places of the others.
    forgetUntaught();
    const due = dueCards(readReviewCards(), Date.now()).slice(0, REVIEW_SESSION_ITEMS);
    loadTasks(due).then(
      (tasks) => setSession({ state: "ready", tasks }),
      (error: unknown) => {
        console.error("The review could not be loaded", error);
        setSession({ state: "failed" });
      },
    );
  }, [tried]);
  const again = () => {
    started.current = false;
    setSession({ state: "loading" });
    setIndex(0);
    setSeen(0);
    setTried((n) => n + 1);
    scrollToTop();
  };
  const next = () => {
    setIndex((i) => i + 1);
    scrollToTop();
  };
  const task = session.state === "ready" ? session.tasks[index] : undefined;
  const now = Date.now();
  const closing =
    session.state === "ready" && !task ? closingWords({ due: nextDue(cards, now), now, reviewed: seen, passedOver: session.tasks.length - seen }) : null;
  // Whoever came here by a button of this page had the focus on it, and it is gone.
  const pressed = index > 0 || tried > 0;
  return (
    <div className="page review">
      <header className="page-head">
        <BackButton to="/educate">{BACK_TO_HUB}</BackButton>
        <h1 className="h1">Review</h1>
        <p className="deck">Examples you missed come back here for a second look after about 1, 7 and 30 days.</p>
      </header>
      {/* There from the start: a live region that comes with its words is not read out. */}
      <div role="status">
        {session.state === "loading" && (
          <p className="msg">
            <Waiting without="Candor needs JavaScript to find what’s due in this browser.">Looking for what’s due…</Waiting>
          </p>
        )}
        {session.state === "failed" && (
          <p className="msg">
            The lessons didn’t load. Check your connection and try again. Nothing due is lost.{" "}
            <button ref={pressed ? takeFocus : undefined} type="button" className="btn btn-s" onClick={again}>
              Try again
            </button>
          </p>
        )}
        {closing !== null && !pressed && <p className="msg">{closing}</p>}
      </div>
      {task && session.state === "ready" && (
        <ReviewItem
          key={`${task.row.id}/${task.item.id}`}
          task={task}
          number={index + 1}
          of={session.tasks.length}
          takesFocus={pressed}
          onSeen={() => setSeen((n) => n + 1)}
          onNext={next}
        />
      )}
      {closing !== null && pressed && (
        <p className="msg" ref={takeFocus} tabIndex={-1}>
          {closing}
        </p>
      )}
      {closing !== null && <AfterReview more={dueCards(cards, now).length > 0} onMore={again} />}
    </div>
  );
}

/** When an item that was just looked at comes back, by what is stored for it now. */
function comesBack(key: Pick<ReviewCard, "lesson" | "item">, now: number): string {
  const card = readReviewCards().find((c) => c.lesson === key.lesson && c.item === key.item);
  return card ? `You’ll see this one again ${inDays(card.due, now)}.` : "That was its last round. You won’t be asked again.";
}

function ReviewItem({
  task: { row, lesson, item },
  number,
  of,
  takesFocus,
  onSeen,
  onNext,
}: {
  task: Task;
  number: number;
  of: number;
  takesFocus: boolean;
  onSeen: () => void;
  onNext: () => void;
}) {
  const [commitment, setCommitment] = useState<Commitment>(NO_COMMITMENT);
  const [revealed, setRevealed] = useState(false);
  const [outlook, setOutlook] = useState("");
  const reveal = ({ choice, sureness }: Commitment) => {
    setRevealed(true);
    onSeen();
    const verdict = item.verdict;
    if (!verdict) return;
    const key = { lesson: row.id, item: item.id };
    if (choice !== null) keepAnswer({ ...key, verdict, choice, sureness, at: Date.now(), review: true });
    // Not enough to tell: it comes back tomorrow, like a miss.
    keepReview(key, choice !== null && isRight({ choice, verdict }) ? "right" : "missed");
    setOutlook(comesBack(key, Date.now()));
  };
  return (
    <div className="review-item" ref={takesFocus ? takeFocus : undefined} tabIndex={-1} aria-label={`Example ${number} of ${of}`} role="group">
      <h2 className="from">
        From the lesson <Link to={row.route}>{row.title}</Link>
      </h2>
      <PracticeItem
        item={item}
        variant={lesson.variant}
        number={number}
        of={of}
        revealed={revealed}
        onReveal={reveal}
        commitment={commitment}
        onCommit={setCommitment}
        answerFirst
      />
      <p className="small outlook" role="status">
        {outlook}
      </p>
      <div className="go go-end">
        <button type="button" className={revealed ? "btn btn-main" : "btn"} onClick={onNext}>
          {number === of ? "Finish" : revealed ? "Next" : "Skip for now"} {number < of && <ArrowRight className="icon" aria-hidden="true" />}
        </button>
      </div>
    </div>
  );
}

function closingWords({ due, now, reviewed, passedOver }: { due: number | null; now: number; reviewed: number; passedOver: number }): string {
  const count = reviewed === 0 ? "" : `That was ${reviewed === 1 ? "one example" : `${reviewed} examples`}. `;
  if (due === null)
    return reviewed > 0
      ? `${count}Nothing else is waiting for you.`
      : "Nothing to review. If you call a misleading example sound, or a sound one misleading, it comes back here.";
  if (due > now) return `${count}The next one comes back ${inDays(due, now)}. No hurry: it will wait for you.`;
  return passedOver > 0 && reviewed === 0 ? "What you skipped is still due." : `${count}A few more are due, whenever you’re ready.`;
}

function AfterReview({ more, onMore }: { /** Whether something is due by now. */ more: boolean; onMore: () => void }) {
  return (
    <p className="row after">
      {more && (
        <button type="button" className="btn btn-main" onClick={onMore}>
          Review more
        </button>
      )}
      <Link className={more ? "btn" : "btn btn-main"} to="/educate">
        Education Hub
      </Link>
    </p>
  );
}
