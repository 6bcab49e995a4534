import { COMPLETE_SANDBOX, NEXT_EXERCISE, PREVIOUS_EXERCISE, WHY_THIS_WORKS } from "@candor/content/messages/lessons";
import { SANDBOX_EXERCISES } from "@candor/content/sandbox";
import type { CatalogRow } from "@candor/content/schema";
import { AssessedAnswer } from "../../components/assessed-answer.tsx";
import { LessonFoot } from "../../components/lesson-foot.tsx";
import { Sources } from "../../components/sources.tsx";
import { SteppedLesson } from "../../components/stepped-lesson.tsx";
import { useDraft } from "../../lib/drafts.ts";
import { useAssessments } from "../../lib/use-assessments.ts";
import { useLessonSteps } from "../../lib/use-lesson-steps.ts";
import { SandboxHandout } from "./sandbox-handout.tsx";
import "../../styles/lesson.css";
import "../../styles/practice.css";

const STEPS = SANDBOX_EXERCISES.map(({ id, title }) => ({ id, label: title }));
const WORDS = { contents: "Exercises", progress: "Sandbox progress", previous: PREVIOUS_EXERCISE, next: NEXT_EXERCISE, complete: COMPLETE_SANDBOX };

/** Epistemic Sandbox: five exercises (specification 2 §2 and §4). Answers and feedback are kept per exercise, the feedback until the app is closed. */
export function Page({ row }: { row: CatalogRow }) {
  const state = useLessonSteps(row.id, SANDBOX_EXERCISES.length);
  const { stateOf, submit, stop } = useAssessments();
  const exercise = SANDBOX_EXERCISES[state.step];
  if (!exercise) throw new Error(`The sandbox has no exercise ${state.step}`);
  const [answer, setAnswer] = useDraft(`sandbox/${exercise.id}`);
  return (
    <>
      <SteppedLesson
        row={row}
        steps={STEPS}
        state={state}
        title={exercise.title}
        words={WORDS}
        foot={
          <>
            {/* What a study found is part of the expert's answer: not before the learner's own. */}
            {stateOf(exercise.id).done && <Sources sources={exercise.sources ?? []} />}
            <LessonFoot row={row} print="handout" step={state.step} />
          </>
        }
      >
        <p>{exercise.description}</p>
        <p className="scenario" id="scenario">
          {exercise.prompt}
        </p>
        <AssessedAnswer
          label="Your answer"
          rows={6}
          value={answer}
          onChange={setAnswer}
          describedBy="scenario"
          state={stateOf(exercise.id)}
          onStop={() => stop(exercise.id)}
          onSubmit={() => void submit(exercise.id, { kind: "epistemic-humility", answer, prompt: exercise.prompt })}
        >
          <div className="expert">
            <h3>Expert example</h3>
            <p className="quoted">{exercise.goodResponse}</p>
            <h4>{WHY_THIS_WORKS}</h4>
            <p>{exercise.feedback}</p>
            <h4>Reflection questions</h4>
            <ul>
              {exercise.reflection.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </div>
        </AssessedAnswer>
      </SteppedLesson>
      <SandboxHandout row={row} />
    </>
  );
}
