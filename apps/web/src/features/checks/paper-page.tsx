import { NO_PAPER_REFLEXES, NO_PAPER_REFLEXES_HINT, PAPER_TITLE } from "@candor/content/messages/checks";
import { BackButton } from "../../components/back-button.tsx";
import { CheckedText } from "../../components/checked-text.tsx";
import { ClaimList } from "./claim-list.tsx";
import { DetectorResults } from "./detector-results.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { numericClaims } from "./numeric-claims.ts";
import "../../styles/tools.css";
import "../../styles/checks.css";

/** Data-less claim and false precision (specification 2 §2). */
const FAMILIES = ["vx-da01", "vx-fp01"] as const;
const EMPTY = <NothingFound title={NO_PAPER_REFLEXES} hint={NO_PAPER_REFLEXES_HINT} />;

const EXAMPLE =
  "We tested a memory drink on 12 students for four weeks. Scores rose by 43.72 percent (95% CI 0.2 to 87.3, p = 0.049). Tests prove that it works. It is 99.73% effective against brain fog at any age.";

export function Page() {
  return (
    <div className="page tool checks">
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">{PAPER_TITLE}</h1>
      <p className="deck">
        Find claims without data, figures more precise than the method allows, and every <span className="whole">p-value</span>, interval and percentage, each
        with the question it should answer.
      </p>
      <CheckedText
        title="The paper, or part of it"
        hint="An abstract is a good start. Text you ran in the analyzer is checked here automatically."
        empty={EMPTY}
        example={EXAMPLE}
      >
        {(text) => (
          <>
            <h2>Data-less claims and false precision</h2>
            <DetectorResults
              text={text}
              families={FAMILIES}
              empty={EMPTY}
              checked={<p className="small">This text was checked{numericClaims(text).length > 0 ? "; its figures are below." : "."}</p>}
            />
            <h2>Figures, and what to ask of them</h2>
            <ClaimList text={text} />
          </>
        )}
      </CheckedText>
    </div>
  );
}
