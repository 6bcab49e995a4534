import { BACK_TO_HUB, COMPLETE_SANDBOX, NEXT_EXERCISE, PREVIOUS_EXERCISE, WHY_THIS_WORKS } from "@candor/content/messages/lessons";
import { SANDBOX_EXERCISES } from "@candor/content/sandbox";
import type { CatalogRow } from "@candor/content/schema";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { AssessedAnswer } from "../../components/assessed-answer.tsx";
import { BackButton } from "../../components/back-button.tsx";
import { LessonFoot } from "../../components/lesson-foot.tsx";
import { ResumeNote } from "../../components/resume-note.tsx";
import { StepBar } from "../../components/step-bar.tsx";
import { useDraft } from "../../lib/drafts.ts";
import { usePlaces } from "../../lib/progress.ts";
import { useAssessments } from "../../lib/use-assessments.ts";
import { useComplete } from "../../lib/use-complete.ts";
import { useLessonSteps } from "../../lib/use-lesson-steps.ts";
import { SandboxHandout } from "./sandbox-handout.tsx";
import "../../styles/lesson.css";
import "../../styles/practice.css";

/** Epistemic Sandbox: five exercises (specification 2 §2 and §4). Answers and feedback are kept per exercise while the page is open. */
export function Page({ row }: { row: CatalogRow }) {
  const complete = useComplete(row);
  const { step: index, go, moved, heading } = useLessonSteps(row.id, SANDBOX_EXERCISES.length);
  const { stateOf, submit } = useAssessments();
  const place = usePlaces()[row.id];
  const exercise = SANDBOX_EXERCISES[index];
  if (!exercise) throw new Error(`The sandbox has no exercise ${index}`);
  const [answer, setAnswer] = useDraft(`sandbox/${exercise.id}`);
  const last = index === SANDBOX_EXERCISES.length - 1;
  return (<>
    <div className="page lesson">
      <p className="up"><BackButton to="/educate">{BACK_TO_HUB}</BackButton></p>
      <nav className="contents" aria-label="Exercises">
        <ol>
          {SANDBOX_EXERCISES.map((e, i) => (
            <li key={e.id}><button type="button" aria-current={i === index ? "step" : undefined} data-past={i < index || undefined} onClick={() => go(i)}><span>{i + 1}</span> {e.title}</button></li>
          ))}
        </ol>
      </nav>
      <div className="ttl"><h1 className="h1">{row.title}</h1></div>
      <StepBar step={index} steps={SANDBOX_EXERCISES.length} label="Sandbox progress" />
      <div className="step" key={exercise.id}>
        {index === 0 && !moved && place && <ResumeNote place={place} unit="exercise" onGo={go} />}
        <h2 className="h2" ref={heading} tabIndex={-1}>{exercise.title}</h2>
        <p>{exercise.description}</p>
        <p className="scenario" id="scenario">{exercise.prompt}</p>
        <AssessedAnswer
          label="Your answer" rows={6} value={answer} onChange={setAnswer} describedBy="scenario" state={stateOf(exercise.id)}
          onSubmit={() => void submit(exercise.id, { kind: "epistemic-humility", answer, prompt: exercise.prompt })}
        >
          <div className="expert">
            <h3>Expert example</h3>
            <p className="quoted">{exercise.goodResponse}</p>
            <h4>{WHY_THIS_WORKS}</h4>
            <p>{exercise.feedback}</p>
            <h4>Reflection questions</h4>
            <ul>{exercise.reflection.map((question) => <li key={question}>{question}</li>)}</ul>
          </div>
        </AssessedAnswer>
      </div>
      <div className="go">
        <button type="button" className="btn" disabled={index === 0} onClick={() => go(index - 1)}><ArrowLeft className="icon" aria-hidden="true" /> {PREVIOUS_EXERCISE}</button>
        {last
          ? <button type="button" className="btn btn-main" onClick={complete}>{COMPLETE_SANDBOX}</button>
          : <button type="button" className="btn btn-main" onClick={() => go(index + 1)}>{NEXT_EXERCISE} <ArrowRight className="icon" aria-hidden="true" /></button>}
      </div>
      <div className="foot-notes"><LessonFoot row={row} print="handout" step={index} /></div>
    </div>
    <SandboxHandout row={row} />
  </>);
}
