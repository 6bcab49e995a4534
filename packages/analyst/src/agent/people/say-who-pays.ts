import { withAnswer, withNeighbors } from "../../text/context.ts";
import { anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Who pays for it?”: what a text says of who bears the cost. Who paid for a study or a page is another question. */

const ASKS = new RegExp(
  `${LEAD}(?:(?:and )?who(?:['’]s| is| are| will| would| has to| should|['’]ll)? (?:going to |gonna |to |actually |really )*(?:pays?|paying|foot(?:s|ing)?(?= the bill)|bears?|covers?|funds?|financ(?:es?|ing))(?: (?:for )?(?:it|this|that|them|all (?:of )?(?:it|this|that)|the (?:bill|costs?|[\\p{L}-]+(?: [\\p{L}-]+)?)))?|where (?:does|do|will|would|is|should) (?:the|that|all (?:the|that)|this) money (?:(?:come|coming|supposed to come) )?from|how (?:will|would|do|does|is|are) (?:it|this|that|they|all this|all that) (?:going to )?(?:be )?(?:paid(?: for)?|funded|financed|pay for (?:it|this|that)))${END}`,
  "iu",
);
const BEARS = anyWords(
  /(?:to|who|will|would|must|should|shall|can|state|county|city|council|government|tenants?|residents?|taxpayers?|members?|customers?|families|company|owners?|users?|we|you|they|of which[^.!?]{0,20}) (?:is to |has to |have to |also )*pays?|paid (?:by|for by|from|out of)|(?:is|are|be) (?:funded|financed|covered|borne|met) (?:by|from|through)|at (?:your|his|her|their|our|the \p{L}+['’]s) (?:own )?expense|budget|financ(?:e|ed|ing) by|sponsored by|tax(?:es|payers?)|is to pay/iu,
);
const MOST_SHOWN = 3;

function sayWhoPays({ text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const rows = bodyOf(text).filter((s) => BEARS.test(s.text));
  if (rows.length === 0) return null;
  const whole = (s: Sentence): Sentence =>
    s.text.endsWith("?") ? withAnswer(text, s) : withNeighbors(text, s, new Set(), { behind: /\b(?:ask(?:s|ed)?|question|who is to pay)\b/i.test(s.text) });
  return {
    text: `This is what it says about that:\n\n${quotations(rows.slice(0, MOST_SHOWN).map(whole), text, handshake, 0.7)}\n\nDoes it name who pays, and how much? If it avoids that, ask: out of which budget, and what won’t get done because of it?`,
    confidence: 0.7,
  };
}

export const WHO_PAYS_ROW: Row = { form: ASKS, intent: "interests", passesOn: true, say: sayWhoPays };
