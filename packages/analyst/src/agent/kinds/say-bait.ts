import { anyOf } from "../../text/forms.ts";
import { pricesOf } from "../../text/priced.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { hasSignsOfSelling, saySelling, sellingIn } from "./say-selling.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Should I comment yes?”, “What is he selling?”, of a post that wants a comment, a like or a message for what it promises. */

const BAIT = anyOf(
  /\b(?:comment|type|reply(?: with)?|dm|write) (?:me )?(?:the word )?["“”‘’'][^"“”‘’']{1,20}["“”‘’']/i,
  /(?:^|[.!?:,;] |\b(?:just|simply|please|and|then|so) )(?:comment|type|reply(?: with)?|dm) (?:me )?(?:the word )?(?:yes|me|info|start|ready|done|in|plan|guide|link|interested|send|now|free|more|amen|help|money|home|\d)\b/i,
  /\b(?:comment|drop|leave)\b[^.!?]{0,30}\b(?:below|in the comments)\b|\b(?:dm|pm) me\b|\b(?:like|share|follow|subscribe) (?:and|if|for|to (?:get|see|win|learn))\b|\btag (?:a|someone|somebody|your|three|\d)\b|\blink in (?:my |the )?(?:bio|comments)\b/i,
);
const FEW =
  /\bonly (?:share|send|give|show|tell|offer|take|have) [^.!?]{0,25}\d+|\bonly (?:the )?(?:first )?\d+ (?:people|spots|places|seats|copies|of you)|\bfirst \d+ (?:people|to|who)\b/i;
const baitIn = (text: string): Sentence[] => bodyOf(text).filter((s) => BAIT.test(s.text));
const hurryIn = (text: string, shown: readonly Sentence[]): Sentence[] => bodyOf(text).filter((s) => FEW.test(s.text) && !shown.includes(s));

const SHOULD = new RegExp(
  `${LEAD}(?:should|shall|can|could|do|must) (?:i|we) (?:just |really |still |now )*(?:comment|like|follow|subscribe|react|dm|message|write|type|reply|answer|tag|do (?:it|that|this)|join)(?: (?:["“”]?(?:yes|me|it|him|her|them|that|this|to (?:it|him|her|them|this|that)|below|in)["“”]?))*${END}`,
  "i",
);
function sayShould({ text, handshake }: AboutText): Said | null {
  const bait = baitIn(text);
  if (bait.length === 0 || isSwindle(text)) return null;
  const rows = [...bait.slice(0, 1), ...hurryIn(text, bait).slice(0, 1)];
  return {
    text: `That’s up to you. It offers something in return for something:\n\n${quotations(rows, text, handshake, 0.7)}\n\nA comment costs nothing, but it spreads the post to more people and shows the writer who to contact. First ask what you’d get, and what’s for sale after that. Anything worth having will still be there next week.`,
    confidence: 0.7,
  };
}

const SELLS_WHAT = new RegExp(
  `${LEAD}(?:what(?:['’]?s| is| are| does| do) (?:it|this|that|he|she|they|the (?:author|writer|post|guy|woman|man)) (?:(?:really|actually|even|trying to|want(?:s)? to) )*(?:sell|selling|sells|advertis\\w+|promot\\w+|pitch\\w*)(?: (?:here|us|me))?|(?:is|are) (?:he|she|they|it|this) (?:trying to )?sell(?:ing)? (?:something|anything|me something))${END}`,
  "i",
);
/** “I help women to …”, “my clients”: what is done for others, mostly for money. */
const OFFERS_SERVICE =
  /\b(?:i|we) (?:help|coach|teach|train|mentor|guide|support|work with) (?!(?:you|him|her|them|out)\b)[\p{L}-]+|\b(?:my|our) (?:clients?|coaching|course|program(?:me)?|method|masterclass|workshops?|seminars?)\b/iu;
function saySells({ text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const selling = sellingIn(text);
  const bait = baitIn(text);
  const rows = selling ? [selling] : bait.slice(0, 1);
  if (rows.length === 0)
    return hasSignsOfSelling(text)
      ? saySelling(text)
      : { text: "Going by the usual words, I don’t see anything for sale in it: no price, no order and no code.", confidence: 0.7 };
  const offered = selling ? undefined : bodyOf(text).find((s) => OFFERS_SERVICE.test(s.text));
  if (offered)
    return {
      text: `${pricesOf(text).length === 0 ? "It doesn’t name a price. " : ""}Here’s what it offers:\n\n${quotations([offered, ...rows.filter(({ start }) => start !== offered.start)], text, handshake, 0.7)}\n\nBefore you write back, ask what it’s called, what it costs, and how you can get out again.`,
      confidence: 0.7,
    };
  const head = selling
    ? "Going by its words, this is selling something:"
    : "Going by the usual words (a price, an order, a code), I don’t see anything for sale in it. Here’s what it wants for now:";
  return {
    text: `${head}\n\n${quotations(rows, text, handshake, 0.7)}\n\n${selling ? "Ask what it costs in total, and how you can get out again." : "Only the writer can say what comes after that, so ask before you do it."}`,
    confidence: 0.7,
  };
}

export const BAIT_ROWS: readonly Row[] = [
  { form: SHOULD, intent: "decide", passesOn: true, say: sayShould },
  { form: SELLS_WHAT, intent: "interests", passesOn: true, say: saySells },
];
