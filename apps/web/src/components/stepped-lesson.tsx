import { BACK_TO_HUB, COMPLETE_LESSON, NEXT, PREVIOUS } from "@candor/content/messages/lessons";
import type { CatalogRow } from "@candor/content/schema";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { unitOf, usePlaces } from "../lib/progress.ts";
import { useComplete } from "../lib/use-complete.ts";
import type { LessonSteps } from "../lib/use-lesson-steps.ts";
import { BackButton } from "./back-button.tsx";
import { BackToText } from "./back-to-text.tsx";
import { ResumeNote } from "./resume-note.tsx";
import { StepBar } from "./step-bar.tsx";

/** What the controls say; `contents` and `progress` are heard alone: the names of the list of steps and of the progress bar. */
interface Words {
  contents: string;
  progress: string;
  previous: string;
  next: string;
  complete: string;
}

const LESSON_WORDS: Words = { contents: "Steps of this lesson", progress: "Lesson progress", previous: PREVIOUS, next: NEXT, complete: COMPLETE_LESSON };

interface Props {
  row: CatalogRow;
  /** The steps as the contents list them. */
  steps: readonly { id: string; label: string }[];
  state: LessonSteps;
  /** Heading of the step that is shown. */
  title: string;
  words?: Words;
  /** Beside the title of the lesson. */
  badge?: ReactNode;
  /** Under the buttons. */
  foot: ReactNode;
  children: ReactNode;
}

/** The frame of a lesson in steps: contents, progress, the step itself, Previous, and Next or Complete (specification 2 §2). */
export function SteppedLesson({ row, steps, state: { step: index, go, moved, heading }, title, words = LESSON_WORDS, badge, foot, children }: Props) {
  const complete = useComplete(row);
  const place = usePlaces()[row.id];
  return (
    <div className="page lesson">
      <p className="up">
        <BackButton to="/educate">{BACK_TO_HUB}</BackButton>
        <BackToText />
      </p>
      <nav className="contents" aria-label={words.contents}>
        <ol>
          {steps.map(({ id, label }, i) => (
            <li key={id}>
              <button type="button" aria-current={i === index ? "step" : undefined} data-past={i < index || undefined} onClick={() => go(i)}>
                <span>{i + 1}</span> {label}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="ttl">
        <h1 className="h1">{row.title}</h1>
        {badge}
      </div>
      <StepBar step={index} steps={steps.length} label={words.progress} />
      <div className="step" key={index}>
        {index === 0 && !moved && place && <ResumeNote place={place} unit={unitOf(row)} onGo={go} />}
        <h2 className="h2" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <div className="go">
        <button type="button" className="btn" disabled={index === 0} onClick={() => go(index - 1)}>
          <ArrowLeft className="icon" aria-hidden="true" /> {words.previous}
        </button>
        {index === steps.length - 1 ? (
          <button type="button" className="btn btn-main" onClick={complete}>
            {words.complete}
          </button>
        ) : (
          <button type="button" className="btn btn-main" onClick={() => go(index + 1)}>
            {words.next} <ArrowRight className="icon" aria-hidden="true" />
          </button>
        )}
      </div>
      <div className="foot-notes">{foot}</div>
    </div>
  );
}
