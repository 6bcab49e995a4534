import { BACK_TO_HUB, COMPLETE_LESSON, NEXT, PREVIOUS } from "@candor/content/messages/lessons";
import type { CatalogRow, Lesson } from "@candor/content/schema";
import { ArrowLeft, ArrowRight, Check } from "lucide-react";
import { useState } from "react";
import { BackButton } from "../../components/back-button.tsx";
import { Blocks } from "../../components/blocks.tsx";
import { PracticeItem } from "../../components/practice-item.tsx";
import { ResumeNote } from "../../components/resume-note.tsx";
import { Sources } from "../../components/sources.tsx";
import { StepBar } from "../../components/step-bar.tsx";
import { type Commitment, NO_COMMITMENT } from "../../components/verdict-choice.tsx";
import { isMissed, keepAnswer } from "../../lib/answers.ts";
import { isDone, usePlaces, useProgress } from "../../lib/progress.ts";
import { keepReview } from "../../lib/review.ts";
import { LessonFoot } from "../../components/lesson-foot.tsx";
import { LessonHandout } from "./lesson-handout.tsx";
import { sourcesOfStep, STEP_LABELS } from "./step-text.ts";
import { useComplete } from "../../lib/use-complete.ts";
import { useLessonSteps } from "../../lib/use-lesson-steps.ts";
import "../../styles/lesson.css";

interface Props { row: CatalogRow; lesson: Lesson }

/** Every lesson has this page, so the state must start anew with the lesson: hence the key. */
export function Page({ row, lesson }: Props) {
  return <LessonView key={row.id} row={row} lesson={lesson} />;
}

function LessonView({ row, lesson }: Props) {
  const complete = useComplete(row);
  const { step: index, go, moved, heading } = useLessonSteps(row.id, lesson.steps.length);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [commitments, setCommitments] = useState<Readonly<Record<string, Commitment>>>({});
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const done = isDone(useProgress(), row.progressKey);
  const place = usePlaces()[row.id];
  const step = lesson.steps[index];
  if (!step) throw new Error(`The lesson ${row.id} has no step ${index}`);
  const last = index === lesson.steps.length - 1;

  const reveal = (item: NonNullable<typeof step.items>[number], { choice, sureness }: Commitment) => {
    setRevealed((old) => new Set([...old, item.id]));
    if (!item.verdict || choice === null) return;
    const answer = { lesson: row.id, item: item.id, verdict: item.verdict, choice, sureness, at: Date.now() };
    keepAnswer(answer);
    if (isMissed(answer)) keepReview(answer, "missed");
  };

  return (
    <>
      <div className="page lesson">
        <p className="up"><BackButton to="/educate">{BACK_TO_HUB}</BackButton></p>
        <nav className="contents" aria-label="Steps of this lesson">
          <ol>
            {lesson.steps.map((s, i) => (
              <li key={s.id}><button type="button" aria-current={i === index ? "step" : undefined} data-past={i < index || undefined} onClick={() => go(i)}><span>{i + 1}</span> {STEP_LABELS[s.id]}</button></li>
            ))}
          </ol>
        </nav>
        <div className="ttl">
          <h1 className="h1">{row.title}</h1>
          {done && <p className="done-note"><Check className="icon" aria-hidden="true" /> You have completed this lesson.</p>}
        </div>
        <StepBar step={index} steps={lesson.steps.length} label="Lesson progress" />
        <div className="step">
          {index === 0 && !moved && place && <ResumeNote place={place} onGo={go} />}
          <h2 className="h2" ref={heading} tabIndex={-1}>{step.title}</h2>
          <Blocks blocks={step.blocks} />
          {step.items?.map((item, i, all) => (
            <PracticeItem
              key={item.id} item={item} variant={lesson.variant} number={i + 1} of={all.length}
              revealed={revealed.has(item.id)} onReveal={(commitment) => reveal(item, commitment)}
              commitment={commitments[item.id] ?? NO_COMMITMENT} onCommit={(c) => setCommitments((old) => ({ ...old, [item.id]: c }))}
              note={notes[item.id] ?? ""} onNote={lesson.variant === "detect-bullshit" ? (text) => setNotes((old) => ({ ...old, [item.id]: text })) : undefined}
            />
          ))}
        </div>
        <div className="go">
          <button type="button" className="btn" disabled={index === 0} onClick={() => go(index - 1)}><ArrowLeft className="icon" aria-hidden="true" /> {PREVIOUS}</button>
          {last
            ? <button type="button" className="btn btn-main" onClick={complete}>{COMPLETE_LESSON}</button>
            : <button type="button" className="btn btn-main" onClick={() => go(index + 1)}>{NEXT} <ArrowRight className="icon" aria-hidden="true" /></button>}
        </div>
        <div className="foot-notes">
          <Sources sources={lesson.sources} only={last ? undefined : sourcesOfStep(step, revealed)} />
          <LessonFoot row={row} teaches={last ? lesson.teaches : undefined} print="handout" step={index} />
        </div>
      </div>
      <LessonHandout row={row} lesson={lesson} />
    </>
  );
}
