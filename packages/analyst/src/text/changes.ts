import { DAY_OF_MONTH } from "./dates.ts";
import { anyOf, anyWords } from "./forms.ts";
import { bodyOf } from "./titles.ts";
import type { Sentence } from "./words.ts";

/** What a notice says will be otherwise than before, and what stays. */

const CHANGES = anyWords(
  /(?:chang(?:e|es|ed|ing)|adjust(?:s|ed|ing)?|adapt(?:s|ed|ing)?|replac(?:e|es|ed|ing)|introduc(?:e|es|ed|ing)|moving to|switch(?:es|ing)? to)(?! (?:your|her|his) mind)/i,
  /(?:increas(?:e|es|ing)|reduc(?:e|es|ing)|becom(?:e|es|ing)|shorten\w*|extend(?:s|ed)?)/i,
  /no longer|not any ?more|will (?:not |also |now |only |then )?(?:be|cost|have|close|open|end|stop|start|begin|pay|need|get|run|move|happen|apply|take)|instead of|in place of|from now on|cease[sd]?|abolish\w*|discontinu\w*/i,
  new RegExp(
    `(?:from|as of|starting|effective|beginning) (?:the )?(?:${DAY_OF_MONTH.source}|(?:january|february|march|april|may|june|july|august|september|october|november|december|next|now|this (?:week|month|year|term|season|summer|autumn|winter|spring)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?! (?:to|until|till|through)\\b))`,
    "i",
  ),
  /new (?:price|fee|rule|term|time|hour|rate|tariff|address|number|date|place|contract|polic|system|plan)\w*/i,
);
/** A sun rises and a hand is raised, too: such a verb tells of a change beside something that is measured, or a date. */
const MOVES = anyWords(/ris(?:e|es|ing)|rais(?:e|es|ing)|go(?:es)? (?:up|down)|going (?:up|down)|drops?|falls? to|lower(?:s|ed|ing)|moves? to/i);
const MEASURED = anyOf(
  /\d|[$€£%]|\b(?:prices?|fees?|rents?|costs?|rates?|charges?|tariffs?|contributions?|premiums?|pay|wages?|salar(?:y|ies)|tax(?:es)?|limits?|ages?|hours?|times?|deposits?|fares?|budgets?|services?|offices?|classes|lessons|meetings?|branch\w*|pensions?|interest|speed|allowances?)\b/i,
  /\b(?:percent|euros?|dollars?|pounds|cents|january|february|april|june|july|august|september|october|november|december)\b/i,
);
const STAYS = anyWords(
  // “Phones must stay in lockers” is new.
  /(?:stays|(?<!\b(?:must|should|may|can|to|please|not|n['’]t|have to|asked to|required to) )stay|remains?|is kept|are kept|unchanged|as (?:before|now|usual|at present|until now|always)|the same as (?:before|now|today)|(?:does|do|will)(?: not|n['’]t) change)/i,
);
/** What others think of it, and what somebody may do about it, is no change. */
const NO_CHANGE = anyOf(
  /\b(?:object(?:s|ed|ions?)|criticiz\w+|complain\w*|if you (?:do not|don['’]t|agree|object)|you (?:can|may) (?:cancel|object|leave)|said|says|thinks?|wants? to|looks? forward|if we do)\b/i,
  /\?$/i,
);

/** The sentences that tell of a change, in the order of the text. */
export const changesIn = (text: string): Sentence[] =>
  bodyOf(text).filter((s) => (CHANGES.test(s.text) || (MOVES.test(s.text) && MEASURED.test(s.text))) && !NO_CHANGE.test(s.text) && !STAYS.test(s.text));
/** The sentences that say what stays as it is. */
export const staysIn = (text: string): Sentence[] => bodyOf(text).filter((s) => STAYS.test(s.text));
