import { anyOf } from "../../text/forms.ts";
import { requestIntent, type Intent } from "../intent.ts";

/** “Who wrote this and what do they want?”: two questions in one message. */

const MOST_CHARS = 140;
const BETWEEN = anyOf(
  /,? and (?=(?:what|who|whose|how|which|where|is|are|does|do)\b)/i,
  /\? +(?:and )?(?=(?:what|who|whose|how|which|where|is|are|does|do|give|show|list)\b)/i,
);
/** What is answered for itself, each in a few lines. */
const OF_ITS_OWN = new Set<Intent>([
  "author",
  "interests",
  "missing",
  "sources",
  "summary",
  "claims",
  "other-side",
  "weak-points",
  "good-points",
  "questions",
  "emotions",
  "rewrite",
]);

/** The two, each with what it asks for; null where it is one, or where one of them is not known. */
export function twoQuestions(request: string): [Question, Question] | null {
  if (request.length > MOST_CHARS) return null;
  const parts = request.split(BETWEEN);
  if (parts.length !== 2) return null;
  const [a, b] = parts.map((part) => ({ request: part.trim(), intent: requestIntent(part) }));
  return a && b && a.intent !== b.intent && OF_ITS_OWN.has(a.intent) && OF_ITS_OWN.has(b.intent) ? [a, b] : null;
}
interface Question {
  request: string;
  intent: Intent;
}
