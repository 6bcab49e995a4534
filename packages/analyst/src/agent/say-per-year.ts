import { anyOf } from "../text/forms.ts";
import { pricesOf, type Price } from "../text/priced.ts";
import { sumWords, withCoin } from "../text/sums.ts";
import { lastAnswer } from "./last-answer.ts";
import { END, LEAD, type AboutText, type Row } from "./question-row.ts";
import { quotations, type Said } from "./say.ts";
import { isOfThing } from "./shared-words.ts";
import { shownIn } from "./that-one.ts";

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
const PER_YEAR: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12 };

/** The one price by a shorter period than a year in what was just shown, else in the whole text; of the thing that the question names. */
function priceMeant({ request, text, history }: AboutText): Price | undefined {
  const thing = OF_THING.exec(request.trim())?.[1] ?? "";
  const all = pricesOf(text).filter(({ period, sentence }) => period !== null && PER_YEAR[period] !== undefined && isOfThing(thing, sentence, text));
  const shown = shownIn(lastAnswer(history), text);
  const near = all.filter(({ sentence }) => shown.some(({ start }) => start === sentence.start));
  const [one, ...more] = near.length > 0 ? near : all;
  return more.length === 0 ? one : undefined;
}

function sayPerYear(asked: AboutText): Said | null {
  const price = priceMeant(asked);
  const times = price && PER_YEAR[price.period!];
  if (!price || times === undefined) return null;
  const sum = (n: number): string => withCoin(sumWords(n), price.sign, price.coin);
  return {
    text: `${quotations([price.sentence], asked.text, asked.handshake, 0.75)}\n\n**Reckoned:** ${times} times ${sum(price.sum)} is ${sum(times * price.sum)} a year.`,
    confidence: 0.85,
  };
}

export const PER_YEAR_ROW: Row = { form: ASKS, intent: "claims", passesOn: true, say: sayPerYear };
