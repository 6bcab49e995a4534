import { NUMBER_WORDS } from "../../text/number-words.ts";
import { DISCOUNT } from "../../text/priced.ts";
import { numberOf, sumWords } from "../../text/sums.ts";

/** What two figures of a text make together, where that needs no knowledge. */

const PERCENT = /(\d{1,2}(?:\.\d+)?) ?(?:%|percent|per cent)/gi;
const MARGIN = /\bmargin of error\b[^.!?]{0,40}?(\d{1,2}(?:\.\d+)?) ?(?:%|percent|per cent|percentage|points?)/i;

/** “29 and 31 percent, with a margin of 2.8 points”: closer together than they are exact. Null unless the sentence holds two shares and the text a margin. */
export function sayTie(sentence: string, text: string): string | null {
  const margin = Number(MARGIN.exec(text)?.[1] ?? Number.NaN);
  const [a, b, ...more] = [...sentence.matchAll(PERCENT)].map(([, digits]) => Number(digits));
  if (!Number.isFinite(margin) || a === undefined || b === undefined || more.length > 0) return null;
  const apart = Math.round(Math.abs(a - b) * 10) / 10;
  return apart <= margin
    ? `**The math:** ${a} and ${b} percent are ${apart} apart, and each may be off by ${margin}. So these figures don’t show who’s ahead.`
    : `**The math:** ${a} and ${b} percent are ${apart} apart, and each may be off by ${margin}. ${apart > 2 * margin ? "That’s more than chance alone explains." : "That could be chance, but doesn’t have to be."}`;
}

const EVERY = new RegExp(`\\bevery (\\d{1,2}|${[...NUMBER_WORDS.keys()].slice(1).join("|")})?\\s?(seconds?|minutes?|hours?)\\b`, "i");
const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3_600 };
const DAY_SECONDS = 86_400;
const DAYS = 365;

/** “Every ten seconds”: so many a day and a year. Null where a sentence gives no such rate. */
export function sayRate(sentence: string): string | null {
  const [, count, unit] = EVERY.exec(sentence) ?? [];
  if (unit === undefined) return null;
  const n = count === undefined ? 1 : (NUMBER_WORDS.get(count.toLowerCase()) ?? Number(count));
  const day = Math.round(DAY_SECONDS / (n * SECONDS[unit.toLowerCase().replace(/s$/, "")]!));
  const year = Number((day * DAYS).toPrecision(2));
  return `**The math:** that would be ${day.toLocaleString("en")} a day, and about ${year.toLocaleString("en")} a year. Compare that with the figure from an office that counts them.`;
}

const PRICE = "[$€£]?\\s?(\\d[\\d,]{0,8}(?:\\.\\d{1,2})?)(?!\\d| ?%)";
/** “Was $149, now $59”, “reduced from 80 to 60 euros” */
const PRICE_CUT = new RegExp(
  `\\b(?:was|before|instead of|reduced from|down from|rrp|usually|normally)\\b[^.!?\\d]{0,12}${PRICE}[^.!?\\d]{0,25}?\\b(?:now|to|today|only|just|for)\\b[^.!?\\d]{0,12}${PRICE}`,
  "i",
);
/** “Only 89 euros instead of 111” */
const NOW_FIRST = new RegExp(
  `\\b(?:only|now|just|for|at|costs?|pay)\\b[^.!?\\d]{0,12}${PRICE}[^.!?\\d]{0,25}?\\b(?:instead of|rather than|down from|was|before|usually|normally|rrp)\\b[^.!?\\d]{0,12}${PRICE}`,
  "i",
);
/** A discount is rounded to whole percent. */
const ROUNDING_PERCENT = 1;

/** “For $79, 60 percent off the later price of $199”: a sentence with a discount on a price, and no third sum. “20 percent off orders over $100” is none. */
const OFF_A_PRICE = /\boff (?:of )?(?:the |its |our |a )?(?:\w+ ){0,2}(?:price|rrp)\b/i;
const ANY_SUM = /[$€£]\s?(\d[\d,]{0,8}(?:\.\d{1,2})?)|(?<![\d.,])(\d[\d,]{0,8}(?:\.\d{1,2})?) ?(?:euros?|dollars?|pounds?|francs?)\b/gi;
function sumsBesideDiscount(sentence: string): string[] {
  const sums = DISCOUNT.test(sentence) && OFF_A_PRICE.test(sentence) ? [...sentence.matchAll(ANY_SUM)].map(([, signed, coined]) => signed ?? coined!) : [];
  return sums.length === 2 ? sums.sort((a, b) => numberOf(b) - numberOf(a)) : [];
}

/** What a former price and a present one make, and whether the discount that is named fits them. Null where a sentence does not give both prices. */
export function sayPriceCut(sentence: string): string | null {
  const sums = PRICE_CUT.exec(sentence)?.slice(1) ?? NOW_FIRST.exec(sentence)?.slice(1).reverse() ?? sumsBesideDiscount(sentence);
  const [before, after] = sums.map(numberOf);
  if (before === undefined || after === undefined || after >= before) return null;
  const cut = (1 - after / before) * 100;
  const named = Number(DISCOUNT.exec(sentence)?.[1] ?? Number.NaN);
  const fits = Number.isNaN(named) ? "" : Math.abs(cut - named) <= ROUNDING_PERCENT ? ", so the discount matches the prices" : `, and not ${named}`;
  return `**The math:** from ${sumWords(before)} to ${sumWords(after)} is ${Math.round(cut)} percent less${fits}. Whether anybody ever paid the first price is another question: look at what others charge for it, and at its price a few weeks ago.`;
}
