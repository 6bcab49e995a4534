import { withRoomForQuestion } from "../../../lib/room-for-question.ts";
import { useSession } from "../../../lib/session.ts";
import type { Message } from "./chat-state.ts";

interface BringTextProps {
  draft: string;
  messages: readonly Message[];
  /** An article is in context: the agent speaks of one text at a time, and of that one. */
  withArticle: boolean;
  onBring(text: string): void;
}

/**
 * The way for a text from the Analyze tab into the message: the agent knows nothing of the other tab, and “Is this a scam?” was answered with the question
 * which text is meant. A fetched article has its own way (source-line.tsx). Nothing is sent by it.
 */
export function BringText({ draft, messages, withArticle, onBring }: BringTextProps) {
  const whole = useSession(({ analysis, source, latestInput }) => (analysis !== null && source === null ? latestInput.trim() : ""));
  const text = withRoomForQuestion(whole);
  if (text === "" || draft.includes(text) || messages.some((message) => message.text.includes(text))) return null;
  return (
    <p className="small bring">
      The text from the Analyze tab is not in this conversation.{" "}
      <button type="button" className="link" onClick={() => onBring(text)}>
        Put {text === whole ? "it" : `its first ${text.length.toLocaleString("en")} characters`} into the message{withArticle && " in the article’s place"}
      </button>
    </p>
  );
}
