import { DAY_OF_MONTH } from "../../text/dates.ts";
import { anyOf, anyWords } from "../../text/forms.ts";
import { changesIn } from "../../text/changes.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { STILL_HOLDS } from "./what-is-left.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isOfThing } from "../request/shared-words.ts";

/** “When does it start?”, “What does it show?”, “How old is it?”: of the one thing that a short text is about, by words that it has for that. */

const IT = "(?:it|this|that|they|the (?:change|new (?:rule|system|price|fee|rules|prices)|rule|rise|increase))";
const STARTS = new RegExp(
  `${LEAD}(?:(?:from|since|as of) when(?: on)?(?: (?:does|do|is|will) ${IT}(?: (?:apply|start|begin|count|hold|valid))?)?|when (?:does|do|will|would|did|is|are) ${IT} (?:(?:all|going to|be|supposed to) )*(?:start|begin|starting|beginning|change|changing|apply|happen|happening|come into (?:force|effect)|take effect|kick in|go live|valid|in force)|when(?:['’]s| is) (?:the )?(?:start|beginning|it)|what(?:['’]s| is) the start(?:ing)? date|starting when|from when)${END}`,
  "i",
);
const BEGINS = new RegExp(
  `\\b(?:from|as of|starting|beginning|effective|since|on) (?:the )?(?:\\w+day,? (?:the )?)?(?:${DAY_OF_MONTH.source}|(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|(?:january|february|march|april|may|june|july|august|september|october|november|december|next|this)\\b)`,
  "i",
);
/** “Open from Monday to Friday” is no beginning. */
const RECURS = /\b(?:to|until|till|–|-) (?:mon|tues|wednes|thurs|fri|satur|sun)day|\bevery\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i;

/** “From Friday 6:00 until Saturday noon” */
const SPAN =
  /\bfrom (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow)(?:,? (?:at )?(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon|midnight|morning|afternoon|evening|night)) (?:until|till|to|on)\b/i;
const MAY_CHANGE = /\b(?:may|might|could|can) (?:still )?change\b/i;
const MOST_DAYS = 2;
function sayStarts({ text, handshake }: AboutText): Said | null {
  const spans = bodyOf(text).filter((s) => SPAN.test(s.text));
  const rows =
    spans.length === 1
      ? spans
      : changesIn(text).filter(
          (s) => !MAY_CHANGE.test(s.text) && BEGINS.test(s.text) && !RECURS.test(s.text.replace(/ (?:instead of|rather than|in place of)\b.*$/i, "")),
        );
  return rows.length > 0 ? { text: `${quotations(rows.slice(0, MOST_DAYS), text, handshake, 0.7)}\n\n${STILL_HOLDS}`, confidence: 0.75 } : null;
}

const MOST_OF_A_KIND = 3;
/** The sentences of that form, where they are few, and of the thing that the question names. */
const only =
  (asks: RegExp, form: RegExp) =>
  ({ request, text, handshake }: AboutText): Said | null => {
    const thing = asks.exec(request.trim())?.[1] ?? "";
    const all = bodyOf(text).filter((s) => form.test(s.text) && !s.text.endsWith("?"));
    const rows: Sentence[] = all.length > MOST_OF_A_KIND ? [] : all.filter((s) => isOfThing(thing, s, text));
    return rows.length === 0 ? null : { text: `Here’s what the text has on that:\n\n${quotations(rows, text, handshake, 0.7)}`, confidence: 0.7 };
  };

const SHOWS_WHAT = new RegExp(
  `${LEAD}what (?:does|do|did|is) (it|this|that|the \\w+(?: \\w+)?) (?:really |actually )?(?:show|depict|picture|shown|portray)(?: exactly)?${END}`,
  "i",
);
const SHOWS = anyWords(/(?:shows?|shown|depicts?|portrays?|pictures?) (?!that\b)/i);
const HOW_OLD = new RegExp(
  `${LEAD}(?:how old (?:is|are|was) (it|this|that|the (?!text|article|post|message|news|report|study|story|letter|mail|answer|page|author|writer)\\w+)|when was (?:it|this|that) (?:made|built|painted|written|founded|invented))${END}`,
  "i",
);
/** “From 410 to 265” is no age, and neither is “5 ad breaks”. */
const AGE = anyOf(
  /\b\d{1,4} (?:BCE?|AD|CE|bce?)\b|\b\d[\d,]{0,6} years old\b/,
  /\b(?:[Bb]uilt|[Mm]ade|[Pp]ainted|[Ff]ounded|[Cc]arved|[Cc]ast|[Ww]oven|[Pp]rinted|[Cc]omposed|[Cc]reated|[Ll]aid) (?:in|about|around|before|after|between) (?:about |around )?\d{3,4}\b/,
  /\b[Dd]ates? (?:from|to|back to) (?:about |around |the )?(?:\d{3,4}\b|\d{1,2}(?:st|nd|rd|th) century)|\b(?:from|of) the (?:early |late )?\d{1,2}(?:st|nd|rd|th) century\b/,
);
export const BEGINS_ROWS: readonly Row[] = [
  { form: STARTS, intent: "claims", passesOn: true, say: sayStarts },
  { form: SHOWS_WHAT, intent: "unclear", passesOn: true, say: only(SHOWS_WHAT, SHOWS) },
  { form: HOW_OLD, intent: "unclear", passesOn: true, say: only(HOW_OLD, AGE) },
];
