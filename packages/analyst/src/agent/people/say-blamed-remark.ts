import { contentIn, placesOf } from "../../text/search.ts";
import { callsOf } from "../../text/calls.ts";
import { bodyOf } from "../../text/titles.ts";
import { findingsOf } from "../reading/passages.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { RELATIVES } from "./say-people.ts";
import { quotations, quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “But they just want to sell”, “the mayor drives himself, so he is a hypocrite”, “the referee was biased”: what a reader holds against somebody, and what of it a text can show. */

const WHO = "(?:they|he|she|it|(?:the|this|that|these) [\\p{L}-]+)";
const MOTIVE = new RegExp(
  `${LEAD}(?:but |because |i think |i bet |maybe )*${WHO} (?:(?:just|only|all) (?:want|wants|do|does|did|say|says|said|write|wrote|are|is|care|cares)|(?:want|wants|are|is|do|does|say|says|did) (?:this |that |it )?(?:just|only))\\b[^?\\d]{0,80}?${END}`,
  "iu",
);
function sayMotive({ request, text, handshake }: AboutText): Said | null {
  // “It only says that …” speaks of the words.
  if (isSwindle(text) || !/\b(?:want|wants|money|sell|sales|profit|scare|attention|look good|votes?|rich|cash)\b/i.test(request)) return null;
  const calls = callsOf(text).slice(0, 2);
  return {
    text: `Maybe so, but words don’t show a motive. They do show what a text asks for${calls.length > 0 ? `:\n\n${quotations(calls, text, handshake, 0.7)}\n\n` : ", and going by the usual words, this one doesn’t ask its reader for anything. "}Gaining from something doesn’t make it false: ask what you could see for yourself, and who would say the same with nothing to gain.`,
    confidence: 0.65,
  };
}

const HYPOCRITE =
  /\b(?:hypocrit\w*|hypocris\w+|practi[cs]es? what (?:he|she|they) preach\w*|(?:does|do|did) (?:it|the same|that) (?:him|her|them)sel(?:f|ves))\b/i;
const OF_THE_PERSON: Said = {
  text: "That tells you something about the person, but nothing about the question: what’s right stays right when somebody doesn’t live up to it, and what’s wrong gets no better. It’s worth asking about, but separately. As an answer to a reason, it changes the subject.",
  confidence: 0.7,
};

const FAULTED = new RegExp(
  `${LEAD}the (?<who>[\\p{L}-]{3,20}) (?:was|were|is|are) (?:(?:so|totally|clearly|obviously|just|all|completely|very) )*(?:biased|unfair|wrong|lying|corrupt|bought|rigged|blind|paid|bad|useless|at fault)${END}`,
  "iu",
);
const OF_THE_TEXT =
  /^(?:text|article|author|writer|report|message|post|study|story|letter|headline|piece|journalist|reporter|paper|survey|poll|wording|tone|speech|review|figures?|numbers?)s?$/i;
function sayFaulted({ request, text }: AboutText): Said | null {
  const who = FAULTED.exec(request.trim())?.groups?.who;
  if (who === undefined || OF_THE_TEXT.test(who) || placesOf(text, contentIn(who)).length > 0) return null;
  return {
    text: `I don’t find a ${quote(who)} in the text, so that comes from somewhere else. Who saw it, and what exactly? And would the other side say the same?`,
    confidence: 0.65,
  };
}

const FAIR_TO = new RegExp(
  `${LEAD}(?:is|was|are|isn['’]?t) (?:it|this|that|the (?:text|article|report|piece|author|writer|letter)|he|she|they) (?:(?:really|even|all that|being) )*(?:un)?fair (?:to|on|towards?|with) (?<whom>(?!(?:me|us|you|(?:(?:its|the|their|his|her) )?(?:critics|opponents))\\b)[\\p{L}’' -]{2,40}?)${END}`,
  "iu",
);
const MOST_SHOWN = 3;
function sayFairTo({ request, text, analysis, handshake }: AboutText): Said | null {
  const whom = FAIR_TO.exec(request.trim())?.groups?.whom ?? "";
  const rows = placesOf(text, contentIn(whom)).map(({ sentence }) => sentence);
  const shown = bodyOf(text)
    .filter((s) => rows.some(({ start }) => start === s.start))
    .slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  const pushes = findingsOf(analysis()).some((f) => f.confidence >= handshake.min_confidence && shown.some((s) => f.start < s.end && f.end > s.start));
  return {
    text: `Here it talks about them:\n\n${quotations(shown, text, handshake, 0.7)}\n\n${pushes ? "Some of that wording is marked; ask about it." : "None of that wording is marked."} Try this test: _would they say these sentences about themselves, and what would they add?_`,
    confidence: 0.7,
  };
}

const HEARD = new RegExp(
  `${LEAD}my (?:[\\p{L}’'-]+ )?${RELATIVES} (?:says?|said|thinks?|heard|read|claims?|swears?)(?: that)? (?:it|this|that|they)(?:['’]s|['’]re)? (?!(?:is |are |was )?(?:an? |the )?(?:scam|fraud|fake|hoax|spam|true|false|right|wrong|real|ok(?:ay)?|fine|good|bad)\\b)[^?.!]{4,60}${END}`,
  "iu",
);
const TWO_CLAIMS: Said = {
  text: "Then there are two claims, and neither settles the other. Ask where they got it, and look for an office or institute that measures this and sells nothing: what exactly does it say?",
  confidence: 0.65,
};

export const HELD_AGAINST_ROWS: readonly Row[] = [
  { form: HYPOCRITE, intent: "unclear", passesOn: true, say: ({ request }) => (/\?|^(?:is|are|was)\b/i.test(request) ? null : OF_THE_PERSON) },
  { form: HEARD, intent: "unclear", passesOn: true, say: ({ text }) => (isSwindle(text) ? null : TWO_CLAIMS) },
  { form: FAULTED, intent: "unclear", passesOn: true, say: sayFaulted },
  { form: FAIR_TO, intent: "other-side", passesOn: true, say: sayFairTo },
  { form: MOTIVE, intent: "interests", passesOn: true, say: sayMotive },
];
