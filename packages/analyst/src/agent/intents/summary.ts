import { anyWords } from "../../text/forms.ts";

/** “What does it say, in short?” */
export const ASKS_SUMMARY: RegExp = anyWords(
  /^(?:(?:so|and|but|ok(?:ay)?|wait)[, ]+)*what (?:has |exactly )?happened(?: (?:there|here|exactly|then|at all))*(?=[?.! ]*$)/i,
  /explain (?:it |this |(?:the|this) \w+ )?(?:to (?:me|us) )?like i(?:'m| am)/i,
  /eli5/i,
  /\bwhat(?:'s| is| are) (?:the|its|their|his|her) (?:\w+ )?(?:arguments?|points?|thesis|conclusion|message)(?=[?.! ]*$)/i,
  /^(?:please |can you |could you )*explain (?:it|this|that|the \w+) (?:to (?:me|us|a \w+) )?(?:simply|briefly|quickly|in short)/i,
  /^(?:(?:ok(?:ay)?|please|now|can you|could you)[, ]+)*explain (?:it |this |that )?(?:to me )?(?:a bit |much |even |more )?(?:simpler|easier|simply|in short)(?: please)?(?=[?.! ]*$)/i,
  /simplif(?:y|ied)/i,
  /^(?:just |only |in )?(?:one|a single|two|three) (?:short )?sentences?(?: (?:please|only|summary))*(?=[?.! ]*$)/i,
  /^(?:please )?(?:explain|tell)(?: (?:to )?(?:me|us))? what (?:is )?(?:this|that|it|the \w+)(?: (?:text|article|letter|message|post))?(?: is)?(?: (?:all )?about)?(?=[?.! ]*$)/i,
  /^(?:in |just |only )?(?:one|a single|two|three) (?:short )?lines?\b(?! (?:of|in|is|from)\b)[^?.!]{0,30}(?=[?.! ]*$)/i,
  /what is (?:this|that|it|(?:this|the) (?:text|article|letter|message|post))(?: (?:all )?about)?(?=[?.! ]*$)/i,
  /^(?:(?:so|and|but)[, ]+)*what (?:did|has|have) (?:he|she|they|the (?:guy|man|woman|person|people|company|firm|boss|boy|girl)) (?:really |actually )?(?:do|done)(?: (?:wrong|exactly|then))?(?=[?.! ]*$)/i,
  /in(?:to)? (?:simple|plain|easy|normal|human|everyday) (?:words|terms|language|english)/i,
  /summari[sz]e|summary|sum (?:(?:it|this|that|the \w+) )?up|tl;?dr|(?:main|central|most important) (?:points?|ideas?|claims?|arguments?|message|statements?|thing (?:it|he|she|they) (?:says?|wants?))/i,
  /(?:key|core|overall|whole) (?:points?|takeaways?|ideas?|claims?|arguments?|messages?|statements?)|gist|in (?:short|brief|a nutshell)/i,
  /what (?:is|does|do) (?:it|this|they|the (?:article|text|piece|page|author|letter|message|post|e-?mail|mail)) (?:(?:actually|really|basically|even|exactly) )?(?:say|saying|about|argue|claim)/i,
  /what'?s (?:it|this|that|(?:the|this|that) (?:article|text|letter|message|post|e-?mail|mail|notice|report|page|speech|story|piece|review|ad|whole thing)) (?:all )?about|boil (?:it|this) down|short version/i,
);
