const MONTH =
  "(?:january|february|march|april|may(?! (?:only|not|be|come|go|have|also|still|enter|use|take|stay|bring|get|travel|attend|join|apply|leave|drive|swim|play|eat|drink|buy|sit|ride|do|then)\\b)|june|july|august|september|october|november|december)";

/** “12 December”, “the 3rd of May”, “March 4”. */
export const DAY_OF_MONTH = new RegExp(`\\b(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \\d{1,2})\\b`, "i");

/** “until Friday”, “within 14 days”, “due by 3 May”. “By 12%” and “in 14 days” set no day. */
export const SETS_TIME = new RegExp(
  `\\b(?:until|till|by|before|within|no later than|latest|ends? on|closes? on|due|deadline|expires?|valid for)\\b[^.!?%]{0,25}(?:${DAY_OF_MONTH.source}|\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|tonight|tomorrow|end of)\\b|\\b(?:\\d+|one|two|three|four|five|six|seven|ten|fourteen|thirty) (?:hours|days?|weeks?|months?)\\b|\\d ?(?:am|pm|o['’]clock)\\b|\\d:\\d\\d)`,
  "i",
);
