import { anyOf } from "../../text/forms.ts";
import { numberOf, sumWords, withCoin } from "../../text/sums.ts";
import { sentencesOf } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “How much is it in total?”, of “29.90 euros a month for 36 months”: reckoned, and held against the price at once where the sentence gives it. */

const IN_ALL = "(?:in total|all together|altogether|in all|overall|in the end|over (?:all|the whole) (?:\\w+ )?(?:time|term|months|years))";
const ASKS = anyOf(
  new RegExp(`${LEAD}(?:how much|what) (?:is|does|do|will|would|are)\\b[^?.!]{0,40}\\b${IN_ALL}${END}`, "i"),
  new RegExp(
    `${LEAD}(?:is|would) (?:that|it|this|the \\w+)(?: be)? (?:more|cheaper|dearer|more expensive|less|better)(?: expensive)? than\\b[^?.!]{2,50}${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:what(?:['’]s| is) the total|how much more (?:is|are|do i pay (?:in|by)) (?:the )?(?:instal?lments?|monthly payments?|rates?))\\b[^?.!]{0,30}${END}`,
    "i",
  ),
);
const EACH =
  /(?:([$€£])\s?)?(?<![\d.,])(\d[\d,]{0,6}(?:\.\d{1,2})?)(?: ?(euros?|dollars?|pounds?|francs?))? (?:an?|per|each|every) (month|week)\b[^.!?\d]{0,20}\b(?:for|over|during) (\d{1,3}) \4s?\b/i;
const AT_ONCE =
  /(?:[$€£]\s?(\d[\d,]{0,6}(?:\.\d{1,2})?)|(?<![\d.,])(\d[\d,]{0,6}(?:\.\d{1,2})?) ?(?:euros?|dollars?|pounds?|francs?))(?! (?:an?|per|each|every) )/i;

function sayInAll({ text, handshake }: AboutText): Said | null {
  const place = sentencesOf(text).find((s) => EACH.test(s.text));
  const found = place && EACH.exec(place.text);
  if (!place || !found) return null;
  const [all, sign, digits, coin, unit, times] = found;
  const total = numberOf(digits!) * Number(times);
  const money = (n: number): string => withCoin(sumWords(n), sign, coin);
  const rest = AT_ONCE.exec(place.text.replace(all, " "));
  const once = rest ? numberOf(rest[1] ?? rest[2]!) : 0;
  const apart = Math.round((total - once) * 100) / 100;
  const against =
    once > 0 && once < total * 2 && apart !== 0
      ? ` That is ${money(Math.abs(apart))} ${apart > 0 ? "more" : "less"} than paying ${money(once)} all at once.`
      : "";
  return {
    text: `${quotations([place], text, handshake, 0.75)}\n\n**The math:** ${times} times ${money(numberOf(digits!))}, one for each ${unit}, is ${money(total)}.${against}`,
    confidence: 0.8,
  };
}

export const INSTALMENTS_ROW: Row = { form: ASKS, intent: "claims", passesOn: true, say: sayInAll };
