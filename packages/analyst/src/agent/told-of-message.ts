import { anyOf } from "../text/forms.ts";
import { plainWords } from "./plain-words.ts";
import type { Said } from "./say.ts";

/** “I got a message that I won an iPhone”: whoever tells of a message has not shown it yet, and asks first whether to click. */

const MOST_CHARS = 160;
const LEAD = "^(?:(?:hi|hello|hey|help|so|ok(?:ay)?|today|yesterday)[,.! ]+)*";
const MESSAGE = "(?:\\w+ )?(?:message|mail|e-?mail|text(?: message)?|sms|whatsapp|dm)";
const AT_STAKE =
  "(?:won|win|prize|iphone|gift|lottery|parcel|package|delivery|customs|account|bank|card|blocked|locked|suspended|hacked|pay|fine|fee|tax|refund|inherit\\w*|invest\\w*|police|court|password|code|paypal|amazon|netflix|job offer)";
const TELLS = anyOf(
  new RegExp(
    `${LEAD}(?:i|we|my (?:\\w+ )?\\w+) (?:just |have |has |had )*(?:got|received|get|keeps? getting) (?:an?|this|some|these|another) ${MESSAGE}s? (?:that|saying|says|which says|from|about|where|it says)\\b[^.!?:\\n]*\\b${AT_STAKE}\\b[^.!?:\\n]*[.!?]?$`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:my \\w+|someone|somebody|an? (?:stranger|unknown number|company)) (?:just |has )?sent (?:me|us) an? (?:very |really )?(?:weird|strange|odd|suspicious|fishy) ${MESSAGE}[.!? ]*$`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:it says |they say )?(?:i|we)(?:['’]ve)? (?:just |have |apparently |supposedly |allegedly )*won (?:an? |the |some )?(?:new |free )?(?:iphone|ipad|samsung|phone|laptop|car|lottery|prize|voucher|gift card|jackpot|money|holiday|[$€£]? ?\\d{1,9}(?: (?:euros?|dollars?|pounds?|million))?)(?: (?:online|on (?:facebook|instagram|whatsapp|the internet|a website)|from amazon))?[.!? ]*$`,
    "i",
  ),
);

/** How the answer begins, by which it is known further up in a conversation. */
export const OF_A_MESSAGE = "Whether it is real I can’t tell before I see its words.";
const SAY_MESSAGE: Said = {
  text: `${OF_A_MESSAGE} Until then:\n\n1. **Press nothing in it,** and call no number that stands in it.\n2. **Look by a way of your own:** in the app, on a page whose address you type yourself, or at the number that you had before. What is real stands there, too.\n3. **Give nothing away for it,** neither a code nor card details nor gift cards.\n\nPaste it here word for word, and I will show what in it is common in scams. Was something pressed or given already? Tell me what.`,
  confidence: 0.8,
};

/** What to do about a message that is told of and not shown; null where nothing of the kind is told. */
export function sayOfMessage(typed: string): Said | null {
  if (typed.length > MOST_CHARS || /["“”\n]/.test(typed)) return null;
  return TELLS.test(plainWords(typed.trim())) ? SAY_MESSAGE : null;
}
