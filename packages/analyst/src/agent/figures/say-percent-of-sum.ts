import { anyWords } from "../../text/forms.ts";
import { pricesOf } from "../../text/priced.ts";
import { numberOf } from "../../text/sums.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “What would 100 euros cost me?”, of a fee in percent; “how much is it with the code?”, of a price and a discount. */

const SUM = "(?:[$€£] ?)?(?<sum>\\d[\\d,]{0,9}(?:\\.\\d{1,2})?)(?: ?(?:euros?|dollars?|pounds?|francs?|bucks|quid|[$€£]))?";
const OF_SUM = new RegExp(
  `${LEAD}(?:(?:what|how much) (?:would|does|do|will|is|are|did) ${SUM} (?:(?:then|really) )*(?:cost|come to|be|bring|earn|get|make)(?: (?:me|us|you|one))?|(?:what|how much) (?:would|do|does|will|must|could) (?:i|we|you|one) (?:have to )?(?:pay|owe|earn|get|save|lose) (?:on|for|with|from|if i (?:borrow|lend|invest|put in|send|take|spend)) ${SUM.replace("<sum>", "<on>")}|(?:if|when) i (?:borrow|lend|invest|put in|send|take|spend) ${SUM.replace("<sum>", "<first>")},? (?:what|how much) (?:do|would|will|does) (?:i|it) (?:have to )?(?:pay|cost|get|earn|owe|save)(?: me)?)(?: (?:there|in a year|a year|per year))?${END}`,
  "iu",
);
const PERCENT = /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?) ?(?:%|percent|per cent)/gi;
/** What is taken or given in percent of a sum. */
const ON_A_SUM = anyWords(/fees?|interest|commission|charges?|charged|rates?|surcharge|bonus|discount|reduction|cashback|yield|return|tax|vat|save|tip|off/i);
/** “Up to”, “from … on”, “between 4 and 9 percent”: no one rate. */
const NO_RATE = /\b(?:up to|as much as|at least|between|from|over|more than|less than|under|about|around|rose|fell|risen|fallen|increase[ds]?|increased by)\b/i;
const MOST_RATES = 3;
const inCents = (n: number): string => n.toLocaleString("en", { minimumFractionDigits: Number.isInteger(n) ? 0 : 2, maximumFractionDigits: 2 });

function sayOfSum({ request, text, handshake }: AboutText): Said | null {
  const { sum, on, first } = OF_SUM.exec(request.trim())?.groups ?? {};
  const asked = numberOf(sum ?? on ?? first ?? "0");
  const rows = bodyOf(text).filter((s) => ON_A_SUM.test(s.text) && !NO_RATE.test(s.text) && s.text.match(PERCENT));
  const rates = rows.flatMap((s) => [...s.text.matchAll(PERCENT)].map(([, n]) => Number(n)));
  if (isSwindle(text) || asked === 0 || rates.length === 0 || rates.length > MOST_RATES) return null;
  return {
    text: `${quotations(rows, text, handshake, 0.7)}\n\n**The math:** ${rates.map((rate) => `${rate} percent of ${inCents(asked)} is ${inCents((asked * rate) / 100)}`).join("; ")}.\n\nAsk them to tell you in writing whether each is due once or every year, and what else gets added.`,
    confidence: 0.75,
  };
}

const WITH_DISCOUNT = new RegExp(
  `${LEAD}(?:how much|what) (?:is|does|would|will|do) (?:it|one|that|this|i|you|the \\p{L}+|a \\p{L}+) (?:then )?(?:cost |be |pay )?(?:for (?:it|one) )?(?:with|after|minus|less|including|when i use) (?:(?:the|my|her|his|their|your|that) )?(?:\\d+ ?(?:%|percent) )?(?:discount |promo )?(?:codes?|discount|coupon|reduction|voucher|offer)${END}`,
  "iu",
);
const DISCOUNTED = /\b(?:code|discount|coupon|voucher|save|off|less|reduction|cheaper)\b/i;

function sayDiscounted({ text, handshake }: AboutText): Said | null {
  const [price, ...others] = pricesOf(text);
  const rows = bodyOf(text).filter((s) => DISCOUNTED.test(s.text) && !NO_RATE.test(s.text) && s.text.match(PERCENT));
  const [rate, ...more] = rows.flatMap((s) => [...s.text.matchAll(PERCENT)].map(([, n]) => Number(n)));
  if (isSwindle(text) || !price || others.length > 0 || rate === undefined || more.length > 0 || rate >= 100) return null;
  const shown = rows[0]!.start === price.sentence.start ? rows : [price.sentence, rows[0]!].sort((a, b) => a.start - b.start);
  return {
    text: `${quotations(shown, text, handshake, 0.7)}\n\n**The math:** ${inCents(price.sum)} minus ${rate} percent is ${inCents((price.sum * (100 - rate)) / 100)}.`,
    confidence: 0.8,
  };
}

export const PERCENT_OF_SUM_ROWS: readonly Row[] = [
  { form: OF_SUM, intent: "claims", passesOn: true, say: sayOfSum },
  { form: WITH_DISCOUNT, intent: "claims", passesOn: true, say: sayDiscounted },
];
