import { BOT_TITLE } from "@candor/content/messages/checks";
import { BackButton } from "../../components/back-button.tsx";
import { CheckedText } from "../../components/checked-text.tsx";
import { DetectorResults } from "./detector-results.tsx";
import { NothingFound } from "./nothing-found.tsx";
import "../../styles/tools.css";
import "../../styles/checks.css";

/** Repetition and interruption, jargon overload (specification 2 §2). */
const FAMILIES = ["vx-ri01", "vx-ju01"] as const;
const EMPTY = (
  <NothingFound
    title="No repetition, interruption or jargon found yet"
    hint="Try a thread of comments that says the same thing over and over, or a product page full of buzzwords."
  />
);

const EXAMPLE =
  "Let me be clear. Let me be clear. Let me be clear. Great product, great service, great price. We leverage synergistic paradigms to operationalize scalable, stakeholder-centric ecosystems. Great product, great service, great price.";

export function Page() {
  return (
    <div className="page tool checks">
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">{BOT_TITLE}</h1>
      <p className="deck">
        Bots and talking points often repeat themselves, interrupt and pile up jargon. People sound like that too, so this is a reason to look closer, never a
        verdict on who wrote it.
      </p>
      <CheckedText title="A text to check" hint="Text you ran in the analyzer is checked here automatically." empty={EMPTY} example={EXAMPLE}>
        {(text) => <DetectorResults text={text} families={FAMILIES} empty={EMPTY} checked={<p className="small">This text was checked.</p>} schema />}
      </CheckedText>
      <section className="part" aria-labelledby="look">
        <h2 id="look">What says more than wording</h2>
        <div className="points">
          <div>
            <h3>The account</h3>
            <p>When was it created, what has it posted before, and does it ever answer a direct question?</p>
          </div>
          <div>
            <h3>The timing</h3>
            <p>Posts at every hour of the day, or from a hundred accounts in the same minute, say more than any single sentence.</p>
          </div>
          <div>
            <h3>The copies</h3>
            <p>Search for eight words in a row, in quotation marks. If the same sentence appears under many names, it was copied or coordinated.</p>
          </div>
          <div>
            <h3>The answer</h3>
            <p>
              Ask something that only makes sense in this conversation. Repeating the same line instead of answering is the clearest sign, from people and bots
              alike.
            </p>
          </div>
        </div>
      </section>
    </div>
  );
}
