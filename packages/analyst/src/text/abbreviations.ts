import { between } from "./forms.ts";

/** Whether a full stop ends a sentence or belongs to a short form. Many short forms are words as well (“no”, “fig”, “mar”), so what follows decides. */

const WORDS_LOOKED_BACK_CHARS = 40;
const CHARS_LOOKED_AHEAD = 30;

/** Never at the end of a sentence. */
const ALWAYS = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|vs|e\.g|i\.e)\.$/i;
/** Only with the number that they announce: “No. 5”, “fig. 3”, “Dec. 12”, “p. 40”. */
const WITH_NUMBER = /(?:^|[\s(])(?:nos?|figs?|approx|vol|pp|ca|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$|(?:^|[\s(])[a-z]\.$/i;
/** “Castro et al. 2019”, “Castro et al., seven cities”: only a capital begins the next sentence. */
const ET_AL = /\bet al\.$/i;
/** Within a name, or before one: “Acme Inc. Europe”, “St. Mary”, “Roe v. Wade”. */
const WITH_NAME = /(?:^|[\s(])(?:v|St|Jr|Sr|Inc|Ltd|Co|Corp|etc|U\.S|U\.K)\.$/;
/** “John F. Kennedy”, “a study by R. Jones”, “Smith and R. Jones”, or at the start of a sentence */
const INITIAL = /(?:(?:^|\s)\p{Lu}[\p{L}'’-]+(?: (?:and|&))?|\b(?:by|from|with|of)|[.!?]["”’)]?)\s(?:\p{Lu}\. ?)*\p{Lu}\.$/u;
/** “J. Smith”, at the start of a line, where “A.” may count an item as well. */
const FIRST_ON_LINE = /(?:^\s*|[\n(“"][^\S\n]*)(?:\p{L}\. ?)+$/u;
/** A letter that is no name, but names a kind: “Vitamin C.”, “Plan B.” */
const KIND_AND_LETTER =
  /\b(?:vitamins?|plan|type|hepatitis|class|grade|group|option|team|part|section|appendix|exhibit|gate|room|block|product|schedule|tier|category|version) \p{L}\.$/iu;
/** What begins a sentence, and no surname. */
const OPENER = between(
  /^\s+/i,
  [
    /the|a|an|this|that|these|those|it|its|he|she|they|we|you|i|his|her|their|our|my|your|there|here|in|on|at|by|for|from|with|without/i,
    /after|before|since|when|while|if|but|and|or|so|yet|then|now|as|to|of|no|not|nobody|nothing|none|every\w*|some\w*|any\w*|all|most/i,
    /many|few|both|each|one|two|three|what|why|who|how|where|which|however|although|though|because|another|others?|yes|please|let|only/i,
    /even|still|also/i,
  ],
  /\b/i,
);

/** Whether the full stop at `at` belongs to a short form; `after` is where the text goes on behind it. */
export function isShortForm(text: string, at: number, after: number): boolean {
  const before = text.slice(Math.max(0, at - WORDS_LOOKED_BACK_CHARS), at + 1);
  const next = text.slice(after, after + CHARS_LOOKED_AHEAD);
  if (ALWAYS.test(before)) return true;
  if (ET_AL.test(before)) return !/^\s+["“‘(]?\p{Lu}/u.test(next);
  if (WITH_NUMBER.test(before) && /^\s+[#(]?\d/.test(next)) return true;
  const namesNext = /^\s+\p{Lu}/u.test(next) && !OPENER.test(next);
  if (WITH_NAME.test(before)) return namesNext;
  if (!/(?:^|[^\p{L}\p{N}'’])\p{L}\.$/u.test(before)) return false;
  return FIRST_ON_LINE.test(before) || (namesNext && INITIAL.test(before) && !KIND_AND_LETTER.test(before));
}
