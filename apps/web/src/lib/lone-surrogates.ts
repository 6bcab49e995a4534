/** A text without the halves of characters that a cut through one leaves, at which encodeURIComponent throws. */
export const withoutLoneSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, "");
