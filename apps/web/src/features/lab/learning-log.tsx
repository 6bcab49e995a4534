import { Check, X } from "lucide-react";
import { percent } from "../../lib/findings.ts";
import { TYPE_WORDS } from "./change-words.ts";
import type { LogLine } from "./learning-test.ts";

export type LearningTestState = "running" | "done" | "failed";

function stateWords(lines: readonly LogLine[], state: LearningTestState): string {
  if (state === "running") return `${lines.length} done`;
  if (state === "failed") return "The test stopped because a statement couldn’t be read. Please try again.";
  const right = lines.filter((line) => line.asExpected).length;
  return `${right} of ${lines.length} as expected. The test uses a copy, so what you taught hasn’t changed.`;
}

const moved = ({ before, after }: LogLine): string => {
  const [from, to] = [percent(before), percent(after)];
  return from === to ? `stays at ${from}` : `${from} to ${to}`;
};

/** Results of the learning test: what each feedback was taken for and what it changed. */
export function LearningLog({ lines, state }: { lines: readonly LogLine[]; state: LearningTestState }) {
  return (
    <section className="log" aria-labelledby="log">
      <h2 id="log">Learning test results</h2>
      <p className="small" role="status">
        {stateWords(lines, state)}
      </p>
      <ol>
        {lines.map((line, i) => (
          <li key={i}>
            {line.asExpected ? <Check className="icon" aria-hidden="true" /> : <X className="icon" aria-hidden="true" />}
            <p>
              “{line.text}” <span className="small">{line.asExpected ? "as expected" : "not as expected"}</span>
            </p>
            <p className="small">
              “{line.feedback}” counts as “{TYPE_WORDS[line.type]}”. {line.label} <span className="mono">{line.reflexId}</span>: {moved(line)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
