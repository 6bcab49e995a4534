import { anyWords } from "../../text/forms.ts";
import { allInFigures } from "../../text/number-words.ts";
import { DAY_OF_MONTH } from "../../text/dates.ts";
import { numberOf } from "../../text/sums.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “Does it add up?”: whether the parts that one sentence names make a sum that the text names, too. “What is the money for?”: where it goes. */

const ADDS_UP = new RegExp(
  `${LEAD}do(?:es)? (?:it|they|that|this|all (?:this|that)|the (?:numbers|figures|sums?|costs?|amounts?|parts|budget)) (?:really |actually |even )?add up(?: to (?:it|that|the \\w+))?${END}`,
  "i",
);
const NUMBER = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])|(?<![\d.,])\d+(?:\.\d{1,2})?(?![\d,]*\d)/g;
const LEAST_PARTS = 3;
const YEAR = /^(?:19|20)\d\d$/;
const numbersIn = (words: string): number[] => (allInFigures(words).replace(DAY_OF_MONTH, " ").match(NUMBER) ?? []).filter((n) => !YEAR.test(n)).map(numberOf);

function saySumsUp({ text, handshake }: AboutText): Said | null {
  const body = bodyOf(text);
  for (const s of body) {
    const parts = numbersIn(s.text);
    if (parts.length < LEAST_PARTS) continue;
    const sum = parts.reduce((a, b) => a + b, 0);
    const named = body.find((other) => other.start !== s.start && numbersIn(other.text).includes(sum));
    const words = parts.map((n) => n.toLocaleString("en")).join(" + ");
    if (named)
      return {
        text: `It does, as far as I can add it up:\n\n${quotations([s], text, handshake, 0.75)}\n\n**The math:** ${words} = ${sum.toLocaleString("en")}, which the text names here:\n\n${quotations([named], text, handshake, 0.75)}\n\nThe parts adding up doesn’t show that each of them is right.`,
        confidence: 0.75,
      };
    if (/\bof (?:this|that|these|it|which|the)\b/i.test(s.text))
      return {
        text: `${quotations([s], text, handshake, 0.75)}\n\n**The math:** ${words} = ${sum.toLocaleString("en")}. I don’t see that sum in the text: ask what the rest is, or whether these are all parts of one thing.`,
        confidence: 0.65,
      };
  }
  return null;
}

const WHAT_FOR = new RegExp(
  `${LEAD}(?:what (?:is|are|will|would|s|['’]s) (?:the |this |that |my |our |all (?:the|that) )?(?:money|donations?|funds?|sum|amount|fees?|cash)(?: (?:be|going to be))?(?: (?:used|spent|needed|meant|raised))? (?:for|on)|where (?:does|do|will|would) (?:the |this |that |my |our |all (?:the|that) )?(?:money|donations?|funds?|cash) go(?: to)?|what (?:do|will|would) they (?:do with|spend|use) (?:the |my |all the )?(?:money|it|donations?)(?: (?:on|for))?)${END}`,
  "i",
);
const GOES_TO = anyWords(
  /(?<![\d.,])\d[\d.,]{0,12} ?(?:euros?|dollars?|pounds?|percent|%)? (?:go|goes|is|are|will go|for)\b[^.!?]{0,10}(?:to|for)?|(?:go|goes|went) (?:to|into|towards?)|(?:used|spent|needed|raised|meant) (?:for|on|to)|will (?:buy|pay for|finance|fund)|(?:missing|needed) is|with (?:it|the (?:money|extra income|proceeds)[^.!?]{0,30}) we/i,
);
const OF_MONEY = /\d|\b(?:money|donat\w+|funds?|income|fees?|goal|cost\w*|missing)\b/i;
const MOST_SHOWN = 3;
function sayWhatFor({ text, handshake }: AboutText): Said | null {
  const rows = bodyOf(text).filter((s) => GOES_TO.test(s.text) && OF_MONEY.test(s.text) && !s.text.endsWith("?"));
  if (rows.length === 0) return null;
  return {
    text: `This is what it says about that:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.75)}\n\nIs every part named, and who could look at the accounts afterward?`,
    confidence: 0.7,
  };
}

export const SUM_ROWS: readonly Row[] = [
  { form: ADDS_UP, intent: "claims", passesOn: true, say: saySumsUp },
  { form: WHAT_FOR, intent: "interests", passesOn: true, say: sayWhatFor },
];
