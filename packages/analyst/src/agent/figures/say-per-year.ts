import { anyOf } from "../../text/forms.ts";
import { countOf } from "../../text/number-words.ts";
import { pricesOf, type Price } from "../../text/priced.ts";
import { sumWords, withCoin } from "../../text/sums.ts";
import { lastAnswer } from "../request/last-answer.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isOfThing } from "../request/shared-words.ts";
import { shownIn } from "../request/that-one.ts";

/** “What does it cost per year?”, “And in a year?”: a price by the month, the week or the day, reckoned on a year. */

const YEAR = "(?:per|an?|in an?|each|every|for an?|over an?|in the|by the) (?:whole |full |entire )?(?:year|annum)|yearly|annually";
/** “How much is the sauna a year?” */
const OF_THING = new RegExp(
  `${LEAD}(?:how much|what) (?:is|does|would) (?:the |a )?(?!(?:it|that|this)\\b)([\\w-]+(?: \\w+)??)(?: (?:cost|be|come to))? (?:${YEAR})${END}`,
  "i",
);
const ASKS = anyOf(
  new RegExp(`${LEAD}(?:${YEAR})${END}`, "i"),
  new RegExp(
    `${LEAD}(?:how much|what) (?:is|does|do|would|will|am|are) (?:it|that|this|i|we|they)(?: (?:cost|be|come to|make|amount to|pay|paying|give|add up to))?(?: me| us)? (?:${YEAR})${END}`,
    "i",
  ),
  new RegExp(`${LEAD}how much (?:more|less|extra|higher) (?:is|are|would|will) (?:it|that|this|they)(?: (?:be|come to|make))? (?:${YEAR})${END}`, "i"),
  OF_THING,
);
/** “And over two years?”, “What’s the total for the first year?” */
const OVER = new RegExp(
  `${LEAD}(?:(?:how much|what)(?:['’]?s| is| are| does| do| did| will| would| have)?\\b[^?.!]{0,40}? |(?:(?:the |its )?(?:total|cost|price)[^?.!]{0,20}? )?)(?:for|over|in|within|during|after) (?:the )?(?<which>first |next |last )?(?:whole |full |entire )?(?:(?<count>\\d{1,2}|an?|one|two|three|four|five|six|ten) )?(?<unit>year|month|week)s?${END}`,
  "i",
);
/** How many of the shorter periods a longer one has, where that is a whole number. */
const HOLDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  year: { day: 365, week: 52, month: 12, year: 1 },
  month: { day: 30, month: 1 },
  week: { day: 7, week: 1 },
};

interface Stretch {
  count: number;
  unit: string;
}
/** The time that a question names; a year where it only says “yearly”. */
function stretchOf(request: string): Stretch {
  const { count = "one", unit = "year" } = OVER.exec(request.trim())?.groups ?? {};
  return { count: /^(?:an?|one)$/i.test(count) ? 1 : (countOf(count.toLowerCase()) ?? Number(count)), unit: unit.toLowerCase() };
}
const timesIn = ({ count, unit }: Stretch, period: string | null): number => count * (HOLDS[unit]?.[period ?? ""] ?? Number.NaN);

/** The one price by a shorter period than is asked about in what was just shown, else in the whole text; of the thing that the question names. */
function priceMeant({ request, text, history }: AboutText, stretch: Stretch): Price | undefined {
  const thing = OF_THING.exec(request.trim())?.[1] ?? "";
  const all = pricesOf(text).filter(({ period, sentence }) => timesIn(stretch, period) > 1 && isOfThing(thing, sentence, text));
  const shown = shownIn(lastAnswer(history), text);
  const near = all.filter(({ sentence }) => shown.some(({ start }) => start === sentence.start));
  const [one, ...more] = near.length > 0 ? near : all;
  // Of a fee for most and one for some the first is what a total begins with.
  return more.length === 0 || ASKS_TOTAL.test(request) ? one : undefined;
}

const ASKS_TOTAL = /\b(?:total|altogether|all|first)\b/i;
const MOST_OTHERS = 3;
/** What else the text charges, for whoever asks for a total: once, or only in some cases, which no rule can tell. */
function othersBeside(price: Price, text: string): string {
  const each = ({ sum, sign, coin, period }: Price): string => `${withCoin(sumWords(sum), sign, coin)}${period === null ? "" : ` a ${period}`}`;
  const others = pricesOf(text).filter((one) => one.sign === price.sign && one.coin === price.coin && one.sum !== price.sum);
  return others.length === 0
    ? ""
    : ` That doesn’t include other charges, which are due once or only in some cases: ${[...new Set(others.map(each))].slice(0, MOST_OTHERS).join(", ")}.`;
}

function sayPerYear(asked: AboutText): Said | null {
  const stretch = stretchOf(asked.request);
  const price = priceMeant(asked, stretch);
  if (!price) return null;
  const times = timesIn(stretch, price.period);
  const sum = (n: number): string => withCoin(sumWords(n), price.sign, price.coin);
  const span = stretch.count === 1 ? `a ${stretch.unit}` : `over ${stretch.count} ${stretch.unit}s`;
  return {
    text: `${quotations([price.sentence], asked.text, asked.handshake, 0.75)}\n\n**The math:** ${times} times ${sum(price.sum)} is ${sum(times * price.sum)} ${span}.${ASKS_TOTAL.test(asked.request) ? othersBeside(price, asked.text) : ""}`,
    confidence: 0.85,
  };
}

export const PER_YEAR_ROW: Row = { form: anyOf(ASKS, OVER), intent: "claims", passesOn: true, say: sayPerYear };
