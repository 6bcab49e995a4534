/** Wording of the Quotes of Wisdom page (specification 1 §2, §5, §8), word for word. */
export const WISDOM_TITLE = "Quotes of Wisdom";
export const ADD_QUOTE = "Add Quote";
export const COMMUNITY = "Community";
export const QUOTE_ALERTS = {
  required: "Both quote and author are required.",
  short: "Quote must be at least 10 characters long.",
  long: "Quote must be less than 500 characters.",
  inappropriate: "Quote contains inappropriate content and cannot be submitted.",
  duplicate: "This quote already exists in the collection.",
  spam: "Quote appears to be spam.",
  nothingToExport: "No user quotes to export yet.",
} as const;
/** Limits of the form (specification 1 §5), in UTF-16 units. */
export const QUOTE_LIMITS = { minQuote: 10, belowQuote: 500, quote: 500, author: 100, tone: 50, spamRun: 5 } as const;
export const USER_TONE = "user-submitted";
