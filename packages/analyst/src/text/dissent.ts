/** Wording by which a text lets another side in, says how far its knowledge goes, or thinks of another cause. “Clear” can be shown as such; the rest only keeps me from missing it. */

/** Set phrases in which such a word says nothing of the kind. */
const SET_PHRASES =
  /\b(?:no|without(?: a| any)?|beyond(?: all| any| a)?|little) doubts?\b|\b(?:don't|do not|never|no need to|need not|stop) worry\w*|\b(?:nobody|no one|none|cannot|can't|can|could|who) (?:can |could |would )?(?:den(?:y|ies)|dispute|doubt|object)\w*|\bno objections?\b|\bthe object of\b/gi;
export const withoutSetPhrases = (sentence: string): string => sentence.replace(/[’‘]/g, "'").replace(SET_PHRASES, " ");

export const OTHER_SIDE =
  /\b(?:however|on the other hand|on the contrary|that said|to be fair|in fairness|admittedly|critics?|opponents?|others (?:say|argue|think|see|hold)|in contrast|disagree\w*|oppos(?:e|es|ed|ition|ing)|(?:voted|vote|spoke|argue[sd]?|are|is|was|were) against|object(?:s|ed|ions?)|s[ck]eptic\w*|doubt(?:s|ed|ful)?|worr(?:y|ies|ied)|complain\w*|refus\w+|reject(?:s|ed|ing)?|protest\w*|critici[sz]\w+|disput(?:e[sd]?|ing)|den(?:y|ies|ied)|dismiss(?:es|ed)|dissent\w*|unconvinced|not everyone (?:agrees|is)|ha(?:s|ve) a point|concern(?:s|ed) (?:about|that|over|among)|drawbacks?|downsides?|in favou?r of|(?:its|their|his|her|whose|the (?:idea's|plan's|law's)) (?:supporters|defenders|advocates|proponents|backers)|(?:supporters|defenders|advocates|proponents|backers) (?:of|say|argue|hope)|nevertheless|even so|cannot be (?:excluded|ruled out)|counter(?:s|ed) that|say(?:s)? otherwise)\b/i;
export const TURNS = /\b(?:although|though|despite|while|but|yet|unless|except|warn(?:s|ed)?|fear (?:that|they|it|he|she)|supporters?|proponents?)\b/i;

export const LIMITS =
  /\b(?:may(?! (?:\d|is\b|was\b))|might|perhaps|probably|unclear|unknown|unproven|uncertain\w*|inconclusive|incomplete|patchy|sparse|preliminary|provisional|suggests?|roughly|approximately|an estimated?|estimates?|limitations?|caveats?|caution(?:s|ed)?|not (?:yet )?(?:known|clear|certain|significant|confirmed|been (?:confirmed|established|settled|proven|shown))|we (?:do not|don't) (?:yet )?know|(?:nobody|no one) (?:yet )?knows|(?:can|could)(?:not|n't| not) (?:yet )?(?:tell|say|show|prove|establish|confirm|settle)|do(?:es)?(?: not|n't) (?:prove|show|mean|settle)|too (?:small|few|early|short|soon) (?:to|for)|small (?:sample|study)|margin of error|remains? (?:open|unclear|unknown|uncertain|to be seen)|under investigation|(?:still|yet|being) (?:being )?(?:investigat|examin|check|verif|count|collect|analy[sz])\w*|(?:results|experiences) (?:may|can) (?:vary|differ))\b/;
export const HEDGES =
  /\b(?:could|likely|about|estimates?|limit(?:s|ed|ations?)?|too (?:small|few|early|short)|fears?|expects?|expected|seems?|appears? to|may|might|perhaps|probably|roughly|suggests?|unclear)\b/i;

export const OTHER_CAUSES =
  /\b(?:(?:other|another|further|additional|several|various|many|different|more than one|multiple) (?:\w+ )?(?:causes?|factors?|reasons?|explanations?|influences)|also (?:contribut\w+|play(?:s|ed)|caused?|due|because|a factor|to blame|helped?|matters?)|play(?:s|ed)? (?:a|its|their|some) (?:part|role)|part(?:ly|ially)|in part|not (?:just|only|solely|simply) (?:because|due|caused|the result)|not the only|among other|how much of|(?:controll|adjust|account)(?:ed|ing) for|tak(?:en|ing) into account|random\w*|control group|correlation|confound\w*|coinciden\w+|cause and effect|causal\w*|alternatively|(?:may|might|could) also (?:be|have|explain)|the reverse|other way (?:a)?round)\b/i;
