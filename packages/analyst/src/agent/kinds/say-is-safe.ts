import { withAnswer } from "../../text/context.ts";
import { anyOf, anyWords } from "../../text/forms.ts";
import { placesOf, soughtIn } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Is the water safe”, “is it ok to shower”, “can my dog eat it”: of a thing that the text tells of, in any order of words. */

const SAFE = "(?:safe|unsafe|dangerous|harmful|harmless|risky|toxic|poisonous|ok(?:ay)?|fine)";
const FIT = "(?:safe|unsafe|dangerous|harmful|harmless|toxic|poisonous)";
const ACT = "(?:drink|eat|wear|swim|bathe|wash|shower|bath|cook|breathe|touch|brush|feed|play|sleep|sit|walk|stay|go|enter|drive|ride|heat|cycle)";
const DOING = "(?:drink|eat|wear|swimm|bath|wash|shower|cook|breath|touch|brush|feed|play|sleep|walk|driv|rid|us|heat|cycl)ing";
const THING = "(?!(?:it|this|that|they|these|those|he|she|you|i|we)\\b)(?:the |my |our |your |their |that |this )?[\\p{L}’'-]+(?: [\\p{L}’'-]+){0,2}?";
const HOW = "(?:(?:really|still|now|actually|even|just|at all|not|all|quite|again) )*";
const REST = "(?: (?:to|for|in|with|on|at|near|without|as|when|during|if) [\\p{L}\\d’' -]{2,40}?)?";

const ASKS = anyOf(
  new RegExp(`${LEAD}(?:is|was|isn['’]?t) (?:it|that|this) ${HOW}${SAFE} (?:for [\\p{L}’' -]{2,30}? )?to ${ACT}\\b[\\p{L}’' -]{0,40}?${END}`, "iu"),
  new RegExp(`${LEAD}(?:is|are|isn['’]?t|aren['’]?t) ${THING} ${HOW}${FIT}${REST}${END}`, "iu"),
  new RegExp(`${LEAD}(?:is|isn['’]?t) ${DOING}(?: [\\p{L}’'-]+){0,4}? ${HOW}${SAFE}${REST}${END}`, "iu"),
  new RegExp(
    `${LEAD}(?:is|are|isn['’]?t|aren['’]?t) ${THING} ${HOW}(?:ok(?:ay)?|fine) (?:to ${ACT}|for (?:(?:my|the|a|an|our) )?(?:bab(?:y|ies)|kids?|child(?:ren)?|toddlers?|dogs?|cats?|pets?|animals))\\b${REST}${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}how ${FIT} (?:is|are) ${THING}${REST}${END}`, "iu"),
  new RegExp(
    `${LEAD}(?:can|may|could|should) (?:i|we|you|one) (?:still |now |even |just |safely |really )?${ACT}\\b(?: (?:it|this|that|in|with|the|my|our|there|from|here|[\\p{L}’'-]+)){0,4}${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}(?:can|may|could|should) (?:my|our|the|a) (?:bab(?:y|ies)|kids?|child(?:ren)?|son|daughter|toddlers?|dogs?|cats?|pets?) (?:still |now |safely )?(?:have|${ACT}|use)\\b[\\p{L}’' -]{0,30}?${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}(?:so )?${THING} (?:is|are|isn['’]?t|aren['’]?t) ${HOW}${FIT}(?: (?:then|now|again|after all|right))*[?.! ]*$`, "iu"),
  new RegExp(
    `${LEAD}(?:is|was|isn['’]?t) (?:it|this|that|there) ${HOW}${FIT}(?: (?:now|then|yet|there|at the moment|at present|any ?more|still))*${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}${FIT} to ${ACT}\\b[\\p{L}’' -]{0,40}?${END}`, "iu"),
);

/** What says that a thing may be used, or may not. */
const OF_SAFETY = anyWords(
  /safe|safely|unsafe|safety|harm\w*|danger\w*|risk\w*|hazard\w*|toxic|poison\w*|contaminat\w*|bacteria|germs|boil(?:ed|ing)?|edible|suitable|closed/i,
  /(?:do|does|must|should|may|can)(?: not|n['’]t)|cannot|avoid|never|(?:may|can) (?:be )?(?:drink|drunk|eat|eaten|used?|swim|bathe|wash|shower|touch\w*)/i,
  /within (?:the |all |legal )*limits|injur\w*|chok\w*|burn\w*|recall\w*|allerg\w*|sick|ill|all-clear/i,
);
const OF_DANGER = /\b(?:danger\w*|unsafe|safe(?:ty|ly)?|harm(?:ful|less)|hazard\w*|risk(?:s|y)?|toxic|poison\w*|slippery|steep|thunderstorms?|avalanche\w*)\b/i;
const A_QUESTION = /^(?:can|may|is|are|should)\b[^?]*\?$/i;
const LEAST_SHARE = 0.6;
const MOST_SHOWN = 3;

function placesOfSafety(request: string, text: string): Sentence[] {
  const body = bodyOf(text);
  const sought = soughtIn(request.replace(/\b(?:not )?(?:ok(?:ay)?|fine|safe|unsafe|dangerous|harm(?:ful|less)|risky)\b/gi, " "));
  // “Is it dangerous now?” names nothing else.
  if (sought.length === 0) return body.filter((s) => OF_DANGER.test(s.text) && !s.text.endsWith("?")).slice(0, MOST_SHOWN - 1);
  const places = placesOf(text, sought).filter(
    ({ sentence }) => body.some(({ start }) => start === sentence.start) && (OF_SAFETY.test(sentence.text) || A_QUESTION.test(sentence.text)),
  );
  const best = Math.max(...places.map(({ score }) => score));
  return places
    .filter(({ score }) => score >= LEAST_SHARE * best)
    .slice(0, MOST_SHOWN)
    .map(({ sentence }) => (sentence.text.endsWith("?") ? withAnswer(text, sentence) : sentence))
    .filter((row) => !row.text.endsWith("?"));
}

/** Whether a question asks if a thing is safe, and the text says something of that. */
export const isSaidSafe = (request: string, text: string): boolean => ASKS.test(request.trim()) && placesOfSafety(request, text).length > 0;

function saySafe({ request, text, handshake }: AboutText): Said | null {
  const rows = isSwindle(text) ? [] : placesOfSafety(request, text);
  if (rows.length === 0) return null;
  return {
    text: `This is what the text says about it:\n\n${quotations(rows, text, handshake, 0.7)}\n\nI can’t tell whether that’s true. For your own case, ask whoever is responsible: the supplier, a public office, a doctor.`,
    confidence: 0.75,
  };
}

export const IS_SAFE_ROW: Row = { form: ASKS, intent: "claims", passesOn: true, say: saySafe };
