import { lacksBase } from "../../text/relative-change.ts";
import { isOwnCount, OWN_COUNT_HOW } from "../../text/own-count.ts";
import { checkableClaims } from "../../text/claims.ts";
import { namedSources } from "../../text/named-source.ts";
import { anyOf, anyWords } from "../../text/forms.ts";
import { findingsOf } from "../reading/passages.ts";
import { figureMeant } from "../request/figure-meant.ts";
import { type Row } from "../request/question-row.ts";
import { sayPriceCut } from "./reckon-shares.ts";
import { lastAnswer } from "../request/last-answer.ts";
import { isSelling } from "../kinds/say-selling.ts";
import { cited, quote } from "../say.ts";
import { shownIn } from "../request/that-one.ts";

/** “Is the 31% believable?”: what can be said of a figure without looking it up, some of it by reckoning. */

const FIGURE = String.raw`(?:(?:the |that |this |a |an |these |those )?[$€£]?\d(?:[\d.,]{0,20}\d)?(?: ?(?:%|percent|per cent|[$€£]|euros?|dollars?|pounds?|million|billion|times|x))?(?: (?:out of|in|of) \d{1,4})?(?: (?:an?|per|of|in|for|more|less|higher|lower|rise|increase)(?: \w+){1,2})?(?: (?:\w+ )?(?:thing|figure|number|claim|promise|part|off|discount|reduction))?|(?:the|that|this|its|their|his) (?:\w+ )?(?:number|figure|percentage|statistic|stat|sum|amount|rate))`;
const HOLDS =
  "(?:believable|plausible|implausible|realistic|unrealistic|credible|likely|unlikely|possible|impossible|reasonable|accurate|trustworthy|reliable|exaggerated|inflated|invented|made[- ]?up|fake|right|real|true|correct|worth (?:anything|much|something|a lot)|meaningful|solid|convincing|any good|too good(?: to be true)?)";
const ADVERBS = "(?:(?:really|actually|even|at all|very|so|any|that) )*";
const ASKS = anyOf(
  new RegExp(
    String.raw`\b(?:is|are|was|were|isn't|could|can|would|might|sounds?|seems?|looks?) ${FIGURE},? (?:be |sound |seem )?${ADVERBS}${HOLDS}\b(?! (?:for|to)\b)`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:does|do|did|will|would|can|could) ${FIGURE} ${ADVERBS}(?:make sense|add up|hold(?: up| water)?|sound ${ADVERBS}${HOLDS}|seem ${ADVERBS}${HOLDS})`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:how|do you|should i|can i|could i|should we|can we) ${ADVERBS}(?:${HOLDS} (?:is|are)|believe|trust|rely on) ${FIGURE}[?.! ]*$`,
    "i",
  ),
  // “99.9% sounds great is it true”
  new RegExp(
    String.raw`^${FIGURE}(?=[,;.–-]|\b)[^?.!]{0,40}?[,;.–-]? ?\b(?:is|are|can|could|was) (?:that|this|it|they)(?: be)? ${ADVERBS}${HOLDS}[?.! ]*$`,
    "i",
  ),
  new RegExp(
    String.raw`\bhow (?:can|could|do|would|should) (?:i|we|one|you) (?:best )?(?:check|verify|test|confirm|look up|find out about) ${FIGURE}[?.! ]*$`,
    "i",
  ),
  new RegExp(String.raw`\bwhat (?:does|do|would|is) ${FIGURE} (?:really |actually )?(?:mean|say|tell|stand for|amount to)\b`, "i"),
  new RegExp(
    String.raw`\b(?:where|how) (?:does|do|did|would|could|can) (?:they |he |she |it |\w+ )?(?:get |come up with |arrive at |know |measure )?${FIGURE}(?: come| stem)?(?: from)?[?.! ]*$`,
    "i",
  ),
);

const PERCENT = /(\d{1,4}(?:[.,]\d{1,3})?) ?(?:%|percent|per cent)/i;
const GROWS = anyWords(/earn\w*|returns?|profits?|gains?|interest|yields?|pays?|paid|make|made|grow\w*|grew|dividends?|roi|up/i);
const EACH: readonly [RegExp, number, string][] = [
  [/(?:%|percent|per cent)[^.!?;]{0,20}\b(?:an?|per|every|each) day\b|\bdaily\b/i, 365, "day"],
  [/(?:%|percent|per cent)[^.!?;]{0,20}\b(?:an?|per|every|each) week\b|\bweekly\b/i, 52, "week"],
  [/(?:%|percent|per cent)[^.!?;]{0,20}\b(?:an?|per|every|each) month\b|\bmonthly\b/i, 12, "month"],
];
const SPAN =
  /\b(?:in|over|within|during) (?:only |just |the )?(?:last |past )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) years?\b/i;
const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};
const RISES = /\b(?:up|r[io]sen?|rose|increas\w*|gr[eo]wn?|jumped|climbed|soared|exploded|more|higher)\b/i;
const A_TIME = anyWords(
  /(?:in|since|by|between|from|until) (?:19|20)\d\d|(?:in|over|within|during|for|after) (?:\w+ ){0,4}(?:years?|months?|weeks?|days?|hours?|decades?)|last \w+|this year|yesterday|today|compared (?:with|to)/i,
);
const CHANGES =
  /\b(?:up|down|r[io]sen?|rose|f[ae]ll\w*|increas\w*|decreas\w*|gr[eo]wn?|jumped|dropped|climbed|soared|exploded|doubl\w*|tripl\w*|halv\w*|more|less|fewer|higher|lower|cut|reduc\w*)\b/i;

/** “More than 3,000 clients” tells of no change. */
const MORE_THAN = /\b(?:more|less|fewer) than (?=[$€£]?\d)/gi;

const number = (digits: string): number => Number(digits.replace(",", "."));
const rounded = (x: number): string => (x >= 10 ? Math.round(x) : Math.round(x * 10) / 10).toLocaleString("en");
/** A growth above this is told as a multiple: nobody can picture 13,000 percent. */
const MOST_PERCENT = 300;

/** 2.4 percent a week is not 125 percent a year. Null where the sentence gives no rate of gain. */
function yearly(sentence: string): string | null {
  const percent = PERCENT.exec(sentence)?.[1];
  const each = EACH.find(([form]) => form.test(sentence));
  if (percent === undefined || !each || !GROWS.test(sentence)) return null;
  const [, times, unit] = each;
  const factor = (1 + number(percent) / 100) ** times;
  if (factor < 1.05) return null;
  const year = factor - 1 > MOST_PERCENT / 100 ? `about ${rounded(factor)} times the sum` : `about ${rounded((factor - 1) * 100)}%`;
  return `**Over a year:** ${percent}% a ${unit}, if it’s left in, is ${year} after a year. Compare that with what a bank pays in a year: who could pay that much, and out of what?`;
}

/** 31 percent in four years is 7 percent a year. */
function perYear(sentence: string): string | null {
  const percent = PERCENT.exec(sentence)?.[1];
  const span = SPAN.exec(sentence)?.[1]?.toLowerCase();
  if (percent === undefined || span === undefined || !RISES.test(sentence)) return null;
  const years = WORDS[span] ?? Number(span);
  if (years < 2) return null;
  const each = ((1 + number(percent) / 100) ** (1 / years) - 1) * 100;
  return `**Per year:** ${percent}% in ${years} years is about ${rounded(each)}% a year. Prices and wages usually rise, too: compare it with them.`;
}

/** 99.98 percent leaves 2 in 10,000. */
function exactness(sentence: string): string | null {
  const percent = PERCENT.exec(sentence)?.[1];
  const decimals = percent === undefined ? 0 : (/[.,](\d+)$/.exec(percent)?.[1]?.length ?? 0);
  if (percent === undefined || decimals === 0) return null;
  const out = 10 ** (decimals + 2);
  const part = Math.round(number(percent) * 10 ** decimals);
  if (number(percent) >= 95 && number(percent) < 100)
    return `**How exact:** ${percent}% leaves ${(out - part).toLocaleString("en")} in ${out.toLocaleString("en")}. To know that, you’d have to measure very precisely: what was measured, how often, and by whom?`;
  return null;
}

const OF_SELLER =
  "Ask the seller who measured it, on what, and where the report is. If a figure appears only in an ad, nobody but the seller stands behind it.";

export const FIGURE_ROWS: readonly Row[] = [
  {
    form: ASKS,
    intent: "claims",
    ofAny: true,
    say: ({ request, text, analysis, handshake, history }) => {
      // “Can I trust that number?”, of the one that was shown.
      const shown = /\d/.test(request) ? undefined : shownIn(lastAnswer(history), text).find((s) => /\d/.test(s.text));
      const place = shown ?? figureMeant(request, text);
      if (!place) return null;
      const named = namedSources(text).some(({ start }) => start === place.start);
      const reckoned = yearly(place.text) ?? perYear(place.text);
      const rows = [
        reckoned,
        exactness(place.text),
        sayPriceCut(place.text),
        lacksBase([place]) || (CHANGES.test(place.text.replace(MORE_THAN, " ")) && PERCENT.test(place.text) && !/\bfrom\b[^.!?]{0,30}\d/i.test(place.text))
          ? "**From what to what:** it gives the change, but I don’t see the figure it starts from."
          : null,
        CHANGES.test(place.text.replace(MORE_THAN, " ")) && !A_TIME.test(place.text) && !reckoned ? "**Over what time:** it doesn’t say." : null,
        isOwnCount(place.text)
          ? "**Who counted:** the sentence names no source besides the person speaking in it."
          : named
            ? "**Who counted:** the sentence names a source. Look there for the definition and the figure itself."
            : "**Who counted:** the sentence names no source for it.",
      ].filter((row) => row !== null);
      const mark = findingsOf(analysis()).find((f) => f.start < place.end && f.end > place.start && f.fragment.length <= place.text.length / 2);
      if (mark) rows.push(`**Its wording:** ${quote(mark.fragment)} (${mark.reflexLabel.toLowerCase()}). _${mark.question}_`);
      const known = checkableClaims(place.text, 1)[0];
      const how = isSelling(text)
        ? OF_SELLER
        : isOwnCount(place.text)
          ? OWN_COUNT_HOW
          : (known?.how ?? "Find who publishes it first, and what exactly they count.");
      return {
        text: `I can’t tell whether that’s true: I don’t look anything up. The text claims:\n\n> ${quote(place.text)}${cited(text, place.start, 0.75, handshake)}\n\nWhat can be said all the same:\n\n${rows.map((row) => `- ${row}`).join("\n")}\n\nTo check it: ${how.charAt(0).toLowerCase()}${how.slice(1)}`,
        confidence: 0.75,
        notes: mark ? [mark.reflexLabel.toLowerCase(), mark.question] : [],
      };
    },
  },
];
