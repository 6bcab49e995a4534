import { anyOf } from "../../text/forms.ts";
import { plainWords } from "../request/plain-words.ts";
import type { Said } from "../say.ts";

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
export const OF_A_MESSAGE = "I can’t tell whether it’s real before I see its words.";
const SAY_MESSAGE: Said = {
  text: `${OF_A_MESSAGE} Until then:\n\n1. **Don’t tap anything in it,** and don’t call any number in it.\n2. **Check your own way:** in the app, on a page whose address you type yourself, or at the number you already had. If it’s real, it will be there, too.\n3. **Don’t give anything for it:** no code, no card details, no gift cards.\n\nPaste it here word for word, and I’ll show you what in it is common in scams. Did you already tap something or give something? Tell me what.`,
  confidence: 0.8,
};

/** What to do about a message that is told of and not shown; null where nothing of the kind is told. */
export function sayOfMessage(typed: string): Said | null {
  if (typed.length > MOST_CHARS || /["“”\n]/.test(typed)) return null;
  return TELLS.test(plainWords(typed.trim())) ? SAY_MESSAGE : null;
}
