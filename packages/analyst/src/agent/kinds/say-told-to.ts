import { callsOf } from "../../text/calls.ts";
import { isOwnNotice } from "../../text/own-notices.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import { stem, type Sentence } from "../../text/words.ts";
import { LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Should I avoid decisions on Friday?”, of a text that says so; “in one sentence, what should I do”, of a notice. */

const SHOULD = new RegExp(`${LEAD}(?:should|shall|must|do) (?:i|we) (?:(?:really|now|then|also|still|have to|need to) )*([a-z]{3,})\\b`, "i");
const AT_THE_START = /^["“]?(?:\d{1,2}[.)] )?(?:(?:so|and|but|now|then|please|just|simply|always|first|on \w+|tonight|today),? )*([a-z]{3,})\b/i;
const PLEASE = /\bplease (?:also |always |just )?([a-z]{3,})\b/gi;
/** “Using” and “used” as “use”. */
const root = (verb: string): string => stem(verb.toLowerCase()).replace(/(?:ing|e)$/, "");
const verbsOf = (sentence: string): string[] =>
  [AT_THE_START.exec(sentence)?.[1], ...[...sentence.matchAll(PLEASE)].map(([, verb]) => verb)].flatMap((verb) => (verb ? [root(verb)] : []));

/** What costs something is weighed elsewhere. */
const BINDS = /^(?:order|buy|pay|book|sign|subscribe|invest|join|donate|give|send|click|call|reply|answer|share|forward|vote|take|install|download)$/i;

function sayToldTo({ request, text, handshake }: AboutText): Said | null {
  const found = SHOULD.exec(request.trim());
  if (!found || isSwindle(text)) return null;
  const sought = contentIn(request.trim().slice(found[0].length));
  if (sought.length === 0 || BINDS.test(found[1]!)) return null;
  const told = bodyOf(text).find((s) => !s.text.endsWith("?") && verbsOf(s.text).includes(root(found[1]!)) && placesOf(s.text, sought).length > 0);
  return told
    ? {
        text: `The text tells you to:\n\n${quotations([told], text, handshake, 0.7)}\n\nWhether you do it is up to you: does it give a reason you could check, and what happens if you don’t?`,
        confidence: 0.75,
      }
    : null;
}

const WHAT_TO_DO = new RegExp(
  `${LEAD}(?:in (?:one|a|a single) (?:short )?(?:sentence|word)[,:]? |in short[,:]? |briefly[,:]? )?what (?:should|can|do|could) (?:i|we|one|people) (?:have to |need to )?do(?: (?:now|here|then|to help|if i (?:see|find) (?:it|him|her|one|them)))?[?.! ]*$`,
  "i",
);
const MOST_SHOWN = 3;
function sayWhatToDo({ request, text, handshake }: AboutText): Said | null {
  if (!isOwnNotice(text)) return null;
  const calls: Sentence[] = callsOf(text);
  if (calls.length === 0) return null;
  const most = /\bin (?:one|a|a single) /i.test(request) ? 1 : MOST_SHOWN;
  const best = most === 1 ? [...calls].sort((a, b) => Number(/\d{3}/.test(b.text)) - Number(/\d{3}/.test(a.text))) : calls;
  return { text: `The text asks you for this:\n\n${quotations(best.slice(0, most), text, handshake, 0.7)}`, confidence: 0.75 };
}

export const TOLD_TO_ROWS: readonly Row[] = [
  { form: SHOULD, intent: "decide", passesOn: true, say: sayToldTo },
  { form: WHAT_TO_DO, intent: "decide", passesOn: true, say: sayWhatToDo },
];
