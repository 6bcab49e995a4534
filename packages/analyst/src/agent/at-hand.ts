import type { Analysis, Handshake } from "@candor/engine";
import { isForeign } from "../text/language.ts";
import { isPastedText, isShortStatement, speaksToUs, MIN_PASTED_WORDS, MIN_STATEMENT_WORDS } from "./request/addressed.ts";
import { inDanger } from "./danger/danger.ts";
import { isBareSlogan, isNewText, isOfMine, isSlogan, isWritten } from "./request/new-text.ts";
import { requestIntent, wantsSomething } from "./intent.ts";
import { isCaseOpen } from "./danger/after-own-case.ts";
import { lastAnswer, type Turns } from "./request/last-answer.ts";
import { asksToWrite } from "./request/asks-to-write.ts";
import { sayTalk } from "./talk/say-talk.ts";
import { EXAMPLE_TEXT } from "./reading/say-closer.ts";
import { sayFirstVisit } from "./teaching/say-first-visit.ts";
import { saySourceKinds } from "./teaching/say-source-kinds.ts";
import { ASK_FIRST } from "./people/say-people.ts";
import { sayToldClaim } from "./teaching/say-told-claim.ts";
import { asksForLessons } from "./teaching/say-learning.ts";
import { tellsOfOwnCase } from "./request/own-case.ts";
import { tellsOfLoss, tellsOfNoLoss } from "./talk/say-advice.ts";
import { isToUs } from "./request/to-us.ts";
import { asksToLearn } from "./teaching/teaching.ts";
import { endsInQuestion, materialOf } from "./request/material.ts";
import { POINTS_BACK, type Material } from "./request/request-end.ts";
import { findingsOf } from "./reading/passages.ts";
import { wordCount } from "../text/words.ts";

/** The texts of a conversation, in the order in which they came, and the one that is spoken of now. The one notion of “the text at hand”: answers and recaps read it from here. */
export interface AtHand {
  texts: readonly string[];
  /** Place in `texts`; -1 while there is none. */
  current: number;
  /** The second statement of a comparison, while that is what is spoken of. */
  second: string | null;
}

const NOTHING_AT_HAND: AtHand = { texts: [], current: -1, second: null };

/** What is asked of a message before anybody says what it is. */
interface FirstLook {
  /** Whether a wording in it is marked as strongly as was agreed. */
  standsOut: (text: string) => boolean;
  foreign: (text: string) => boolean;
}

export const firstLook = (run: (text: string) => Analysis, { min_confidence }: Handshake): FirstLook => ({
  standsOut: (text) => findingsOf(run(text)).some((frame) => frame.confidence >= min_confidence),
  foreign: (text) => isForeign(text, run(text).language),
});

export const textOf = ({ texts, current }: AtHand): string | null => texts[current] ?? null;

function foreignMessage(message: string): Material {
  const parted = materialOf(message, { anyHead: true });
  if (parted.text !== null) return { ...parted, second: null };
  return message.endsWith("?") ? parted : { request: "", text: message, second: null };
}

/** Who tells of a case of their own in more words is read as what they are: a text. */
const MOST_OWN_WORDS = 30;
/** “Then he wrote: you will regret this”: further words of somebody who was spoken of. */
const NEXT_WORDS =
  /^(?:(?:and|now|then|also|today|next|yesterday|later)[, ]+)*(?:he|she|they|it)(?: \w+)? (?:wrote|writes|said|says|sent|texted|answered|answers|replied|replies)(?: \w+){0,3}: ?["“‘']?(.{8,}?)["”’']?$/is;

const PLACE_IN_TEXT =
  /\b(?:the|that|this|its) (?:\w+ )?(?:sentence|paragraph|line|word|words|phrase|passage|headline|title|part|bit|mark|point|claim|figure|number)\b/i;
const GOES_BACK = /\b(?:so|too|it|that|this|them|those)[.!]*$/i;
/** Whether a few words behind a question about the text at hand are the visitor’s own, and no new text. */
const isRemarkBehind = ({ request, text, second }: Material): boolean =>
  second === null &&
  text !== null &&
  request.endsWith("?") &&
  !text.includes("\n") &&
  wordCount(text) < MIN_STATEMENT_WORDS &&
  (PLACE_IN_TEXT.test(request) || GOES_BACK.test(text));

/** A question that stands below a blank line is asked of what stands above it, from so many words on. */
const MIN_PARTED_WORDS = 10;
/** “I read this twice”: said of the text at hand. */
const POINTS_AT_IT = /^(?:i|we)\b[^.!?]*\b(?:it|this|that|they)\b/i;
function isParted(message: string, { text, request }: { text: string; request: string }): boolean {
  const above = message.trimEnd().slice(0, -request.length);
  const parting = above.slice(above.trimEnd().length);
  return wordCount(text) >= MIN_PARTED_WORDS && !POINTS_AT_IT.test(text) && parting.split("\n").length > 2;
}

/** “Maybe it was the police”, “the man sounded nice”; “ur account is locked” was sent to the one who pastes it. */
const SPEAKS_OF_IT =
  /^(?:(?:and|but|so|well|yes|no|ok(?:ay)?|also|then)[, ]+)*(?:he|she|it|they|maybe|perhaps|i|we|my|the (?:man|woman|guy|lady|caller|person|voice|number|officer|police|bank|message|mail|letter|code|link))\b/i;
const TO_READER = /\b(?:you|your|ur)\b/i;
/** “She never listens”, after how to talk with her */
const OF_SOMEBODY = /^(?:(?:but|and|yes|no|well|so|ok(?:ay)?)[, ]+)*(?:he|she|they)\b/i;

/** What a message asks, and the text that it brings along: pasted alone, after a request, before a question, or as a statement. */
export function readMessage(message: string, before: AtHand, look: FirstLook, history: Turns): Material {
  const { standsOut } = look;
  const old = textOf(before);
  // “Which is more reliable: a blog or a paper” brings no text behind its colon.
  if (old === null && !/["“\n]/.test(message) && (sayToldClaim(message) ?? saySourceKinds(message)) !== null)
    return { request: message, text: null, second: null };
  const found = materialOf(message);
  // Words quoted from the text at hand point at a place in it.
  if (found.text !== null && found.second === null && old?.toLowerCase().includes(found.text.toLowerCase()))
    return { request: message, text: null, second: null };
  // “Is the first sentence really misleading? Everyone does say so.”: a place in the text at hand, and what speaks for it.
  if (old !== null && found.text !== null && isRemarkBehind(found)) return { request: found.request, text: null, second: null };
  if (found.text !== null) return found;
  const next = old === null ? undefined : NEXT_WORDS.exec(message)?.[1];
  if (next !== undefined) return { request: "", text: next, second: null };
  // Where the small words of a request are not known, a colon still parts it from a text.
  if (wordCount(message) >= MIN_STATEMENT_WORDS && look.foreign(message)) return foreignMessage(message);
  // Somebody in trouble tells of it, and brings no text: “I clicked the link in the mail. What now?”
  if (wordCount(message) <= MOST_OWN_WORDS && tellsOfOwnCase(message, old)) return found;
  const closing = endsInQuestion(message);
  // “This takes too long. Just tell me if coffee is bad”: the first half is a sigh, and no text.
  if (closing && speaksToUs(closing.request) && !POINTS_BACK.test(closing.request)) return found;
  if (closing && old !== null && wordCount(closing.text) < MIN_PASTED_WORDS && isOfMine(closing.text)) return found;
  if (closing && (old === null || wordCount(closing.text) >= MIN_PASTED_WORDS || isParted(message, closing) || standsOut(closing.text))) return closing;
  if (old !== null && (tellsOfLoss(message, old) || tellsOfNoLoss(message, old))) return found;
  if (asksToWrite(message) || asksToLearn(message) || asksForLessons(message) || sayTalk(message) !== null) return found;
  if (isToUs(message) || (old === null && sayFirstVisit(message) !== null)) return found;
  // “Maybe it really was the police”, of a call that was told of
  const goesOn =
    (isCaseOpen(history) && SPEAKS_OF_IT.test(message) && !TO_READER.test(message)) || (OF_SOMEBODY.test(message) && lastAnswer(history).includes(ASK_FIRST));
  if (old === null && wordCount(message) < MIN_PASTED_WORDS && !isWritten(message) && goesOn) return found;
  const alone: Material = { request: "", text: message, second: null };
  if ((isPastedText(message, wantsSomething) || isShortStatement(message)) && (old === null || isNewText(message, old, standsOut))) return alone;
  // A question of its own, such as "Why do the elites hate us?", can be the statement.
  const words = wordCount(message);
  const isText = words >= MIN_PASTED_WORDS || (words >= MIN_STATEMENT_WORDS && !speaksToUs(message) && requestIntent(message) === "unclear");
  return old === null &&
    ((isText && (standsOut(message) || !message.endsWith("?"))) ||
      isSlogan(message, standsOut) ||
      (requestIntent(message) === "unclear" && isBareSlogan(message)))
    ? alone
    : found;
}

const EARLIER =
  /\b(first|second|third|fourth|last|previous|earlier|older?|other|original|newer|new|latest) (?:\w+ )?(?:text|article|message|post|statement|version|piece|ad|email|e-mail|letter)\b/i;
const ORDINALS = ["first", "second", "third", "fourth"];

const HALF = /\b(?:(?:statement|text|version|option|letter) )?(?:the )?(first|second|former|latter|statement a|statement b)\b(?: (?:one|statement|version))?/gi;
/** “Is B neutral, then?” */
const LETTER = /(?<=\b(?:is|does|has|was|of|about|with|and|for|version|text|check|explain) )([AB])\b(?! \w+ (?:or|and)\b)(?=[?.! ]*$| (?!and\b|or\b)[a-z])/g;
const OF_BOTH = /\b(?:which|compare|both|better|than|difference|or|versus|vs|who)\b/i;
/** Of two statements that were compared, the one that is spoken of now: “No, I meant the second one. Is it true?” Not where a place in one of them is named, or both. */
function halfNamed(request: string): 0 | 1 | null {
  if (
    OF_BOTH.test(request) ||
    /\b(?:first|second) (?!one\b|statement\b|version\b|text\b|leaves?\b|is\b|has\b|says?\b|really\b|does\b|miss\w*\b|true\b)\w/i.test(request)
  )
    return null;
  const named = [...request.matchAll(HALF), ...request.matchAll(LETTER)].map(([, word]) => (/^(?:first|former|(?:statement )?a)$/i.test(word!) ? 0 : 1));
  return new Set(named).size === 1 ? named[0]! : null;
}

/** A request with “it” in the place of “the second one”. */
export const withoutHalf = (request: string): string => request.replace(HALF, "it").replace(LETTER, "it");

/** The place of the text that a request names ("and the first text?"), or null. With a single text, or its own name, nothing else is meant. */
export function namedText(request: string, { texts, current, second }: AtHand): number | null {
  const half = second === null ? null : halfNamed(request);
  if (half !== null) return half === 0 ? current : texts.indexOf(second!);
  const word = EARLIER.exec(request)?.[1]?.toLowerCase();
  if (word === undefined || texts.length < 2) return null;
  const nth = ORDINALS.indexOf(word);
  if (nth >= 0) return nth < texts.length ? nth : null;
  if (word === "original") return 0;
  if (/^(?:last|new|newer|latest)$/.test(word)) return texts.length - 1;
  return current > 0 ? current - 1 : current + 1 < texts.length ? current + 1 : null;
}

/** The texts after a message. */
export function withMessage(before: AtHand, { request, text, second }: Material): AtHand {
  if (text === null) {
    const named = namedText(request, before);
    return named === null ? before : { ...before, current: named, second: null };
  }
  const texts = [...before.texts.filter((old) => old !== text && old !== second), text, ...(second === null ? [] : [second])];
  return { texts, current: texts.indexOf(text), second };
}

/** The texts that a conversation has brought so far. */
export function atHandAfter(history: readonly { role: string; text: string }[], look: FirstLook): AtHand {
  let now = NOTHING_AT_HAND;
  for (const [at, { role, text }] of history.entries()) {
    const message = text.trim();
    if (role === "assistant" && text.includes(EXAMPLE_TEXT)) now = withMessage(now, { request: "", text: EXAMPLE_TEXT, second: null });
    if (role === "user" && message !== "" && inDanger(message) === null) now = withMessage(now, readMessage(message, now, look, history.slice(0, at)));
  }
  return now;
}
