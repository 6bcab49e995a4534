import { anyOf } from "../../text/forms.ts";

/** “Where can I see how often you are wrong?” */
export const ASKS_RECORD: RegExp = anyOf(
  /\bhow often (?:are you|you(?:'re| are)|do you|you) (?:\w+ )?(?:right|wrong|mistaken|err|fail|make (?:an? )?(?:mistakes?|errors?)|get (?:it|things|this|something) (?:right|wrong))\b/i,
  /\b(?:your|candor's) (?:(?:error|hit|success|failure|false alarm) rates?|track record|accuracy|false (?:alarms?|positives?))\b/i,
  /\bhow (?:well|badly) (?:do you|does (?:candor|this (?:app|tool|site))|you|candor|this (?:app|tool|site)) works?\b/i,
  /\bhow (?:accurate|reliable|good|sure|certain|trustworthy) you are\b/i,
);

/** “Why?”, “How sure are you?” */
export const ASKS_HOW_SURE: RegExp = anyOf(
  ASKS_RECORD,
  /^(?:(?:ok(?:ay)?|so|hm+|well|yes|but|and)[, ]+)*(?:why(?: so| that| is that| not)?|how so|how come|like how|in what way)[?.! ]*$/i,
  /^(?:(?:and|so|but|ok(?:ay)?)[, ]+)*why (?:is|are|was|were) (?:(?:it|this|that|these|they|(?:the|that|this|their|his|her) [\w-]+(?: \w+)?) )?(?:(?:so|really|even|actually) )*(?:bad|wrong|a problem|suspicious|strange|problematic|misleading|manipulative|unfair|dishonest|biased|loaded|deceptive|marked|flagged|a (?:bad|red) \w+|a trick)\b/i,
  /^(?:but |and )?why (?:is (?:it|that|this) )?(?:only|just|not|so|as)? ?(?:(?:low|high|sure|much|little)\b|\d{1,3} ?(?:%|percent))/i,
  /^(?:(?:but|and) )?(?:why (?:do|did|would) you (?:say|think|mark|flag)|how (?:do|can) you (?:know|tell|be (?:so )?sure)|(?:are|how) (?:you )?sure(?: are you)?\b|what makes you (?:say|think|so sure))/i,
  /\bhow (?:accurate|reliable|good|sure|certain|confident|trustworthy) are (?:you|we|the marks|these marks|they)\b/i,
  /\bhow (?:sure|certain|confident|reliable) (?:is|was) (?:that|this|it)\b/i,
  /\bwhat(?:'s| is) your confidence\b/i,
  /\b(?:is|are) your (?:answers?|marks?|repl(?:y|ies)|analysis|judge?ments?|results?) (?:\w+ )?(?:reliable|right|correct|true|accurate|trustworthy)\b/i,
  /\b(?:trust|believe|rely on) (?:you|your (?:\w+ )?(?:answers?|words?|marks?|judge?ment|analysis)|what you (?:say|said|tell|write|wrote|answer))\b/i,
  /\bhow (?:do|did|can|could) you (?:even |actually |really )?(?:work|decide|do (?:it|this|that)|come (?:to|up with)|get (?:to|there)|reach|arrive|judge)\b/i,
  /\b(?:you(?:'re| are)|are you) (?:\w+ )?(?:guessing|making (?:it|this|that|things|stuff) up|bluffing)\b/i,
  /\bare you (?:reliable|trustworthy|accurate)\b/i,
  /\b(?:are you|how often are you) (?:always |ever |often )?(?:right|wrong)\b/i,
);
