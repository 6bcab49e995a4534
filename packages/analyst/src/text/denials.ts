import { anyWords } from "./forms.ts";
import { bodyOf } from "./titles.ts";
import type { Sentence } from "./words.ts";

/** Somebody denies, warns or gives a thing a bad name; besides the wording that lets another side in (dissent.ts). */
export const DENIES: RegExp = anyWords(
  /(?:do|does|did|would|can|could)(?:n['’]t| not) (?:think|believe|see|buy|agree|trust|want(?! (?:you|us|me|people|anyone|anybody)\b)|like|accept)\b/i,
  /(?:calls?|called|considers?|finds?|found|thinks?|thought) (?:it|this|that|the \w+(?: \w+)?|them|him|her|me) (?:a |an |too )?(?:disaster|mistake|scandal|joke|shame|disgrace|danger\w*|waste\w*|nonsense|wrong|unfair|blind|expensive|impossible|absurd|rubbish|lie)/i,
  /(?:says?|said|wrote|writes?|argues?|warns?|warned|stated|shows?)\b[^.!?]{0,80}\b(?:impossible|not true|untrue|wrong|false|too (?:expensive|dangerous|high|small|early|weak)|exaggerat\w*|no (?:proof|evidence)|nonsense|dangerous|suddenly)/i,
  /(?:they|we|many|some|others|people|neighbou?rs|residents|parents|tenants|owners|drivers|teachers|workers|members|locals|unions?|doctors|scientists|experts) (?:strongly |also |still )?(?:object|oppose|protest|doubt|disagree|complain|fear|warn)/i,
  /contest(?:s|ed)|questions? (?:the|this|that|whether|his|her|their)|demands? (?:independent|proof|evidence|an? (?:inquiry|investigation))|warn(?:s|ed) (?:that|of|against)|boycott\w*|vot(?:es|ed) (?:no|against)|there was no/i,
);

/** Said by somebody of what was claimed: that it is not so, or that they doubt it. */
const NOT_SO = anyWords(
  /(?:do|does|did)(?:n['’]t| not) (?:think|believe) (?:that|so|it|this|a word)[^.!?]*/i,
  /(?:says?|said|wrote|writes?|argues?|warns?|warned|stated)\b[^.!?]{0,80}\b(?:impossible|not true|untrue|wrong|false|nonsense|there was no|no (?:proof|evidence))/i,
  /(?:doubt|dispute|contradict|den(?:ie|y))(?:s|d)?(?= )|(?:makes?|is) (?:this|it|that) impossible/i,
);
/** “No doubt”, “nobody doubts” */
const NO_DENIAL = /\b(?:no|without|nobody|who|can(?:no|['’])t) (?:can |could )?(?:doubt|den|disput)\w*/i;

/** The sentences in which somebody says that it is not so, in the order of the text. */
export const deniedIn = (text: string): Sentence[] => bodyOf(text).filter((s) => NOT_SO.test(s.text) && !NO_DENIAL.test(s.text) && !s.text.endsWith("?"));
