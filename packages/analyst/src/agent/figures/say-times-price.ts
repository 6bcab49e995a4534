import { pricesOf } from "../../text/priced.ts";
import { allInFigures } from "../../text/number-words.ts";
import { numberOf, sumWords, withCoin } from "../../text/sums.ts";
import { LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “How much would 20 minutes cost?”, of 2.99 euros a minute: reckoned. */

const ASKS = new RegExp(
  `${LEAD}(?:(?:how much|what) (?:would|will|is|are|do|does|did)(?: (?:it|that|i|we))?(?: (?:cost|be|pay))?(?: (?:me|us))?(?: for)? (\\d{1,4}) ([a-z]{3,12}?)s?(?: (?:then|cost|be|come to|make)){0,2}|(?:and|so|what about|how about|and for|and what about) (\\d{1,4}) ([a-z]{3,12}?)s?)[?.! ]*$`,
  "i",
);
const PEOPLE = /^(?:people|person|adult|visitor|guest)$/i;

function sayTimes({ request, text, handshake }: AboutText): Said | null {
  const found = ASKS.exec(allInFigures(request.trim()));
  const [digits, unit] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]];
  if (digits === undefined || unit === undefined) return null;
  const wanted = PEOPLE.test(unit) ? "person" : unit.toLowerCase();
  const [price, ...more] = pricesOf(text).filter(({ period }) => period === wanted);
  const n = numberOf(digits);
  // Of two prices nobody can tell which is meant.
  if (!price || more.length > 0 || !(n > 1)) return null;
  const sum = (of: number): string => withCoin(sumWords(of), price.sign, price.coin);
  return {
    text: `${quotations([price.sentence], text, handshake, 0.75)}\n\n**The math:** ${n.toLocaleString("en")} times ${sum(price.sum)} is ${sum(n * price.sum)}.`,
    confidence: 0.85,
  };
}

export const TIMES_PRICE_ROW: Row = { form: ASKS, intent: "claims", passesOn: true, say: sayTimes };
