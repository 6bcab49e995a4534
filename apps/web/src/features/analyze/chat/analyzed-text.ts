import { withRoomForQuestion } from "../../../lib/room-for-question.ts";
import { useSession } from "../../../lib/session.ts";

/**
 * The text of the Analyze tab, and how much of it one message has room for; both empty where none was analysed. A fetched article has its own way
 * (source-line.tsx).
 */
export function useAnalyzedText(): { whole: string; text: string } {
  const whole = useSession(({ analysis, source, latestInput }) => (analysis !== null && source === null ? latestInput.trim() : ""));
  return { whole, text: withRoomForQuestion(whole) };
}
