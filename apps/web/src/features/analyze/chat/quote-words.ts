import type { QuoteCheck } from "@candor/analyst/quotes";
import type { LookedUp } from "./chat-state.ts";

const QUOTE_WORDS: Record<QuoteCheck["status"], string> = {
  exact: "in the article",
  near: "nearly the same in the article",
  "not-found": "not found in the article: unverified",
};

export const IN_ANOTHER_PAGE = "on another page read here";

/** What is said of a quotation that was looked up in the article. */
export const quoteWords = ({ status, elsewhere }: LookedUp): string =>
  elsewhere ? `${status === "near" ? "nearly the same " : ""}${IN_ANOTHER_PAGE}` : QUOTE_WORDS[status];
