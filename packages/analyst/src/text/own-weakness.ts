import { LIMITS } from "./dissent.ts";
import { grantedIn } from "./grants.ts";
import { bodyOf } from "./titles.ts";
import { anyWords } from "./forms.ts";
import type { Sentence } from "./words.ts";

/** What a text says against itself: how far its figures carry, what it does not know, what its writers stand to gain. */

const CARRIES_LESS = anyWords(
  /(?:can(?:not|n['’]t| not)|does(?: not|n['’]t)|do(?: not|n['’]t)) (?:speak|stand|be taken) for/i,
  /(?:more|less) likely to (?:answer|reply|respond|take part|fill|vote|click)|(?:not|hardly|un)[ -]?representative|margin of error/i,
  /(?:those|people|readers|members|customers|cyclists|drivers|parents) who (?:answered|replied|took part|responded) (?:may|might|are|were|differ)/i,
  /only (?:\d[\d,]*|a few|a handful|half|some) (?:of (?:them|those|all) )?(?:\w+ )?(?:answered|replied|took part|responded|people|homes|cases|schools|patients)/i,
  /(?:we|i) (?:have|had) an? (?:own )?interest|(?:some|many|two|three|most) of us (?:work|live|own|earn)|(?:paid for|funded|financed) by (?:the|our|us)/i,
);
const SMALL = (sentence: string): boolean => LIMITS.test(sentence.charAt(0).toLowerCase() + sentence.slice(1));
/** Guards that carry no weight: “may” and “perhaps” stand in any text. */
const BARE = /\b(?:may|might|perhaps|probably|roughly|approximately|suggests?|estimate[ds]?|an estimate|about|caution\w*|for now)\b/gi;

/** The sentences in which a text names a weakness of its own, in their order. */
export function ownWeaknesses(text: string): Sentence[] {
  const granted = new Set(grantedIn(text).map(({ start }) => start));
  return bodyOf(text).filter((s) => !s.text.endsWith("?") && (CARRIES_LESS.test(s.text) || granted.has(s.start) || SMALL(s.text.replace(BARE, " "))));
}
