import { contentIn, placesOf } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import { stem } from "../../text/words.ts";
import { LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Can I still use it?”, “Should I feed her?”, of a text that tells its reader not to: that sentence comes before all advice. */

const ASKS = new RegExp(`${LEAD}(?:should|shall|can|could|may|must) (?:i|we) (?:(?:still|just|really|now|then|also) )*([a-z]{3,})\\b`, "i");
/** Words before “do”, “stop” and “avoid” that make it somebody else’s: “they do not touch”, “we stop selling”. */
const TELLS_NOT =
  /(?<!\b(?:i|we|they|he|she|it|who|which|that|to|did|does|will|would|could) (?:\w+ )?)\b(?:do not|don['’]t|never|stop|avoid|must not|mustn['’]t|should not|shouldn['’]t|may not) (?:please |ever |try to )?([a-z]{3,})\b/gi;

/** “Using” and “used” as “use”. */
const root = (verb: string): string => stem(verb.toLowerCase()).replace(/(?:ing|e)$/, "");

function sayToldNot({ request, text, handshake }: AboutText): Said | null {
  const found = ASKS.exec(request.trim());
  if (!found || isSwindle(text)) return null;
  const verb = root(found[1]!);
  // “Do not eat the mushrooms” says nothing of the cake.
  const sought = contentIn(
    request
      .trim()
      .slice(found[0].length)
      .replace(/\b(?:if|when|now|then)\b.*$/i, ""),
  );
  const told = bodyOf(text).find(
    (s) =>
      !s.text.endsWith("?") &&
      [...s.text.matchAll(TELLS_NOT)].some(([, word]) => root(word!) === verb) &&
      (sought.length === 0 || placesOf(s.text, sought).length > 0),
  );
  return told ? { text: `The text says not to:\n\n${quotations([told], text, handshake, 0.7)}`, confidence: 0.75 } : null;
}

export const TOLD_NOT_ROW: Row = { form: ASKS, intent: "decide", passesOn: true, say: sayToldNot };
