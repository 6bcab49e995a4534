import { anyOf, anyWords } from "../../text/forms.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { numberOf } from "../../text/sums.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";
import { isOfThing } from "../request/shared-words.ts";

/** “What happens next?”, “Can I just call them?”, “How many are still missing?”: of a notice or an appeal, by words that it has for that. */

const NEXT = new RegExp(
  `${LEAD}(?:what (?:happens|comes|will happen|are they (?:going to do|planning)|do they plan)(?: (?:to do )?next)|what(?:['’]?s| is| are) (?:the )?(?:next(?: steps?)?|plans?)|what (?:do|are) they plan(?:ning)?|how does it go on)${END}`,
  "i",
);
const TO_COME = anyWords(
  /(?:plans?|intends?|wants?|hopes?|is (?:planned|due|set|scheduled)|are (?:planned|due|set|scheduled)) (?:to|for|in|on|an?|another)|(?:is|are) (?:expected|planned)|will (?!you\b)\w+/i,
  /(?:second|next|further|another) (?:study|round|meeting|hearing|vote|step|phase|trial)/i,
);
const MOST_SHOWN = 2;
function sayNext({ text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const rows: Sentence[] = bodyOf(text)
    .filter((s) => TO_COME.test(s.text) && !/["“?]/.test(s.text))
    .slice(-MOST_SHOWN);
  return rows.length === 0 ? null : { text: `This is what the text says comes next:\n\n${quotations(rows, text, handshake, 0.7)}`, confidence: 0.7 };
}

const THEM = "(?:them|him|her|you|the \\w+|somebody|someone)";
const CALLS = new RegExp(
  `${LEAD}(?:(?:can|could|may|should) (?:i|we) (?:(?:just|simply|also|not) )*(?:call|phone|ring|e-?mail|write(?: to)?|text|visit|contact|reach|go (?:and )?see|talk to|speak to) ${THEM}|whom? (?:do|can|could|should|must) (?:i|we) (?:call|phone|ring|write|e-?mail|contact|apply|reply|turn|send (?:it|this|that|the \\w+))(?: to)?|how (?:can|do|could|should) (?:i|we) (?:call|contact|reach|get in touch with|get hold of|write to) (?:${THEM}|my [\\w]+|our [\\w]+))${END}`,
  "i",
);
const IN_TOUCH = anyOf(
  /\S@\S|\b(?:letter|application|answer|reply|form) to (?!(?:rate|say|tell)\b)|\b(?:in writing|by (?:e-?mail|phone|post|letter|telephone))\b|\b\d{3,5}[ -]\d{3}[ -]\d{3,4}\b|\b(?:write|speak|talk) to (?!(?:rate|say|tell)\b)/i,
  /\b(?:call|ring|phone|e-?mail|contact|visit|ask) (?:us|me|the|our|him|her|mr|mrs|ms|dr)\b/i,
);
/** “Can I visit the depot?”, “How can I reach my goal?”: of another than whoever wrote it. */
const NAMED = /\b(?:the|my|our) ([\p{L}’'-]+)(?:$|[?.! ])/iu;
const WHO_WROTE =
  /^(?:banks?|branch|office|council|company|firm|shop|store|school|team|club|board|committee|sender|writer|author|people|owners?|sellers?|landlord|agency|ministry|department|authority|support|service|organi[sz]ers?)$/i;
const A_NUMBER = /\S@\S|\d{3}[ -]?\d{3}/;
function sayInTouch({ request, text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const all = bodyOf(text).filter((s) => IN_TOUCH.test(s.text) && !/\b(?:said|says)\b/.test(s.text));
  const sought = contentIn(request);
  // Of several ways the one that takes up the question’s own words.
  const near = all.filter((s) => placesOf(s.text, sought).some(({ holds }) => holds.size > 0));
  const rows = near.length > 0 ? near : all;
  const named = NAMED.exec(request)?.[1];
  const isOfOther = named !== undefined && !WHO_WROTE.test(named) && !rows.some((s) => isOfThing(named, s, text));
  if (rows.length === 0 || isOfOther) return null;
  const shown = rows.slice(0, MOST_SHOWN);
  const unsure = shown.some((s) => A_NUMBER.test(s.text)) ? "\n\nIf you’re not sure who sent it, use a number or an address you already had." : "";
  return { text: `Here’s what it says about that:\n\n${quotations(shown, text, handshake, 0.7)}${unsure}`, confidence: 0.7 };
}

const MISSING = new RegExp(
  `${LEAD}how (?:many|much)(?: (?:more|signatures|people|names|euros|dollars|pounds|money))? (?:(?:are|is|do they|does it|do we) )?(?:(?:still|yet) )?(?:missing|needed|need|left|lacking|to go|short)(?: (?:still|yet|to go))?${END}`,
  "i",
);
/** “8,412 people have already signed”, “raised 3,200 euros so far” */
const SO_FAR =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{2,7})(?![\d.,]*\d)[^.!?]{0,40}\b(?:have|has) (?:already )?(?:signed|joined|given|donated|been (?:raised|given|collected))|\b(?:raised|collected) (?:[$€£] ?)?(\d{1,3}(?:,\d{3})+|\d{2,7})(?![\d.,]*\d)/i;
const AIM = /\b(?:reach|goal(?: is)?(?: of)?|target(?: is)?(?: of)?|aim for|get to|need) (?:[$€£] ?)?(\d{1,3}(?:,\d{3})+|\d{2,7})(?![\d.,]*\d)/i;
function sayMissing({ text, handshake }: AboutText): Said | null {
  const body = bodyOf(text);
  const has = body.find((s) => SO_FAR.test(s.text));
  const wants = body.find((s) => AIM.test(s.text));
  const found = has && SO_FAR.exec(has.text);
  const now = found ? numberOf((found[1] ?? found[2])!) : 0;
  const aim = wants ? numberOf(AIM.exec(wants.text)![1]!) : 0;
  if (!has || !wants || now === 0 || aim <= now) return null;
  const rows = has.start === wants.start ? [has] : [has, wants];
  return {
    text: `${quotations(rows, text, handshake, 0.7)}\n\n**The math:** ${aim.toLocaleString("en")} minus ${now.toLocaleString("en")} is ${(aim - now).toLocaleString("en")}, by its own count.`,
    confidence: 0.8,
  };
}

export const REACH_ROWS: readonly Row[] = [
  { form: MISSING, intent: "claims", passesOn: true, say: sayMissing },
  { form: CALLS, intent: "claims", passesOn: true, say: sayInTouch },
  { form: NEXT, intent: "claims", passesOn: true, say: sayNext },
];
