import { asks, asksReader, isShortStatement, isTalk, introduces, MIN_STATEMENT_WORDS } from "./addressed.ts";
import { afterStory, askedBehind } from "./asked-behind.ts";
import { askedOnALine } from "./asked-on-a-line.ts";
import { draftBrought } from "./draft-brought.ts";
import { askedTerm, pointsAtText, wantsSomething } from "../intent.ts";
import { MAX_REQUEST_CHARS, MAX_REQUEST_WORDS, POINTS_BACK, requestEnd, type Material } from "./request-end.ts";
import { MOST_BESIDE_WORDS, quotations, REPORTS, twoStatements } from "./two-statements.ts";
import { unquoted } from "./unquoted.ts";
import { sentencesOf, wordCount, type Sentence } from "../../text/words.ts";

/** Parts a message into the request and the text it is about, when a text is pasted with it. Line by line: no pattern here can backtrack over a long text. */

const MIN_EXCLAIMED_WORDS = 2;
/** “Is this manipulative? Only 3 left!”: few words, written as a text is. */
const isExclaimed = (rest: string): boolean => /^["“']?[\p{Lu}\p{N}].*!["”']?$/su.test(rest) && wordCount(rest) >= MIN_EXCLAIMED_WORDS && !isTalk(rest);

/**
 * Where a question to the analyst ends that a text follows in the same line: "Is this true? Everyone knows …". -1 when there is none. Before the question
 * only words that pass a text on may stand: whatever else comes first is part of a message that asks its own reader.
 */
function questionEnd(message: string): number {
  const end = message.indexOf("? ") + 1;
  const rest = message.slice(end).trim();
  const fits = end > 3 && end <= MAX_REQUEST_CHARS && (wordCount(rest) >= MIN_STATEMENT_WORDS || isShortStatement(rest) || isExclaimed(rest)) && !asks(rest);
  if (!fits) return -1;
  const sentences = sentencesOf(message.slice(0, end));
  const question = sentences.at(-1)?.text ?? "";
  const passesOn = sentences.slice(0, -1).every(({ text }) => asks(text) || introduces(text.replace(/(?<![.!])[.!]+$/, "")));
  // “What is a straw man? I keep hearing it in debates.”
  if (!passesOn || (isTalk(rest) && askedTerm(message.slice(0, end)) !== null)) return -1;
  return pointsAtText(question) ? end : -1;
}

/** “An assistant told me: ‘…’”, and nothing behind: what the one who asks was told is the text, and they quote nobody in it. Null of anything else. */
function broughtIn(rest: string): string | null {
  const end = requestEnd(rest, false);
  const quotation = end < 0 ? null : unquoted(rest.slice(end + 1));
  return quotation?.rest === "" ? quotation.said : null;
}

const MOST_LABEL_WORDS = 4;
/** “URGENT:”, “Dear customer:”: the beginning of a text, and no words of the one who passes it on. */
const isLabel = (words: string): boolean => wordCount(words) <= MOST_LABEL_WORDS && !words.includes("\n") && !introduces(words);

const MAX_CLOSING_WORDS = 10;
const SPEAKS_HERE = /\b(?:i|me|my|we|you)\b/i;

/** Whether a text's last sentence is put by the one who sends it: "Is that true?", and not "Why else would they silence every doctor who speaks out?" */
function closesWithQuestion(sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  if (words > MAX_CLOSING_WORDS || !asks(sentence) || asksReader(sentence)) return false;
  return POINTS_BACK.test(sentence) || (wantsSomething(sentence) && (words <= 3 || SPEAKS_HERE.test(sentence)));
}

/** The sentences of a message; who types without capitals still ends them with a stop. */
function sentencesTyped(message: string): readonly Sentence[] {
  const known = sentencesOf(message);
  if (known.length > 1 || message.length > MAX_REQUEST_CHARS || /\p{Lu}/u.test(message.replace(/\bI\b/g, ""))) return known;
  const parts = [...message.matchAll(/\S[^.!?]*[.!?]*/g)];
  return parts.map((part) => ({ text: part[0].trim(), start: part.index, end: part.index + part[0].length }));
}

/** A text with a question to the analyst after it: "Everyone knows that it works. Should I believe it?" Null when the last sentence asks nothing of the analyst, or too little stands before it. */
export function endsInQuestion(message: string): { request: string; text: string; second: null } | null {
  const line = askedOnALine(message);
  if (line?.at === "below") return { request: line.request, text: line.text, second: null };
  const sentences = sentencesTyped(message);
  const last = sentences.at(-1);
  if (!last || sentences.length < 2 || !closesWithQuestion(last.text)) return null;
  const text = message.slice(0, last.start).trim();
  const stated = sentences
    .slice(0, -1)
    .filter((sentence) => !asks(sentence.text))
    .reduce((n, sentence) => n + sentence.text.split(/\s+/).length, 0);
  return stated >= MIN_STATEMENT_WORDS || isShortStatement(text) ? { request: last.text, text, second: null } : null;
}

/** Whether words behind a quotation want something, and are no part of the text that goes on. */
const isRequest = (rest: string): boolean => wordCount(rest) <= MAX_REQUEST_WORDS && (asks(rest) || wantsSomething(rest));

/** Whether the words around a quotation speak of it, and are no report that quotes somebody. */
const isAboutQuote = (beside: string): boolean =>
  wordCount(beside) <= MAX_REQUEST_WORDS && (asks(beside) || wantsSomething(beside) || (wordCount(beside) <= MOST_BESIDE_WORDS && !REPORTS.test(beside)));

/**
 * The text that a message brings along: after a colon or a blank line, or in quotation marks. `anyHead`: what stands before it need not speak to the analyst,
 * for callers who must rather take too much for material than too little.
 */
export function materialOf(message: string, { anyHead = false } = {}): Material {
  const found = draftBrought(message) ?? parted(message, anyHead);
  if (found.second !== null) return found;
  const quotation = unquoted(found.text ?? found.request);
  // Words of the request may stand on both sides of the text: “My aunt wrote: ‘…’ How do I answer her?”
  const fits = quotation !== null && (quotation.rest === "" || (found.text !== null && isRequest(quotation.rest)));
  if (!fits) return found;
  const head = found.text === null || found.request === "" ? "" : `${found.request}${asks(quotation.rest) && !asks(found.request) ? "." : ""}`;
  return { request: `${head} ${quotation.rest}`.trim(), text: quotation.said, second: null };
}

function parted(message: string, anyHead: boolean): Material {
  const trimmed = message.trim();
  const pair = twoStatements(trimmed, anyHead);
  if (pair) return pair;
  const end = requestEnd(trimmed, anyHead);
  const line = anyHead || end >= 0 ? null : askedOnALine(trimmed);
  if (line?.at === "above") return { request: line.request, text: line.text, second: null };
  const question = anyHead ? -1 : questionEnd(trimmed);
  // “Is this real? URGENT: …”: the text begins before its own colon.
  if (question >= 0 && (end < 0 || (question < end && isLabel(trimmed.slice(question, end))))) {
    const rest = trimmed.slice(question).trim();
    return { request: trimmed.slice(0, question).trim(), text: broughtIn(rest) ?? rest, second: null };
  }
  if (end >= 0) {
    const [request, text] = [trimmed.slice(0, end).trim(), trimmed.slice(end + 1).trim()];
    return { ...((anyHead || asks(request) ? null : askedBehind(text)) ?? { request, text }), second: null };
  }
  const [quote, another] = quotations(trimmed);
  if (quote) {
    const request = `${trimmed.slice(0, quote.start)} ${trimmed.slice(quote.end)}`.trim();
    if (anyHead || (another === undefined && isAboutQuote(request))) return { request, text: quote.text, second: null };
    const told = another === undefined ? afterStory(trimmed.slice(0, quote.start), quote.text, trimmed.slice(quote.end)) : null;
    if (told) return told;
  }
  return { request: trimmed, text: null, second: null };
}
