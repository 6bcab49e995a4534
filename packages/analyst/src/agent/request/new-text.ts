import { speaksOf } from "../reading/about-text.ts";
import { asks, isTalk, MIN_PASTED_WORDS } from "./addressed.ts";
import { wantsSomething } from "../intent.ts";
import { takesUp } from "../talk/say-objection.ts";
import { topicStems, wordCount } from "../../text/words.ts";

/** Whether words that ask nothing, sent while a text is at hand, are the next text. A short message is a remark unless something speaks for a text. */

/** Shorter messages are remarks, longer ones may be. */
const MIN_TEXT_WORDS = 12;

/** As a text is written and a remark is seldom typed: “Everyone is talking about it, and you will be left behind.” */
export const isWritten = (message: string): boolean => /^["“‘']?\p{Lu}.*[.!]["”’']?$/su.test(message.trim());

/** A message that is told by its form is no longer than this. */
const MOST_CHARS = 300;
const PICTOGRAPHS = /[\p{Extended_Pictographic}\u{FE0F}]/gu;
const WON = /^you(?:['’]ve| have)\b/i;
/** Said to one who keeps somebody waiting. */
const TO_THE_ANALYST = /^(?:please|answer|(?:hurry|shut) up|don['’]t be)\b/i;
/** “Last chance! Sale ends tonight!”, “Doctors hate this trick! 😱”: a few words that are written, and marked, as texts are. */
export function isSlogan(message: string, standsOut: (text: string) => boolean): boolean {
  if (message.length > MOST_CHARS) return false;
  const bare = message.replace(PICTOGRAPHS, "").trim();
  return wordCount(bare) > 1 && isWritten(bare) && (!isTalk(bare) || WON.test(bare)) && !TO_THE_ANALYST.test(bare) && !asks(bare) && standsOut(message);
}

const MOST_SLOGAN_WORDS = 10;
const LEAST_SLOGAN_WORDS = 3;
/** “No farmers no food”, “your body your choice”, “less tax more freedom” */
const PAIRED = /\b(no|your|my|our|one|more|less|yes|same|new|every)\b \S+(?: \S+)? (?:\1|more|less|no|not|one)\b/i;
const CALLS_OUT =
  /^(?:stop|ban|protect|defend|fight|end|bring back|take back|power to|hands off|down with|freedom|justice|vote|because you|real|nothing) (?!(?:it|this|that|them|me|him|her|here|there|now)\b)\S/i;
const OF_A_SLOGAN = /\b(?:beats|deserves?|belongs? to|for (?:all|everyone|ever)|forever|wants? you|makes? you|not \w+|never|first|drink|eat|free|again)\b/i;
const OF_TYPIST =
  /\b(?:i|me|my|it|this|that|please|pls|thanks?|help|questions?|tool|site|page|app|pdf|versions?|text|message|article|letter|recipe|example|summary|lesson)\b/i;
/** “stop the boats”: a call or a pair of words without a capital or an end mark. Who asks for something says so. */
export function isBareSlogan(message: string): boolean {
  const words = wordCount(message);
  if (words < LEAST_SLOGAN_WORDS || words > MOST_SLOGAN_WORDS || /[?\n:]/.test(message) || asks(message) || wantsSomething(message)) return false;
  return (
    (PAIRED.test(message) && !/\bthanks?\b|\byes or no\b/i.test(message)) ||
    (!OF_TYPIST.test(message) && CALLS_OUT.test(message) && (words <= 4 || OF_A_SLOGAN.test(message))) ||
    (!isTalk(message) && !OF_TYPIST.test(message) && OF_A_SLOGAN.test(message))
  );
}

const LEAD = "(?:(?:and|but|so|now|then|well|ok(?:ay)?|yes|no|also|still|hm+|oh|today|yesterday|btw)[, ]+)*";
/** “He always does this”, “There was no reply”: it begins with somebody or something that was spoken of before, or with the one who types. */
const GOES_ON = new RegExp(`^${LEAD}(?:he|she|they|it|this|that|these|those|there|here|i|we|him|her|them)(?:['’]\\w+)?\\b`, "i");
/** “My boss wrote it”: near to the one who types, and pointing back. */
const OF_MINE = new RegExp(`^${LEAD}(?:my|our)\\b.*\\b(?:it|this|that|him|her|them)\\b`, "i");
/** “Hey, my mum swears by this stuff”: said of the text at hand. */
export const isOfMine = (message: string): boolean => OF_MINE.test(message.replace(/^(?:hi|hey|hello)(?: there)?[,.! ]+/i, ""));
const goesOn = (message: string): boolean => GOES_ON.test(message) || OF_MINE.test(message);

/** “Only 3 left is that true”: a question typed behind words of the text, without its mark. */
const ASKS_AT_THE_END =
  /[\s,;.!–-](?:is|are|was|were|isn't|isnt|does|do|did|can|should|could|would|will|how|why|what|who|where|when|right|true|or not|or what)\b(?: [\w’']+){0,6}\?*$/i;
const asksAtTheEnd = (message: string): boolean => message.length <= MOST_CHARS && asksLast(message.trim());
const asksLast = (message: string): boolean => message.endsWith("?") || (!/[.!]$/.test(message) && ASKS_AT_THE_END.test(message));

/** So many words with a matter of their own make a sentence that goes on a statement: “She says the earth is flat, and every pilot knows it.” */
const MIN_MATTER_WORDS = 3;
const OF_ONESELF = /\b(?:i|me|my|mine|we|us|our)\b/i;
const bringsMatter = (message: string): boolean => topicStems(message).size >= MIN_MATTER_WORDS && !OF_ONESELF.test(message.replace(/^\W*our\b/i, ""));

/** `old`: the text at hand; `standsOut`: whether a wording in the message is marked. */
export function isNewText(message: string, old: string, standsOut: (text: string) => boolean): boolean {
  const words = wordCount(message);
  const written = isWritten(message);
  const further = goesOn(message);
  if (words >= MIN_PASTED_WORDS && (written || !further)) return true;
  // Whoever takes up what was said may use strong words, too; only in a written sentence they are somebody else's.
  if (takesUp(message)) return written && standsOut(message);
  if (further && !written && !/^(?:i|we)\b/i.test(message.trim())) return false;
  if (standsOut(message)) return written || !asksAtTheEnd(message);
  if (further ? !written || !bringsMatter(message) : words < MIN_TEXT_WORDS && !written) return false;
  return !isTalk(message) && !wantsSomething(message) && !speaksOf(old, message);
}
