import { anyOf } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { isOfHealth } from "../danger/care.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “Can I start tomorrow?”, “Would you try it?”, of advice on health. */

const SOON =
  "(?: (?:it|this|that|with (?:it|this|that)|tomorrow|today|tonight|now|right away|at once|already|on \\w+|next \\w+|too|as well|safely|like (?:it|this|that)|without .{2,40}?|myself))*";
const BEGINS = "(?:start|begin|try|do|follow|go ahead|go for|give (?:it|this) a (?:try|go)|join in|copy)";
const ASKS = anyOf(
  new RegExp(
    `${LEAD}(?:can|could|should|shall|may|must|do) (?:i|we) (?:(?:just|simply|really|already|safely|still|also|even|better) )*${BEGINS}${SOON}${END}`,
    "i",
  ),
  new RegExp(`${LEAD}(?:would|should|could) (?:you|one) (?:(?:just|really|ever|even) )*(?:${BEGINS}|take|drink|eat|use)${SOON}${END}`, "i"),
  new RegExp(
    `${LEAD}(?:is it|would it be) (?:(?:really|actually) )?(?:safe|ok(?:ay)?|fine|good|alright|wise|smart|a good idea|worth it) (?:for me )?to ${BEGINS}${SOON}${END}`,
    "i",
  ),
  new RegExp(`${LEAD}(?:i(?:'m| am)? (?:want|going|gonna|thinking|would like|plan)(?: to| of)?|i['’]ll) (?:start|begin|try)(?:ing)?${SOON}${END}`, "i"),
);
/** What talks a reader out of asking somebody who knows. */
const NO_DOCTOR = anyOf(
  /\b(?:no need|not need|need not|\w+n['’]t (?:need|have)|without|instead of|forget|never mind|not necessary|unnecessary)\b[^.!?]{0,40}\b(?:doctors?|physicians?|gps?|pharmacists?|medical advice|check-?ups?)\b/i,
  /\b(?:doctors?|physicians?|big pharma|pharma)\b[^.!?]{0,20}\b(?:will not|won['’]t|don['’]t|do not|never|hates?|hides?|afraid|earns?)\b/i,
);
const OF_WEIGHT =
  /\b(?:los(?:t|e|es|ing) (?:weight|\d+ (?:kilos?|pounds|kg|lbs?))|weight loss|diets?|calories|slim(?:mer|ming)?|body fat|fat (?:melts|burns))\b/i;
const OF_BEGINNING = /\b(?:start\w*|begin\w*|first|just|simply|try|every (?:day|morning|evening|night)|daily|days?|weeks?|risks?|side effects?)\b/i;
const MOST_SHOWN = 2;

const ASK_FIRST =
  "Whether it’s right for you is a matter of medicine, and I don’t know anything about that. Ask a doctor or a pharmacist first, especially if you’re sick, take other medicine, or are pregnant.";

function sayStart({ text, handshake }: AboutText): Said | null {
  if (!isOfHealth(text) && !OF_WEIGHT.test(text)) return null;
  const body = bodyOf(text);
  const warns = body.filter((s) => NO_DOCTOR.test(s.text)).slice(0, 1);
  const rows = warns.length > 0 ? warns : body.filter((s) => OF_BEGINNING.test(s.text)).slice(0, MOST_SHOWN);
  const head = warns.length > 0 ? "The text talks you out of doing just that, which is a warning sign in itself:" : "Show them what it says about it:";
  return {
    text: [ASK_FIRST, ...(rows.length > 0 ? [`${head}\n\n${quotations(rows, text, handshake, 0.7)}`] : [])].join(rows.length > 0 ? " " : ""),
    confidence: 0.85,
  };
}

export const START_ROW: Row = { form: ASKS, intent: "beyond", passesOn: true, say: sayStart };
