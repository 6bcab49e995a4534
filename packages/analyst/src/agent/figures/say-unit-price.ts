import { numberOf, withCoin } from "../../text/sums.ts";
import { sentencesOf } from "../../text/words.ts";
import { LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “How much is that per liter?”, of “one filter lasts for 150 liters and costs 19.90 euros”: reckoned. */

/** Words for the same unit. */
const UNITS: readonly RegExp[] = [
  /lit(?:er|re)s?|l/i,
  /kilo(?:gram)?s?|kg/i,
  /grams?|g/i,
  /pieces?|bars?|items?/i,
  /tablets?|capsules?|pills?|drops?/i,
  /cups?|portions?|servings?|meals?|doses?/i,
  /days?/i,
  /weeks?/i,
  /months?/i,
  /lessons?|sessions?|hours?/i,
  /nights?/i,
  /people|persons?|children|adults|guests/i,
  /kilomet(?:er|re)s?|km|miles?/i,
];
const ASKS = new RegExp(
  `${LEAD}(?:(?:what|how much) (?:does|do|is|are|would|will)(?: (?:it|that|this|they))?(?: (?:cost|be|make|come to))?(?: (?:me|us))? (?:an?|one|per|each|for (?:an?|one|each)) ([a-z]+)(?: (?:cost|then|come to|be))?|(?:what(?:'s| is) the )?(?:price|cost)s? (?:per|of an?|for an?|of one|an?) ([a-z]+)|how (?:much|expensive) is (?:an?|one) ([a-z]+))[?.! ]*$`,
  "i",
);
const PRICE = /(?:([$€£])\s?)?(?<![\d.,])(\d[\d,]{0,6}(?:\.\d{1,2})?)(?![\d.,]*\d| ?%)(?: ?(euros?|dollars?|pounds?|francs?|[$€£])(?![a-z]))?/gi;

const unitOf = (word: string): RegExp | undefined => UNITS.find((form) => new RegExp(`^(?:${form.source})$`, "i").test(word));

function sayUnitPrice({ request, text, handshake }: AboutText): Said | null {
  const asked = ASKS.exec(request.trim())
    ?.slice(1)
    .find((word) => word !== undefined);
  const unit = asked === undefined ? undefined : unitOf(asked);
  if (!unit) return null;
  const counted = new RegExp(`(?<![\\d.,])(\\d[\\d,]{0,6}) ?(?:${unit.source})\\b`, "gi");
  for (const place of sentencesOf(text)) {
    const counts = [...place.text.matchAll(counted)];
    const prices = [...place.text.matchAll(PRICE)].filter(([, sign, , coin]) => sign !== undefined || coin !== undefined);
    // With two of either nobody can tell which go together.
    if (counts.length !== 1 || prices.length !== 1) continue;
    const [, sign, digits, coin] = prices[0]!;
    const [sum, count] = [digits!, counts[0]![1]!].map(numberOf) as [number, number];
    if (!(count > 1) || !(sum > 0)) continue;
    const each = sum / count;
    const exact = each < 0.1 ? 3 : 2;
    return {
      text: `${quotations([place], text, handshake, 0.75)}\n\n**The math:** ${withCoin(digits!, sign, coin)} divided by ${count.toLocaleString("en")} is about ${withCoin(each.toFixed(exact), sign, coin)} a ${asked!.toLowerCase()}. This sentence doesn’t say what else you’d have to buy or pay for.`,
      confidence: 0.8,
    };
  }
  return null;
}

export const UNIT_PRICE_ROW: Row = { form: ASKS, intent: "claims", passesOn: true, say: sayUnitPrice };
