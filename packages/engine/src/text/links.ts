import { C_CLOSE_QUOTE, C_LESS, C_NEWLINE, C_QUOTE, C_SPACE, classOf } from "./characters.ts";

const LINK_SCHEME_MAX_CHARS = 5;

/** Whether the word from `start` to `end` opens an address: "https://", "www.". */
export function opensLink(text: string, start: number, end: number): boolean {
  const unit = text.charCodeAt(end);
  if (unit === 0x3a) return text.startsWith("://", end) && end - start <= LINK_SCHEME_MAX_CHARS;
  return unit === 0x2e && end - start === 3 && text.slice(start, end).toLowerCase() === "www";
}

/** End of an address that begins at `start`, without closing marks. */
export function linkEnd(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const c = classOf(text.charCodeAt(at));
    if (c === C_SPACE || c === C_NEWLINE || c === C_LESS || c === C_QUOTE || c === C_CLOSE_QUOTE) break;
  }
  while (at > start + 1 && ".,;:!?)]".includes(text[at - 1]!)) at--;
  return at;
}

const TARGET_MAX_CHARS = 500;

/** End of the target of a link in Markdown, in brackets from `at` on: "(#terms)", "(https://a.org/b)", "(/b 'B')"; `at` where none stands. */
export function targetEnd(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0x28) return at;
  const target = /^\((?:#|\/|\.\/|https?:|mailto:)[^\s()]*(?:\s["'][^"'\n]*["'])?\)/.exec(text.slice(at, at + TARGET_MAX_CHARS));
  return target ? at + target[0].length : at;
}
