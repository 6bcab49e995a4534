import { anyOf, anyWords, between } from "../../text/forms.ts";
import type { Move } from "../moves.ts";

/** Ready to be told otherwise. */
export const OPENNESS: Move[] = [
  {
    id: "would-change",
    onCondition: true,
    form: anyOf(
      /\b(?:change|changed|changing|shift|revise|revising|update|updating|reconsider|rethink|adjust|correct|drop|abandon|reverse|lower|raise|move|weaken|strengthen) (?:my|our|that|this|the|your) (?:mind|view|opinion|estimate|belief|position|guess|judge?ment|answer|idea|stance|number|confidence|conclusion|expectation)s?\b/i,
      between(
        /\b(?:i|we)(?:'d| would|'ll| will| could| might| may)(?: \w+){0,2} /i,
        [
          /change|revise|update|reconsider|rethink|adjust|think again|think differently|believe it|take it more seriously|give up|come round/i,
          /trust it/i,
          /be (?:more|less) (?:sure|confident|skeptical|sceptical|convinced|worried|willing)/i,
          /withdraw|back down|be persuaded|be convinced|be won over|let (?:it|that|the idea) go|drop (?:it|the idea|this)/i,
        ],
        /\b/i,
      ),
      /\bmake me (?:more|less|change|think|doubt|reconsider|believe|trust)\b/i,
      /\bmakes? me (?:more|less) (?:sure|confident)\b/i,
      // “50%, could be 70 if they find an investor”, “if they built it, make it 4”
      /\b(?:could|would|might|may|make|makes) (?:be |go (?:up |down )?to |it )?(?:more like )?\d{1,3}(?: ?%| percent)? if\b|\d ?(?:%|percent) if\b/i,
      /\bif (?:[\w'’%-]+[ ,]+){2,18}(?:then )?make (?:it|that) (?:more like )?\d{1,3}\b/i,
      /\bwould (?:convince|persuade|surprise|sway|move|win|settle) (?:me|it)\b/i,
      /\bmy (?:mind|view|estimate|answer|opinion|confidence|guess|number) (?:would|could|might|will|can|is open|may|should) (?:\w+ )?(?:change|go|drop|rise|fall|shift|move|to)\b/i,
      /\b(?:i'?ll|i will|i'd|i would) (?:gladly |happily |readily |take (?:it|that|this|everything|what i said) back|(?:go|move|come) (?:up|down|around|round|back)|admit|apologi[sz]e|eat my|say (?:so|i was))\b/i,
    ),
    not: /\b(?:nothing|no one|nobody|no (?:study|argument|evidence|proof|data)|never|not|won't|wouldn't) (?:\w+ ){0,3}(?:change|convince|persuade|sway|move)\b/i,
  },
  {
    id: "may-be-wrong",
    leans: true,
    form: anyOf(
      /\b(?:i|we|my \w+|that|this|it)(?:'m| am| are| is)? (?:could|may|might|can)(?: well| easily| very well| still| also| just)? be (?:wrong|mistaken|missing|off|biased|misreading|fooling|incomplete|false)\b/i,
      /\bi (?:could|may|might) (?:well |easily )?(?:have (?:missed|misread|misunderstood|misremembered|overlooked)|misjudge|be overlooking)\b/i,
      /\bif i(?:'m| am) wrong\b|\bi have been wrong\b|\bcorrect me\b|\btell me (?:if|where|what) (?:i|you)\b/i,
      /\bi(?:'ve| have)? got (?:this|it|that) wrong\b/i,
      /\bprove me wrong\b(?=.{0,300}\b(?:glad|happy|please|welcome)\b)/i,
    ),
  },
  {
    id: "condition",
    onCondition: true,
    form: anyOf(
      /\b(?:if|should|unless|until|once|when|suppose) (?:[\w'’%-]+[ ,]+){2,22}(?:i|we|then|my|(?<!it's )that)(?:'d|'ll|'m|'ve|'re)? (?:would|will|could|might|'d)?\b/i,
      /\b(?:i|we)(?:'d| would|'ll| will|'m| am)(?:n't| not)? (?:[\w']+[ ,]+){1,14}(?:if|unless|until|once|when|before) (?:\w+ )+/i,
      between(
        /\b(?:if|should|once|unless) (?:[\w']+ ){2,18}?[\w']+, (?:then )?/i,
        [
          /go|do|buy|take|pay|sign|stop|trust|believe|forget|call|come|give|order|keep|drop|start|wait|try|use|leave|switch|send|let's/i,
          /so be it|fine|you (?:were|are|may|can|could|would)|you're|it (?:is|may|might|would|probably|could)|that (?:would|is|might)|he|she/i,
          /they (?:were|are)/i,
        ],
        /\b/i,
      ),
      /\bif (?:yes|so|not),? (?:then )?(?:i|we|let's|it|that)(?:'?m|'d|'ll|'s)?\b/i,
    ),
    not: anyOf(
      /\bif you (?:[\w']+ ){1,6}[\w']*,? .{0,300}\b(?:fools?|foolish|idiots?|wrong|blind|naive|stupid|crazy|ignorant|dreaming|kidding)\b/i,
      /\buntil you (?:prove|show)\b/i,
      /\b(?:nothing|no one|nobody|no (?:study|argument|evidence|proof)) (?:will|would|can|could|is going to)\b/i,
    ),
  },
  {
    id: "open",
    form: anyWords(
      /open to|keep(?:ing)? an open mind|willing to|happy to|glad to|ready to|prepared to|curious (?:to|what|about|whether|how)/i,
      /i'd welcome|i would welcome|interested (?:in|to)|eager to|want to hear|like to hear|for now|provisional|tentative(?:ly)?|so far/i,
      /as things stand|until (?:then|i|we|there|more|better)|hold(?:ing)? (?:it|this|that|my view) loosely/i,
      /work(?:ing)? (?:hypothesis|assumption|guess)|what (?:would|might|could) (?:change|convince|count|show)/i,
      /believe (?:the (?:result|scale|numbers?|data|outcome)|what(?:ever)? (?:it|they|that) shows?)/i,
      /go (?:with|by) (?:what|the result|whatever)|let the (?:\w+ )?decide|we(?:'ll| will)? (?:know|see) (?:more|better|then|on|by)/i,
    ),
    not: /\bwilling to bet (?:everything|anything|my)\b/i,
  },
];
