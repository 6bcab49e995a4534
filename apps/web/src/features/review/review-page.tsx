import { CATALOG } from "@candor/content/catalog";
import { lessonLoaders } from "@candor/content/lessons/index";
import { BACK_TO_HUB } from "@candor/content/messages/lessons";
import type { CatalogRow, Lesson, PracticeItem as Item } from "@candor/content/schema";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { BackButton } from "../../components/back-button.tsx";
import { PracticeItem } from "../../components/practice-item.tsx";
import { type Commitment, NO_COMMITMENT } from "../../components/verdict-choice.tsx";
import { isRight, keepAnswer } from "../../lib/answers.ts";
import { forgetUntaught, readReviewCards, useReviewCards } from "../../lib/review-cards.ts";
import { dueCards, inDays, keepReview, nextDue, REVIEW_SESSION_ITEMS, type ReviewCard } from "../../lib/review.ts";
import { scrollToTop } from "../../lib/scroll.ts";
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
  };
  const next = () => {
    setIndex((i) => i + 1);
    scrollToTop();
  };
  const task = session.state === "ready" ? session.tasks[index] : undefined;
  return (
    <div className="page review">
      <header className="page-head">
        <BackButton to="/educate">{BACK_TO_HUB}</BackButton>
        <h1 className="h1">Review</h1>
        <p className="deck">Examples that you missed, back for a second look after about 1, 7 and 30 days.</p>
      </header>
      {session.state === "loading" && (
        <p className="msg" role="status">
          Looking for what is due…
        </p>
      )}
      {session.state === "failed" && (
        <p className="msg" role="status">
          The lessons could not be loaded. Check the connection; what is due stays due.{" "}
          <button type="button" className="btn btn-s" onClick={again}>
            Try again
          </button>
        </p>
      )}
      {task && session.state === "ready" && (
        <ReviewItem
          key={`${task.row.id}/${task.item.id}`}
          task={task}
          number={index + 1}
          of={session.tasks.length}
          onSeen={() => setSeen((n) => n + 1)}
          onNext={next}
        />
      )}
      {session.state === "ready" && !task && <AfterReview cards={cards} reviewed={seen} passedOver={session.tasks.length - seen} onMore={again} />}
    </div>
  );
}

/** When an item that was just looked at comes back, by what is stored for it now. */
function comesBack(key: Pick<ReviewCard, "lesson" | "item">, now: number): string {
  const card = readReviewCards().find((c) => c.lesson === key.lesson && c.item === key.item);
  return card ? `You will see this one again ${inDays(card.due, now)}.` : "That was its last round: you will not be asked again.";
}

function ReviewItem({
  task: { row, lesson, item },
  number,
  of,
  onSeen,
  onNext,
}: {
  task: Task;
  number: number;
  of: number;
  onSeen: () => void;
  onNext: () => void;
}) {
  const [commitment, setCommitment] = useState<Commitment>(NO_COMMITMENT);
  const [revealed, setRevealed] = useState(false);
  const [outlook, setOutlook] = useState("");
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (number > 1) heading.current?.focus({ preventScroll: true });
  }, [number]);
  const reveal = ({ choice, sureness }: Commitment) => {
    setRevealed(true);
    onSeen();
    const verdict = item.verdict;
    if (!verdict) return;
    const key = { lesson: row.id, item: item.id };
    if (choice !== null) keepAnswer({ ...key, verdict, choice, sureness, at: Date.now(), review: true });
    // Opened without an answer, or without enough to tell: it comes back tomorrow, like a miss.
    keepReview(key, choice !== null && isRight({ choice, verdict }) ? "right" : "missed");
    setOutlook(comesBack(key, Date.now()));
  };
  return (
    <div className="review-item" ref={heading} tabIndex={-1} aria-label={`Example ${number} of ${of}`} role="group">
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
      />
      <p className="small outlook" role="status">
        {outlook}
      </p>
      <div className="go go-end">
        <button type="button" className={revealed ? "btn btn-main" : "btn"} onClick={onNext}>
          {number === of ? "Finish" : revealed ? "Next" : "Leave it for later"} {number < of && <ArrowRight className="icon" aria-hidden="true" />}
        </button>
      </div>
    </div>
  );
}

function AfterReview({ cards, reviewed, passedOver, onMore }: { cards: readonly ReviewCard[]; reviewed: number; passedOver: number; onMore: () => void }) {
  const now = Date.now();
  const due = nextDue(cards);
  return (
    <div className="after">
      <p className="msg" role="status">
        {reviewed > 0 ? `That was ${reviewed === 1 ? "one example" : `${reviewed} examples`}. ` : ""}
        {due === null
          ? reviewed > 0
            ? "Nothing is waiting for you any more."
            : "Nothing is waiting for review. When you call an example sound that misleads, or the other way round, it comes back here."
          : due <= now
            ? passedOver > 0 && reviewed === 0
              ? "What you passed over stays due."
              : "A few more are due, whenever you like."
            : `The next one comes back ${inDays(due, now)}. There is no hurry: it waits.`}
      </p>
      <p className="row">
        {due !== null && due <= now && (
          <button type="button" className="btn btn-main" onClick={onMore}>
            Review more
          </button>
        )}
        <Link className={due !== null && due <= now ? "btn" : "btn btn-main"} to="/educate">
          Education Hub
        </Link>
      </p>
    </div>
  );
}
