import { anyOf } from "../text/forms.ts";
import { asks, asksReader, introduces, isShortStatement, isTalk, MIN_PASTED_WORDS, MIN_STATEMENT_WORDS } from "./addressed.ts";
import { afterStory, askedBehind } from "./asked-behind.ts";
import { draftBrought } from "./draft-brought.ts";
import { askedOnALine } from "./asked-on-a-line.ts";
import { sentencesOf, wordCount, type Sentence } from "../text/words.ts";
import { askedTerm, pointsAtText, wantsSomething } from "./intent.ts";
import { unquoted } from "./unquoted.ts";

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

/** What a reader's own question points at, and a question in a text seldom does. */
export const POINTS_BACK = /\b(?:this|that|it|these|those)\b|^what (?:do|should|can|could) (?:i|we) (?:say|tell|answer|reply|write)\b/i;

const FIRST = /^\(?(?:1|a|statement (?:1|a|one))[.):]/i;
const SECOND = /^\(?(?:2|b|statement (?:2|b|two))[.):]/i;
const THIRD = /^\(?(?:3|c)[.):] /i;
const LETTERED = /^\(?(?:a[:)]|statement)/i;
const MIN_VERSUS_WORDS = 3;
const MOST_VERSUS_LINES = 3;

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

const COMPARES = /\b(?:compare|contrast|difference|differ|better|stronger|weaker|fairer|more (?:\w+) than|which (?:one|of|is)|versus|vs\.?)\b/i;
/** Who says what: quotations in a report, not two statements to be set side by side. */
const REPORTS = /\b(?:said|says|told|added|adds|wrote|writes|according|called|asked|argued|argues|explained|insisted|warned|claimed|claims)\b/i;

/** Words besides two quotations that still leave them the whole of a message; with a word that asks to compare there may be more. */
const MOST_BESIDE_WORDS = 12;

/** Lines that begin with “A:” and “B:”, or with numbers where a comparison is asked for. A third such line makes it a list; a line of its own after the second that asks something belongs to the request. */
function letteredLines(lines: readonly string[], anyHead: boolean): Material | null {
  const first = lines.findIndex((line) => FIRST.test(line));
  const second = first < 0 ? -1 : lines.findIndex((line, at) => at > first && SECOND.test(line));
  if (second < 0 || (!anyHead && lines.some((line) => THIRD.test(line)))) return null;
  const head = lines.slice(0, first).join(" ").trim();
  const rest = lines.slice(second + 1);
  const closing = rest.findIndex((line) => asks(line));
  const request = [head, ...(closing >= 0 ? rest.slice(closing) : [])].join(" ").trim();
  const fits = LETTERED.test(lines[first]!) ? request === "" || COMPARES.test(request) || introduces(request) : COMPARES.test(request);
  if (!anyHead && (!fits || wordCount(request) > MAX_REQUEST_WORDS)) return null;
  const a = lines.slice(first, second).join(" ").replace(FIRST, "").trim();
  const end = closing >= 0 ? second + 1 + closing : undefined;
  const b = lines.slice(second, end).join(" ").replace(SECOND, "").trim();
  return a !== "" && b !== "" ? { request, text: a, second: b } : null;
}

/** “A: … B: …” in one line. */
function letteredInline(message: string): Material | null {
  const opening = /(?:^|[\s:])(?:[A1][:)]|A\.|1\.) /.exec(message);
  const inline = / (?:[B2][:)]|B\.|2\.) /.exec(message);
  if (!inline || !opening || opening.index >= inline.index || message.includes("\n")) return null;
  const head = message.slice(0, opening.index + 1).replace(/(?<![\s:A1])[\s:A1]+$/, "");
  if (!(/[AB][:)] $/.test(inline[0]) && (head === "" || introduces(head))) && !COMPARES.test(head)) return null;
  const a = message.slice(opening.index + opening[0].length, inline.index).trim();
  const b = message.slice(inline.index + inline[0].length).trim();
  return a.length >= MIN_STATEMENT_CHARS && b.length >= MIN_STATEMENT_CHARS ? { request: head, text: a, second: b } : null;
}

/** Two statements to compare: lettered lines, two quotations with little else, or two halves around "vs". A report that quotes two people is none. */
function twoStatements(message: string, anyHead: boolean): Material | null {
  const lines = message.split("\n").map((line) => line.trim());
  const lettered = letteredLines(lines, anyHead) ?? letteredInline(message);
  if (lettered) return lettered;
  const quotes = quotations(message);
  if (quotes.length >= 2) {
    const beside = [...quotes.map(({ start }, i) => message.slice(quotes[i - 1]?.end ?? 0, start)), message.slice(quotes.at(-1)!.end)].join(" ").trim();
    const asked = COMPARES.test(beside) && wordCount(beside) <= MAX_REQUEST_WORDS;
    const alone = quotes.length === 2 && wordCount(beside) <= MOST_BESIDE_WORDS && !REPORTS.test(beside);
    if (anyHead || asked || alone) return { request: beside.replace(/\s+/g, " "), text: quotes[0]!.text, second: quotes[1]!.text };
  }
  if (lines.length > MOST_VERSUS_LINES && !anyHead) return null;
  for (const line of lines) {
    const pair = around(line, / (?:versus|vs\.?) /i);
    if (!pair) continue;
    const colon = pair[0].indexOf(": ");
    const headed = colon >= 0 && colon <= 60 && pair[0].length - colon - 2 >= MIN_STATEMENT_CHARS;
    const a = headed ? pair[0].slice(colon + 2).trim() : pair[0];
    if (anyHead || (wordCount(a) >= MIN_VERSUS_WORDS && wordCount(pair[1]) >= MIN_VERSUS_WORDS && !asks(message)))
      return { request: headed ? pair[0].slice(0, colon) : "compare", text: a, second: pair[1] };
  }
  return null;
}

/** Of several sentences before a colon the last has to ask something: “Your parcel is held. Click here: …” is one message. */
function introducesAll(head: string): boolean {
  const sentences = sentencesOf(head);
  const last = sentences.at(-1)?.text ?? "";
  if (sentences.length < 2 || asks(head)) return introduces(head);
  return asks(last) ? wantsSomething(last) || POINTS_BACK.test(last) : NAMES_WHAT_FOLLOWS.test(head.replace(/:$/, "").trim());
}
/** “… for school. The text: …” */
const NAMES_WHAT_FOLLOWS = anyOf(
  /\b(?:this|that|these|following)$/i,
  /(?:^\s*|[.!?\n][^\S\n]*)(?:(?:and )?here(?:'s|’s| is| are) )?(?:(?:the|my|its|their|his|her) )?(?:(?:full|whole|original) )?(?:text|article|message|post|statement|tweet|e-?mail|letter|speech|ad|quote|passage|paragraph|answer|reply|transcript|review)$/i,
);

/** “HAVE THEY LOST THE PLOT?”, “Are Our Streets Still Safe?”: nobody types a request so. */
const isSetAsTitle = (head: string): boolean => {
  const words = head.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  return words.length > 2 && (!/\p{Ll}/u.test(head) || (long.length > 2 && long.every((word) => /^\p{Lu}/u.test(word))));
};
/** “How the town lost its trams” begins like a question and asks nothing. */
const isHeadline = (head: string): boolean =>
  (isSetAsTitle(head.trim()) || /^(?:how|why|what|when|where|who|which)\b[^?:]*$/i.test(head.trim())) && !POINTS_BACK.test(head) && !wantsSomething(head);

/** “I think my boss does not want me here. He said: ‘…’”, and no report that quotes a minister. */
const OWN_AFFAIR = /\b(?:i|me|my|we|us|our)\b/i;

/** “A leaflet came through my door. I don’t know yet who I’ll vote for.”: a first paragraph on how the text came here, or on what its reader does not know. */
const ARRIVED = anyOf(
  /\b(?:leaflets?|flyers?|brochures?|letters?|e-?mails?|mails?|messages?|texts?|posts?|ads?|adverts?|articles?|op-?eds?|columns?|newsletters?|press releases?|statements?|offers?|notices?|threads?|links?|this|it)\b[^.!?]{0,40}\b(?:came|arrived|landed|was (?:sent|given|shared|posted|handed|in)|is (?:from|by|going around)|popped up|turned up|goes around|showed up)\b[^.!?]{0,40}\b(?:my|our|me|us|today|yesterday|this morning)\b/i,
  /\b(?:i|we|my (?:\w+ )?\w+|somebody|someone|they)(?:['’]ve| have| just| has)* (?:got|found|received|saw|read|picked up|was sent|were sent|was given|am reading|came across|sent|gave|forwarded|shared|posted|showed|handed|wants?|keeps?)\b[^.!?]{0,60}\b(?:this|these|it|following|leaflet|flyer|letter|e-?mail|mail|message|post|ad|article|op-?ed|newsletter|press release|offer|notice)\b/i,
);
const UNSURE =
  /\b(?:i|we)(?:['’]m| am| are|['’]re| do|['’]d| would| have| ca)?(?: just| still| really| not|n['’]t| rather| quite)* (?:know|sure|certain|decide|undecided|wonder\w*|worried|confused|unsure|no idea|understand|get it|trust|believe|like it)\b/i;
const TO_READER = /\byou(?:r|rs)?\b/i;
const tellsHowItCame = (head: string): boolean =>
  ARRIVED.test(head) &&
  (sentencesOf(head).length === 1 || sentencesOf(head).every(({ text }) => ARRIVED.test(text) || UNSURE.test(text) || asks(text) || introduces(text))) &&
  !TO_READER.test(head.replace(/\b(?:what|how) do you think\b|\b(?:can|could|would) you\b/gi, ""));

/** “Verify your identity now:” is said to the reader of a message. */
const ORDERS_READER =
  /(?:^|[.!]\s+)(?:please )?(?:verify|confirm|check|update|review|complete|read|see|look at|find|claim|show|give)\b[^.!?:]*\byour\b(?! (?:opinion|view|verdict|take|thoughts|rules|analysis|help))[^.!?:]*$/i;

/** “Review 1: …”, where a “Review 2:” follows: the head of a part, and no request. */
function isCounted(head: string, message: string): boolean {
  const name = /^(\p{Lu}\p{L}{2,15}) \d{1,2}(?::|$)/u.exec(head.trim())?.[1];
  return name !== undefined && (message.match(new RegExp(`^${name} \\d{1,2}:`, "gmu"))?.length ?? 0) > 1;
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
    !ORDERS_READER.test(message.slice(0, end)) &&
    !isCounted(message.slice(0, end), message) &&
    (anyHead ||
      (introducesAll(message.slice(0, end)) && !isHeadline(message.slice(0, end))) ||
      (message.startsWith("\n\n", end) && wordCount(message.slice(end)) >= MIN_PASTED_WORDS && tellsHowItCame(message.slice(0, end))) ||
      (OWN_AFFAIR.test(message.slice(0, end)) && unquoted(message.slice(end + 1))?.rest === ""));
  if (line >= 0 && (head.trimEnd().endsWith(":") || message.slice(line + 1).trimStart() !== message.slice(line + 1)) && fits(line)) return line;
  const colon = head.indexOf(": ");
  return colon >= 0 && fits(colon) ? colon : -1;
}

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
