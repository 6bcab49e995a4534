import { anyOf, anyWords, between } from "../../text/forms.ts";

/** “How could it be said fairly?” */
export const ASKS_REWRITE: RegExp = anyOf(
  between(
    /\b(?:make|turn) (?:it|this|that|them|(?:this|that|the|my|our|his|her|their) (?:(?:first|second|third|fourth|fifth|last|whole) )?[\w-]+(?: \d{1,2})?)(?: into)?(?: (?:sound|more|a|bit|little|less|much))* /i,
    [
      /neutral|fair(?:er)?|calm(?:er)?|objective|honest|balanced|unbiased|kind(?:er)?|friendl(?:y|ier)|polite(?:r)?|gentler?|softer/i,
      /warmer|respectful|diplomatic|factual/i,
    ],
    /\b/i,
  ),
  /\bmake (?:it|this|that|them|my \w+)(?: sound)? less \w+/i,
  /\b(?:say|put|write|word|phrase|express|tell) (?:it|this|that|the same(?: thing)?)\b[^?.!]{0,20}\b(?:so|in a way|such) (?:that )?(?:\w+ ){1,4}(?:can|could|would|might|will) (?:\w+ )?(?:accept|agree|sign|live with|say|read|stand)\b/i,
  /\b(?:version|wording|sentence) (?:that )?(?:both|all|everyone|everybody|the other side|anyone|opponents)(?: \w+)? (?:can|could|would|might) (?:\w+ )?(?:accept|agree|sign|live with)\b/i,
  anyWords(
    /rewrite|reword|rephrase/i,
    /(?:fair(?:er)?|neutral|balanced|unbiased|objective|impartial|less \w+|calm(?:er)?|better|honest|factual)(?:(?:,| and|,? but) \w+)? (?:wording|version|way|words|terms|language|form|draft|rendering|tone|phrasing)\b(?! of events)/i,
    /de-?bias/i,
    /(?:fair(?:er)?|better|honest|neutral|calm(?:er)?|good|kind(?:er)?|balanced|less \w+) way (?:to|of) (?:say|put|word|phrase|express|writ|tell)\w*/i,
    /(?:put|say|tell|write|phrase|word) (?:it|this|that|the same(?: thing)?)\b.{0,30}\b(?:fairly|neutrally|calmly|honestly|objectively|plainly|bluntly|more fairly|without (?:the )?(?:spin|manipulation|pressure|drama|exaggerat\w+|bias|loaded \w+))/i,
    /how (?:could|should|would) (?:it|this|that|one|they) (?:be )?(?:said|worded|written|say|put)/i,
    /how (?:could|should|would|can|do) (?:you|i|we) (?:say|put|write|word|phrase|formulate) (?:it|this|that|the same)(?: (?:then|instead|yourself|better|differently|\w+ly))*(?=[?.! ]*$)/i,
    /(?:what|how) should (?:it|they|he|she|the \w+|my \w+) (?:have |instead have )?(?:said|say|written|write|put|worded)/i,
    /(?:what|how) (?:would|should|could|might) an? (?:better|fair(?:er)?|honest|careful|good|calm(?:er)?|neutral|more \w+) (?:answer|headline|version|sentence|message|post|title|ad|text|letter|e-?mail|wording|one)(?: of (?:it|this|that|(?:the|this|that) \w+))? (?:look|sound|read|be|say)/i,
    /(?:show|tell) (?:me|us) (?:how|what) (?:it|this|that|an? (?:\w+ ){1,2}|the \w+ )(?: ?(?:should|could|would|might))(?: have)? (?:sound|look|read|be)(?:ed|en)?/i,
    /what would be (?:(?:more|really|truly|actually) )?(?:honest|fair(?:er)?|neutral|balanced)(?: instead| then| here| to say| of (?:him|her|them))?(?=[?.! ]*$)/i,
    /neutrali[sz]e|tone (?:it|this) down/i,
    /how (?:would|could|should|can|might) (?:you|i|he|she|they|we|one|it|the \w+|my \w+) (?:have )?(?:(?:phrase|word|put|say|write|reword|express)|(?:phrased|worded|said|written|expressed))\b.{0,40}\b(?:better|honest\w*|fair\w*|neutral\w*|calm\w*|differently|kind(?:er|ly)|nicer|less \w+|more \w+|without)\b/i,
    /(?:what|how) (?:would|should|could|might|does) an? (?:(?:more|really|truly) )?(?:honest|fair(?:er)?|better|neutral|calm(?:er)?|careful|decent|balanced) (?:\w+ ){1,2}?(?:look|sound|read|say)\b/i,
  ),
);
