import { FRAME_EXERCISES, FRAMING_SOURCES, FRAMING_STEPS, RECONSTRUCTION_CHALLENGES, UNEMPLOYMENT_EXAMPLE } from "@candor/content/framing";
import type { CatalogRow } from "@candor/content/schema";
import { Blocks } from "../../components/blocks.tsx";
import { LessonFoot } from "../../components/lesson-foot.tsx";
import { Sources } from "../../components/sources.tsx";
import { SteppedLesson } from "../../components/stepped-lesson.tsx";
import { useAssessments } from "../../lib/use-assessments.ts";
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
  const state = useLessonSteps(row.id, FRAMING_STEPS.length);
  const assessments = useAssessments();
  const step = FRAMING_STEPS[state.step];
  if (!step) throw new Error(`The lesson has no step ${state.step}`);
  const last = state.step === FRAMING_STEPS.length - 1;
  const foot = (
    <>
      {(last || state.step === 0) && <Sources sources={FRAMING_SOURCES} only={last ? undefined : new Set([1])} />}
      <LessonFoot row={row} print="handout" step={state.step} />
    </>
  );
  return (
    <>
      <SteppedLesson row={row} steps={FRAMING_STEPS} state={state} title={step.title} foot={foot}>
        <Blocks blocks={step.blocks} />
        {step.id === "identification" && (
          <>
            <p className="given">{UNEMPLOYMENT_EXAMPLE.facts}</p>
            <ul className="readings">
              {UNEMPLOYMENT_EXAMPLE.frames.map((frame) => (
                <li key={frame.id}>
                  <h3>{frame.name}</h3>
                  <div>
                    <p className="told">{frame.text}</p>
                    <p className="why">{frame.reading}</p>
                  </div>
                </li>
              ))}
            </ul>
            {FRAME_EXERCISES.map((exercise, i, all) => (
              <FramingExercise
                key={exercise.id}
                id={exercise.id}
                number={i + 1}
                of={all.length}
                kind="Exercise"
                facts={exercise.facts}
                question={exercise.question}
                analysis={exercise.analysis}
                explanation={exercise.explanation}
                rows={FRAME_ROWS}
                {...assessments}
              />
            ))}
          </>
        )}
        {step.id === "reconstruction" &&
          RECONSTRUCTION_CHALLENGES.map((challenge, i, all) => (
            <FramingExercise
              key={challenge.id}
              id={challenge.id}
              number={i + 1}
              of={all.length}
              kind="Challenge"
              facts={challenge.neutralFacts}
              perspectives={challenge.perspectives}
              question={challenge.question}
              analysis={challenge.analysis}
              explanation={challenge.explanation}
              rows={RECONSTRUCTION_ROWS}
              {...assessments}
            />
          ))}
      </SteppedLesson>
      <FramingHandout row={row} />
    </>
  );
}
