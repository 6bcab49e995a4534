import { anyOf, anyWords } from "./forms.ts";
import { bodyOf } from "./titles.ts";
import { numberOf } from "./sums.ts";
import type { Sentence } from "./words.ts";

/** A sum that a text names as a price, with what it is for. */
export interface Price {
  sentence: Sentence;
  sum: number;
  /** “$”, which stands before the sum, or undefined. */
  sign: string | undefined;
  /** “euros”, which stands behind it, or undefined. */
  coin: string | undefined;
  /** “month” of a sum that is paid each month; null of one that is paid once. */
  period: string | null;
  /** The words about the sum, from the one before it to the one behind it. */
  around: string;
}

/** “20 percent off”, with its percents (1 to 99). */
export const DISCOUNT = /\b(\d{1,2}) ?(?:%|percent|per cent) (?:off|less|discount|cheaper|reduction)\b/i;

const SUM =
  /(?:([$€£])\s?)?(?<![\d.,])(\d[\d,]{0,8}(?:\.\d{1,2})?)(?![\d.,]*\d| ?(?:%|percent|per cent|million|billion|thousand|k\b))(?: ?(euros?|dollars?|pounds?|francs?|cents|[$€£])(?![\p{L}\d]))?/giu;
const PERIOD =
  /^(?: (?:an?|each|every)|\/) ?(month|week|year|day|night|hour|minute|person|child|head|household|user|seat|piece|call|kilo|lit(?:er|re)|mile)\b|^ (?:per|for (?:each|every)) (\w+)\b|^ (month|week|year|dai)ly\b/i;
/** “24.50 euros is charged every six months” */
const EVERY_MONTHS = /^[^.!?,;\d]{0,25}\bevery ((?:two|three|four|six) months)\b/i;
const PERIOD_BEFORE = /\b(month|week|year)ly [^.!?;,]{0,30}$/i;
/** What is told of money and is no price: a former one, what others pay, what is given or left out. */
const NO_PRICE_BEFORE = anyOf(
  /\b(?:from|instead of|rather than|(?:down|up) from|was|were|before|usually|normally|(?<!\b(?:go|goes|going|went|gone|ris(?:e|es|ing)|rose|moves?|put|puts) )up to|worth|value of|limit of|less than|more than|over)\b[^.!?;,]{0,30}$/i,
  /\b(?:sav(?:e|es|ed|ing|ings)|credit|bonus|discount|reduction|refund|rebate|voucher|prize|reward|raised|raises?|earn\w*|incomes?|salary|salaries|wages?|profits?|turnover|sells? for|claims?|claimed|donated|offers? you|receive|get back|coupon|average|comparable|future|later|retail price|previous|old|used to)\b[^.!?;]{0,60}$/i,
  /\b(?:cover|fine|loss|damage) of $/i,
);
const NO_PRICE_BEHIND =
  /^(?: (?:an?|per|each|every) \w+)?,? (?:off|back|less|cheaper|bonus|credit|discount|voucher|gift|reduction|refund|cash ?back|instead|on average|elsewhere)\b|^,? in (?:savings|credit)\b/i;
/** “From 20 to 25 euros”: the first of the two carries no coin. */
const NEW_PRICE = anyWords(/to|now|for/i);
/** “Otherwise we charge 5 euros”: only some pay that. */
const ONLY_THEN = anyWords(
  /otherwise|or else|unless|late|overdue|fines?|penalt(?:y|ies)|reminders?|if (?:you|it|they|the|we|no)|in case|when you (?:do not|don['’]t)/i,
);
/** Words between two sums that part what they are for. */
const PARTS = /[,;:]|\b(?:and|plus|but|while|with)\b/i;

function pricesIn(sentence: Sentence): Price[] {
  const found = [...sentence.text.matchAll(SUM)].filter(([, sign, , coin]) => sign !== undefined || coin !== undefined);
  return found.flatMap((match, at) => {
    const [all, sign, digits, coin] = match;
    const end = match.index + all.length;
    const from = at === 0 ? 0 : found[at - 1]!.index + found[at - 1]![0].length;
    const to = found[at + 1]?.index ?? sentence.text.length;
    const before = sentence.text.slice(from, match.index);
    const behind = sentence.text.slice(end, to);
    const known = NEW_PRICE.test(before.slice(-12)) ? before.slice(-12) : before;
    if (NO_PRICE_BEFORE.test(known) || NO_PRICE_BEHIND.test(behind) || ONLY_THEN.test(sentence.text)) return [];
    // “From $20 to $25”
    if (/^(?: (?:an?|per) \w+)? to $/i.test(behind)) return [];
    const named = PERIOD.exec(behind);
    const long = EVERY_MONTHS.exec(behind)?.[1];
    const word = long !== undefined ? long : (named?.[1] ?? named?.[2] ?? named?.[3] ?? PERIOD_BEFORE.exec(before)?.[1]);
    const period = word === undefined ? null : word.toLowerCase().replace(/^dai$/, "day");
    const about = `${before.split(PARTS).findLast((part) => part.trim() !== "") ?? ""} ${behind.split(PARTS)[0]!}`;
    return [{ sentence, sum: numberOf(digits!), sign, coin: coin && /^[$€£]$/.test(coin) ? undefined : coin, period, around: about }];
  });
}

/** The prices of a text in their order: sums that somebody pays, and no former ones, savings or gains. */
export const pricesOf = (text: string): Price[] => bodyOf(text).flatMap(pricesIn);
