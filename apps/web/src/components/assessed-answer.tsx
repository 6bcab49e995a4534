import {
  ANALYZING,
  assessedByRules,
  ASSESSMENT_STOPPED,
  GRADED_THREE_TIMES,
  ON_DEVICE,
  scorePercent,
  STOP_KEEPS_ANSWER,
  SUBMIT_ASSESSMENT,
} from "@candor/content/messages/lessons";
import { ASSESS_ANSWER_CHARS } from "@candor/protocol/limits";
import { type ReactNode, useId, useState } from "react";
import { type Assessed, prepareLocalAssessor } from "../lib/assess.ts";
import { agentModel } from "../lib/api.ts";
import { type AppConfig, useConfig } from "../lib/config.ts";
import type { AssessmentState } from "../lib/use-assessments.ts";
import { useFocusBack } from "../lib/use-focus-back.ts";
import { Strokes } from "./strokes.tsx";
import { TextArea } from "./text-area.tsx";
import { Waited } from "./waited.tsx";
import "../styles/assessed.css";

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <>
      <h4>{title}</h4>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </>
  );

/** The assessment of one answer: shown only when there is one. */
function AssessmentPanel({ result }: { result: Assessed }) {
  const percent = scorePercent(result.overallScore);
  return (
    <section className="verdict" aria-label="AI assessment">
      <h3>AI assessment {result.onDevice && <span className="badge">{ON_DEVICE}</span>}</h3>
      {result.byRules && <p className="small">{assessedByRules(result.why)}</p>}
      <p className="grade">
        <b>{percent}%</b>{" "}
        <svg aria-hidden="true">
          <rect className="whole" width="100%" height="100%" />
          <rect className="part" width={`${percent}%`} height="100%" />
        </svg>
      </p>
      {result.personalizedFeedback !== "" && <p>{result.personalizedFeedback}</p>}
      <Lines title="Strengths" lines={result.strengths} />
      <Lines title="What to improve" lines={result.improvements} />
      <Lines title="Next steps" lines={result.nextSteps} />
    </section>
  );
}

/** The model that will be asked, as far as the server has said that there is one. */
function askedModel(config: AppConfig | null): AppConfig["model"] | null {
  const model = config && agentModel(config);
  return model && model !== "elsewhere" && model.active ? model : null;
}

/** Where the answer goes, and who reads it there, as far as the server has said so. */
function destination(config: AppConfig | null): string {
  const model = config && agentModel(config);
  if (!model || model === "elsewhere") return "to Candor’s server, which may use a language model";
  return model.active ? `to Candor’s server, which uses a language model (${model.label})` : "to Candor’s server, which uses rules and no language model";
}

/** Told to those who do not see the page change; that it was stopped, to all. */
function statusOf({ pending, stopped, done, result }: AssessmentState): string {
  if (pending) return "Your answer is being assessed";
  if (stopped) return ASSESSMENT_STOPPED;
  if (!done) return "";
  return result ? "The assessment is below, followed by the expert’s text" : "The expert’s text is below";
}

interface Props {
  label: string;
  rows: number;
  value: string;
  onChange: (text: string) => void;
  state: AssessmentState;
  onSubmit: () => void;
  /** Calls off the assessment that is under way. */
  onStop: () => void;
  /** The button says so while it waits (narrative framing); otherwise only the line beside it does. */
  pendingOnButton?: boolean;
  /** Id of the question that the answer is for. */
  describedBy?: string;
  /** The expert's text, shown after a submission whatever came of it. */
  children: ReactNode;
}

/** A written answer with its assessment (specification 2 §2, §4 and §5): submit is inert when the answer is blank or one is under way. */
export function AssessedAnswer({ label, rows, value, onChange, state, onSubmit, onStop, pendingOnButton = false, describedBy, children }: Props) {
  const id = useId();
  const [begun, setBegun] = useState(false);
  const config = useConfig(begun);
  const begin = () => {
    setBegun(true);
    void prepareLocalAssessor();
  };
  const button = useFocusBack(state.pending);
  const long = value.length > ASSESS_ANSWER_CHARS;
  const inert = state.pending || value.trim() === "";
  return (
    <div className="assessed">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <TextArea
        id={id}
        rows={rows}
        value={value}
        aria-describedby={[describedBy, long && `${id}-long`].filter(Boolean).join(" ") || undefined}
        onFocus={begin}
        onChange={(event) => onChange(event.target.value)}
      />
      <div role="status" id={`${id}-long`}>
        {long && <p className="small">Only the first {ASSESS_ANSWER_CHARS.toLocaleString("en")} characters are assessed.</p>}
      </div>
      <p className="small sends">Your answer is kept in this browser. When you press the button, your answer and the task go {destination(config)}.</p>
      <div className="row">
        <button
          ref={button}
          type="button"
          className="btn btn-main"
          disabled={inert}
          onClick={() => {
            if (!inert) onSubmit();
          }}
        >
          {state.pending && pendingOnButton ? (
            <>
              <Strokes /> {ANALYZING}
            </>
          ) : (
            SUBMIT_ASSESSMENT
          )}
        </button>
        {state.pending && (
          <button type="button" className="btn" onClick={onStop}>
            Stop
          </button>
        )}
        {state.pending && !pendingOnButton && <Strokes />}
        <span className={state.stopped ? "small" : "sr"} role="status">
          {statusOf(state)}
        </span>
      </div>
      {state.pending && (
        <div className="under-way">
          {askedModel(config) && <p className="small">{GRADED_THREE_TIMES}</p>}
          <Waited words={state.words} stop={STOP_KEEPS_ANSWER} />
        </div>
      )}
      {state.done && state.result && <AssessmentPanel result={state.result} />}
      {state.done && children}
    </div>
  );
}
