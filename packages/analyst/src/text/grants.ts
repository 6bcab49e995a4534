import { anyOf } from "./forms.ts";
import { bodyOf } from "./titles.ts";
import type { Sentence } from "./words.ts";

/** Where whoever wrote a text grants something that speaks against their own case, and where they guard themselves. */

const GRANTS = anyOf(
  /\b(?:I|we) (?:grant|admit|concede|acknowledge|accept|confess|understand|do not claim|don['’]t claim|do not know|don['’]t know|may be (?:wrong|mistaken)|might be (?:wrong|mistaken)|could be (?:wrong|mistaken)|would accept|can['’]t say|cannot say)\b/i,
  /\b(?:perhaps|maybe) (?:i|we)(?:['’]m|['’]re| am| are) (?:wrong|mistaken)\b|\b(?:granted|admittedly|to be fair|in fairness|fair enough|that should be said|it is true that|it['’]s true that|true enough|that may be|fair point|has a point)\b/i,
  /\b(?:it|that|this) (?:does|will|would) (?:nothing|little) for\b|\b(?:not|isn['’]t|is not|aren['’]t) (?:perfect|without (?:cost|risk|problems)|a cure-all|a magic bullet|easy|free|cheap)\b/i,
  /\b(?:some do|many do|some are|better than nothing)\b|\b(?:gained|benefit(?:ed)?|saved)\b[^.!?]{0,80}\b(?:that should|too|as well)\b/i,
);
export const grantedIn = (text: string): Sentence[] => bodyOf(text).filter((s) => GRANTS.test(s.text) && !s.text.endsWith("?"));

const GUARDS = anyOf(
  /\b(?:not|no) (?:a )?(?:doctor|lawyer|expert|medical advice|financial advice|legal advice|investment advice|advice)\b|\bthis is not (?:\w+ )?advice\b/i,
  /\b(?:past (?:performance|results)|forward-looking statements?|nothing is guaranteed|no guarantee|actual results may|results (?:may|can) (?:vary|differ)|for (?:entertainment|information) (?:purposes )?only)\b/i,
  /\b(?:my (?:lawyers?|compliance people|editor) (?:make|makes|made) me|free of charge in exchange|in exchange for (?:my|an) honest|names? (?:have|has) been changed|shows? a model|holds? shares of)\b/i,
  /\b(?:i['’]m|i am|we['’]re|we are) not (?:telling|saying|claiming|suggesting)\b/i,
);
/** “Past performance is no indication”: said to be safe, and no claim that a text argues for. */
export const isGuarded = (sentence: string): boolean => GUARDS.test(sentence);
export const guardedIn = (text: string): Sentence[] => bodyOf(text).filter((s) => GUARDS.test(s.text));
