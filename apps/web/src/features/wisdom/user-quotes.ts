import { QUOTES, type Quote } from "@candor/content/quotes/quotes";
import { QUOTE_ALERTS, QUOTE_LIMITS, USER_TONE } from "@candor/content/messages/wisdom";
import { isCount } from "@candor/protocol/is-count";
import { isRecord } from "@candor/protocol/is-record";

export const USER_QUOTES_KEY = "candor-user-quotes-v1";
export const QUOTE_INDEX_KEY = "candor-quote-index-v1";
export const NO_QUOTES: readonly Quote[] = [];

const isQuote = (v: unknown): v is Record<"quote" | "author", string> & { tone?: unknown } =>
  isRecord(v) && typeof v["quote"] === "string" && typeof v["author"] === "string";
const toneOf = (tone: unknown): string => (typeof tone === "string" && tone.trim() !== "" ? tone : USER_TONE);
/** Null for anything that is no list of quotes: it is set aside and logged. A quote without a tone has the one of those that were added without. */
export const parseQuotes = (value: unknown): readonly Quote[] | null =>
  Array.isArray(value) && value.every(isQuote) ? value.map(({ quote, author, tone }) => ({ quote, author, tone: toneOf(tone), isUserSubmitted: true })) : null;
export const parseIndex = (value: unknown): number | null => (isCount(value) ? value : null);

export interface QuoteDraft {
  quote: string;
  author: string;
  tone: string;
}

const SPAM = new RegExp(`(.)\\1{${QUOTE_LIMITS.spamRun - 1},}`, "su");
const MARKED = /^(?:“([^“”]+)”|"([^"]+)"|„([^„“”]+)[“”]|«([^«»]+)»)$/u;

/** Without the quotation marks around the whole, as it was copied from a page such as this one, which sets its own. */
function withoutMarks(text: string): string {
  const bare = text.trim();
  return MARKED.exec(bare)?.slice(1).find(Boolean)?.trim() ?? bare;
}

/** The same words, however they were typed: case, blanks, straight or curved marks, long or short dashes. */
const words = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[‘’]/gu, "'")
    .replace(/[“”„]/gu, '"')
    .replace(/(?<!\s)\s*(?:[—–]|--?)\s*/gu, "-")
    .replace(/\s+/gu, " ");
const same = (a: string, b: string) => words(a) === words(b);

/** The alert for a draft, or null when it may be added; rules in the order of specification 1 §5 and §8. `objects` is the moderation. */
export function quoteAlert(draft: QuoteDraft, existing: readonly Quote[], objects: (text: string) => boolean): string | null {
  const quote = withoutMarks(draft.quote);
  const author = draft.author.trim();
  if (quote === "" || author === "") return QUOTE_ALERTS.required;
  if (quote.length < QUOTE_LIMITS.minQuote) return QUOTE_ALERTS.short;
  if (quote.length >= QUOTE_LIMITS.belowQuote) return QUOTE_ALERTS.long;
  if (objects(quote) || objects(author)) return QUOTE_ALERTS.inappropriate;
  if ([...QUOTES, ...existing].some((q) => same(q.quote, quote) && same(q.author, author))) return QUOTE_ALERTS.duplicate;
  if (SPAM.test(quote) || SPAM.test(author)) return QUOTE_ALERTS.spam;
  return null;
}

export const toQuote = (draft: QuoteDraft): Quote => ({
  quote: withoutMarks(draft.quote),
  author: draft.author.trim(),
  tone: draft.tone.trim() || USER_TONE,
  isUserSubmitted: true,
});

export const sameQuote = (a: Quote, b: Quote): boolean => a.quote === b.quote && a.author === b.author && a.tone === b.tone;

/** By its words, not by its place: another tab may have added or deleted some in the meantime. */
const placeOf = (quotes: readonly Quote[], quote: Quote): number => quotes.findIndex((q) => sameQuote(q, quote));
export const withoutQuote = (quotes: readonly Quote[], quote: Quote): readonly Quote[] => {
  const at = placeOf(quotes, quote);
  return quotes.filter((_, i) => i !== at);
};
/** In its old place; a quote that is gone is not brought back. */
export const withQuoteChanged = (quotes: readonly Quote[], quote: Quote, next: Quote): readonly Quote[] => {
  const at = placeOf(quotes, quote);
  return quotes.map((old, i) => (i === at ? next : old));
};

/** Body of the mail draft: the quotes in words, then as JSON, without indentation: a mail link holds little. */
export const quotesAsText = (quotes: readonly Quote[]): string =>
  `${quotes.map((q) => `“${q.quote}”\n— ${q.author} (${q.tone})`).join("\n\n")}\n\nJSON:\n${JSON.stringify(quotes)}`;
