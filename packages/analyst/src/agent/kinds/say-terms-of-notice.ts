import { SETS_TIME } from "../../text/dates.ts";
import { anyOf, anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { STILL_HOLDS } from "../reading/what-is-left.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { CORRECTION_ROWS } from "./say-corrections.ts";
import { DECISION_ROWS } from "./say-decision-letter.ts";
import { SETTLE_ROW } from "../reading/say-settle-first.ts";
import { quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Until when do I have time?”, “Do I get my money back?”, “When does it come?”: one term of a letter or an offer, asked for in words that it does not use. */

const UNTIL = anyOf(
  new RegExp(
    `${LEAD}(?:until|till|by) (?:when|what (?:day|date))(?: (?:do|must|should|can|does|is) (?:i|we|that|this|it)(?: (?:have|need|got))?(?: to)?(?: (?:time|decide|answer|reply|do (?:it|that|this)|be done|valid|good))?(?: for (?:it|that|this))?)?${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:how (?:long|much time) (?:do|have) (?:i|we)(?: still)?(?: (?:have|got|left))*(?: (?:time|to (?:decide|answer|reply|do (?:it|that|this)|think(?: about it)?)))?|(?:what|when)(?:['’]s| is) (?:the|my|our) (?:deadline|last day|due date)|is there a deadline)${END}`,
    "i",
  ),
);
const BACK = anyOf(
  new RegExp(
    `${LEAD}(?:do|can|will|could|would|may) (?:i|we|you) (?:still |even )?(?:get|have|receive|claim|ask for) (?:a refund|(?:my|our|the|your) (?:money|cash|deposit|fee|payment)(?: back)?)(?: (?:if|when|back)\\b[^?.!]{0,40})?${END}`,
    "i",
  ),
  new RegExp(`${LEAD}(?:can|could|may) (?:i|we) (?:still )?(?:return|send back|give back) (?:it|this|that|them|the \\w+)${END}`, "i"),
  new RegExp(`${LEAD}(?:is|are) (?:it|this|that|they|the \\w+|there) (?:a )?(?:refundable|refunds?|returnable|money[- ]back)(?: guarantee)?${END}`, "i"),
);
const REFUNDS = anyWords(
  /refund\w*|money[- ]back|reimburs\w*|(?:return|send) (?:it|them|the \w+|your \w+)(?: back)?|(?:be|been|not|is|are|if) (?:\w+ )?returned|returns?(?= (?:are|is|of|within|must|can|cannot|at|policy|period)\b)|(?:get|gets|given|paid) back/i,
);
const COMES = new RegExp(
  `${LEAD}(?:when (?:does|do|will|would|is|are|should) (?:it|that|this|they|mine|the [\\p{L}-]+|my [\\p{L}-]+) (?:be )?(?:come|coming|arrive|arriving|get here|ship|shipped|shipping|delivered|due|ready|out|sent|available)|when (?:do|will) (?:i|we) (?:get|receive|have) (?:it|mine|them|the [\\p{L}-]+))${END}`,
  "iu",
);
const DELIVERS = anyWords(
  /deliver\w*|ship(?:s|ped|ment|ping)?(?! (?:is|costs) [$€£\d])|arriv\w+|dispatch\w*|released?|available from|(?:will )?(?:be )?sent (?:out )?(?:in|on|by|from)/i,
);
const MOST_SHOWN = 3;

const term =
  (form: RegExp, tail: string, atMost = MOST_SHOWN) =>
  ({ text }: AboutText): Said | null => {
    if (isSwindle(text)) return null;
    const rows = bodyOf(text).filter((s) => form.test(s.text) && !s.text.endsWith("?"));
    return rows.length === 0
      ? null
      : {
          text: `${rows
            .slice(0, atMost)
            .map((s) => `> ${quote(s.text)}`)
            .join("\n\n")}\n\n${tail}`,
          confidence: 0.75,
        };
  };

export const TERM_ROWS: readonly Row[] = [
  SETTLE_ROW,
  ...DECISION_ROWS,
  ...CORRECTION_ROWS,
  { form: UNTIL, intent: "claims", passesOn: true, say: term(SETS_TIME, STILL_HOLDS) },
  { form: BACK, intent: "claims", passesOn: true, say: term(REFUNDS, "A consumer protection office can tell you whether the law gives you more than that.") },
  { form: COMES, intent: "claims", passesOn: true, say: term(DELIVERS, "Ask whoever promised it whether it still holds.", 1) },
];
