import { anyOf } from "../../text/forms.ts";
import { DISCOUNT, pricesOf, type Price } from "../../text/priced.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { sumWords, withCoin } from "../../text/sums.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “How much is it altogether?”, “What do the bag and the bowl cost?”, “And with the code?”: prices of a text, added or reduced. */

const IN_ALL = "(?:in total|all together|altogether|in all|all in(?: all)?|overall|together|in sum|combined|all told)";
const COSTS = "(?:cost|costs|pay|pays|owe|be|come to|add up to|make|amount to|spend|need)";
const ASKS_ALL = anyOf(
  new RegExp(`\\b(?:how much|what)\\b[^.?!]{0,60}\\b${IN_ALL}${END}`, "i"),
  new RegExp(
    `${LEAD}(?:what(?:['’]s| is| would be| will be) |how (?:much|high) is )?(?:the |my |our )?(?:total|sum|grand total)(?: (?:cost|price|sum|amount|bill))?s?(?: (?:be|for (?:us|me|everything|both|all(?: of it)?)))?${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:how much|what) (?:is|are|do|does|will|would) (?:i |we |it |that |they )?(?:all |both|everything|all of (?:it|them))[^.?!]{0,20}${END}`,
    "i",
  ),
  new RegExp(`\\b(?:and|plus) [^.?!]{2,30} ${IN_ALL}${END}`, "i"),
  new RegExp(`\\b(?:all|both|everything) together${END}`, "i"),
);
/** “How much for the bag and the bowl?” */
const ASKS_BOTH = new RegExp(
  `${LEAD}(?:how much (?:for|are|is|do|does|will|would)|what (?:do|does|would|will)|what(?:['’]s| is) the price of) (?:i |we |it )?(?:pay (?:for )?|cost )?((?:the |a |an |my |our )?[\\p{L}’' -]{2,40}? (?:and|plus|with) (?:the |a |an |my |our )?[\\p{L}’' -]{2,40}?)(?: ${COSTS})?${END}`,
  "iu",
);
const WITH_CODE = new RegExp(
  `\\b(?:with|after|using|including|minus|less) (?:the |that |this |a |my |their )?(?:\\w+ )?(?:code|discount|voucher|coupon|reduction|rebate|link|\\d{1,2} ?(?:%|percent)(?: off)?)${END}`,
  "i",
);
const ASKS_PRICE = /\b(?:how much|what|price|costs?|pay)\b/i;
const OF_MONEY = anyOf(/\b(?:how much|costs?|pay|prices?|total|sum|owe|expensive|bill)\b/i, new RegExp(`${LEAD}(?:all|both|everything) together${END}`, "i"));
/** “How much do we save in total?”: prices that one pays are no answer. */
const OF_GAIN = /\b(?:sav(?:e|es|ed|ing|ings)|earn\w*|rais(?:e|es|ed)|win|won|donat\w+|lose|lost|get back|refund\w*|deduct\w*)\b/i;
const OF_ANOTHER_MEASURE = /\bhow much (?!(?:more|money|cash|is|are|was|do|does|did|will|would|for|it|that|this|in|to)\b)[a-z]+/i;
const MOST_ADDED = 6;
const PER_YEAR: Readonly<Record<string, number>> = { month: 12, week: 52, "two months": 6, "three months": 4, "four months": 3, "six months": 2 };
const PERCENT = 100;

const money = (sum: number, { sign, coin }: Price): string => withCoin(sumWords(sum), sign, coin);
const sameCoin = (prices: readonly Price[]): boolean => new Set(prices.map(({ sign, coin }) => sign ?? coin?.toLowerCase().replace(/s$/, ""))).size === 1;
const total = (prices: readonly Price[]): number => prices.reduce((sum, price) => sum + price.sum, 0);
const OF_ASKING =
  /\b(?:how|much|what|total|sum|altogether|together|all|both|everything|in|cost|costs|price|prices|pay|have|need|too|want|combined|overall|and|the)\b/gi;

/** Those whose own words the question names. */
function namedIn(request: string, prices: readonly Price[]): Price[] {
  const sought = contentIn(request.replace(OF_ASKING, " "));
  return prices.filter(({ around }) => placesOf(around, sought).some(({ holds }) => holds.size > 0));
}

/** “$1,320 and $40 a month are $1,360 a month”, for each period of its own, and what they come to in a year. */
function added(prices: readonly Price[]): string | null {
  const groups = new Map<string | null, Price[]>();
  for (const price of prices) groups.set(price.period, [...(groups.get(price.period) ?? []), price]);
  const rows = [...groups].map(([period, of]) => ({ period, of, each: period === null ? "" : `${period.includes(" ") ? " every" : " a"} ${period}` }));
  if (
    rows.every(({ of }) => of.length < 2) &&
    !(rows.length > 1 && rows.every(({ period }) => period === null || period in PER_YEAR) && rows.some(({ period }) => period !== null))
  )
    return null;
  const sums = rows.map(({ of, each }) =>
    of.length === 1
      ? `${money(of[0]!.sum, of[0]!)}${each || " once"}`
      : `${of.map((price) => money(price.sum, price)).join(" and ")}${each} make ${money(total(of), of[0]!)}${each}`,
  );
  if (rows.length === 1) return `**The math:** ${sums[0]}.`;
  const yearly = rows.every(({ period }) => period === null || period === "year" || period in PER_YEAR);
  const year = rows.reduce((sum, { period, of }) => sum + total(of) * (PER_YEAR[period ?? ""] ?? 1), 0);
  return `**The math:** ${sums.join("; ")}.${yearly ? ` In the first year that is ${money(year, prices[0]!)}.` : ""}`;
}

function sayInAll({ request, text, handshake }: AboutText): Said | null {
  const both = ASKS_BOTH.exec(request.trim())?.[1];
  const all = pricesOf(text);
  const named = namedIn(both ?? request, all);
  const namesThem = named.length > 1;
  // “Do they all agree?”, “How much time is it altogether?”: nobody asks for money there.
  if (OF_GAIN.test(request) || (!namesThem && !(OF_MONEY.test(request.trim()) && !OF_ANOTHER_MEASURE.test(request)))) return null;
  const prices = namesThem || both !== undefined ? named : all;
  if (prices.length === 0 || prices.length > MOST_ADDED || !sameCoin(prices)) return null;
  const starts = new Set(prices.map(({ sentence }) => sentence.start));
  const rows = quotations(
    bodyOf(text).filter(({ start }) => starts.has(start)),
    text,
    handshake,
  );
  const sum = added(prices);
  if (sum === null) return { text: `I don’t see two prices in it that can be added up. Here’s what it names:\n\n${rows}`, confidence: 0.7 };
  const caution = namesThem ? "" : " I added up every price I see in it: leave out what you don’t need, and ask whether anything gets added.";
  return { text: `${rows}\n\n${sum}${caution}`, confidence: 0.75 };
}

/** “What does it cost with the code?”: the price of the same sentence, less the share that it takes off. */
function sayReduced({ request, text, handshake }: AboutText): Said | null {
  if (!ASKS_PRICE.test(request)) return null;
  const place = bodyOf(text).find((s) => DISCOUNT.test(s.text));
  const percent = place && Number(DISCOUNT.exec(place.text)![1]);
  const all = pricesOf(text);
  const own = all.filter(({ sentence }) => sentence.start === place?.start);
  const named = namedIn(request, all);
  const [price, another] = named.length === 1 ? named : own.length > 0 ? own : all;
  if (!place || percent === undefined || !price || another) return null;
  const rows = bodyOf(text).filter(({ start }) => start === place.start || start === price.sentence.start);
  return {
    text: `${quotations(rows, text, handshake)}\n\n**The math:** ${money(price.sum, price)} minus ${percent} percent is ${money(price.sum * (1 - percent / PERCENT), price)}.`,
    confidence: 0.75,
  };
}

export const IN_ALL_ROWS: readonly Row[] = [
  { form: WITH_CODE, intent: "claims", passesOn: true, say: sayReduced },
  { form: anyOf(ASKS_ALL), intent: "claims", passesOn: true, say: sayInAll },
  { form: { test: (request) => ASKS_BOTH.test(request.trim()) }, intent: "claims", passesOn: true, say: sayInAll },
];
