import { anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “Is this a fair review?”, “Did she pay for it?”: of a review that says what its writer got for it. */

const WRITER = "(?:he|she|they|(?:the|this) (?:reviewer|writer|author|tester|buyer|blogger|customer|person|guy|woman|man))";
const ASKS = new RegExp(
  `${LEAD}(?:(?:is|was|isn't) (?:it|this|that|the review|this review|that review) (?:(?:really|actually|even|just) )*(?:an? )?(?:fair|honest|independent|neutral|unbiased|biased|objective|genuine|real|paid|sponsored|reliable|trustworthy)(?: (?:review|test|opinion))?|(?:is|was|isn't) ${WRITER} (?:(?:really|actually|even) )*(?:fair|honest|independent|neutral|unbiased|biased|objective|paid|sponsored|genuine)|(?:did|does) ${WRITER} (?:really |actually |even )?(?:pay for (?:it|this|that|the \\w+)|buy (?:it|this|that|the \\w+)|get (?:it|the \\w+) (?:for )?free|get paid)|can i trust (?:this|the|that) review)${END}`,
  "i",
);
const GOT_IT = anyWords(
  /(?:in exchange|in return) for (?:my |an? |this )?(?:\w+ )?(?:reviews?|opinions?|test)/i,
  /(?:i|we) (?:got|received|was given|were given|was sent|were sent|had) [^.!?]{0,40}(?:for free|free of charge|at a discount|for nothing|to (?:test|try|review))/i,
  // “They sent me the wrong size” and “the seller gave us a refund” are told by buyers.
  /(?:(?:the|its) (?:maker|manufacturer|company|brand|seller)|they) (?:(?:sent|gave) (?:me|us) [^.!?]{1,40}(?:for free|free of charge|at a discount|for nothing|to (?:test|try|review|keep))|lent (?:me|us))\b/i,
  /(?:this|the) (?:review|post|video|test) (?:is|was) (?:sponsored|paid for|supported)/i,
);

function saySponsored({ text, handshake }: AboutText): Said | null {
  const got = bodyOf(text).filter((s) => GOT_IT.test(s.text));
  if (got.length === 0) return null;
  return {
    text: `It says itself what its writer got out of it:\n\n${quotations(got.slice(0, 1), text, handshake, 0.7)}\n\nIt’s to its credit that it says so, but people who got something may still go easier on it than they realize. Give the complaints more weight than the praise, and look for a review by somebody who paid full price.`,
    confidence: 0.8,
  };
}

export const SPONSORED_ROW: Row = { form: ASKS, intent: "verdict", passesOn: true, say: saySponsored };
