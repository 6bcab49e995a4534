import { CHANCE } from "./chance.ts";
import { anyOf, anyWords } from "./forms.ts";

/** Wording by which a text lets another side in, says how far its knowledge goes, or thinks of another cause. “Clear” can be shown as such; the rest only keeps me from missing it. */

/** Set phrases in which such a word says nothing of the kind. */
const SET_PHRASES = anyOf(
  /\b(?:no|without(?: a| any)?|beyond(?: all| any| a)?|little) doubts?\b/gi,
  /\b(?:don't|do not|never|no (?:need|reason|cause) to|need not|stop) worry\w*/gi,
  /\b(?:nobody|no one|none|cannot|can't|can|could|who) (?:can |could |would )?(?:den(?:y|ies)|dispute|doubt|object)\w*/gi,
  /\bno objections?\b|\bthe object of\b/gi,
  // “Complain and you’re a dinosaur”, “you’re right to be skeptical”: what is said to readers brings nobody else in.
  /\b(?:dare|don't|do not|never|stop|to)(?: you| dare| you dare)? complain\w*|\bcomplain,? and you\b|\byou(?:'re| are| were) (?:right|wise|smart) to (?:be s[ck]eptical|doubt)\w*/gi,
  /\bwhile (?=(?:i|you|he|she|it|we|they|\w+) (?:am|are|is|was|were) \w+ing\b)|\bwhile you(?:'re| wait| sleep)\b/gi,
);
export const withoutSetPhrases = (sentence: string): string => sentence.replace(/[’‘]/g, "'").replace(SET_PHRASES, " ");

export const OTHER_SIDE = anyWords(
  /however|on the other hand|on the contrary|that said|to be fair|in fairness|admittedly|critics?|opponents?/i,
  /others (?:say|argue|think|see|hold)|in contrast|disagree\w*|oppos(?:e|es|ed|ition|ing)/i,
  /(?:voted|vote|spoke|argue[sd]?|are|is|was|were) against|against(?=\.$)|object(?:s|ed|ions?)|s[ck]eptic\w*|doubt(?:s|ed|ful)?|worr(?:y|ies|ied)/i,
  /complain\w*|refus\w+|reject(?:s|ed|ing)?|protest\w*|critici[sz]\w+|disput(?:e[sd]?|ing)|den(?:y|ies|ied)|dismiss(?:es|ed)/i,
  /dissent\w*|unconvinced|not everyone (?:agrees|is)|ha(?:s|ve) a point|concern(?:s|ed) (?:about|that|over|among)|drawbacks?/i,
  /downsides?|in favou?r of|defending|for the defen[cs]e|in mitigation|(?:his|her|their) (?:lawyers?|counsel|barrister|solicitor|attorney)|pleaded not guilty/i,
  /(?:its|their|his|her|whose|the (?:idea's|plan's|law's)) (?:supporters|defenders|advocates|proponents|backers)/i,
  /(?:supporters|defenders|advocates|proponents|backers) (?:of|say|argue|hope)/i,
  /(?:some|many|several|a few|others|most) (?:of (?:you|us|them|our \w+|the \w+)|parents|residents|neighbou?rs|members|readers|colleagues|teachers|customers|users) (?:have |has |had )?(?:also )?(?:wrote|written|asked|said|told us|pointed out|feel|felt|find|found|fear|feared|would rather|prefer(?:red)?|wanted)|clash(?:es|ed)? with/i,
  /(?:owners|residents|neighbou?rs|parents|tenants|shops|shopkeepers|traders|businesses|workers|employees|staff|unions?|drivers|farmers|members|locals|families|teachers|patients|pensioners) fear(?:s|ed)?/i,
  /(?:another|other|earlier|later|previous) (?:team|group|trial|stud(?:y|ies)|researchers|analys[ei]s|tests?)s? (?:\w+ ){0,3}(?:found|saw|seen|showed|shown|finds?|shows?|came to) (?:no|none|nothing|little|the opposite|only|another)/i,
  /nevertheless|even so|cannot be (?:excluded|ruled out)|counter(?:s|ed) that/i,
  /(?:real|serious|fair|valid|good) (?:problems?|objections?|concerns?|worr(?:y|ies))/i,
  /it is true that|granted,|of course,? (?:there|some|not|it|they|we|this|that|people|many)/i,
  /(?:call|find|consider|think)(?:s|ed)? (?:it|the|this|that|them|his|her|their|its)\b[^.!?]{0,40}\b(?:slanted|biased|unfair|wrong|flawed|mistaken?|misleading|nonsense|too \w+|absurd|dangerous|unnecessary|wasteful)/i,
  /s(?:ay|ays|aid|ee|ees|aw) (?:it |this |that )?(?:otherwise|differently)|turned (?:it |this |that |them |him |her )?down|had (?:asked|hoped|wanted) (?:for|to)/i,
);
/** Somebody in it speaks for the matter. */
export const BACKS: RegExp = anyWords(
  /welcom(?:es|ed)|prais(?:es|ed)|back(?:s|ed) (?:the|this|it)|support(?:s|ed) (?:the|this|it)|applaud(?:s|ed)|in favou?r of|defend(?:s|ed) (?:the|this|it)/i,
);
export const TURNS = anyOf(
  /^yes,/i,
  /\b(?:although|though|despite|while|but|yet|unless|except|warn(?:s|ed)?|fear (?:that|they|it|he|she)|supporters?|proponents?|argue[sd]|insist(?:s|ed)|contend(?:s|ed)|maintain(?:s|ed) that|(?<!\bcourts? of )appeal(?:s|ed)?)\b/i,
);

export const LIMITS = anyWords(
  /may(?<!\byou may)(?! (?:\d|is\b|was\b))|might|perhaps|probably|unclear|unknown|unproven|uncertain\w*|inconclusive|incomplete|patchy|sparse/,
  /preliminary|provisional|suggests?|roughly|approximately|an estimated?|estimates?|limitations?|caveats?|caution(?:s|ed)?/,
  /not (?:yet )?(?:known|clear|certain|significant|confirmed|been (?:\w+ly )?(?:confirmed|established|settled|proven|shown|calculated|measured|counted|tested|studied))/,
  /we (?:do not|don't) (?:yet )?know|(?:nobody|no one) (?:yet )?knows/,
  /(?:can|could)(?:not|n't| not) (?:yet )?(?:tell|say|show|prove|establish|confirm|settle)/,
  /do(?:es)?(?: not|n't) (?:prove|show|mean|settle)|too (?:small|few|early|short|soon) (?:to|for)|small (?:sample|study)/,
  new RegExp(`due to ${CHANCE}`),
  /(?:larger|bigger|longer) (?:trial|study|sample)s? (?:is|are|would|will|to)|need (?:a |some )?(?:larger|bigger|longer) (?:trial|study|sample)s?/,
  /(?:figures?|results?|numbers?|answers|data|surveys?|polls?|it|they|this|that) (?:can )?(?:say|says|tell|tells|mean|means|show|shows) (?:us )?(?:little|nothing) (?:about|of)|we have no (?:good )?(?:idea|answer) (?:yet|for|how)/,
  /margin of error|remains? (?:open|unclear|unknown|uncertain|to be seen)|under investigation/,
  /(?:still|yet|being) (?:being )?(?:investigat|examin|check|verif|count|collect|analy[sz])\w*/,
  /(?:results|experiences) (?:may|can) (?:vary|differ)/,
  /do(?:es)?(?: not|n't) (?:allow|permit|support|warrant) (?:for )?(?:\w+ ){0,2}(?:conclusions?|inferences?|claims?|generali[sz]\w+)/,
  /(?:then|later|after that|in \w+|next \w+) (?:we (?:will |shall )?)?decide (?:whether|if|what|how)|(?:will|shall) (?:\w+ )?(?:review|look at|check|revisit|reconsider|evaluate|test) (?:it|this|the|whether|how|again)[^.!?]{0,60}\b(?:then|before|again|decide|whether)\b|as a (?:trial|test|pilot)|for a trial (?:period|run)|on trial|for now|not (?:yet )?(?:final|decided)|subject to (?:change|review)/,
  /no (?:causal )?(?:conclusions?|inferences?) (?:can|could|may|should) be|not (?:been )?randomi[sz]ed|observational|cross-sectional|self-reported?/,
);
export const HEDGES = anyWords(
  /could|doubt(?:s|ed|ful)?|not sure|unsure|likely|about (?=[$€£]?\d|half|an?\b|one\b|two\b|three\b|ten\b|twenty|thirty|forty|fifty|the same)|estimates?|limit(?:s|ed|ations?)?|too (?:small|few|early|short)|fears?/i,
  /expects?|expected|seems?|appears? to|(?<!\b(?:in|since|until|by|from|of|last|next|this|early|late|mid) |\d )may(?! \d)|might|perhaps|probably|roughly|suggests?|unclear/i,
);

export const OTHER_CAUSES = anyWords(
  /(?:other|another|further|additional|several|various|many|different|more than one|multiple) (?:\w+ )?(?:causes?|factors?|reasons?|explanations?|influences)/i,
  /also (?:contribut\w+|play(?:s|ed)|caused?|due|because|a factor|to blame|helped?|matters?)/i,
  /play(?:s|ed)? (?:a|its|their|some) (?:part|role)|part(?:ly|ially)|in part/i,
  /not (?:just|only|solely|simply) (?:because|due|caused|the result)/i,
  /not the only|among other|how much of|(?:controll|adjust|account)(?:ed|ing) for|tak(?:en|ing) into account|random\w*|control group/i,
  /correlation|confound\w*|coinciden\w+|cause and effect|causal\w*|alternatively|(?:may|might|could) also (?:be|have|explain)/i,
  /the reverse|other way (?:a)?round/i,
);
