import { checkableClaims } from "../../text/claims.ts";
import { DAY_OF_MONTH, SETS_TIME } from "../../text/dates.ts";
import { anyOf, anyWords } from "../../text/forms.ts";
import { allInFigures } from "../../text/number-words.ts";
import { isOwnCount, OWN_COUNT_HOW } from "../../text/own-count.ts";
import type { Sentence } from "../../text/words.ts";
import { searchedWords } from "../say.ts";

/** What one can do with sentences that were found for a question. Nothing, where nobody would look it up, or only a detail of the text was asked for. */

/** What somebody charges or pays is theirs to set, and stands in no statistics; a day that they fix can be moved by them. */
const A_PRICE = anyOf(
  /\b(?:pay|pays|paid|payments?|owe|owed|bill|price|fee|charges?|charged|costs?|rent|deposit|parking|ticket|salary|wage|voucher|reward|refund\w*|offer|for only)\b[^.!?]{0,80}(?:[$€£]\s?\d|\d\s?(?:euros?|dollars?|pounds?|cents|francs)|\d{2})/i,
  /(?:[$€£]\s?\d[\d.,]{0,12}|\d\s?(?:euros?|dollars?|pounds?|cents|francs)) (?:an?|per|each) (?:night|day|week|month|year|hour|minute|person|piece|flat)\b/i,
);
/** What a thing weighs, or what its battery lasts; a meeting lasts, too. */
const A_MEASURE = anyWords(
  /(?:weighs?|batter(?:y|ies)|range|suction)\b[^.!?]{0,40}\d[\d.,]* ?(?:kg|kilos?|g|grams?|pounds|lbs?|minutes?|mins?|hours?|lit(?:er|re)s?|km|miles|watts?)/i,
);
/** Of many, and so counted by somebody. */
const MANY = /\d ?(?:%|percent|per cent)|\b(?:million|billion|thousand|average|households|people|deaths|cases|jobs|patients|voters|times)\b/i;
/** An age, an hour, a term: known to whoever is concerned, and in no statistics. */
const SMALL = /(?<![\d.,])\d[\d.,]{0,12}[\s-]?(?:years?|months|weeks|days|hours|minutes|seconds)\b/gi;
const A_FIGURE = /\d/;
const isSmall = (sentence: string): boolean => !MANY.test(sentence) && !A_FIGURE.test(allInFigures(sentence).replace(SMALL, " ").replace(DAY_OF_MONTH, " "));

export const STILL_HOLDS = "To know whether it still holds, ask whoever set the day.";
const SET_BY_THEM = "To know what it covers, and whether it still holds, ask whoever sets it, and get the answer in writing.";
export const ASK_WHO_KNOWS = "Before you act on it, ask somebody who knows your case: a doctor, a pharmacist, or the food safety office if it’s about food.";
const ASKS_WHAT_TO_DO =
  /\b(?:can|could|may|should|must|do|shall|need) (?:i|we|he|she|they|my|our)\b|\bis (?:it|that|this) (?:ok|okay|safe|fine|bad|dangerous|harmful)\b/i;
const OF_HEALTH = anyWords(
  /(?:doses?|tablets?|pills?|medicines?|medication|supplements?|symptoms?|fever|pregnan\w+|allerg\w+|poison\w*|mushrooms?|leftovers?|fridge|mou?ld|bleach|infections?|diabet\w+|insulin|surgery)/i,
);
/** Whether somebody asks what to do where a wrong answer can harm them: what they eat or take. */
export const asksOfHealth = (question: string, text: string): boolean => ASKS_WHAT_TO_DO.test(question) && OF_HEALTH.test(text);
const FORESEES = /\b(?:expect(?:s|ed)?|forecasts?|predict(?:s|ed)?|may|will|could|models?)\b/i;
const OF_WEATHER = /\b(?:gusts?|winds?|rain|snow|showers?|storms?|thunder\w*|frost|degrees|millimet\w+|centimet\w+)\b/i;
const IS_OVER = /\b(?:was|were|had|did|found|beat|won|lost|came|went|took|began|led|said|told)\b|^(?:you|he|she|they|we|i) \w+ed\b/i;
const PUT_OFF = /\b(?:postponed|moved|put off|set|scheduled|planned)\b/i;
const ASKS_DEADLINE = /\b(?:until|till|by) (?:when|what (?:day|date))\b|\bdeadline\b/i;
const ASKS_WHEN = /\bwhen\b|\b(?:what|which) (?:day|date)\b/i;
const HOURS = /\b(?:between|from) \d{1,2}:\d\d (?:and|to|until) \d{1,2}:\d\d/i;
const HAS_YEAR = /\b(?:1\d|20)\d\d\b/;

/** Whether a question asks until when, and one of the sentences sets a time. */
export const isDeadline = (question: string, rows: readonly Sentence[]): boolean =>
  ASKS_DEADLINE.test(question) && rows.some(({ text }) => DAY_OF_MONTH.test(text) || SETS_TIME.test(text));

/** “Really?”, “that sounds high”, “how do they know?”: whoever asks so is told where to look; a detail of the text is answered by the text. */
const ASKS_TRUTH = anyWords(
  /true|truth|truly|real|really|actually|right|correct|accurate|sure|certain|proof|prove[sdn]?|evidence|believ\w+|trust\w*|reliable|exaggerat\w+|doubt\w*|facts?|plausible|legit|lie|lies|lying|fake|made[- ]?up|invented|check\w*|verif\w+/i,
  /sounds?|seems?|looks? (?:like|too)|come on|can(?: that|['’]t| not|not) be|how (?:do|does|would|can|could) (?:he|she|they|you|anyone|anybody|one|people) know|who (?:counted|measured|checked)/i,
);

const kindOf = (text: string) => checkableClaims(text, 1)[0];
const isFigure = (kind: string | undefined): boolean => kind === "a figure" || kind === "an amount";
const isPrice = (text: string): boolean => A_PRICE.test(allInFigures(text)) && !MANY.test(text);

/** What is left to do with the sentences that answer a question; empty where nothing is. */
export function whatIsLeft(rows: readonly Sentence[], question = ""): string {
  const known = kindOf(rows.map((row) => row.text).join(" "));
  if (isDeadline(question, rows)) return STILL_HOLDS;
  // “From 08:10 to 10:40”: how long that is needs nothing more.
  if (/\bhow long\b/i.test(question) && rows.some(({ text }) => HOURS.test(text))) return "";
  if (rows.some(({ text }) => FORESEES.test(text) && OF_WEATHER.test(text))) return "It’s a forecast: whoever made it will update it as the day gets closer.";
  if (known?.kind === "a figure" && rows.some(({ text }) => isOwnCount(text))) return `It’s their own count. ${OWN_COUNT_HOW}`;
  const figures = rows.filter(({ text }) => isFigure(kindOf(text)?.kind));
  if (isFigure(known?.kind) && figures.length > 0) {
    if (figures.every(({ text }) => isPrice(text))) return SET_BY_THEM;
    if (figures.every(({ text }) => A_MEASURE.test(text) && !MANY.test(text)))
      return "That can be measured: look for a test by somebody who earns nothing from it.";
    if (figures.every(({ text }) => isSmall(text))) return "";
  }
  if (ASKS_WHEN.test(question) && rows.length > 0 && rows.every(({ text }) => DAY_OF_MONTH.test(text) && !IS_OVER.test(text) && !MANY.test(text)))
    return STILL_HOLDS;
  if (known?.kind === "an event" && ASKS_WHEN.test(question) && rows.every(({ text }) => !IS_OVER.test(text) || PUT_OFF.test(text))) return STILL_HOLDS;
  // “Bikes will be removed after 15 December”: not yet, so no report can tell of it.
  const events = rows.filter(({ text }) => kindOf(text)?.kind === "an event");
  if (known?.kind === "an event" && events.every(({ text }) => /\bwill\b/i.test(text) && DAY_OF_MONTH.test(text) && !HAS_YEAR.test(text))) return STILL_HOLDS;
  return known && ASKS_TRUTH.test(question) ? `Anything beyond that has to be looked up: it states ${known.kind}. ${known.how}` : "";
}

/** The way to find out whether a sentence is so. */
export function howToCheck([first]: readonly Sentence[]): string {
  const known = kindOf(first!.text);
  if (isFigure(known?.kind) && isPrice(first!.text)) return SET_BY_THEM;
  return known
    ? `To check it: it states ${known.kind}. ${known.how}`
    : `To check it, search for its main words, such as _${searchedWords(first!.text)}_, together with “fact check” or “evidence”. See who said it first, and what they base it on.`;
}
