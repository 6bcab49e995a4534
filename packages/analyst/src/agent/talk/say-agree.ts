import { anyOf } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { findingsOf } from "../reading/passages.ts";
import { END, LEAD, type Row } from "../request/question-row.ts";
import { looksLikeScam } from "../danger/scam-signs.ts";
import { isReason, quote } from "../say.ts";

/** “I kind of agree with it”, “Isn’t it reasonable, though?”: whoever shares what a text wants asks whether they may. */

const SOMEWHAT = "(?:(?:kind of|sort of|actually|really|still|do|also|totally|fully|mostly|partly|quite|rather|basically|just|happen to|tend to|'m|am) )*";
const IT = "(?:it|this|that|them|him|her|(?:the|what|most of|much of|a lot of|some of|everything|all of) [\\w’' -]{2,40})";
const FITTING =
  "(?:reasonable|sensible|fair enough|logical|plausible|convincing|justified|understandable|a (?:good|great|fair|reasonable|sensible) (?:idea|point|thing|plan|rule|aim))";
const AGREES = anyOf(
  new RegExp(
    `${LEAD}(?:honestly,? |personally,? )?i ${SOMEWHAT}(?:agree|am for|am in favou?r|support|like|side)(?: (?:with|of))?(?: ${IT})?(?: (?:though|anyway|too))*${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:honestly,? )?i (?:actually |really |do |still )*(?:think|believe|feel)(?: that)? (?:it|this|that|he|she|they)(?:'s|'re| is| are) (?:\\w+ )?(?:right|${FITTING})${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:(?:it|this|that|what \\w+ says?) )?(?:kind of |sort of |really |actually |all )?(?:makes?|made) (?:a lot of |perfect |some |good )?sense(?: (?:to me|though|anyway))*${END}`,
    "i",
  ),
  new RegExp(`${LEAD}(?:(?:it|this|that|the \\w+) )?(?:sounds?|seems?|looks?)(?: \\w+)? ${FITTING}(?: (?:to me|though|anyway))*${END}`, "i"),
  new RegExp(
    `${LEAD}(?:(?:isn't|wasn't|aren't) (?:it|this|that|the \\w+)|is (?:it|this|that)(?! convincing))(?: \\w+)? ${FITTING}(?: (?:to me|though|anyway|then|after all))*${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:is it|would it be) (?:ok(?:ay)?|wrong|bad|fine|alright|stupid|naive|silly)(?: (?:of|for) me)? (?:to (?:agree|support|like|share|want|believe)|(?:that|if) i (?:agree|support|like))\\b`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:am i|would i be) (?:\\w+ )?(?:wrong|stupid|naive|silly|bad) (?:to|if i|for) (?:agree\\w*|support\\w*|lik(?:e|ing)|want\\w*|side)\\b`,
    "i",
  ),
);

/** A view may be shared whatever its wording is; the reasons are what can be tried. */
export const AGREE_ROW: Row = {
  form: AGREES,
  intent: "unclear",
  passesOn: true,
  say: ({ text, analysis, handshake }) => {
    if (looksLikeScam(text)) return null;
    const mark = findingsOf(analysis()).find((f) => f.confidence >= handshake.min_confidence);
    const reason = mark?.fragment ?? bodyOf(text).find((s) => isReason(s.text))?.text;
    return {
      text: `That’s up to you, and you may be right: whether something is right and whether it’s argued fairly are two questions, and I only look at the second. A test for your own side: **would the same words win you over to something you’re against?**${reason ? ` Try it on this: ${quote(reason)}` : ""} What still convinces you then is worth keeping. What doesn’t was only pressure, whichever side it’s on.`,
      confidence: 0.75,
    };
  },
};
