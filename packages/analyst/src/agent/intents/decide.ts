import { anyOf } from "../../text/forms.ts";

/** “Should I sign it?”, “Who is right?” */
export const ASKS_DECIDE: RegExp = anyOf(
  /^(?:(?:so|and|but|then|ok(?:ay)?)[, ]+)*(?:buy|sign|pay|join|donate|vote|click|take|share|order|keep|sell)(?: (?:it|this|that|them|one|for it))? or not[?.! ]*$/i,
  /^(?:and |so |but )?would you (?!trust|believe|rely|say|mind|please|like|call|rate|explain|give|tell|show|help|know|agree|describe|list|read|look|check)\w+/i,
  /(?:^|[.!:] {1,3})(?:(?:so|and|but|then|ok(?:ay)?)[, ]+)*should (?:the|we|i|they|it|this|there|people|he|she)\b/i,
  /^(?:(?:so|and|but|then|ok(?:ay)?)[, ]+)*(?:really )?worth it[?.! ]*$/i,
  /\b(?:is|are|would|be) (?:it|this|that|they|the \w+)(?: be)? (?:really |even )?worth (?:buying|paying|ordering|getting|trying|joining|signing|the (?:money|price|cost))\b/i,
  /\b(?:who(?:'s| is) right|which side is right|(?:is there )?(?:anything|something) (?:i|we) (?:can|could) do|what (?:should|can|could) (?:be done|i do|we do|they do|happen))\b/i,
);
