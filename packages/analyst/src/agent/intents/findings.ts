import { anyOf, anyWords, between } from "../../text/forms.ts";

/** “Is it manipulative?”, “What is wrong with it?” */
export const ASKS_FINDINGS: RegExp = anyOf(
  between(/\b(?:which|what|any\w*|something|is there)\b[^?.!]{0,40}\b(?:could|might|may|can|would|will) (?:\w+ )?/i, [
    /(?:be |come across |come over |sound )(?:\w+ )?(?:taken|read|seen|understood|heard|felt|misunderstood|misread|badly|wrong|rude|offensive|hurtful|harsh|aggressive|as)\b/i,
    /get (?:me|us|him|her) (?:in|into|sued|fired)|hurt|offend|upset|insult|backfire|annoy/i,
  ]),
  /^(?:could|might|may|can|would|will) any\w*\b[^?.!]{0,30}\b(?:be (?:taken|read|seen|heard|misunderstood|misread|felt)|sound|hurt|offend|upset|insult|annoy|backfire)/i,
  /\b(?:which|what) (?:parts?|words?|sentences?|passages?|places?|bits?) (?:is|are|looks?|sounds?|seems?|should)\b[^?]{0,30}\b(?:suspicious|problematic|questionable|fishy|dubious|dodgy|wrong|off|concerning|buzz-?words?|watch|careful)\b/i,
  /\b(?:which|what) (?:words?|parts?|sentences?|wording|signs?) (?:in (?:it|this|that) )?(?:shows?|proves?|tells?|says?|suggests?|gives?|speaks?)\b[^?.!]{0,40}\b(?:hoax|fake|false|made[- ]?up|scam|lie|untrue|rumou?r|nonsense)\b/i,
  /\b(?:where|what)(?:['’]?s| is| are) (?:the |its |their )?(?:spin|slant|propaganda)\b/i,
  anyWords(
    /manipulat\w+|mislead\w*|loaded|fallac(?:y|ies)|techniques?|tricks?|red flags?|giveaways?|gives? (?:it|this|that|him|her|them) away|marks?|marked|flagged|findings?|frames?|patterns?/i,
    /tone|wording|rhetoric\w*|persua\w+|bias(?:ed)?|analy[sz]e|analysis|what(?:'s| is) wrong/i,
    /(?:anything|something) (?:\w+ )?(?:fishy|suspicious|dodgy|off|odd|strange|weird|sketchy|shady|wrong|concerning|problematic)/i,
    /weak(?:ness(?:es)?)?|explain (?:the|these|this|that|it|why)|why (?:is|was|did|does) (?:it|this|that)(?= (?:bad|wrong|a|an|not|so|even|unfair|risky|dangerous)\b|[?.! ]*$)|audit|critique|examine/i,
    /evaluate|assess|exaggerate[sd]|overstate[sd]|overblown/i,
    /(?:quotes?|examples?|quotations?|evidence) (?:from the text )?for (?:each|every|all|them|these|those)(?: (?:of (?:them|these)|one))?(?=[?.! ]*$)/i,
  ),
);
