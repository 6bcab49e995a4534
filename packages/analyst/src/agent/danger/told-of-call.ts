import { anyOf } from "../../text/forms.ts";
import { plainWords } from "../request/plain-words.ts";
import type { Said } from "../say.ts";

/** “A man on the phone says my computer has a virus”: what came by voice leaves no text to paste. */

const MOST_CHARS = 240;
const CALLER =
  "(?:somebody|someone|(?:a|the|some|this) (?:\\w+ )?(?:man|woman|guy|lady|person|people|caller|voice|agent|officer|number)|they|he|she|people|(?:my|the|our) (?:\\w+ )?(?:bank|police|tax office|provider|company)|microsoft|amazon|paypal|apple|google)";
const CALLS =
  "(?:(?:just |has |have |had |keeps? |kept )*(?:called|calling|phoned|phoning|rang|ringing|calls|rings)(?: (?:me|us|my \\w+|here|today|yesterday|again|back|and|to say|saying|from|because|about)\\b|,|[.!?]|$)|(?:is |was )?(?:still )?on the (?:phone|line)\\b|left (?:me |us )?a (?:voicemail|message)\\b)";
const AT_STAKE =
  /\b(?:microsoft|windows|amazon|paypal|bank|police|court|warrant|arrest\w*|tax(?:es)?|irs|hmrc|social security|customs|virus|computer|laptop|hacked|account(?! of\b)|card|money|savings|codes?|passwords?|pin|gift cards?|accident|bail|refund|prize|invest\w*|remote|teamviewer|anydesk)\b/i;
const OF_CALL = new RegExp(`\\b${CALLER}\\b[^.!?]{0,25} ${CALLS}`, "i");
/** Somebody wants to be paid so; “can I pay with a gift card at the cinema?” asks of a purchase. */
const ASKS_CARDS = anyOf(
  /\b(?:ask(?:s|ed|ing)?|tells?|told|wants?|wanted|demand\w*|says?|said)\b[^.!?]{0,30}\b(?:pay|paid|payment|buy)\b[^.!?]{0,40}\b(?:gift|steam|itunes|apple|google play) (?:gift )?cards?\b/i,
  /\b(?:want(?:s|ed)?|demand\w*) (?:\w+ )?(?:payment|money|it|\w+ (?:euros?|dollars?|pounds?)) (?:in|by|on|as|with) (?:\w+ )?(?:gift|steam|itunes|apple|google play) (?:gift )?cards?\b/i,
  /\b(?:gift|steam|itunes|apple|google play) (?:gift )?cards? (?:as|for) (?:a )?payment\b/i,
);
/** “They rang about my appointment, do I need my insurance card?” */
const OF_A_DATE =
  /\b(?:my|our|the|an?) (?:\w+ )?(?:appointment|reservation|booking|viewing)\b(?![^.!?]*\b(?:fee|pay|deposit|gift|codes?|money|bank|passwords?|pin)\b)/i;
/** “The bank called and invited me to an interview” */
const OF_WORK = anyOf(
  /\b(?:job )?interviews?\b(?![^.!?]*\b(?:fee|pay|deposit|gift|codes?|card|money|bank details|passwords?|id|passport)\b)/i,
  /\b(?:got|offered me|about) (?:the|a|my) (?:new )?(?:job|position|internship|apprenticeship)\b(?![^.!?]*\b(?:fee|pay|deposit|gift|codes?|card|money|bank details|passwords?|id|passport)\b)/i,
);
const IS_ASKED = /\?|\b(?:is|are) (?:it|this|that)\b|\b(?:should|can|must) (?:i|we)\b|\b(?:scam|fraud|normal|legit)\b/i;

/** “She called and the police came” is a story of others. */
const OF_OTHERS = /^(?:he|she|they)\b(?!.*\b(?:i|me|my|we|us|our)\b)/i;

/** “The bank called back, and my loan is approved!” tells of nothing at stake besides who called. */
function isAfterSomething(words: string): boolean {
  const call = OF_CALL.exec(words)?.[0];
  if (call === undefined || OF_OTHERS.test(words) || OF_WORK.test(words) || OF_A_DATE.test(words)) return false;
  return AT_STAKE.test(words.replace(call, " ")) || (AT_STAKE.test(words) && IS_ASKED.test(words));
}

/** “Someone from my bank called”, and no more. */
const ONLY_CALL =
  /^(?:(?:hi|hello|hey|help|so|ok(?:ay)?)[,.! ]+)*(?:somebody|someone|a (?:man|woman|lady|guy|person)|they) (?:from|of|who (?:says|said) (?:he|she|they) (?:is|was|are|were) (?:from )?) ?(?:my |the |a )?(?:bank|microsoft|windows|amazon|paypal|apple|google|police|tax office|irs|hmrc|court|customs)(?: just| has)? (?:called|phoned|rang)(?: (?:me|us|my \w+|today|yesterday))*[.! ]*$/i;

export const OF_A_CALL = "I can’t tell from here who it was. What helps is the same, whoever it was:";
const SAY_CALL: Said = {
  text: `${OF_A_CALL}\n\n1. **Hang up, or leave the message unanswered.** You don’t owe anyone politeness on the phone, and the rush and the fear are there to keep you from thinking.\n2. **Call back your own way:** use the number on your card, on a bill, or on a page whose address you type yourself. Never use the one they gave you.\n3. **Don’t give out any code, password or card number, and don’t let anyone into your computer.** A bank, an office or the maker of your computer won’t call you to ask for that.\n4. **Don’t pay in any way you can’t undo.** No office and no bank takes gift cards.\n\nDid you already give them something, or install something? Tell me what, and I’ll tell you what to do first.`,
  confidence: 0.85,
};

/** What to do about a caller who is after something, or about being asked to pay in gift cards; null where nothing of the kind is told. */
export function sayOfCall(typed: string): Said | null {
  if (typed.length > MOST_CHARS || typed.includes("\n")) return null;
  const words = plainWords(typed.trim());
  return ONLY_CALL.test(words) || isAfterSomething(words) || (ASKS_CARDS.test(words) && IS_ASKED.test(words)) ? SAY_CALL : null;
}
