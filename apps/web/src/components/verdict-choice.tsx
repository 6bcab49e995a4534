import { useId } from "react";
import { type Choice, SURENESS_PERCENT, type Sureness } from "../lib/answers.ts";

export interface Commitment {
  choice: Choice | null;
  sureness: Sureness | null;
}
export const NO_COMMITMENT: Commitment = { choice: null, sureness: null };

/** On the screen and on paper, beside the first choice. */
export const SOUND_MEANS = "“sound” means it holds up as written";

const CHOICES: readonly { id: Choice; label: string }[] = [
  { id: "sound", label: "Sound" },
  { id: "misleading", label: "Misleading" },
  { id: "unsure", label: "Not enough to tell" },
];

/** What is not said yet before a reveal. "Not enough to tell" takes no degree of sureness. */
export function missingIn({ choice, sureness }: Commitment): "choice" | "sureness" | null {
  if (choice === null) return "choice";
  return choice !== "unsure" && sureness === null ? "sureness" : null;
}

/** What the learner makes of an item before the reveal (docs/decisions/0053). */
export function VerdictChoice({ value, onChange, explained = false }: { value: Commitment; onChange: (value: Commitment) => void; explained?: boolean }) {
  const name = useId();
  return (
    <div className="commit">
      <fieldset aria-labelledby={`${name}-asked`} aria-describedby={explained ? `${name}-means` : undefined}>
        <legend>
          <span id={`${name}-asked`}>Your reading first</span>
          {explained && (
            <>
              {" "}
              <span className="hint" id={`${name}-means`}>
                {SOUND_MEANS}
              </span>
            </>
          )}
        </legend>
        <div className="segments">
          {CHOICES.map(({ id, label }) => (
            <label key={id}>
              <input
                type="radio"
                name={`${name}-choice`}
                checked={value.choice === id}
                onChange={() => onChange({ choice: id, sureness: id === "unsure" ? null : value.sureness })}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {value.choice !== null && value.choice !== "unsure" && (
        <fieldset aria-labelledby={`${name}-how-sure`} aria-describedby={`${name}-scale`}>
          <legend>
            <span id={`${name}-how-sure`}>How sure are you?</span>{" "}
            <span className="hint" id={`${name}-scale`}>
              50% is a coin toss, 100% is certain
            </span>
          </legend>
          <div className="segments narrow-segments">
            {SURENESS_PERCENT.map((percent) => (
              <label key={percent}>
                <input type="radio" name={`${name}-sureness`} checked={value.sureness === percent} onChange={() => onChange({ ...value, sureness: percent })} />
                <span>{percent}%</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
