import { withNeighbors } from "../../text/context.ts";
import { askOfAny, askOfReasoning } from "../reading/reasoning.ts";
import { lastShown } from "../request/last-answer.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { shownIn } from "../request/that-one.ts";

/** “And the second one?”, where the last answer showed several sentences below each other. */

const PLACES: readonly RegExp[] = [/first|1st/i, /second|2nd/i, /third|3rd/i, /fourth|4th/i];
const ASKS =
  /^(?:(?:ok(?:ay)?|so|well|hm+)[, ]+)*(?:(?:and|but)(?: what about)?|what about|how about|what is|what's) (?:the |that |number )?(first|second|third|fourth|last|1st|2nd|3rd|4th)(?: (?:one|promise|point|sentence|claim|reason|thing|quote|quotation))?[?.! ]*$/i;

function sayShownInOrder({ request, text, history, handshake }: AboutText): Said | null {
  const word = ASKS.exec(request.trim())?.[1];
  const rows = shownIn(lastShown(history), text);
  // Of marks, and of one who speaks, more is said where they are counted.
  if (word === undefined || rows.length < 2 || /\(\d{1,3}%\)|^Of what \*\*/m.test(lastShown(history))) return null;
  const row = /last/i.test(word) ? rows.at(-1) : rows[PLACES.findIndex((form) => form.test(word))];
  if (!row) return null;
  const [ask] = askOfReasoning(row.text);
  return {
    text: `${quotations([withNeighbors(text, row, new Set(rows.map(({ start }) => start)))], text, handshake, 0.75)}\n\nWhat I’d ask about it: ${ask ?? askOfAny(row.text)}`,
    confidence: 0.7,
  };
}

export const SHOWN_IN_ORDER_ROW: Row = { form: ASKS, intent: "one-mark", passesOn: true, say: sayShownInOrder };
