import { wordCount } from "../../text/words.ts";
import { asks, introduces } from "./addressed.ts";
import { MAX_REQUEST_WORDS, MIN_TEXT_CHARS, type Material } from "./request-end.ts";

/** Two statements in one message, to be set side by side. */

const MIN_STATEMENT_CHARS = 12;

const FIRST = /^\(?(?:1|a|statement (?:1|a|one))[.):]/i;
const SECOND = /^\(?(?:2|b|statement (?:2|b|two))[.):]/i;
const THIRD = /^\(?(?:3|c)[.):] /i;
const LETTERED = /^\(?(?:a[:)]|statement)/i;
const MIN_VERSUS_WORDS = 3;
const MOST_VERSUS_LINES = 3;

/** Passages in double quotation marks of at least 20 characters. */
export function quotations(message: string): { text: string; start: number; end: number }[] {
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
export const REPORTS = /\b(?:said|says|told|added|adds|wrote|writes|according|called|asked|argued|argues|explained|insisted|warned|claimed|claims)\b/i;

/** Words besides two quotations that still leave them the whole of a message; with a word that asks to compare there may be more. */
export const MOST_BESIDE_WORDS = 12;

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
export function twoStatements(message: string, anyHead: boolean): Material | null {
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
