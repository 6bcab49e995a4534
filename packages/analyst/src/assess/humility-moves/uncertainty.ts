import { anyOf, anyWords, between } from "../../text/forms.ts";
import type { Move } from "../moves.ts";
import { OWN_INTEREST } from "./own-interest.ts";

/** Doubt and degrees, in the forms in which people say them. */
export const UNCERTAINTY: Move[] = [
  {
    id: "degree",
    leans: true,
    form: anyOf(
      /\b(?:about|around|roughly|maybe|perhaps|probably|say|at|only)? ?\d{1,3} ?(?:%|percent|per cent)(?: (?:sure|confident|certain|likely|chance|odds))?/i,
      /\b(?:one|two|three) (?:chances?|times?) in (?:\w+)|\bfifty[- ]fifty\b|\bhalf and half\b|\b50[-/]50\b|\b\d out of \d+\b/i,
      /\b(?:i'd|i would) (?:say|guess|put it at|give it) (?:about |around |maybe |roughly )?[1-9]\d\b%?(?! ?[a-z])/i,
      /\bsure\?? [1-9]\d\b(?! ?[a-z])/i,
    ),
    not: /\b100 ?(?:%|percent)(?! (?:certain|sure) (?:about|of) (?:this|that|anything) is)/i,
  },
  {
    id: "partial",
    leans: true,
    form: between(
      /\b/i,
      [
        /fairly|reasonably|somewhat|moderately|quite|pretty|more or less|less/i,
        /not (?:very|entirely|fully|at all|completely|totally|quite|that|so)/i,
        /hardly|far from|only mildly|mildly|slightly/i,
      ],
      / (?:sure|confident|certain|convinced|persuaded|likely|clear|optimistic|pessimistic|hopeful)\b/i,
    ),
  },
  {
    id: "unknown",
    leans: true,
    form: anyOf(
      /\b(?:i|we|nobody|no one|none of us|neither of us) (?:honestly |simply |really |just |still |truly |also )?(?:do not|don't|do|does not|cannot|can't|couldn't|could not|wouldn't|am not able to|have not|haven't|knows?)(?: really| yet| actually| honestly| even| simply| personally| fully)? (?:know|tell|say|be sure|be certain|rule out|see how|judge|swear|promise|vouch|bet (?:much|a lot|on)|found|seen|checked|read|looked|tested|measured|heard|verified|tried|exactly how|for (?:sure|certain))\b/i,
      /\bnor do (?:i|we) know\b|\bi (?:know|understand) (?:too )?little\b|\bi have no (?:idea|way|good way)\b/i,
      /\b(?:i'm|i am) (?:not sure|unsure|uncertain|on the fence|torn|undecided|not certain|not convinced)\b/i,
      /\b(?:hard|difficult|not easy|too early) to (?:say|know|tell|judge)\b/i,
      /\b(?:it is|it's|that is|that's|this is|remains|still) (?:unclear|uncertain|unknown|an open question|not clear|not known|unsettled|too early|too soon)\b/i,
      /\bopen question\b|\bnot (?:so |too |really )?sure\b|\bunknown to me\b|\bwhat i (?:don't|do not|cannot|can't) (?:know|see|tell)\b/i,
      /\bbeyond what i (?:know|can)\b/i,
    ),
  },
  {
    id: "might",
    form: anyOf(
      /\b(?:it|this|that) can (?:also |still )?be\b/i,
      between(
        /\b(?:may|might|could) (?:well |also |just |simply |not |still |partly |only )*(?!be (?:wrong|mistaken|biased)|change (?:my|our))/i,
        [
          /be|have|not|help|work|change|explain|mean|turn|come|go|depend|reflect|differ|make|do|matter|apply|hold|lead|show|suggest|play/i,
          /cause|improve|reduce|raise|lower|fail|feel|look|miss|seem|vary|get|need|want|[a-z]{3,}/i,
        ],
        /\b/i,
      ),
    ),
    not: /\b(?:could|might) not be (?:clearer|simpler|more (?:obvious|certain))\b/i,
  },
  {
    id: "likely",
    form: anyWords(
      /probably|perhaps|maybe|possibly|presumably|conceivably|apparently|likely|unlikely|plausibl[ey]|seemingly|i suspect|i suppose/i,
      /i guess|my guess|my hunch|my best guess|i doubt|i lean|i'm inclined|i am inclined|i would (?:guess|say|put|bet)/i,
      /i'd (?:guess|say it'?s|put it|put that|bet)|i tend to|i rather think|better than even|(?:more|less) likely(?: than)?/i,
      /for all i know|chances are|odds are|as a guess|tentative(?:ly)?/i,
    ),
    not: /\b(?:no|not) (?:possibly|likely) (?:wrong|mistaken)\b/i,
  },
  {
    id: "seems",
    form: anyOf(
      /\b(?:it|this|that|there) (?:seems?|appears?|looks? (?:like|as if|as though))\b/i,
      /\b(?:seems|appears) (?:to|likely|plausible|possible|that)\b/i,
      /\bmy (?:impression|sense|reading|understanding) (?:is|so far)\b/i,
      /\bas far as i (?:know|can tell|understand|remember)\b|\bto the best of my knowledge\b/i,
      /\bfrom what i (?:have |'ve )?(?:read|seen|heard|know|gather|understand)\b/i,
      /\bin my (?:limited )?(?:experience|view|reading)\b/i,
    ),
  },
  { id: "own-interest", form: OWN_INTEREST },
  {
    id: "caution",
    leans: true,
    form: /\b(?:i(?:'d| would) be (?:careful|cautious|wary|skeptical|sceptical|surprised)|i(?:'m| am) (?:skeptical|sceptical|careful|wary)|sounds too good)\b/i,
  },
  {
    id: "scope",
    form: anyWords(
      /depends? on|it depends|varies|differ(?:s)? (?:from|between|by)|for some|some(?:times| of (?:it|them|that|this|the)| people)|often/i,
      /in (?:some|many|most) of|i(?:'d| would) hold off|in some (?:cases|people|places)|not (?:always|everyone|every|necessarily|all)/i,
      /under some|up to a point|at least (?:for|in)|so far|for now|as of now|at this point|with limits|to some degree|in part/i,
    ),
  },
];
