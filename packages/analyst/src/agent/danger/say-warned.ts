import { anyOf, anyWords } from "../../text/forms.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { isLetter } from "../../text/signature.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle, looksLikeScam } from "./scam-signs.ts";

/** “Is this a scam?” and “What should I do if they call?”, of a report that warns of swindlers: it is no message of one, and says itself what to do. */

const SWINDLE =
  "(?:scam\\w*|fraud\\w*|swindl\\w+|phishing|con artists?|thie(?:f|ves)|tricksters?|impost[eo]rs?|fake \\w+|bogus \\w+|(?:callers?|people|men|women|messages|mails|e-?mails|texts|letters|calls) (?:who|that|which) (?:claim|pretend|pose|say they))";
const WARNS = anyOf(
  new RegExp(
    `\\b(?:police|officers|bank|office|council|ministry|agency|authorit(?:y|ies)|university|centre|center)\\b[^.!?]{0,30}\\bwarn(?:s|ed|ing)?\\b[^.!?]{0,60}\\b${SWINDLE}`,
    "i",
  ),
  new RegExp(`\\b(?:are|is|have been|has been) warned (?:of|about|against)\\b[^.!?]{0,40}\\b${SWINDLE}`, "i"),
  new RegExp(`\\b(?:beware of|watch out for|warning about)\\b[^.!?]{0,30}\\b${SWINDLE}`, "i"),
);
const IS_SCAM = new RegExp(
  `${LEAD}(?:is|isn't|could) (?:it|this|that)(?: be)? (?:(?:just|really|maybe|also|all) )*(?:an? )?(?:scam|fraud|fake|phishing|trick|swindle|spam)${END}`,
  "i",
);

function sayWarnsOfOne({ text, handshake }: AboutText): Said | null {
  const warns = bodyOf(text).find((s) => WARNS.test(s.text));
  if (!warns || isSwindle(text)) return null;
  return {
    text: `Going by its words, it warns about one:\n\n${quotations([warns], text, handshake, 0.7)}\n\nThe sender’s own page will show whether the warning is real: look it up yourself, and don’t call a number that’s only given here.`,
    confidence: 0.75,
  };
}

const IN_CASE = new RegExp(
  `${LEAD}what (?:should|do|can|must|shall|would|could) (?:i|we|you|one) (?:best )?do (?:if|when|in case) (.{3,80}?)${END}|${LEAD}(?:and )?(?:what )?if (they (?:call|ring|write|come|text|phone|knock)\\b.{0,60}?)${END}`,
  "i",
);
/** A case, and what to do in it. */
const CASE = /\b(?:if|when|whenever|in case|should) (?:you|your|somebody|someone|anybody|anyone|a|an|the)\b/i;
/** Of “If you have a box, please call us”, that you have a box. */
const caseOf = (sentence: string): string => sentence.slice(CASE.exec(sentence)?.index ?? 0).split(/[,:;–]/, 1)[0]!;
const TELLS = anyWords(
  /(?:hang up|ring|call|phone|ask|tell|report|contact|write to|take|put|leave|stop|see|seek|keep|wait|check|do not|don['’]t|never|please|must|should|delete|ignore|return|bring|show)/i,
);
const MOST_SHOWN = 2;

function sayInCase({ request, text, handshake }: AboutText): Said | null {
  const found = IN_CASE.exec(request.trim());
  const asked = found?.[1] ?? found?.[2];
  if (asked === undefined || isSwindle(text)) return null;
  const isCase = (s: Sentence): boolean => CASE.test(s.text) && TELLS.test(s.text);
  const sought = contentIn(asked);
  const places = placesOf(text, sought).map(({ sentence }) => sentence);
  const rows = places.filter((s) => isCase(s) && placesOf(caseOf(s.text), sought).length > 0).slice(0, MOST_SHOWN);
  const cases = bodyOf(text).filter(isCase);
  // “If I get one”, and a case that the text puts into other words.
  const only = cases.length === 1 && (sought.length === 0 || places.some((s) => !isCase(s))) ? cases : [];
  if (rows.length + only.length === 0) return null;
  return {
    text: `${rows.length > 0 ? "For that case it says" : "The one case it talks about"}:\n\n${quotations(rows.length > 0 ? rows : only, text, handshake, 0.7)}\n\nIf yours is different, ask the writer.`,
    confidence: 0.75,
  };
}

const CLICKS = new RegExp(
  `${LEAD}(?:should|can|could|may|shall|must|do) (?:i|we) (?:(?:just|really|safely|now|have to|need to) )*(?:click|tap|log ?in|sign in|open (?:a|the|any) link|follow (?:a|the|any) link)(?: (?:on )?(?:it|this|that|anything|something|there|here|the (?:link|button|app)))*${END}`,
  "i",
);
/** A link, or words that stand for one where it was lost on the way. */
const HAS_LINK = /\b(?:https?:|www\.|links?|click|tap|button|log ?in|sign in|portal|app|scan|QR)\b|\b[\w-]+\.(?:com|org|net|info|eu|de|uk|example)\b/i;
/** Of a mail without the signs of a swindler’s: the way that is safe whoever sent it. */
function sayClicks({ text }: AboutText): Said | null {
  if (!isLetter(text) || looksLikeScam(text)) return null;
  if (!HAS_LINK.test(text))
    return { text: "I see no link in it, and no mention of one. I can’t see what’s in a button or behind a picture.", confidence: 0.75 };
  return {
    text: "Open the app or the page the way you always do, not through a link in the message. If it’s true, you’ll find it there too, and then it doesn’t matter who sent this.",
    confidence: 0.8,
  };
}

export const WARNED_ROWS: readonly Row[] = [
  { form: CLICKS, intent: "scam", passesOn: true, say: sayClicks },
  { form: IS_SCAM, intent: "scam", passesOn: true, say: sayWarnsOfOne },
  { form: IN_CASE, intent: "decide", passesOn: true, say: sayInCase },
];
