import { anyWords } from "./forms.ts";
import { bodyOf } from "./titles.ts";
import { topicStems, type Sentence } from "./words.ts";

/** Somebody denies, warns or gives a thing a bad name; besides the wording that lets another side in (dissent.ts). */
export const DENIES: RegExp = anyWords(
  /(?:do|does|did|would)(?:n['’]t| not) (?:think(?! (?:you|twice)\b)|believe|agree|trust|want(?! (?:you|us|me|people|anyone|anybody)\b)|like|accept|buy (?:it|this|that)(?! (?:in|at|from|on)\b)|see (?:it|why|how|what|any (?:need|reason|point)|the (?:need|point|reason)))\b/i,
  /(?:cannot|can not|can['’]?t|could not|couldn['’]t) (?:agree|trust|accept|see (?:why|how|what|any (?:need|point)|the (?:need|point)))\b/i,
  /(?:calls?|called|considers?|finds?|found|thinks?|thought) (?:it|this|that|the \w+(?: \w+)?|them|him|her|me) (?:a |an |too )?(?:disaster|mistake|scandal|joke|shame|disgrace|danger\w*|waste\w*|nonsense|wrong|unfair|blind|expensive|impossible|absurd|rubbish|lie)/i,
  /(?:says?|said|wrote|writes?|argues?|warns?|warned|stated|shows?)\b[^.!?]{0,80}\b(?:impossible|not true|untrue|wrong|false|too (?:expensive|dangerous|high|small|early|weak)|exaggerat\w*|no (?:proof|evidence)|nonsense|dangerous|suddenly)/i,
  /(?:they|we|many|some|others|people|neighbou?rs|residents|parents|tenants|owners|drivers|teachers|workers|members|locals|unions?|doctors|scientists|experts) (?:strongly |also |still )?(?:object|oppose|protest|doubt|disagree|complain|fear|warn)/i,
  /contest(?:s|ed)|questions? (?:the|this|that|whether|his|her|their)|demands? (?:independent|proof|evidence|an? (?:inquiry|investigation))|warn(?:s|ed) (?:that|of|against)|boycott\w*|vot(?:es|ed) (?:no|against)|there was no/i,
);

/** Said by somebody of what was claimed: that it is not so, or that they doubt it. */
const NOT_SO = anyWords(
  /(?:do|does|did)(?:n['’]t| not) (?:think|believe) (?:that|so|it|this|a word)[^.!?]*/i,
  /(?:says?|said|wrote|writes?|argues?|warns?|warned|stated)\b[^.!?]{0,80}\b(?:impossible|not true|untrue|wrong|false|nonsense|there was no|no (?:proof|evidence))/i,
  /(?<!\b(?:the|these|their|such|old|is|are|was|were|been) )(?:doubts|doubted|disputes|disputed|contradicts|contradicted|denies|denied)(?= )/i,
  /(?:i|we|they|people|many|some|others|experts) (?:still |also )?(?:doubt|dispute|contradict|deny)(?= )|(?:makes?|is) (?:this|it|that) impossible/i,
);
/** “No doubt”, “nobody doubts”, “nothing was wrong” */
const NO_DENIAL = /\b(?:no|without|nobody|who|can(?:no|['’])t) (?:can |could )?(?:doubt|den|disput)\w*|\b(?:nothing|never|not) (?:\w+ )?(?:wrong|false)\b/i;
/** “The club doubts this”: what is denied stands before it. */
const OF_WHAT_WAS_SAID = /\b(?:doubt|disput|contradict|den|believe|think)\w* (?:this|it|them|so|a word|that(?! \w))/i;

/** The sentences in which somebody says that it is not so, in the order of the text. */
export const deniedIn = (text: string): Sentence[] => bodyOf(text).filter((s) => NOT_SO.test(s.text) && !NO_DENIAL.test(s.text) && !s.text.endsWith("?"));

/** The sentence in which somebody denies what these say: right behind one of them, or taking up what was said or a word of theirs. Undefined where there is none. */
export function denialOf(said: readonly Sentence[], text: string): Sentence | undefined {
  const last = said.at(-1);
  if (!last) return undefined;
  const stems = topicStems(said.map((s) => s.text).join(" "));
  const body = bodyOf(text);
  const behind = new Set(said.map(({ end }) => body.find(({ start }) => start >= end)?.start));
  const denied = deniedIn(text).filter(
    (s) =>
      !said.some(({ start, end }) => start <= s.start && s.end <= end) &&
      (behind.has(s.start) || OF_WHAT_WAS_SAID.test(s.text) || [...topicStems(s.text)].some((stem) => stems.has(stem))),
  );
  // The one right behind takes up what was said.
  return denied.find((s) => s.start > last.start) ?? denied[0];
}
