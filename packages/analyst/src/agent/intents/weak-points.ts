import { anyOf } from "../../text/forms.ts";

/** “Where does the argument fail?” */
export const ASKS_WEAK_POINTS: RegExp = anyOf(
  /\b(?:weak(?:est|er)?|flims(?:y|iest)|shak(?:y|iest)|poor(?:est)?|least convincing|unconvincing|worst|bad) (?:arguments?|points?|reasons?|reasoning|links?|parts?|spots?|places?|steps?|claims?|premises?|evidence|logic)\b/i,
  /\bweaknesses\b/i,
  /\b(?:holes?|flaws?|gaps?|errors?|mistakes?) (?:in|are|does|do|with)\b.{0,40}\b(?:it|this|that|arguments?|reasoning|logic|case|text|article|here|there|author)\b/i,
  /\bpoke holes\b|\bleast (?:convincing|plausible)\b/i,
  /\b(?:poorly|badly|weakly) (?:supported|argued|reasoned|justified)\b/i,
  /\bwhere (?:is|are|does) (?:it|this|that|they|the (?:\w+ )?(?:argument|reasoning|case|text|article|author)) (?:the )?(?:weak\w*|fall apart|go wrong|fail)\b/i,
  /\bhow (?:could|would|can|do|should) (?:i|we|you|one|someone|somebody|critics|an? \w+) (?:attack|refute|rebut|debunk|counter|criticize|criticise|argue against|object to) (?:it|this|that|the)\b/i,
);
