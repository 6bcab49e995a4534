import { FRAME_EXERCISES, FRAMING_SOURCES, FRAMING_STEPS, RECONSTRUCTION_CHALLENGES, UNEMPLOYMENT_EXAMPLE } from "@candor/content/framing";
import { BACK_TO_HUB, COMPLETE_LESSON, NEXT, PREVIOUS } from "@candor/content/messages/lessons";
import type { CatalogRow } from "@candor/content/schema";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { BackButton } from "../../components/back-button.tsx";
import { Blocks } from "../../components/blocks.tsx";
import { LessonFoot } from "../../components/lesson-foot.tsx";
import { ResumeNote } from "../../components/resume-note.tsx";
import { Sources } from "../../components/sources.tsx";
import { StepBar } from "../../components/step-bar.tsx";
import { usePlaces } from "../../lib/progress.ts";
import { useAssessments } from "../../lib/use-assessments.ts";
import { useComplete } from "../../lib/use-complete.ts";
import { useLessonSteps } from "../../lib/use-lesson-steps.ts";
import { FramingHandout } from "./framing-handout.tsx";
import { FramingExercise } from "./framing-exercise.tsx";
import "../../styles/lesson.css";
import "../../styles/practice.css";

/** Textarea rows (specification 2 §9). */
const FRAME_ROWS = 4;
const RECONSTRUCTION_ROWS = 5;

/** Narrative Framing Analysis: four steps with assessed exercises (specification 2 §2 and §4). */
export function Page({ row }: { row: CatalogRow }) {
  const complete = useComplete(row);
  const { step: index, go, moved, heading } = useLessonSteps(row.id, FRAMING_STEPS.length);
  const assessments = useAssessments();
  const place = usePlaces()[row.id];
  const step = FRAMING_STEPS[index];
  if (!step) throw new Error(`The lesson has no step ${index}`);
  const last = index === FRAMING_STEPS.length - 1;
  return (<>
    <div className="page lesson">
      <p className="up"><BackButton to="/educate">{BACK_TO_HUB}</BackButton></p>
      <nav className="contents" aria-label="Steps of this lesson">
        <ol>
          {FRAMING_STEPS.map((s, i) => (
            <li key={s.id}><button type="button" aria-current={i === index ? "step" : undefined} data-past={i < index || undefined} onClick={() => go(i)}><span>{i + 1}</span> {s.label}</button></li>
          ))}
        </ol>
      </nav>
      <div className="ttl"><h1 className="h1">{row.title}</h1></div>
      <StepBar step={index} steps={FRAMING_STEPS.length} label="Lesson progress" />
      <div className="step" key={step.id}>
        {index === 0 && !moved && place && <ResumeNote place={place} onGo={go} />}
        <h2 className="h2" ref={heading} tabIndex={-1}>{step.title}</h2>
        <Blocks blocks={step.blocks} />
        {step.id === "identification" && (
          <>
            <p className="given">{UNEMPLOYMENT_EXAMPLE.facts}</p>
            <ul className="readings">
              {UNEMPLOYMENT_EXAMPLE.frames.map((frame) => (
                <li key={frame.id}><h3>{frame.name}</h3><div><p className="told">{frame.text}</p><p className="why">{frame.reading}</p></div></li>
              ))}
            </ul>
            {FRAME_EXERCISES.map((exercise, i, all) => (
              <FramingExercise key={exercise.id} id={exercise.id} number={i + 1} of={all.length} kind="Exercise" facts={exercise.facts} question={exercise.question} analysis={exercise.analysis} explanation={exercise.explanation} rows={FRAME_ROWS} {...assessments} />
            ))}
          </>
        )}
        {step.id === "reconstruction" && RECONSTRUCTION_CHALLENGES.map((challenge, i, all) => (
          <FramingExercise key={challenge.id} id={challenge.id} number={i + 1} of={all.length} kind="Challenge" facts={challenge.neutralFacts} perspectives={challenge.perspectives} question={challenge.question} analysis={challenge.analysis} explanation={challenge.explanation} rows={RECONSTRUCTION_ROWS} {...assessments} />
        ))}
      </div>
      <div className="go">
        <button type="button" className="btn" disabled={index === 0} onClick={() => go(index - 1)}><ArrowLeft className="icon" aria-hidden="true" /> {PREVIOUS}</button>
        {last
          ? <button type="button" className="btn btn-main" onClick={complete}>{COMPLETE_LESSON}</button>
          : <button type="button" className="btn btn-main" onClick={() => go(index + 1)}>{NEXT} <ArrowRight className="icon" aria-hidden="true" /></button>}
      </div>
      <div className="foot-notes">
        {(last || index === 0) && <Sources sources={FRAMING_SOURCES} only={last ? undefined : new Set([1])} />}
        <LessonFoot row={row} print="handout" step={index} />
      </div>
    </div>
    <FramingHandout row={row} />
  </>);
}
