import { anyOf } from "../../text/forms.ts";

/** A superlative that finds merit. Of a source or a headline it would ask for something else. */
const MOST_SOUND =
  "(?:most (?:honest|fair|balanced|neutral|reliable|believable|factual|credible|trustworthy|accurate|reasonable|truthful|convincing|careful|solid|plausible)|fairest|soundest|calmest|truest)";
const OF_THE_TEXT = "(?:sentences?|parts?|bits?|paragraphs?|passages?|lines?|claims?|statements?|things?)";

/** “What is good about it?” */
export const ASKS_GOOD_POINTS: RegExp = anyOf(
  /\b(?:what(?:'s| is| are| was)|anything|something|nothing|is there something) (?:at all |even )?(?:good|well done|positive|right|fair|honest|well written) (?:or bad )?(?:and (?:what(?:'s| is) )?(?:bad|wrong) )?(?:about|in|with) (?:it|this|that|these|the \w+|here)\b/i,
  /\b(?:good|positive|bright) (?:sides?|aspects?|(?<!\b(?:an?|even) good )things?|parts?|bits?)\b/i,
  /\b(?:one|any|a single|anything|something)(?: of it)? (?:(?:really|at least) )?(?:true|honest|correct|useful) (?:thing|sentence|word|fact|point|bit)s?\b/i,
  /\bwhat (?:does|do|did) (?:it|this|they|he|she|the \w+) (?:do|get|say) (?:well|right)\b/i,
  /\bwhat(?:'s| is| are)? (?:in (?:it|this|that|here|(?:the|this|that) \w+) )?(?:is |are )?(?:good|solid|strong|true|sound|fair|right|reliable|useful)(?: (?:in|about|with) (?:it|this|that|here|(?:the|this|that) \w+))?[?.! ]*$/i,
  /\b(?:is|are) there (?:really |at least )?(?:anything|something|nothing) (?:at all )?(?:in (?:it|this|that|here|(?:the|this|that) \w+) )?(?:(?:that|which)(?:'s| is) )?(?:\w+ )?(?:good|ok(?:ay)?|fine|decent|positive|solid|true|right|useful|reliable|sound|fair)\b/i,
  /\b(?:is|are|was|were) (?:it|this|that|he|she|they|the \w+) (?:right|correct) (?:about|with|in|on) (?:anything|something|some (?:of it|things?|points?))\b/i,
  /\b(?:does|do|did|has|have) (?:it|this|that|he|she|they|the \w+) (?:not )?(?:have |make )?(?:a|any|some) (?:good |fair |valid |true )?(?:point|merit)s?\b/i,
  /\b(?:what|which (?:parts?|bits?|sentences?|claims?)) (?:can|could|do|should) (?:i|we|one) (?:trust|believe|rely on|keep)\b/i,
  /\b(?:what|which \w+|anything|something) (?:in (?:it|this|that|the \w+) )?(?:that )?(?:holds? up|stands? up|is (?:on )?solid ground)\b/i,
  new RegExp(String.raw`\b${MOST_SOUND} (?:\w+ )?${OF_THE_TEXT}\b|\b${OF_THE_TEXT} (?:is|are|sounds?|seems?|looks?) (?:the )?${MOST_SOUND}\b`, "i"),
  /\bwhat (?:speaks|counts|can be said|is there to be said) (?:for|in favou?r of) (?:it|this|that|them|the \w+)\b/i,
  /\bpros?\b(?: (?:and|&|or) cons?\b)?|\bupsides?\b|\bplus points?\b|\b(?:good|positive) and (?:bad|negative)\b/i,
);
