import { AssessedAnswer } from "../../components/assessed-answer.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { useDraft } from "../../lib/drafts.ts";
import type { useAssessments } from "../../lib/use-assessments.ts";

interface Props extends ReturnType<typeof useAssessments> {
  id: string;
  number: number;
  of: number;
  kind: "Exercise" | "Challenge";
  facts: string;
  perspectives?: readonly string[];
  question: string;
  analysis: string;
  explanation: string;
  rows: number;
}

/** A frame exercise or a reconstruction challenge; after a submission the expert's comparison is always shown. */
export function FramingExercise({ id, number, of, kind, facts, perspectives, question, analysis, explanation, rows, stateOf, submit, stop }: Props) {
  const [answer, setAnswer] = useDraft(`framing/${id}`);
  return (
    <section className="item" aria-labelledby={`${id}-no`}>
      <h3 className="no" id={`${id}-no`}>
        {kind} {number} of {of}
      </h3>
      <p className="given">{facts}</p>
      {perspectives && (
        <ul className="seats" aria-label="Perspectives">
          {perspectives.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
      )}
      <p className="q" id={`${id}-q`}>
        {question}
      </p>
      <AssessedAnswer
        label={`Your answer to ${kind.toLowerCase()} ${number}`}
        rows={rows}
        value={answer}
        onChange={setAnswer}
        describedBy={`${id}-q`}
        state={stateOf(id)}
        pendingOnButton
        onStop={() => stop(id)}
        onSubmit={() => void submit(id, { kind: "narrative-framing", answer, facts })}
      >
        <div className="expert">
          <h4>Expert comparison</h4>
          <p className="quoted">{analysis}</p>
          <h4>Why This Matters</h4>
          <p>
            <RichText text={explanation} />
          </p>
        </div>
      </AssessedAnswer>
    </section>
  );
}
