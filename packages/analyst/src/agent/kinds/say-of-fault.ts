import { anyOf, anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Is it their fault”, “do they say sorry”: what a text gives as the cause of what went wrong, and whether anybody regrets it. */

const FAULT = anyOf(
  new RegExp(
    `${LEAD}(?:is|was|isn['’]?t|wasn['’]?t) (?:it|this|that|all this|all that) ${"(?:(?:really|actually|all|just|even|then|their own|partly|not) )*"}(?:(?:their|his|her|its|the [\\p{L}’'-]+(?:['’]s)?|[\\p{L}-]+['’]s) )?(?:own )?(?:fault|mistake|responsibility|blame)${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}(?:whose|who['’]?s|who is|who has|who was) (?:at )?(?:the )?(?:fault|mistake|blame|responsib\\w+|guilty)(?: (?:is|was) (?:it|this|that|all this))?(?: for (?:it|this|that))?${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}who (?:messed up|screwed up|made (?:the|this|that|a) mistake|caused (?:it|this|that))${END}`, "iu"),
  new RegExp(`${LEAD}what (?:exactly |actually )?(?:went wrong|broke(?: down)?|failed)${END}`, "iu"),
  new RegExp(`${LEAD}(?:are|is|was|were) (?:they|he|she|the [\\p{L}’'-]+) (?:to blame|at fault|responsible)(?: for (?:it|this|that))?${END}`, "iu"),
);
/** Something that went wrong, with whoever did it. */
const WENT_WRONG = anyWords(
  /(?:errors?|mistakes?|faults?|faulty|failures?|failed|bugs?|overlooked|forgot(?:ten)?|missed|neglect\w*|negligen\w*|careless\w*|wrong(?:ly)?|defect\w*|blames?|blamed|responsib\w+)(?! (?:margin|rate)\b)/i,
  /caused|(?:the|its|their) causes?|because|due to|led to|triggered/i,
  /should have|too late|later than/i,
);
const MOST_SHOWN = 3;

function sayFault({ text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const rows = bodyOf(text)
    .filter((s) => WENT_WRONG.test(s.text) && !s.text.endsWith("?"))
    .slice(0, MOST_SHOWN);
  return {
    text:
      rows.length > 0
        ? `I don’t judge anybody. Here’s what the text says about what went wrong, or why:\n\n${quotations(rows, text, handshake, 0.7)}\n\nWho could have prevented it, and does the text let them speak?`
        : "I don’t judge anybody, and I don’t see a sentence in it about what went wrong or who caused it. Ask the writer: what was the cause, and who could have prevented it?",
    confidence: rows.length > 0 ? 0.7 : 0.6,
  };
}

const SORRY = new RegExp(
  `${LEAD}(?:(?:do|does|did|have|has|is|are) (?:they|he|she|it|anyone|anybody|somebody|someone|the [\\p{L}’'-]+(?: [\\p{L}’'-]+)?) (?:even |ever |at least |really |actually |also )?(?:say (?:that )?(?:they(?:['’]re| are) |he(?:['’]s| is) |she(?:['’]s| is) )?sorry|said sorry|sorry|apologi[sz]ed?|regret(?:s|ted)? (?:it|this|that|anything)|show(?:s|ed)? (?:any )?regret)|is there an? (?:apology|excuse)|(?:any|no) (?:apology|sorry))(?: (?:for (?:it|this|that)|to (?:us|me|you|anyone|the [\\p{L}-]+)))?${END}`,
  "iu",
);
const REGRETS = anyWords(
  /(?:we|i)(?:['’](?:re|m)| are| am) (?:(?:very|deeply|truly|really|so|sincerely) )*sorry/i,
  /apologi[sz]es?|apologi[sz]ed|apolog(?:y|ies)|(?:we|i|they|he|she) (?:(?:deeply|very much|sincerely) )?regret(?:s|ted)?|sorry|forgive|pardon/i,
);
function saySorry({ text, handshake }: AboutText): Said | null {
  const rows = bodyOf(text)
    .filter((s) => REGRETS.test(s.text) && !s.text.endsWith("?"))
    .slice(0, MOST_SHOWN);
  return rows.length > 0
    ? { text: `Here:\n\n${quotations(rows, text, handshake, 0.7)}`, confidence: 0.8 }
    : { text: "I don’t see an apology in it: no sentence that says sorry, apologizes or regrets anything.", confidence: 0.7 };
}

export const FAULT_ROWS: readonly Row[] = [
  { form: SORRY, intent: "claims", say: saySorry },
  { form: FAULT, intent: "claims", passesOn: true, say: sayFault },
];
