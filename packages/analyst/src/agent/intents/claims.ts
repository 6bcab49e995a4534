import { anyOf, anyWords, between } from "../../text/forms.ts";

/** “Which of its claims can I check?” */
export const ASKS_CLAIMS: RegExp = anyOf(
  /^(?:(?:and|but|so|please|the|its|list|show|give me|name)[, ]+)*(?:(?:main|key|factual|checkable|the|its|all) )*claims?(?: please)?[?.! ]*$/i,
  between(
    /\b/i,
    [
      /what|which|list|show|give me|find|name|extract|identify|collect|gather|get|tell me|(?:write|note|jot|put|set|take|break) down/i,
      /(?:pull|pick|point|single|write|spell|sort|filter|read) out/i,
    ],
    /\b[^.?!]{0,25}\b(?:claims|facts|assertions|(?:factual|checkable) statements)\b/i,
  ),
  anyWords(
    /fact[- ]?check/i,
    /check(?:able|ing)? (?:claims?|facts?|it|this|that|them|these|those)\b(?! (?:citation|study|paper))/i,
    /which claims|what (?:claims|facts) (?:can|could|should)|verif(?:y|iable)/i,
    /how (?:can|could|do|would) (?:i|we|one) (?:check|verify|find out|know)/i,
    /how (?:can|could|do|would|should) (?:i|we|one|you) (?:prove|confirm|test|show) (?:it|this|that)\b/i,
    /where (?:do|can|could|should|would) (?:i|we|one) (?:look|search|check|find (?:it|this|that|out|more|(?:the |real |reliable |any )*(?:figures?|numbers?|data|statistics)))\b/i,
    /look (?:it|this) up|lateral reading/i,
    /can (?:i|we) (?:trust|believe) (?:the (?:numbers?|figures?|facts?))/i,
    /numbers? (?:right|correct|real)/i,
    /(?:should|could|can|do|would|must) (?:i|we|one) (?:double|fact)?[- ]?check/i,
  ),
);
