import type { CatalogRow, Lesson } from "@candor/content/schema";
import { Check } from "lucide-react";
import { useState } from "react";
import { Blocks } from "../../components/blocks.tsx";
import { PracticeItem } from "../../components/practice-item.tsx";
import { Sources } from "../../components/sources.tsx";
import { SteppedLesson } from "../../components/stepped-lesson.tsx";
import { type Commitment, NO_COMMITMENT } from "../../components/verdict-choice.tsx";
import { isMissed, keepAnswer } from "../../lib/answers.ts";
import { useFormDraft } from "../../lib/drafts.ts";
import { isDone, useProgress } from "../../lib/progress.ts";
import { keepReview } from "../../lib/review.ts";
import { LessonFoot } from "../../components/lesson-foot.tsx";
import { LessonHandout } from "./lesson-handout.tsx";
import { sourcesOfStep, STEP_LABELS } from "./step-text.ts";
import { useLessonSteps } from "../../lib/use-lesson-steps.ts";
import "../../styles/lesson.css";

interface Props {
  row: CatalogRow;
  lesson: Lesson;
}

/** Every lesson has this page, so the state must start anew with the lesson: hence the key. */
export function Page({ row, lesson }: Props) {
  return <LessonView key={row.id} row={row} lesson={lesson} />;
}

function LessonView({ row, lesson }: Props) {
  const state = useLessonSteps(row.id, lesson.steps.length);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [commitments, setCommitments] = useState<Readonly<Record<string, Commitment>>>({});
  const notes = useFormDraft(`notes/${row.id}`);
  const done = isDone(useProgress(), row.progressKey);
  const step = lesson.steps[state.step];
  if (!step) throw new Error(`The lesson ${row.id} has no step ${state.step}`);
  const last = state.step === lesson.steps.length - 1;

  const reveal = (item: NonNullable<typeof step.items>[number], { choice, sureness }: Commitment) => {
    setRevealed((old) => new Set([...old, item.id]));
    if (!item.verdict || choice === null) return;
    const answer = { lesson: row.id, item: item.id, verdict: item.verdict, choice, sureness, at: Date.now() };
    keepAnswer(answer);
    if (isMissed(answer)) keepReview(answer, "missed");
  };
  const foot = (
    <>
      <Sources sources={lesson.sources} only={last ? undefined : sourcesOfStep(step, revealed)} />
      <LessonFoot row={row} teaches={last ? lesson.teaches : undefined} print="handout" step={state.step} />
    </>
  );

  return (
    <>
      <SteppedLesson
        row={row}
        steps={lesson.steps.map(({ id }) => ({ id, label: STEP_LABELS[id] }))}
        state={state}
        title={step.title}
        foot={foot}
        badge={
          done && (
            <p className="done-note">
              <Check className="icon" aria-hidden="true" /> You’ve completed this lesson.
            </p>
          )
        }
      >
        <Blocks blocks={step.blocks} />
        {step.items?.map((item, i, all) => (
          <PracticeItem
            key={item.id}
            item={item}
            variant={lesson.variant}
            number={i + 1}
            of={all.length}
            revealed={revealed.has(item.id)}
            onReveal={(commitment) => reveal(item, commitment)}
            commitment={commitments[item.id] ?? NO_COMMITMENT}
            onCommit={(c) => setCommitments((old) => ({ ...old, [item.id]: c }))}
            note={notes.of(item.id)}
            onNote={lesson.variant === "detect-bullshit" ? (text) => notes.set(item.id, text) : undefined}
          />
        ))}
      </SteppedLesson>
      <LessonHandout row={row} lesson={lesson} />
    </>
  );
}
