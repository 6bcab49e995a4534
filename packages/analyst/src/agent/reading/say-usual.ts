import { anyOf } from "../../text/forms.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { scamAdvice, shownBefore, signsInBrief, signsShown } from "../danger/say-scam.ts";
import { looksLikeScam } from "../danger/scam-signs.ts";
import type { Said } from "../say.ts";

/** Whether something is usual: nothing that rules or a text can know. */

/** “Is it normal that they want a passport?”, “And the passport? Is that usual?” */
const IS_USUAL = anyOf(
  /^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*(?:is|are) (?!(?:it|that|this|he|she|they|you)\b)(?:[^\s?]+ ){1,4}?(?:really )?(?:normal|usual|standard|customary)[?.! ]*$/i,
  /(?:^|[.?!,;] )(?:(?:so|and|but|ok(?:ay)?)[, ]+)*(?:is|isn't) (?:it|that|this) (?:really |even )?(?:normal|usual|standard|common|typical|customary|strange|weird|odd)\b/i,
  /(?<!\b(?:why|what|how|who|when|where) )\b(?:do|does|would|will) (?:(?:the|my|a) )?(?:banks?|companies|employers?|they|real \w+) (?:really |usually |normally |ever |even )*(?:ask|want(?! to (?:sell|get|trick|scare|earn|make))|need|send|do|write|call)\b/i,
);
/** “Do they need phones?”, of a text that speaks of phones */
const OF_THEM = /^(?:(?:so|and|but)[, ]+)*(?:do|does|will|would) (?:they|he|she|it)\b(?!.*\b(?:usually|normally|really|ever|even)\b)/i;

/** “Does the bank ever send someone?”, of a text in which a bank says so */
const SAYS_USUAL = /\b(?:will|would|does|do) never\b|\b(?:never|no \w+ will ever|always|usually|normally)\b/i;
const saysUsual = (request: string, text: string): boolean => {
  const sought = contentIn(request);
  return sought.length > 1 && placesOf(text, sought).some(({ sentence, holds }) => holds.size === sought.length && SAYS_USUAL.test(sentence.text));
};

/** What is usual cannot be looked up here; what the text does can be said, and who sees many like it. */
function sayUsual({ request, text, history }: AboutText): Said | null {
  if (!looksLikeScam(text) && (OF_THEM.test(request) || saysUsual(request, text))) return null;
  const no = "I can’t look up what’s usual.";
  if (!looksLikeScam(text))
    return {
      text: `${no} Somebody who sees many such cases can tell you: a consumer protection office, a union, a club or a colleague, depending on the topic. And ask the writer what it’s based on: a rule for everybody is written down somewhere, and they can show it to you.`,
      confidence: 0.75,
    };
  if (shownBefore(history, text)) return { text: `${no} But ${signsInBrief(text)}.\n\n${scamAdvice(text)}`, confidence: 0.75 };
  return { text: `${no} ${signsShown(text)}`, confidence: 0.75 };
}

export const USUAL_ROW: Row = { form: IS_USUAL, intent: "scam", passesOn: true, say: sayUsual };
