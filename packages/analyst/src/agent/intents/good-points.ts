import { anyOf } from "../../text/forms.ts";

/** “What is good about it?” */
export const ASKS_GOOD_POINTS: RegExp = anyOf(
  /\b(?:what(?:'s| is| are| was)|anything|something|nothing|is there something) (?:at all |even )?(?:good|well done|positive|right|fair|honest|well written) (?:or bad )?(?:and (?:what(?:'s| is) )?(?:bad|wrong) )?(?:about|in|with) (?:it|this|that|these|the \w+|here)\b/i,
  /\b(?:good|positive|bright) (?:sides?|aspects?|(?<!\b(?:an?|even) good )things?|parts?|bits?)\b/i,
  /\bwhat (?:does|do|did) (?:it|this|they|he|she|the \w+) (?:do|get|say) (?:well|right)\b/i,
  /\bpros?\b(?: (?:and|&|or) cons?\b)?|\bupsides?\b|\bplus points?\b|\b(?:good|positive) and (?:bad|negative)\b/i,
);
