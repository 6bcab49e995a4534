import { placesOf, soughtIn } from "../../text/search.ts";
import { spansOf, spanWords, type Span } from "../../text/spans.ts";
import { lastAnswer } from "../request/last-answer.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { shownIn } from "../request/that-one.ts";

/** “How long did it burn?”, “How many weeks is that?”, of a text that gives when it began and when it ended. */

const ASKS = /\bhow (?:long|much time|many (?:days|weeks|hours|minutes))\b(?! (?:ago|do (?:i|we) have)\b)/i;

/** The span in what was just shown, else the one in the sentence that holds most of the question, else the only one. */
function spanMeant({ request, text, history }: AboutText): Span | undefined {
  const all = spansOf(text);
  const shown = shownIn(lastAnswer(history), text);
  const near = all.filter(({ sentence }) => shown.some(({ start }) => start === sentence.start));
  const places = placesOf(text, soughtIn(request.replace(/\b(?:days|weeks|hours|minutes|time)\b/gi, " "))).sort((a, b) => b.score - a.score);
  const named = all.find(({ sentence }) => sentence.start === places[0]?.sentence.start);
  const [one, ...more] = near.length > 0 && places.length === 0 ? near : all;
  return named ?? (more.length === 0 && (places.length === 0 || near.length > 0) ? one : undefined);
}

function saySpan(asked: AboutText): Said | null {
  const span = spanMeant(asked);
  if (!span) return null;
  const end = span.unit === "days" ? " between the two days, one more if both count." : " between the two times.";
  return { text: `${quotations([span.sentence], asked.text, asked.handshake, 0.75)}\n\n**The math:** ${spanWords(span)}${end}`, confidence: 0.8 };
}

export const SPAN_ROW: Row = { form: ASKS, intent: "claims", passesOn: true, say: saySpan };
