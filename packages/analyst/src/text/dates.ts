const MONTH = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";

/** “12 December”, “the 3rd of May”, “March 4”. */
export const DAY_OF_MONTH = new RegExp(`\\b(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \\d{1,2})\\b`, "i");
