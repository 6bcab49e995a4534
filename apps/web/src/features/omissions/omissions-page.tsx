import { HIDE_OMISSIONS, REVEAL_OMISSIONS } from "@candor/content/messages/tools";
import { OMISSION_EXAMPLES } from "@candor/content/omissions";
import { useState } from "react";
import { BackButton } from "../../components/back-button.tsx";
import { CheckedText } from "../../components/checked-text.tsx";
import { OmissionScan } from "./omission-scan.tsx";
import "../../styles/tools.css";

const SEVERITY = { high: "High severity", medium: "Medium severity", low: "Low severity" } as const;

const EXAMPLE =
  "Our new tablet halves the risk of a stroke. Nine out of ten doctors recommend it, and patients tell us that they feel the difference within days. Studies show that no other treatment is as safe.";

export function Page() {
  const [revealed, setRevealed] = useState(false);
  return (
    <div className="page tool">
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">Omission Handler</h1>
      <p className="deck">What a text leaves out can mislead more than what it says. Start with four examples, then try a text of your own.</p>
      <section className={revealed ? "part" : "part off-paper"} aria-labelledby="examples">
        <h2 id="examples">Four examples</h2>
        <p className="row">
          <button className="btn" type="button" aria-expanded={revealed} onClick={() => setRevealed((was) => !was)}>
            {revealed ? HIDE_OMISSIONS : REVEAL_OMISSIONS}
          </button>
        </p>
        {revealed && (
          <ul className="example-list across">
            {OMISSION_EXAMPLES.map((example) => (
              <li key={example.id}>
                <span className={`sev sev-${example.severity}`}>{SEVERITY[example.severity]}</span>
                <dl>
                  <div>
                    <dt>Context</dt>
                    <dd>{example.context}</dd>
                  </div>
                  <div>
                    <dt>Omitted</dt>
                    <dd>{example.omitted}</dd>
                  </div>
                  <div>
                    <dt>Why it matters</dt>
                    <dd>{example.whyItMatters}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
        )}
      </section>
      <CheckedText
        title="Look for what is missing"
        hint="Checks for named sources, comparisons, limits, the other side, costs and dates. It can’t know facts that the text doesn’t mention."
        example={EXAMPLE}
      >
        {(text) => <OmissionScan text={text} />}
      </CheckedText>
    </div>
  );
}
