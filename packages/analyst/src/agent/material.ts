import { asks, introduces, isShortStatement, MIN_STATEMENT_WORDS } from "./addressed.ts";
import { sentencesOf } from "../text/words.ts";
import { wantsSomething } from "./intent.ts";

/** Parts a message into the request and the text it is about, when a text is pasted with it. Line by line: no pattern here can backtrack over a long text. */
export interface Material {
  request: string;
  text: string | null;
  second: string | null;
}

const MIN_STATEMENT_CHARS = 12;
const MIN_TEXT_CHARS = 20;
const MAX_REQUEST_WORDS = 30;
const MAX_REQUEST_CHARS = 200;

const FIRST = /^\(?(?:1|a|statement (?:1|a|one))[.):]/i;
const SECOND = /^\(?(?:2|b|statement (?:2|b|two))[.):]/i;

/** Passages in double quotation marks of at least 20 characters. */
function quotations(message: string): { text: string; start: number; end: number }[] {
  const found: { text: string; start: number; end: number }[] = [];
  for (const [open, close] of [
    ["“", "”"],
    ['"', '"'],
  ] as const) {
    for (let at = message.indexOf(open); at >= 0;) {
      const end = message.indexOf(close, at + 1);
      if (end < 0) break;
      if (end - at > MIN_TEXT_CHARS) found.push({ text: message.slice(at + 1, end).trim(), start: at, end: end + 1 });
      at = message.indexOf(open, end + 1);
    }
  }
  return found.sort((x, y) => x.start - y.start);
}

/** Two parts of a line around a marker, when both are long enough. */
function around(line: string, marker: RegExp): [string, string] | null {
  const match = marker.exec(line);
  if (!match) return null;
  const before = line.slice(0, match.index).trim();
  const after = line.slice(match.index + match[0].length).trim();
  return before.length >= MIN_STATEMENT_CHARS && after.length >= MIN_STATEMENT_CHARS ? [before, after] : null;
}

/** Two statements to compare: numbered or lettered lines, two quotations, or two halves around "vs". */
export function twoStatements(message: string): [string, string] | null {
  const lines = message.split("\n").map((line) => line.trim());
  const first = lines.findIndex((line) => FIRST.test(line));
  const second = first < 0 ? -1 : lines.findIndex((line, at) => at > first && SECOND.test(line));
  if (second > 0) {
    const a = lines.slice(first, second).join(" ").replace(FIRST, "").trim();
    const b = lines.slice(second).join(" ").replace(SECOND, "").trim();
    if (a !== "" && b !== "") return [a, b];
  }
  const inline = / [B2][.):] /.exec(message);
  const opening = /(?:^|[\s:])[A1][.):] /.exec(message);
  if (inline && opening && opening.index < inline.index) {
    const a = message.slice(opening.index + opening[0].length, inline.index).trim();
    const b = message.slice(inline.index + inline[0].length).trim();
    if (a.length >= MIN_STATEMENT_CHARS && b.length >= MIN_STATEMENT_CHARS) return [a, b];
  }
  const quotes = quotations(message);
  if (quotes.length >= 2) return [quotes[0]!.text, quotes[1]!.text];
  for (const line of lines) {
    const pair = around(line, / (?:versus|vs\.?) /i);
    if (pair) {
      const colon = pair[0].indexOf(": ");
      return [colon >= 0 && colon <= 60 && pair[0].length - colon - 2 >= MIN_STATEMENT_CHARS ? pair[0].slice(colon + 2).trim() : pair[0], pair[1]];
    }
  }
  return null;
}

/** Where a short request ends and a text begins: at a blank line, a colon before a line break, or a colon. -1 when the message is one piece, as a text with a headline or a colon of its own is. */
function requestEnd(message: string, anyHead: boolean): number {
  const line = message.indexOf("\n");
  const head = line < 0 ? message : message.slice(0, line);
  const fits = (end: number) =>
    end >= 3 &&
    end <= MAX_REQUEST_CHARS &&
    message.slice(0, end).split(/\s+/).length <= MAX_REQUEST_WORDS &&
    message.slice(end + 1).trim().length >= MIN_TEXT_CHARS &&
    (anyHead || introduces(message.slice(0, end)));
  if (line >= 0 && (head.trimEnd().endsWith(":") || message.slice(line + 1).trimStart() !== message.slice(line + 1)) && fits(line)) return line;
  const colon = head.indexOf(": ");
  return colon >= 0 && fits(colon) ? colon : -1;
}

/** Where a question to the analyst ends that a text follows in the same line: "Is this true? Everyone knows …". -1 when there is none. */
function questionEnd(message: string): number {
  const end = message.indexOf("? ") + 1;
  const fits = end > 3 && end <= MAX_REQUEST_CHARS && message.slice(end).trim().split(/\s+/).length >= MIN_STATEMENT_WORDS && !asks(message.slice(end).trim());
  return fits && wantsSomething(message.slice(0, end)) ? end : -1;
}

const MAX_CLOSING_WORDS = 10;
/** What a reader's own question points at, and a question in a text seldom does. */
const POINTS_BACK = /\b(?:this|that|it|these|those)\b/i;
const SPEAKS_HERE = /\b(?:i|me|my|we|you)\b/i;

/** Whether a text's last sentence is put by the one who sends it: "Is that true?", and not "Why else would they silence every doctor who speaks out?" */
function closesWithQuestion(sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  if (words > MAX_CLOSING_WORDS || !asks(sentence)) return false;
  return POINTS_BACK.test(sentence) || (wantsSomething(sentence) && (words <= 3 || SPEAKS_HERE.test(sentence)));
}

/** A text with a question to the analyst after it: "Everyone knows that it works. Should I believe it?" Null when the last sentence asks nothing of the analyst, or too little stands before it. */
export function endsInQuestion(message: string): { request: string; text: string; second: null } | null {
  const sentences = sentencesOf(message);
  const last = sentences.at(-1);
  if (!last || sentences.length < 2 || !closesWithQuestion(last.text)) return null;
  const text = message.slice(0, last.start).trim();
  const stated = sentences
    .slice(0, -1)
    .filter((sentence) => !asks(sentence.text))
    .reduce((n, sentence) => n + sentence.text.split(/\s+/).length, 0);
  return stated >= MIN_STATEMENT_WORDS || isShortStatement(text) ? { request: last.text, text, second: null } : null;
}

/**
 * The text that a message brings along: after a colon or a blank line, or in quotation marks. `anyHead`: what stands before it need not speak to the analyst,
 * for callers who must rather take too much for material than too little.
 */
export function materialOf(message: string, { anyHead = false } = {}): Material {
  const trimmed = message.trim();
  const pair = twoStatements(trimmed);
  if (pair) return { request: trimmed, text: pair[0], second: pair[1] };
  const end = requestEnd(trimmed, anyHead);
  if (end >= 0) return { request: trimmed.slice(0, end).trim(), text: trimmed.slice(end + 1).trim(), second: null };
  const question = anyHead ? -1 : questionEnd(trimmed);
  if (question >= 0) return { request: trimmed.slice(0, question).trim(), text: trimmed.slice(question).trim(), second: null };
  const [quote] = quotations(trimmed);
  if (quote) return { request: `${trimmed.slice(0, quote.start)} ${trimmed.slice(quote.end)}`.trim(), text: quote.text, second: null };
  return { request: trimmed, text: null, second: null };
}
