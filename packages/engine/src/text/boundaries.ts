import {
  C_APOSTROPHE,
  C_BRACKET,
  C_CLOSE_QUOTE,
  C_DIGIT,
  C_FOREIGN,
  C_LETTER,
  C_NEWLINE,
  C_OPEN_SINGLE,
  C_SKIP,
  C_SPACE,
  classOf,
  isCapital,
  isDigit,
} from "./characters.ts";
import type { Document } from "./document.ts";
import { systemWords, W_ABBREVIATION, W_NUMBERED, W_STARTER, W_TITLE } from "./system-words.ts";
import { F_CAPITAL, F_EXCLAMATION, F_QUESTION } from "../match/symbols.ts";

/** Lines at least this long and at most WRAPPED_MAX_CHARS may be hard-wrapped prose rather than headings. */
const WRAPPED_MIN_CHARS = 50;
const WRAPPED_MAX_CHARS = 90;
const PEEK_WORD_CHARS = 14;
/** An emoji, its variant selector or skin tone behind it: up to so many units. */
const EMOJI_UNITS = 5;

/** No sentence, heading or line of a list ends with these. */
const LEADS_ON = /(?:^|\s)(?:of|the|an?|and|or|our|my|their|your|its|than|from|with|into)$/i;
const LEADS_ON_MAX_CHARS = 6;

/** Position of the first unit from `at` on that is neither space nor invisible; line breaks stop it. */
export function skipSpaces(text: string, at: number): number {
  for (; at < text.length; at++) {
    const c = classOf(text.charCodeAt(at));
    if (c !== C_SPACE && c !== C_SKIP) break;
  }
  return at;
}

/** End of what a line from `from` to `to` says: blanks behind it, as Markdown asks for, make it no longer. */
export function trimmedEnd(text: string, from: number, to: number): number {
  while (to > from && classOf(text.charCodeAt(to - 1)) === C_SPACE) to--;
  return to;
}

/** Where the line breaks from `at` on end, blanks between them passed over, and how many they are. */
export function lineBreaks(text: string, at: number): { end: number; count: number } {
  let count = 0;
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const c = classOf(unit);
    if (c === C_NEWLINE) {
      if (!(unit === 10 && text.charCodeAt(at - 1) === 13)) count += unit === 0x2029 ? 2 : 1;
    } else if (c !== C_SPACE && c !== C_SKIP) break;
  }
  return { end: at, count };
}

/** In some languages what opens a quotation elsewhere closes it: „so“, »so«. */
const isQuoteMark = (c: number): boolean => c >= C_APOSTROPHE && c <= C_OPEN_SINGLE;

/** Position after closing quotes and brackets from `at` on, and after the stars that end bold in Markdown: “**Act now.** The rest …”. Strokes mostly set words off that are spoken of. */
function skipClosers(text: string, at: number): number {
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const c = classOf(unit);
    if (isQuoteMark(c) || c === C_SKIP || unit === 0x2a) continue;
    if (c === C_BRACKET && (unit === 0x29 || unit === 0x5d || unit === 0x7d)) continue;
    break;
  }
  return at;
}

const isOpener = (unit: number, c: number): boolean => (isQuoteMark(c) && c !== C_CLOSE_QUOTE) || (c === C_BRACKET && (unit === 0x28 || unit === 0x5b));

type After = "end" | "capital" | "lower" | "digit" | "other";

/** What the text goes on with after a mark: past closers, spaces and openers. */
function whatFollows(text: string, at: number): { kind: After; at: number; spaced: boolean } {
  const closed = skipClosers(text, at);
  let next = skipSpaces(text, closed);
  const spaced = next > closed;
  while (next < text.length && isOpener(text.charCodeAt(next), classOf(text.charCodeAt(next)))) next++;
  if (next >= text.length) return { kind: "end", at: next, spaced: true };
  const unit = text.charCodeAt(next);
  const c = classOf(unit);
  if (c === C_NEWLINE) return { kind: "end", at: next, spaced: true };
  if (c === C_DIGIT) return { kind: "digit", at: next, spaced };
  if (c === C_LETTER) return { kind: isCapital(unit) ? "capital" : "lower", at: next, spaced };
  if (c === C_FOREIGN) return { kind: "capital", at: next, spaced };
  return { kind: "other", at: next, spaced };
}

/** True when the word at `at` starts sentences more often than names ("The", "But", "It"). */
function isStarter(text: string, at: number): boolean {
  let end = at;
  while (end < text.length && end - at < PEEK_WORD_CHARS) {
    const c = classOf(text.charCodeAt(end));
    if (c !== C_LETTER && c !== C_APOSTROPHE) break;
    end++;
  }
  const bits = systemWords().get(text.slice(at, end).toLowerCase().replace("\u2019", "'"));
  return bits !== undefined && (bits & W_STARTER) !== 0;
}

/**
 * Whether the marks that end at `at` end the sentence. `dots`: how many periods they hold; `flags`: F_QUESTION, F_EXCLAMATION.
 * Abbreviations, initials, decimals and lost spaces are looked at. `small`: the sentence began with a small letter, as where somebody types without
 * capitals; else a mark before a small letter ends nothing, unless the word there likes to begin sentences.
 */
export function endsSentence(doc: Document, at: number, dots: number, flags: number, small: boolean): boolean {
  const { text } = doc;
  const last = doc.tokens - 1;
  let next = whatFollows(text, at);
  // A line may be wrapped behind an abbreviation; whether a line that is short ends there is seen when it is over.
  if (next.kind === "end" && dots === 1 && flags === 0 && isAbbreviated(doc)) next = whatFollows(text, skipLineBreak(text, next.at));
  if (next.kind === "end") return true;
  if (next.kind === "lower") {
    const plain = text.charCodeAt(at) === 0x20 && (dots === 0 || (dots === 1 && doc.end[last] === at - 1 && !isAbbreviated(doc)));
    return plain && (small || isStarter(text, next.at));
  }
  if (flags & (F_QUESTION | F_EXCLAMATION)) return next.spaced || next.at > at || next.kind === "capital";
  if (!next.spaced && next.at === at) {
    // "end.The": a lost space. Otherwise a name like "example.com" or "v2.1".
    return (
      next.kind === "capital" &&
      dots === 1 &&
      !isCapital(text.charCodeAt(at - 2)) &&
      classOf(text.charCodeAt(at + 1)) === C_LETTER &&
      !isCapital(text.charCodeAt(at + 1))
    );
  }
  if (dots >= 2) return next.kind === "capital";
  if (doc.end[last] !== at - 1) return true;
  const bits = doc.bits[last]!;
  if (bits & W_TITLE) return false;
  if (bits & W_NUMBERED) return next.kind !== "digit";
  if (bits & W_ABBREVIATION || isInitial(doc)) return next.kind === "capital" && isStarter(text, next.at);
  return true;
}

const isInitial = ({ start, end, flags, tokens }: Document): boolean => end[tokens - 1]! - start[tokens - 1]! === 1 && (flags[tokens - 1]! & F_CAPITAL) !== 0;

const isAbbreviated = (doc: Document): boolean => (doc.bits[doc.tokens - 1]! & (W_TITLE | W_NUMBERED | W_ABBREVIATION)) !== 0 || isInitial(doc);

/** Position behind one line break at `at`. */
function skipLineBreak(text: string, at: number): number {
  return at + (text.startsWith("\r\n", at) ? 2 : 1);
}

/**
 * True when a single line break ends a sentence that has no mark: after a heading or a short line, before a bullet, a numbered item or a
 * speaker ("Person1:"), between short lines that are typed without capitals (`small`), and behind an emoji. False inside hard-wrapped prose, and where a
 * line ends in a word that leads on ("an IQ of").
 */
export function breaksLine(text: string, lineStart: number, lineEnd: number, next: number, titleCase: boolean, small: boolean): boolean {
  if (next >= text.length || endsInEmoji(text, lineStart, lineEnd)) return true;
  const length = lineEnd - lineStart;
  const unit = text.charCodeAt(next);
  const c = classOf(unit);
  if (c === C_LETTER && !isCapital(unit)) return (titleCase || small) && length < WRAPPED_MIN_CHARS;
  if (LEADS_ON.test(text.slice(Math.max(lineStart, lineEnd - LEADS_ON_MAX_CHARS), lineEnd))) return itemMarkEnd(text, next) > next || isSpeaker(text, next);
  return titleCase || length < WRAPPED_MIN_CHARS || length > WRAPPED_MAX_CHARS || itemMarkEnd(text, next) > next || isSpeaker(text, next);
}

/** Whether an emoji may end with this unit: the first are \u00a9 and \u00ae, the next stands behind all marks of ordinary text. */
const mayEndEmoji = (unit: number): boolean => unit >= 0x203c || unit === 0xa9 || unit === 0xae;

/** The expression stands here, and is asked last: V8 takes milliseconds to prepare it, at every start. */
function endsInEmoji(text: string, from: number, to: number): boolean {
  if (!mayEndEmoji(text.charCodeAt(to - 1))) return false;
  return /\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*$/u.test(text.slice(Math.max(from, to - EMOJI_UNITS), to));
}

const BULLETS = new Set([..."-*•–◦·"].map((bullet) => bullet.charCodeAt(0)));
const LIST_NUMBER_MAX_DIGITS = 3;

/**
 * Position behind what opens an item of a list at the start of a line ("- ", "3. ", "a) ", "(b) ", in Markdown also "**3. " and "## 3. ") or a row of a table
 * ("|"); `at` where nothing does. The number of an item counts nothing.
 */
export function itemMarkEnd(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit === 0x7c) return at + 1;
  if (BULLETS.has(unit) && isSpaceAt(text, at + 1)) return at + 1;
  const inBrackets = unit === 0x28;
  const head = inBrackets ? at + 1 : skipEmphasis(text, at);
  let end = head;
  while (end < text.length && end - head < LIST_NUMBER_MAX_DIGITS && isDigit(text, end)) end++;
  const lettered = end === head && classOf(text.charCodeAt(end)) === C_LETTER;
  if (lettered) end++;
  if (end === head) return at;
  const mark = text.charCodeAt(end);
  return (mark === 0x29 || (mark === 0x2e && !lettered && !inBrackets)) && isSpaceAt(text, end + 1) ? end + 1 : at;
}

const isSpaceAt = (text: string, at: number): boolean => at < text.length && classOf(text.charCodeAt(at)) === C_SPACE;

/** Position behind the marks of a heading ("## ") or of bold ("**") in Markdown. */
function skipEmphasis(text: string, at: number): number {
  let head = at;
  while (text.charCodeAt(head) === 0x23) head++;
  if (head > at) head = skipSpaces(text, head);
  return text.charCodeAt(head) === 0x2a && text.charCodeAt(head + 1) === 0x2a ? head + 2 : head;
}

/** Whether the word that ends at `end` is a label, with a colon and a space behind: "… goodbye. JUDGE: Sit down.", "TITLE: A walk POST: I went …". */
export function endsLabel(text: string, end: number): boolean {
  return text.charCodeAt(end) === 0x3a && end + 1 < text.length && classOf(text.charCodeAt(end + 1)) === C_SPACE;
}

const SPEAKER_MAX_CHARS = 24;

/** "Person1:", "ANNA:", "Dr. Cole:" at the start of a line: the line is that person's speech, not a quotation. */
function isSpeaker(text: string, at: number): boolean {
  if (!isCapital(text.charCodeAt(at))) return false;
  for (let end = at + 1; end < text.length && end - at <= SPEAKER_MAX_CHARS; end++) {
    const unit = text.charCodeAt(end);
    if (unit === 0x3a) return end + 1 >= text.length || classOf(text.charCodeAt(end + 1)) === C_SPACE || classOf(text.charCodeAt(end + 1)) === C_NEWLINE;
    const c = classOf(unit);
    if (c !== C_LETTER && c !== C_DIGIT && c !== C_SPACE && unit !== 0x2e && unit !== 0x5f) return false;
  }
  return false;
}
