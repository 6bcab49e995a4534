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
        Repetition, interruption and piled-up jargon are how machines and talking points often sound. People sound like that too, so this is a reason to look
        closer, never a verdict on who wrote it.
      </p>
      <CheckedText title="A text to look at" hint="What you ran in the analyzer is checked here at once." empty={EMPTY} example={EXAMPLE}>
        {(text) => <DetectorResults text={text} families={FAMILIES} empty={EMPTY} checked={<p className="small">This text was checked.</p>} schema />}
      </CheckedText>
      <section className="part" aria-labelledby="look">
        <h2 id="look">What tells more than wording</h2>
        <div className="points">
          <div>
            <h3>The account</h3>
            <p>When was it made, what did it write before, and does it ever answer a question that was put to it?</p>
          </div>
          <div>
            <h3>The timing</h3>
            <p>Posts at every hour of the day, or a hundred accounts within the same minute, say more than any single sentence.</p>
          </div>
          <div>
            <h3>The copies</h3>
            <p>Search a run of eight words in quotation marks. The same sentence under many names was copied or agreed on, whoever types it.</p>
          </div>
          <div>
            <h3>The answer</h3>
            <p>Ask something that needs an eye on the conversation. Repeating the line in place of an answer tells most, from people and programs alike.</p>
          </div>
        </div>
      </section>
    </div>
  );
}
