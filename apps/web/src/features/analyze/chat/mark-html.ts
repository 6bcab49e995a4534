import type { LookedUp } from "./chat-state.ts";
import type { Frame } from "@candor/engine";
import { cutText, isAboutWholeText } from "@candor/engine/policy";
import { isInAdded, markAdded } from "../../../lib/added.ts";
import { quoteWords } from "./quote-words.ts";

interface Piece {
  node: Text;
  start: number;
}

/** The text of an element as one string, and where each of its text nodes begins in it. What the page itself added is left out. */
function textOf(root: HTMLElement): { text: string; pieces: Piece[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) => (isInAdded(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  const pieces: Piece[] = [];
  let text = "";
  let block: Element | null | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const now = node.parentElement?.closest("p, li, blockquote, td, th, h3, h4, h5, h6, pre");
    if (block !== undefined && now !== block) text += "\n";
    block = now;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
}

interface Word {
  /** In small letters. */
  word: string;
  start: number;
  length: number;
}

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Finds words in order, whatever signs stand between them: Markdown has taken its own signs out of the page's text. Where they do not stand as whole words, the
 * first may end and the last begin a longer one; but “ever” is not looked for in “however” as long as it stands anywhere by itself.
 */
function find(text: string, words: string, from: number): { start: number; end: number } | null {
  const wanted = (words.match(WORD) ?? []).map((word) => word.toLowerCase());
  if (wanted.length === 0) return null;
  // Not one form of all the words: browsers refuse a long one, and a reply may quote a whole page.
  const there = [...text.slice(from).matchAll(WORD)].map((match) => ({ word: match[0].toLowerCase(), start: from + match.index, length: match[0].length }));
  return findIn(there, wanted, true) ?? findIn(there, wanted, false);
}

function findIn(there: readonly Word[], wanted: readonly string[], whole: boolean): { start: number; end: number } | null {
  const last = wanted.length - 1;
  for (let at = 0; at + last < there.length; at += 1) {
    const [first, end] = [there[at]!, there[at + last]!];
    if (whole && (first.word !== wanted[0] || end.word !== wanted[last])) continue;
    if (last === 0) {
      const inside = first.word.indexOf(wanted[0]!);
      if (inside >= 0) return { start: first.start + inside, end: first.start + inside + wanted[0]!.length };
      continue;
    }
    if (!first.word.endsWith(wanted[0]!) || !end.word.startsWith(wanted[last]!)) continue;
    if (!wanted.slice(1, last).every((word, i) => there[at + 1 + i]!.word === word)) continue;
    return { start: first.start + first.length - wanted[0]!.length, end: end.start + wanted[last]!.length };
  }
  return null;
}

function wrap(pieces: readonly Piece[], start: number, end: number, make: () => HTMLElement): void {
  for (const { node, start: at } of pieces) {
    const from = Math.max(0, start - at);
    const to = Math.min(node.data.length, end - at);
    if (from >= to) continue;
    const inner = from > 0 ? node.splitText(from) : node;
    if (to - from < inner.data.length) inner.splitText(to - from);
    const element = make();
    inner.replaceWith(element);
    element.append(inner);
  }
}

/** Signs of Markdown and of quotations: a wording with these inside runs over the reply's own structure, half heading, half quotation. */
const ACROSS = /[*_`>\n“”"]/;

/** Draws the marks of a reply's frames under the words in its HTML. A wording that runs across headings, quotations or lines stays unmarked; its note stands below all the same. */
export function markFrames(root: HTMLElement, frames: readonly Frame[]): void {
  let from = 0;
  let before = -1;
  for (const frame of [...frames].filter((f) => !isAboutWholeText(f) && !ACROSS.test(f.fragment)).sort((a, b) => a.start - b.start)) {
    const { text, pieces } = textOf(root);
    // What begins later in the reply begins later on the page.
    const place = find(text, frame.fragment, frame.start > before ? from : Math.max(0, from - 1)) ?? find(text, frame.fragment, 0);
    if (!place) continue;
    from = place.start + 1;
    before = frame.start;
    wrap(pieces, place.start, place.end, () => {
      const mark = document.createElement("span");
      mark.className = `mark c-${frame.category}`;
      return mark;
    });
  }
}

/** Of a quotation, in the name of its button. */
const NAMED_CHARS = 60;

/**
 * Says after each quotation whether the article holds it. Where it does, and the article is at hand (`linked`), a button leads there: its `data-quote` is the index
 * of the check. `sure` is false for a reply under the minimum confidence: then everything quoted is unverified.
 */
export function markQuotes(root: HTMLElement, quotes: readonly LookedUp[], { linked, sure }: { linked: boolean; sure: boolean }): void {
  let from = 0;
  quotes.forEach((check, index) => {
    const { text, pieces } = textOf(root);
    const place = find(text, check.quote, from);
    if (!place) return;
    // After the sign that closes the quotation, and what the words' end took along.
    let end = place.end;
    while (/[.,;:!?…’'”"]/.test(text[end] ?? "") && end - place.end < 3) end += 1;
    from = end;
    const piece = pieces.findLast(({ start }) => start < end);
    if (!piece) return;
    const rest = piece.node.splitText(Math.min(piece.node.data.length, end - piece.start));
    const button = linked && check.start !== null;
    const badge = markAdded(document.createElement(button ? "button" : "span"));
    if (badge instanceof HTMLButtonElement) badge.type = "button";
    const words = `${quoteWords(check)}${check.status !== "not-found" && !sure ? ", unverified" : ""}`;
    badge.className = `quote-check ${check.status}${sure ? "" : " unsure"}`;
    badge.dataset["quote"] = String(index);
    badge.textContent = words;
    if (button) badge.setAttribute("aria-label", `${words}: show “${cutText(check.quote, NAMED_CHARS)}”`);
    rest.before(" ", badge);
  });
}
