import { unescapeMarkdown } from "./markdown.ts";

/** Looks up what a reply puts in quotation marks in the article it speaks of. */
export interface QuoteCheck {
  /** The quoted words as Markdown draws them. */
  quote: string;
  /** Where the quotation stands in the reply, UTF-16 units, without its marks; there its signs may be escaped. */
  at: [number, number];
  status: "exact" | "near" | "not-found";
  /** Where it stands in the article; null when not found. */
  start: number | null;
  end: number | null;
}

const MIN_QUOTE_WORDS = 3;
/** Share of the quotation's words that must stand in the same order, close together, to count as near. */
const NEAR_SHARE = 0.75;

interface Token {
  word: string;
  start: number;
  end: number;
}

function tokens(text: string): Token[] {
  const out: Token[] = [];
  // Letters and their accents may be one character or two: some pages part them, models join them.
  for (const match of text.matchAll(/[\p{L}\p{N}]\p{M}*(?:[\p{L}\p{N}\p{M}]|[’'](?=\p{L}))*/gu))
    out.push({ word: match[0].normalize("NFC").toLowerCase().replace(/’/g, "'"), start: match.index, end: match.index + match[0].length });
  return out;
}

/** Quotations in a reply in Markdown, as it draws them: between straight or curly double quotes, and block-quote lines of Markdown. Under three words is no quotation but a mention. */
export function quotesIn(reply: string): { quote: string; at: [number, number] }[] {
  const found: { quote: string; at: [number, number] }[] = [];
  const add = (quote: string, start: number) => {
    const lead = quote.length - quote.trimStart().length;
    const text = quote.trim();
    if (tokens(text).length >= MIN_QUOTE_WORDS) found.push({ quote: unescapeMarkdown(text), at: [start + lead, start + lead + text.length] });
  };
  // However short or empty: a pair that is passed over would leave its closing mark to begin the next.
  for (const match of reply.matchAll(/“([^“”]{0,1200})”|"([^"\n]{0,1200})"/g)) add(match[1] ?? match[2] ?? "", match.index + 1);
  for (const match of reply.matchAll(/^>\s?(.+)$/gm)) {
    if (/[“"]/.test(match[1]!)) continue;
    add(match[1]!, match.index + match[0].length - match[1]!.length);
  }
  return found.sort((a, b) => a.at[0] - b.at[0]);
}

/** Longest common subsequence length of `wanted` within `window`. */
function common(wanted: readonly string[], window: readonly string[]): number {
  let row = new Array<number>(window.length + 1).fill(0);
  for (const word of wanted) {
    const next = [0];
    for (let j = 1; j <= window.length; j++) next[j] = window[j - 1] === word ? row[j - 1]! + 1 : Math.max(row[j]!, next[j - 1]!);
    row = next;
  }
  return row[window.length]!;
}

/** Words that may be compared for all quotations of a reply together: far more than honest ones take, and a fraction of a second. */
const MOST_COMPARED = 20_000_000;

function lookUp(
  quote: string,
  article: readonly Token[],
  budget: { left: number },
): { status: QuoteCheck["status"]; start: number | null; end: number | null } {
  const wanted = tokens(quote).map((t) => t.word);
  const n = wanted.length;
  if (n === 0) return { status: "not-found", start: null, end: null };
  for (let i = 0; i + n <= article.length && budget.left > 0; i++) {
    let k = 0;
    while (k < n && article[i + k]!.word === wanted[k]) k++;
    budget.left -= k + 1;
    if (k === n) return { status: "exact", start: article[i]!.start, end: article[i + n - 1]!.end };
  }
  const set = new Set(wanted);
  const width = n + Math.ceil(n / 3);
  let best = { share: 0, from: 0, to: 0 };
  let inside = 0;
  for (let j = 0; j < article.length; j++) {
    if (set.has(article[j]!.word)) inside++;
    const from = j - width + 1;
    if (from > 0 && set.has(article[from - 1]!.word)) inside--;
    // Cheap bound first: only windows that could beat the best are compared in order.
    if (inside / n <= best.share || inside / n < NEAR_SHARE) continue;
    budget.left -= n * width;
    if (budget.left < 0) break;
    const start = Math.max(0, from);
    const share =
      common(
        wanted,
        article.slice(start, j + 1).map((t) => t.word),
      ) / n;
    if (share > best.share) best = { share, from: start, to: j };
  }
  if (best.share < NEAR_SHARE) return { status: "not-found", start: null, end: null };
  let { from, to } = best;
  while (from < to && !set.has(article[from]!.word)) from++;
  while (to > from && !set.has(article[to]!.word)) to--;
  return { status: "near", start: article[from]!.start, end: article[to]!.end };
}

/**
 * Checks every quotation of a reply against the article: "exact" (same words; case, quotation marks and punctuation aside), "near" (three quarters of the
 * words in order, close together), or "not-found", which is also said of what would take too long to look up. Offsets are UTF-16 units into `article`.
 */
export function checkQuotes(reply: string, article: string): QuoteCheck[] {
  const source = tokens(article);
  const budget = { left: MOST_COMPARED };
  return quotesIn(reply).map(({ quote, at }) => {
    // An ellipsis parts a quotation: each part must be there, and the worst one decides.
    const parts = quote.split(/(?<!\s)\s*(?:\[?…\]?|\[?\.\.\.\]?)\s*/).filter((p) => tokens(p).length > 0);
    const looked = parts.map((p) => lookUp(p, source, budget));
    const status =
      looked.length === 0 || looked.some((l) => l.status === "not-found") ? "not-found" : looked.some((l) => l.status === "near") ? "near" : "exact";
    const starts = looked.map((l) => l.start).filter((x): x is number => x !== null);
    const ends = looked.map((l) => l.end).filter((x): x is number => x !== null);
    return { quote, at, status, start: status === "not-found" ? null : Math.min(...starts), end: status === "not-found" ? null : Math.max(...ends) };
  });
}
