import { anyOf } from "../../text/forms.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { numberOf, sumWords } from "../../text/sums.ts";
import { sentencesOf, type Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { thatSentence } from "../request/that-one.ts";

/** “How much more is it a year?”, of a price that goes “from 29 to 34 euros”: reckoned, and said how. */

const EACH =
  "(?: (?:an?|per|each|every|in an?|in one|over an?|for an?|by the) (?:\\w+ )?(?:year|month|week|day|quarter|person|member|family))*(?: (?:in )?(?:total|all|altogether|yearly|monthly|extra|more|then))*";
const MORE = "(?:more|extra|less|higher|lower|dearer|cheaper|more expensive|less expensive)";
const WHAT_OF = "(?: (?:the |my |our |your |a |an )?(?:new )?[\\p{L}’'-]+){0,3}?";
const ASKS = anyOf(
  new RegExp(
    `${LEAD}(?:(?:by )?how (?:much|many)|what(?: is (?:that|it|this))?) (?:in )?(?:percent(?:age)?s?|per cent|%)(?: (?:is|are|was|does|did|will) (?:it|that|this|they))?(?: (?:go(?:es)? )?(?:more|less|up|down|higher|rise|increase))?${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}how much ${MORE}(?: (?:money|euros?|dollars?|pounds?))?(?: (?:is|are|will|would|do|does|must|should|have|to|i|we|you|it|that|this|they|one|be|cost|pay|costs|going)\\b)*${WHAT_OF}${EACH}${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}how much (?:is|are|was|will|would) (?:it|that|this|they)(?: be)? ${MORE}${EACH}${END}`, "iu"),
  new RegExp(
    `${LEAD}(?:how (?:much|big|large|high)|what)(?:'s| is| was| does| do| did| will| would)?(?: be)? (?:the |that |this )?(?:price |fee |rent |cost )?(?:difference|increase|rise|raise|hike|change|gap)(?: (?:in|of|between|on|for) (?:the )?(?:prices?|fees?|rents?|costs?|dues|money|two|both|old and (?:the )?new(?: \\w+)?))?(?: (?:be|come to|amount to|make|mean|cost me))?${EACH}${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}(?:by )?how much (?:does|do|did|will|would|is|are) (?:it|they|that|the|my|our)(?: [\\p{L}’'-]+){0,2}? (?:go(?:es|ing)?|gone|went|rise|rising|rose|increase|increasing|climb|fall|drop)(?: (?:to )?(?:go|rise|increase|up|down))*(?: (?:by))?${EACH}${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}(?:what|how much) (?:is|does|will|would) (?:it|that|this)(?: (?:be|come to|make|add up to|cost))? (?:(?:an?|per|over an?|in an?|for an?) (?:\\w+ )?year|yearly|annually)(?: more)?${END}`,
    "iu",
  ),
);

const SUM =
  "(?:[$€£]\\s?)?(\\d(?:[\\d,]{0,7}\\d)?(?:\\.\\d{1,2})?)(?!\\d|[.,]\\d| ?%| ?(?:percent|per cent|hours?|minutes?|days?|weeks?|months?|years?|o['’]clock|am|pm|degrees)\\b)";
const COIN = "(?: ?(?:[$€£]|euros?|dollars?|pounds?|francs?|cents|eur|usd|gbp)\\b)?";
const FROM_TO = new RegExp(`\\bfrom ${SUM}${COIN}(?: (?:an?|per) \\w+)? to ${SUM}`, "i");
const COINED = /[$€£]\s?\d|\d ?(?:[$€£]|(?:euros?|dollars?|pounds?|francs?|cents|eur|usd|gbp)\b)/i;
const BEHIND = new RegExp(`^(${COIN})`, "i");
const INSTEAD = new RegExp(
  `${SUM}${COIN}(?: (?:an?|per) \\w+)?,? (?:instead of|rather than|up from|down from|compared (?:with|to)|not|\\(was|was) (?:the )?(?:previous |usual |old |current )?${SUM}`,
  "i",
);
const BEFORE_NOW = new RegExp(
  `\\b(?:was|were|before|until now|so far|used to (?:be|cost|pay))\\b[^.!?\\d]{0,20}${SUM}[^.!?\\d]{0,40}?\\b(?:now|from|to|will be|it is|is now|rises?|goes)\\b[^.!?\\d]{0,20}${SUM}`,
  "i",
);
/** “Open from 8 to 22”, “from 2019 to 2024”: no change of a price. */
const CHANGES =
  /\b(?:ris(?:e|es|en|ing)|rose|rais\w+|increas\w+|(?:go|goes|going|gone|went) (?:up|down)|climb\w*|grow\w*|grew|jump\w*|fall\w*|fell|drop\w*|decreas\w*|cuts?|lower\w*|reduc\w+|chang\w+|move[sd]?)\b/i;
const A_YEAR = /^(?:19|20)\d\d$/;
const MONEY = /[$€£]|\b(?:euros?|dollars?|pounds?|francs?|cents|eur|usd|gbp|fees?|prices?|rents?|costs?|dues|charges?|rates?|tickets?|salary|wages?|pay)\b/i;
const UNIT = /(?:([$€£])|\b(euros?|dollars?|pounds?|francs?|cents)\b)/i;

/** What a sum is for, and how many of these a year has. “A day ticket” is bought once. */
const each = (adverb: string, name: string): RegExp =>
  new RegExp(
    `\\b${adverb}\\b|(?:[$€£\\d]|\\b(?:euros?|dollars?|pounds?|francs?|cents)) (?:an?|per|each|every) ${name}\\b|\\b(?:per|each|every) ${name}\\b`,
    "i",
  );
const PERIODS: readonly [form: RegExp, name: string, perYear: number][] = [
  [each("monthly", "month"), "month", 12],
  [each("weekly", "week"), "week", 52],
  [each("quarterly", "quarter"), "quarter", 4],
  [each("(?:yearly|annual(?:ly)?)", "year"), "year", 1],
];

interface Change {
  sentence: Sentence;
  before: number;
  after: number;
}

const OF_AN_AGE = /\b(?:child(?:ren)?|kids?|pupils?|young people|teen\w*|persons?|people|those|aged?) $/i;
function fromTo(sentence: string): readonly string[] | null {
  // “Children from 6 to 14” pay something else.
  const found = [...sentence.matchAll(new RegExp(FROM_TO.source, "gi"))].find(({ index }) => !OF_AN_AGE.test(sentence.slice(0, index)));
  if (!found) return null;
  const [, coin = ""] = BEHIND.exec(sentence.slice(found.index + found[0].length)) ?? [];
  return COINED.test(found[0] + coin) || (CHANGES.test(sentence) && !(A_YEAR.test(found[1]!) && A_YEAR.test(found[2]!))) ? found : null;
}

function changeIn(sentence: Sentence): Change | null {
  if (!MONEY.test(sentence.text)) return null;
  const instead = INSTEAD.exec(sentence.text);
  const found = fromTo(sentence.text) ?? BEFORE_NOW.exec(sentence.text) ?? (instead ? [instead[0], instead[2]!, instead[1]!] : null);
  if (!found) return null;
  const [before, after] = [numberOf(found[1]!), numberOf(found[2]!)];
  return before > 0 && after > 0 && before !== after ? { sentence, before, after } : null;
}

function reckoned({ sentence, before, after }: Change): string {
  const [, sign, word] = UNIT.exec(sentence.text) ?? [];
  const sum = (n: number): string =>
    sign ? `${sign}${sumWords(n)}` : word ? `${sumWords(n)} ${n === 1 ? word.toLowerCase().replace(/s$/, "") : word.toLowerCase()}` : sumWords(n);
  const apart = Math.abs(after - before);
  const period = PERIODS.find(([form]) => form.test(sentence.text));
  const [, name, perYear] = period ?? [];
  const year = name === undefined || perYear === 1 ? "" : `, so ${perYear} times that, ${sum(apart * perYear!)}, in a year`;
  const month = perYear === 1 ? `, or ${sum(apart / 12)} a month` : "";
  const share = Math.round((apart / before) * 100);
  return `**The math:** ${sumWords(Math.max(before, after))} minus ${sumWords(Math.min(before, after))} is ${sum(apart)}${name ? ` a ${name}` : ""}${year}${month}. That is about ${share} percent ${after > before ? "more" : "less"} than before.`;
}

/** Words by which such a question is asked, whatever it is about. */
const OF_ASKING =
  /\b(?:percent|percentages?|per|each|every|big|large|high|pay|costs?|prices?|money|years?|months?|weeks?|quarters?|euros?|dollars?|pounds?|yearly|monthly|annually|difference|increases?|rises?|raise|hike|change|gap|extra|dearer|cheaper|expensive|total|altogether|going?|goes|gone|up|down)\b/gi;

/** The change that is asked about: of what the question names, or in the sentence that was just shown, or the first. */
function changeMeant({ request, text, history }: AboutText): Change | null {
  const sought = contentIn(request.replace(OF_ASKING, " "));
  const shown = thatSentence(history, text);
  const named = placesOf(text, sought)
    .sort((a, b) => b.score - a.score)
    .map(({ sentence }) => sentence);
  const rows = sought.length > 0 ? named : [...(shown ? [shown] : []), ...sentencesOf(text)];
  return rows.map(changeIn).find((change) => change !== null) ?? null;
}

const BY = new RegExp(
  `\\b(?:adjust\\w*|rais\\w*|increas\\w*|ris(?:e|es|en|ing)|rose|go(?:es)? up|higher|dearer|lower\\w*|reduc\\w*|cut|fall\\w*)\\b[^.!?\\d]{0,30}\\bby ${SUM}${COIN}|${SUM}${COIN} (?:more|less|higher|lower|extra|dearer|cheaper)\\b`,
  "i",
);
/** “By 18 euros”, with no price before and after: what that makes in a year. */
function sayRise({ text, handshake }: AboutText): Said | null {
  const rows = sentencesOf(text).filter((s) => MONEY.test(s.text) && BY.test(s.text));
  const [row, ...others] = rows;
  const [found, by, more] = (row && BY.exec(row.text)) ?? [];
  const period = row && PERIODS.find(([form]) => form.test(row.text));
  if (!row || others.length > 0 || !found || !COINED.test(found) || !period) return null;
  const [, sign, word] = UNIT.exec(found) ?? [];
  const sum = (n: number): string => (sign ? `${sign}${sumWords(n)}` : `${sumWords(n)} ${word ?? ""}`.trim());
  const apart = numberOf((by ?? more)!);
  const [, name, perYear] = period;
  return {
    text: `${quotations([row], text, handshake, 0.75)}\n\n**The math:** ${sum(apart)} a ${name}${perYear === 1 ? "" : `, ${perYear} times, is ${sum(apart * perYear)} a year`}. The sentence doesn’t say what it was before.`,
    confidence: 0.75,
  };
}

const ASKS_PERIOD = /\b(?:years?|months?|weeks?|yearly|monthly|annually)\b/i;
function sayDifference(asked: AboutText): Said | null {
  const change = changeMeant(asked);
  if (!change) return ASKS_PERIOD.test(asked.request) ? sayRise(asked) : null;
  const open = ASKS_PERIOD.test(asked.request) && !PERIODS.some(([form]) => form.test(change.sentence.text));
  return {
    text: `${quotations([change.sentence], asked.text, asked.handshake, 0.75)}\n\n${reckoned(change)}${open ? " The sentence doesn’t say whether that’s once, a month or a year." : ""}`,
    confidence: 0.8,
  };
}

export const DIFFERENCE_ROW: Row = { form: ASKS, intent: "claims", passesOn: true, say: sayDifference };
