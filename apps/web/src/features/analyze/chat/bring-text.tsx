import { useAnalyzedText } from "./analyzed-text.ts";
import type { Message } from "./chat-state.ts";

interface BringTextProps {
  draft: string;
  messages: readonly Message[];
  /** An article is in context: the agent speaks of one text at a time, and of that one. */
  withArticle: boolean;
  onBring(message: string): void;
}

/** The question that was answered with another: which text is meant. */
function unanswered(messages: readonly Message[]): string {
  const [question, reply] = messages.slice(-2);
  return reply?.role === "assistant" && reply.failure === "ask-clarify" && question?.role === "user" ? question.text : "";
}

/**
 * The way for a text from the Analyze tab into the message: the agent knows nothing of the other tab, and “Is this a scam?” was answered with the question
 * which text is meant. That question comes along, where nothing else was written. Nothing is sent by it.
 */
export function BringText({ draft, messages, withArticle, onBring }: BringTextProps) {
  const { whole, text } = useAnalyzedText();
  if (text === "" || draft.includes(text) || messages.some((message) => message.text.includes(text))) return null;
  const asked = draft.trim() === "" ? unanswered(messages) : "";
  return (
    <p className="small bring">
      The text from the Analyze tab isn’t in this conversation.{" "}
      <button type="button" className="link" onClick={() => onBring(`${text}\n\n${asked || draft}`)}>
        Put {text === whole ? "it" : `its first ${text.length.toLocaleString("en")} characters`} into the message{asked && " with your question"}
        {withArticle && " in the article’s place"}
      </button>
    </p>
  );
}
