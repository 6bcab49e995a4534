import type { QuoteCheck } from "@candor/analyst/quotes";

/** What is said of a quotation that was looked up in the article. */
export const QUOTE_WORDS: Record<QuoteCheck["status"], string> = {
  exact: "in the article",
  near: "nearly so in the article",
  "not-found": "not found in the article: unverified",
};
