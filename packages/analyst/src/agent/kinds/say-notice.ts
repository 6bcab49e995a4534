import { callsOf } from "../../text/calls.ts";
import { changesIn } from "../../text/changes.ts";
import { stepsOf } from "../../text/claims.ts";
import { anyOf } from "../../text/forms.ts";
import { defaultsOf, dutiesOf, optionsOf, threatsOf } from "../../text/notices.ts";
import { isLetter } from "../../text/signature.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { sayPassingOn } from "../talk/say-outside.ts";
import { scamAdvice, signsInBrief } from "../danger/say-scam.ts";
import { isSelling } from "./say-selling.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “What do I have to do?”, “And if I do nothing?”, of a letter, a rule or a contract. */

const WHEN = "(?: (?:exactly|now|next|first|still|else|about (?:it|this|that)|then|here|today|instead|according to (?:it|this)))*";
const ONE = "(?:i|we|members|parents|tenants|customers|people)";
const WHAT_TO_DO = anyOf(
  new RegExp(
    `${LEAD}(?:what (?:(?:do|does|would|did) ${ONE} (?:really |actually |still |now )?(?:have|need|got|ought) to do|must ${ONE} (?:\\w+ )?do|(?:am|are) (?:i|we) (?:supposed|expected|meant|required) to do|(?:can|could|may|should|shall|do) ${ONE} (?:still |now |even )?do|(?:is|are) (?:my|our) (?:options?|choices?)|options? do (?:i|we) have)${WHEN})${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:do|must|should) (?:i|we) (?:(?:really |even |still )?(?:have|need) to )?(?:do|act|react|answer|reply|respond)(?: (?:anything|something|on (?:it|this|that)|to (?:it|this|that)))?${WHEN}${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:is there (?:anything|something) (?:i|we) (?:have|need|ought) to do|can (?:i|we) (?:still )?(?:get out|object|cancel|say no)(?: of (?:it|this|that))?)${WHEN}${END}`,
    "i",
  ),
);
const DONE_NOTHING =
  "(?:(?:just |simply )*(?:do nothing|ignore (?:it|this|that|them|the \\w+)|say (?:no|nothing)|refuse|(?:forget|lose|lost|forgot)(?: (?:it|about it|to \\w+|(?:the|my|our) \\w+))?|wait|keep quiet|stay silent|miss (?:it|that|this|the \\w+)|(?:am|are|'m|come|pay|answer|reply) (?:too )?late)|(?:do not|don['’]?t|can['’]?t|cannot|won['’]?t|never|didn['’]?t|did not) (?:\\w+ )?(?:do|agree|answer|reply|respond|react|pay|sign|confirm|cancel|go|come|send|return|accept|want|show up|turn up|register|act|object|call|fill|hand|make|have|get)\\b(?: [\\w’'-]+){0,4}?|(?:do not|don['’]?t|won['’]?t|can['’]?t)(?=[?.! ]*$))";
const IF_NOTHING = anyOf(
  new RegExp(
    `${LEAD}(?:(?:what|what (?:happens|will happen|would happen)|what['’]?s (?:gonna|going to) happen|how about|what about) )?(?:if|when) (?:i|we|you|one|people|somebody|someone) ${DONE_NOTHING}${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:can|could|may|should) (?:i|we) (?:just |simply )*(?:ignore (?:it|this|that|them|the (?:letter|mail|e-?mail|notice|message))|do nothing)${END}`,
    "i",
  ),
  new RegExp(`${LEAD}what (?:happens|will happen|would happen) (?:after(?: that)?|then|otherwise|afterwards?|if not|at the deadline)${END}`, "i"),
  new RegExp(`${LEAD}(?:and )?(?:if not|otherwise)${END}`, "i"),
);
const MOST_SHOWN = 4;
const A_TIME =
  /\b(?:until|till|by|before|within|no later than|on)\b[^.!?]{0,20}(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|end of|noon|midnight|\b(?:days?|weeks?|months?)\b)/i;

const inOrder = (rows: readonly Sentence[]): Sentence[] =>
  rows.filter((s, at) => rows.findIndex(({ start }) => start === s.start) === at).sort((a, b) => a.start - b.start);

/** Of a message that hurries or is to be passed on: that nothing has to be done is the answer. */
function sayNothingNow(text: string): Said | null {
  const passing = sayPassingOn(text);
  if (passing) return passing;
  return isSwindle(text) ? { text: `For now, don’t do anything it says: ${signsInBrief(text)}. ${scamAdvice(text)}`, confidence: 0.8 } : null;
}

const HAS_TO = /\b(?:have|need|got|must|supposed|required|expected)\b/i;
/** “What should I do?” of an ad or an opinion is no question about terms: what they call for is what is to be decided. */
const SHOULD = /\bshould (?:i|we)\b/i;
/** “Can I cancel?” is answered by what may be done, and by no call. */
const GETS_OUT = /\bcan (?:i|we) (?:still )?(?:get out|object|cancel|say no)\b/i;

/** “The maker asks all customers to stop using it” */
const ASKS_OF_SOME =
  /(?<!\b(?:did|does|do|will|would)(?: not)? )\b(?:asks?|urges?|advises?|calls on) (?:all |its |the |every |our )?(?:customers|people|residents|parents|owners|buyers|drivers|users|everyone|everybody|anyone|households|members|tenants|passengers|visitors|those)\b[^.!?]{0,60}? to (?:not )?\p{L}+|\bwe (?:\p{L}+ )?(?:recommend|advise|suggest|urge)(?: that)? (?:you|customers|all|everyone)\b/iu;
const MUSTS = /(?<!\bwe )\b(?:must|has to|have to|needs? to|(?:is|are) (?:required|obliged|asked|requested) to|(?:is|are) needed)\b/i;

function sayWhatToDo({ request, text, handshake }: AboutText): Said | null {
  const nothing = sayNothingNow(text);
  if (nothing) return nothing;
  const asked = [...callsOf(text), ...dutiesOf(text)];
  const calls = asked.length > 0 ? asked : stepsOf(text);
  const options = optionsOf(text);
  const terms = options.length + dutiesOf(text).length + defaultsOf(text).length;
  if (GETS_OUT.test(request) && terms === 0) return null;
  const toWhom = bodyOf(text).filter((s) => ASKS_OF_SOME.test(s.text));
  if (calls.length + options.length === 0 && toWhom.length > 0)
    return { text: `This is what it asks of the people it applies to:\n\n${quotations(toWhom.slice(0, MOST_SHOWN), text, handshake, 0.7)}`, confidence: 0.7 };
  if (SHOULD.test(request) && terms === 0 && (isSelling(text) || !calls.some((s) => A_TIME.test(s.text)))) return null;
  const musts = bodyOf(text).filter((s) => MUSTS.test(s.text) && !/["“]|\b(?:said|says|told)\b/.test(s.text));
  if (calls.length + options.length === 0 && musts.length > 0 && HAS_TO.test(request))
    return {
      text: `Here it says who has to do what:\n\n${quotations(inOrder([...musts, ...defaultsOf(text)]).slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nIf none of those is you, I don’t see anything it asks of you.`,
      confidence: 0.7,
    };
  if (calls.length + options.length === 0)
    return HAS_TO.test(request)
      ? { text: "Going by the usual words, I don’t see a sentence that asks its reader for anything or sets a date.", confidence: 0.7 }
      : null;
  const further = [...options, ...defaultsOf(text)];
  const rows = inOrder([...calls, ...further]).slice(0, MOST_SHOWN);
  const head =
    calls.length === 0
      ? "It doesn’t order anything outright. Here’s what it leaves up to you:"
      : `In its own words, it asks for this${further.length > 0 ? ", or leaves it up to you" : ""}:`;
  const dated = rows.some((s) => A_TIME.test(s.text));
  const tail = dated ? "Mark the date, and keep a copy of what you send." : "It doesn’t set a date. Ask: _do I have to, or is it my choice, and by when?_";
  return { text: [head, quotations(rows, text, handshake, 0.7), ...(asked.length + options.length > 0 ? [tail] : [])].join("\n\n"), confidence: 0.75 };
}

/** “What if they don’t make it?”, of whoever collects or plans */
const IF_THEY_FAIL = new RegExp(
  `${LEAD}(?:what (?:happens |will happen |would happen )?)(?:if|when) (?:they|it|he|she|the \\w+) (?:do(?:es)?(?: not|n['’]?t)|did(?: not|n['’]?t)|fails?|can(?:not|['’]?t)|is(?: not|n['’]?t)|are(?: not|n['’]?t)|won['’]?t|goes wrong)(?: [\\w’'-]+){0,4}${END}`,
  "i",
);
function sayIfTheyFail({ text, handshake }: AboutText): Said | null {
  const rows = isSwindle(text) ? [] : defaultsOf(text);
  if (rows.length === 0) return null;
  return {
    text: `For a case like that, it says:\n\n${quotations(rows.slice(0, MOST_SHOWN - 1), text, handshake, 0.7)}\n\nAsk who’s responsible for that, and by when.`,
    confidence: 0.7,
  };
}

const OF_ME = /\b(?:i|my)\b/i;

function sayIfNothing({ request, text, handshake }: AboutText): Said | null {
  const nothing = sayNothingNow(text);
  if (nothing) return nothing;
  const rows = inOrder([...defaultsOf(text), ...threatsOf(text)]);
  if (rows.length > 0)
    return {
      text: `Here’s what it says for that case:\n\n${quotations(rows.slice(0, MOST_SHOWN - 1), text, handshake, 0.7)}\n\nWhether that’s allowed is another question: ask which rule or clause it’s based on.`,
      confidence: 0.75,
    };
  // “What happens then?”, “what if we don’t act?” may be asked of anything that a text tells.
  if (!OF_ME.test(request)) return null;
  return callsOf(text).length + dutiesOf(text).length + optionsOf(text).length === 0
    ? { text: "Going by the usual words, I don’t see anything it asks of its reader, so I see nothing to miss.", confidence: 0.65 }
    : {
        text: "I don’t see a sentence that says what happens then. Ask whoever sent it, in writing: _what happens if I don’t, starting when, and which rule says so?_",
        confidence: 0.65,
      };
}

export const SAYS_NO: RegExp = new RegExp(
  `${LEAD}(?:can|could|may) (?:i|we|my (?:\\w+)) (?:still |just |simply )*(?:refuse|say no|opt out|decline|get out|object|not do (?:it|that|this)|disagree)(?: (?:of|to) (?:it|this|that))?${WHEN}${END}`,
  "i",
);
/** Of a letter, or a notice that changes or orders something, which leaves no choice by its words. */
function saySaysNo({ text }: AboutText): Said | null {
  if (isSwindle(text) || (changesIn(text).length === 0 && dutiesOf(text).length === 0 && !isLetter(text)) || optionsOf(text).length > 0) return null;
  return {
    text: "Going by the usual words, I don’t see a sentence that leaves that up to you. Ask whoever sent it: _do I have to, which rule says so, and what happens if I don’t?_",
    confidence: 0.65,
  };
}

export const NOTICE_ROWS: readonly Row[] = [
  { form: IF_THEY_FAIL, intent: "interests", passesOn: true, say: sayIfTheyFail },
  { form: IF_NOTHING, intent: "interests", passesOn: true, say: sayIfNothing },
  { form: WHAT_TO_DO, intent: "interests", passesOn: true, say: sayWhatToDo },
  { form: SAYS_NO, intent: "interests", passesOn: true, say: saySaysNo },
];
