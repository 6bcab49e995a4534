import { anyWords } from "../../text/forms.ts";

/** “What does it leave out?” */
export const ASKS_MISSING: RegExp = anyWords(
  /(?<!\bhow (?:much|many)\b[^?.!]{0,40})missing|left out|(?<!\b(?:can|could|may|should|must|do|if) (?:i|we|you|one) (?:just |also |simply |still )?)leaves? out|omit(?:s|ted)?|omissions?|not (?:said|mentioned|told|telling)/i,
  /what (?:else )?(?:should|would) (?:i|we|it) (?:know|need|mention)/i,
  /(?:is|are) (?:\w+ )?(?:hiding|concealing|holding back|glossing over|leaving out|not saying)/i,
  /(?:does|do|did) (?:\w+ )?(?:hide|conceal|gloss over|leave out)/i,
  /what(?:'s| is) not (?:in (?:it|there|here|this|that)|there|said|mentioned|told|written)|what should (?:be|stand|have been) (?:in )?(?:there|here|in it)/i,
  /blind spots?|unsaid/i,
  /what (?:does|do|did) (?:it|they|he|she|we|the \w+) not (?:know|tell|say|mention|show|admit|explain)/i,
  /what (?:don't|do not|doesn't|does not|didn't|aren't|isn't) (?:we|they|it|he|she|the \w+)(?: even| really)? (?:know|tell|telling|say|saying|mention\w*|show\w*|admit\w*|explain\w*)/i,
  /(?:what(?:'s| is)|where(?:'s| is)|is there) (?:the|a|any) (?:catch|snag|fine print|small print|hook)/i,
  /context is/i,
);
