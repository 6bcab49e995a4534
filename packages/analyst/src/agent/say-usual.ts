import { scamAdvice, shownBefore, signsInBrief, signsShown } from "./say-scam.ts";
import { looksLikeScam } from "./scam-signs.ts";
import type { Said } from "./say.ts";

/** “Is it normal that they want a passport?”, “And the passport? Is that usual?” */
const IS_USUAL =
  /(?:^|[.?!,;] )(?:(?:so|and|but|ok(?:ay)?)[, ]+)*(?:is|isn't) (?:it|that|this) (?:really |even )?(?:normal|usual|standard|common|typical|customary|strange|weird|odd)\b|\b(?:do|does|would|will) (?:(?:the|my|a) )?(?:banks?|companies|employers?|they|real \w+) (?:really |usually |normally |ever |even )*(?:ask|want|need|send|do|write|call)\b/i;
const MOST_CHARS = 160;
export const asksIfUsual = (request: string): boolean => request.length <= MOST_CHARS && IS_USUAL.test(request.trim());

/** What is usual cannot be looked up here; what the text does can be said, and who sees many like it. */
export function sayUsual(text: string, history: readonly { role: string; text: string }[]): Said {
  const no = "What is usual I can’t look up.";
  if (!looksLikeScam(text))
    return {
      text: `${no} Somebody who sees many such cases can say: a consumer office, a union, a club or a colleague, by the matter. And ask whoever wrote it what it rests on: a rule that holds for everybody stands somewhere, and can be shown.`,
      confidence: 0.75,
    };
  if (shownBefore(history, text)) return { text: `${no} But ${signsInBrief(text)}.\n\n${scamAdvice(text)}`, confidence: 0.75 };
  return { text: `${no} ${signsShown(text)}`, confidence: 0.75 };
}
