import { isDigit } from "./characters.ts";
import { endAt } from "./sticky.ts";

/**
 * Words with which people answer one another. Lines of a letter, a poem or a list seldom begin with them; in a chat every third or fourth does.
 */
const REPLIES: ReadonlySet<string> = new Set(
  (
    "yes yeah yep yup yea ya no nope nah oh ooh ah aha aw wow whoa hi hey hello ha haha hahaha lol lmao omg ok okay sure right exactly true totally " +
    "definitely absolutely really agreed indeed same thanks hmm huh um uh nice cool sorry me gotcha bye yikes awesome"
  ).split(" "),
);
const REPLY_MAX_LETTERS = 10;
const LINES_MIN = 4;
const REPLIES_MIN = 2;
/** At least one line of so many is a reply. */
const LINES_PER_REPLY = 8;
/** "12/03/2024, 10:15 - ", "[12.03.24, 10:15:07] ", "[10:15 AM] ": when a message was sent, as messengers write it into what they hand out. */
const SENT =
  /\u200e?(?:\[(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? )?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:[ \u202f]?[ap]\.?m\.?)?\]|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:[ \u202f]?[ap]\.?m\.?)? [-–]) /iy;
const SENT_MIN = 3;
/** At least one line of so many says when it was sent; a message may have several lines. */
const LINES_PER_SENT = 3;

/**
 * Whether a text is a chat written down, a line for each turn: several lines, of which some begin as replies do, or with the time at which a messenger sent
 * them. Then each line is somebody's speech, and what two people say belongs together no more than two paragraphs do.
 */
export function isTalk(text: string): boolean {
  let lines = 0;
  let replies = 0;
  let sent = 0;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n", at);
    // Most texts have one line, and no use for the rest.
    if (end < 0 && lines === 0) return false;
    const after = end < 0 ? text.length : end;
    if (sentEnd(text, at) > at) sent++;
    const word = firstWord(text, at, after);
    if (word !== "") {
      lines++;
      if (REPLIES.has(word)) replies++;
    }
    at = after + 1;
  }
  if (sent >= SENT_MIN && sent * LINES_PER_SENT >= lines) return true;
  return lines >= LINES_MIN && replies >= REPLIES_MIN && replies * LINES_PER_REPLY >= lines;
}

/** Position behind the time with which a messenger opens the line at `at`; `at` where none stands. */
export function sentEnd(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return isDigit(text, at) || unit === 0x5b || unit === 0x200e ? endAt(SENT, text, at) : at;
}

/** The first word of a line in small letters; one that is too long for a reply is cut, and "" stands for a line without letters at its head. */
function firstWord(text: string, from: number, to: number): string {
  let start = from;
  while (start < to && !isLatin(text.charCodeAt(start))) start++;
  let end = start;
  while (end < to && end - start <= REPLY_MAX_LETTERS && isLatin(text.charCodeAt(end))) end++;
  return text.slice(start, end).toLowerCase();
}

const isLatin = (unit: number): boolean => (unit | 32) >= 0x61 && (unit | 32) <= 0x7a;
