import { SEND } from "@candor/content/messages/chat";
import { askAbout } from "../../../lib/swindle.ts";
import { useAnalyzedText } from "./analyzed-text.ts";

const STARTERS = [
  "Everyone knows that the old bridge is finished. Experts agree: either we act tonight, or we lose the town for good.",
  "What is a false dilemma?",
  "Compare A: The test found 12 errors in 300 cases. B: Studies show that the test is a disaster.",
];
const ABOUT_TEXT = [
  "What should I check first?",
  "What does it want from me?",
  "What is missing from this text?",
  "My friend forwarded me this. What can I say to them without a quarrel?",
];

interface ChatStartProps {
  article: boolean;
  /** A message that was put into the field elsewhere, as it stands there now; empty where none was. */
  ready: string;
  /** `aboutText`: the message is a question with the text from the Analyze tab before it. */
  onTake(message: string, aboutText: boolean): void;
}

/** What stands where no message does yet: what to send, or how to go on with what is in the field already. */
export function ChatStart({ article, ready, onTake }: ChatStartProps) {
  const { text } = useAnalyzedText();
  if (ready.trim() !== "")
    return (
      <div className="start">
        <p className="deck">
          {ready.trim() === askAbout("").trim()
            ? `Paste the message you got below the question, then press ${SEND}. Nothing is sent until you do.`
            : `The text and your question are in the field. Check them, then press ${SEND}. Nothing is sent until you do.`}
        </p>
      </div>
    );
  return (
    <div className="start">
      <p className="deck">
        {article ? "The article is ready. Ask anything about it." : "Send a statement, or one link to an article, and discuss what its wording does."}
      </p>
      {!article && (
        <>
          <h2 className="kicker">{text === "" ? "Try one of these" : "About the text from the Analyze tab"}</h2>
          <ul>
            {(text === "" ? STARTERS : ABOUT_TEXT).map((starter) => (
              <li key={starter}>
                <button type="button" className="link" onClick={() => onTake(text === "" ? starter : `${text}\n\n${starter}`, text !== "")}>
                  {starter}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
