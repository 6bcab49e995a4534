import type { Move } from "./moves.ts";

/** What sentences of the epistemic-humility assessment do, by the forms in which people say it. */

/** Who names the own interest says how far the own judgment goes, and weighs a source. */
const OWN_INTEREST =
  /\b(?:(?:was|is|were|are|it's|that's) (?:all )?(?:my|our) (?:own )?(?:idea|proposal|suggestion|plan|doing|choice)|my (?:idea|proposal|suggestion|plan|choice)|i (?:wanted|want|would want|would love|would hate|would like|hope|hoped)|i'd (?:love|hate|like|prefer) (?:to (?:blame|believe|think|say)|it|that)|don't trust (?:me|my)|i don't trust my|wrong person to (?:ask|judge|say)|not (?:neutral|impartial|objective)|i would say (?:that|so)(?=,? because)|i(?:'m| am) (?:too close|biased|partial|defensive|attached|proud))\b/i;

export const UNCERTAINTY: Move[] = [
  {
    id: "degree",
    leans: true,
    form: /\b(?:about|around|roughly|maybe|perhaps|probably|say|at|only)? ?\d{1,3} ?(?:%|percent|per cent)(?: (?:sure|confident|certain|likely|chance|odds))?|\b(?:one|two|three) (?:chances?|times?) in (?:\w+)|\bfifty[- ]fifty\b|\bhalf and half\b|\b50[-/]50\b|\b\d out of \d+\b|\b(?:i'd|i would) (?:say|guess|put it at|give it) (?:about |around |maybe |roughly )?[1-9]\d\b%?(?! ?[a-z])|\bsure\?? [1-9]\d\b(?! ?[a-z])/i,
    not: /\b100 ?(?:%|percent)(?! (?:certain|sure) (?:about|of) (?:this|that|anything) is)/i,
  },
  {
    id: "partial",
    leans: true,
    form: /\b(?:fairly|reasonably|somewhat|moderately|quite|pretty|more or less|less|not (?:very|entirely|fully|at all|completely|totally|quite|that|so)|hardly|far from|only mildly|mildly|slightly) (?:sure|confident|certain|convinced|persuaded|likely|clear)\b/i,
  },
  {
    id: "unknown",
    leans: true,
    form: /\b(?:i|we|nobody|no one|none of us|neither of us) (?:honestly |simply |really |just |still |truly |also )?(?:do not|don't|do|does not|cannot|can't|couldn't|could not|wouldn't|am not able to|have not|haven't|knows?)(?: really| yet| actually| honestly| even| simply| personally| fully)? (?:know|tell|say|be sure|be certain|rule out|see how|judge|swear|promise|vouch|bet (?:much|a lot|on)|found|seen|checked|read|looked|tested|measured|heard|verified|tried|exactly how|for (?:sure|certain))\b|\bnor do (?:i|we) know\b|\bi (?:know|understand) (?:too )?little\b|\bi have no (?:idea|way|good way)\b|\b(?:i'm|i am) (?:not sure|unsure|uncertain|on the fence|torn|undecided|not certain|not convinced)\b|\b(?:hard|difficult|not easy|too early) to (?:say|know|tell|judge)\b|\b(?:it is|it's|that is|that's|this is|remains|still) (?:unclear|uncertain|unknown|an open question|not clear|not known|unsettled|too early|too soon)\b|\bopen question\b|\bnot (?:so |too |really )?sure\b|\bunknown to me\b|\bwhat i (?:don't|do not|cannot|can't) (?:know|see|tell)\b|\bbeyond what i (?:know|can)\b/i,
  },
  {
    id: "might",
    form: /\b(?:it|this|that) can (?:also |still )?be\b|\b(?:may|might|could) (?:well |also |just |simply |not |still |partly |only )*(?!be (?:wrong|mistaken|biased)|change (?:my|our))(?:be|have|not|help|work|change|explain|mean|turn|come|go|depend|reflect|differ|make|do|matter|apply|hold|lead|show|suggest|play|cause|improve|reduce|raise|lower|fail|feel|look|miss|seem|vary|get|need|want|[a-z]{3,})\b/i,
    not: /\b(?:could|might) not be (?:clearer|simpler|more (?:obvious|certain))\b/i,
  },
  {
    id: "likely",
    form: /\b(?:probably|perhaps|maybe|possibly|presumably|conceivably|apparently|likely|unlikely|plausibl[ey]|seemingly|i suspect|i suppose|i guess|my guess|my hunch|my best guess|i doubt|i lean|i'm inclined|i am inclined|i would (?:guess|say|put|bet)|i'd (?:guess|say it'?s|put it|put that|bet)|i tend to|i rather think|better than even|(?:more|less) likely(?: than)?|for all i know|chances are|odds are|as a guess|tentative(?:ly)?)\b/i,
    not: /\b(?:no|not) (?:possibly|likely) (?:wrong|mistaken)\b/i,
  },
  {
    id: "seems",
    form: /\b(?:it|this|that|there) (?:seems?|appears?|looks? (?:like|as if|as though))\b|\b(?:seems|appears) (?:to|likely|plausible|possible|that)\b|\bmy (?:impression|sense|reading|understanding) (?:is|so far)\b|\bas far as i (?:know|can tell|understand|remember)\b|\bto the best of my knowledge\b|\bfrom what i (?:have |'ve )?(?:read|seen|heard|know|gather|understand)\b|\bin my (?:limited )?(?:experience|view|reading)\b/i,
  },
  { id: "own-interest", form: OWN_INTEREST },
  {
    id: "caution",
    leans: true,
    form: /\b(?:i(?:'d| would) be (?:careful|cautious|wary|skeptical|sceptical|surprised)|i(?:'m| am) (?:skeptical|sceptical|careful|wary)|sounds too good)\b/i,
  },
  {
    id: "scope",
    form: /\b(?:depends? on|it depends|varies|differ(?:s)? (?:from|between|by)|for some|some(?:times| of (?:it|them|that|this|the)| people)|often|in (?:some|many|most) of|i(?:'d| would) hold off|in some (?:cases|people|places)|not (?:always|everyone|every|necessarily|all)|under some|up to a point|at least (?:for|in)|so far|for now|as of now|at this point|with limits|to some degree|in part)\b/i,
  },
];

export const ABSOLUTES: Move[] = [
  {
    id: "certainty",
    form: /\b(?:definitely|certainly|undoubtedly|obviously|clearly|unquestionably|absolutely|surely|plainly|without (?:a |any )?(?:doubt|question)|no doubt(?: about)?|beyond (?:any |all )?(?:doubt|question|dispute)|there is no (?:doubt|question|debate)|of course(?!,? (?:i(?:'d| would)|they|it says|the seller|he|she) )|no way|it'?s (?:a fact|simple|obvious)|the fact is|make no mistake|hands down|period\b|full stop|end of story|case closed|one hundred percent|100 ?(?:%|percent))/i,
    not: /\b(?:not|n't|never|nobody|no one|hardly|cannot|can't|without being|rather than|far from|instead of|less|wouldn't|whether|if (?:it|that|this|they)) (?:\w+ ){0,6}(?:definitely|certainly|undoubtedly|obviously|clearly|absolutely|surely|say|be|certain|100|know|proven|prove)/i,
  },
  {
    id: "universal",
    form: /\b(?:everyone|everybody|anyone with|any sane|all experts|nobody|no one|no serious (?:person|scientist)|always|never|every single|only an? (?:fool|idiot)|anybody)\b (?:\w+ )?(?:knows?|agrees?|can see|doubts?|works?|fails?|disagrees?|believes?|wins?|lies?|thinks?|helps?|lies|who)\b/i,
    not: /\b(?:not|n't|nobody (?:can|could)|no one (?:can|could)|hardly)\b|\bif (?:everyone|everybody)\b/i,
  },
  {
    id: "proof",
    form: /\b(?:proves?|proven|proved|guarantee[sd]?|settled|impossible|inevitable|the only (?:answer|explanation|reason|way)|can(?:not|'t) be (?:wrong|denied|questioned)|must be (?:true|false|wrong|right)|i am (?:certain|positive|convinced)|i'm (?:certain|positive|convinced)|i know (?:for a fact|that|exactly)|i have no doubt|there is nothing (?:to|more))\b/i,
    not: /\b(?:not|n't|never|hardly|yet to be|far from|doesn't|does not|didn't|before|until|whether|if|nothing|none|almost|nearly)\b/i,
  },
  {
    id: "dismissal",
    form: /\b(?:nonsense|ridiculous|idiots?|stupid|fools?|garbage|rubbish|total lie|liars?|don't be naive|anyone who (?:disagrees|doubts|says otherwise|questions)|whoever (?:disagrees|doubts)|there is no point|no need to (?:check|look|ask)|need no (?:study|proof|evidence)|don't need (?:any )?(?:study|studies|proof|evidence|data)|why bother|(?:nothing|nobody|no one|no (?:study|argument|evidence|proof|data)) (?:\w+ ){0,3}(?:change my mind|convince me|persuade me|make me (?:think|believe|doubt))|(?:you are|you're|they are|they're) (?:naive|blind|kidding yourself|crazy|foolish|ignorant)|what else (?:could|can) it be|(?:anyone|everyone|every \w+) (?:will|would|can|could) tell you|(?:speaks?|speaking) for (?:itself|themselves)|as simple as that|wake up)\b/i,
  },
];

export const EVIDENCE: Move[] = [
  {
    id: "kind",
    form: /\b(?:stud(?:y|ies)|trials?|data|research|experiments?|surveys?|meta-?analys[ei]s|reviews?|records?|statistics|figures|measurements?|tests?|census|reports?|documents?|sources?|evidence|registry|archives?|audit|papers?|logs?|numbers|track record|history of|results?|footage|witnesses|readings?|(?:well|poorly|weakly) supported)\b/i,
    not: /\b(?:no|any|without|don't need|need no|forget|ignore) (?:\w+ )?(?:stud(?:y|ies)|evidence|proof|data|research)\b(?! (?:for|that|yet|either|on|either way|so far))|\b(?:if|unless|until|when) (?:[\w']+ ){0,5}(?:evidence|information|proof|data)\b|\b(?:evidence|information|proof|data) (?:\w+ ){0,2}(?:change|changes|convince|persuade)\b/i,
  },
  {
    id: "quality",
    form: /\b(?:sample|control(?:led)? (?:group|trial|study)?|randomi[sz]ed|placebo|blind(?:ed)?|replicat\w+|peer[- ]review\w*|independent(?:ly)?|conflict of interest|funded by|paid (?:for )?by|sponsored|self-?report\w*|anecdot\w+|one (?:person|case|story|study|week|example|customer|friend)|single (?:case|study|story|example|source)|small (?:study|sample|group|number)|larger|bigger (?:study|sample)|representative|cherry[- ]pick\w*|selection|correlat\w+|coinciden\w+|base rate|baseline|compared? (?:with|to)|comparison|other (?:explanations?|causes?|reasons?|factors?)|alternative explanations?|confound\w*|long(?:er)?[- ]term|over (?:several|many|the past|a few) (?:years|months|weeks)|first-?hand|second-?hand|hearsay|rumou?r|primary source|remember(?:s|ed|ing)? (?:only |just )?(?:the |those |what |when )?[\w ]{0,24}\bforget|original|method|measured|different (?:group|kids|students|people|year|set|mix)|luck|chance alone|by chance|history|other (?:schools|cities|towns|teams|people|polls|companies|places|groups|years|countries)|without (?:the|it|one|any change)|same (?:period|time|year|months?)|how (?:many|often|long|large|big)|averages?|margin|before and after|survivor\w*|regress\w*|marketing|advert\w*|sell(?:s|ing)?|memory (?:is|can)|motive|incentive|interest in)\b/i,
  },
  { id: "own-interest", form: OWN_INTEREST },
  {
    id: "reason",
    form: /\b(?:because|(?<!ever )since (?!(?:then|when|last|yesterday|the (?:age|beginning|start|day|week|month|year|spring|summer|autumn|fall|winter|last|war)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b)[a-z]+|as (?:the|it|they|there) (?:\w+ )?(?:is|are|was|were|has|have|only|can|could|might)|given (?:that|how|the)|based on|that'?s why|for (?:two|three|several|one) reasons?|the reason|which (?:suggests|means|is why|makes|could|would|might)|so (?:i|it|we|the|that|this|my|any|an?|one|there|they)\b|therefore|hence|due to|after all|this suggests|that suggests|points? to)\b/i,
  },
  {
    id: "check",
    leans: true,
    form: /\b(?:i would|i'd|i will|i'll|i want(?:ed)? to|i would like to|i'd like to|we should|we could|one could|it would help to|before (?:i|we|deciding|acting|believing|sharing|buying|repeating)|let me|let's|worth) (?:first |also |still |rather |really |have to |need to |want to |like to |try to |go and |both )*(?:check\w*|look\w*|read\w*|ask\w*|compar\w+|see|seeing|find\w*|know|verify\w*|test\w*|search\w*|measur\w+|wait\w*|weigh\w*|try\w*|time|need|track\w*|talk\w*|call\w*|learn\w*|trace|tracing|count\w*|consult\w*)\b|\b(?:i|we)(?: have|'ve)? (?:checked|looked up|compared|asked|searched|verified|tested|measured|counted)\b|\bwhat (?:would|could) (?:help|tell|settle)\b|\b(?:doctor|pharmacist|expert|specialist|mechanic|librarian|teacher|lawyer|engineer)(?:'s)? (?:would|could|might|opinion|view)\b|\bmore (?:data|evidence|information|research|studies|testing)\b|(?:^|[;:,.] |\bplease |\bthen |\band |\bso )(?:keep (?:a |track|count|notes)|write down|note (?:down|every|each)|track|check|compare|look up|look at|count|measure|test|call|ask (?:them|him|her|the|a|your|for|to|whether|which|what|how|who|both)|find out|search|wait (?:for|until|till|a)|try (?:it|a|stopping|leaving|one|two|another)|read (?:the|it))\b|\b(?:ask|call|check with) (?:a |an |the |your |their )\w+|\bcould (?:you|somebody|someone|anyone|we|she|he|\w+) (?:find|check|ask|look|compare|test|measure|count)\b/i,
  },
  {
    id: "asks",
    leans: true,
    form: /(?:^|[.!;:,] |\bbut |\band |\bso )(?:(?:who|what|which|how (?:many|much|long|often|far|big|old|was|were|is|are|did|do|does)|when|where|why)\b[^?.!]{8,200}|(?:do|does|did|is|are|was|were|has|have|can|could) (?:we|you|they|he|she|it|there|the|any|anyone|anybody|somebody|someone|other|others|that|this|those|these|your|our|their) [^?.!]{8,200})\?/i,
    not: /\b(?:who (?:cares|needs|knows)|what else (?:could|can)|so what|what'?s the point|why (?:should|would|bother|not|can'?t)|how (?:can|could|dare) (?:any|you|he|she|they)|are you (?:kidding|serious|stupid|crazy)|isn'?t it obvious|anyway)\b/i,
  },
  {
    id: "both-sides",
    form: /\b(?:on the other hand|on one hand|at the same time|that said|even so|(?:however|although|though)(?!,? (?:i|it|this|perhaps|maybe)\b)|while (?:the|it|some|this|there|i)|whereas|yet|but (?!(?:i|it|this|that) (?:may|might|could|can|am|cannot|can't)\b)[\w'-]+|in favou?r|against it|the other side|counter-?example|exception|still,|speaks? (?:for|against))\b/i,
  },
];

export const OPENNESS: Move[] = [
  {
    id: "would-change",
    onCondition: true,
    form: /\b(?:change|changed|changing|shift|revise|revising|update|updating|reconsider|rethink|adjust|correct|drop|abandon|reverse|lower|raise|move|weaken|strengthen) (?:my|our|that|this|the|your) (?:mind|view|opinion|estimate|belief|position|guess|judge?ment|answer|idea|stance|number|confidence|conclusion|expectation)s?\b|\b(?:i|we)(?:'d| would|'ll| will| could| might| may)(?: \w+){0,2} (?:change|revise|update|reconsider|rethink|adjust|think again|think differently|believe it|take it more seriously|give up|come round|trust it|be (?:more|less) (?:sure|confident|skeptical|sceptical|convinced|worried|willing)|withdraw|back down|be persuaded|be convinced|be won over|let (?:it|that|the idea) go|drop (?:it|the idea|this))\b|\bmake me (?:more|less|change|think|doubt|reconsider|believe|trust)\b|\bmakes? me (?:more|less) (?:sure|confident)\b|\bwould (?:convince|persuade|surprise|sway|move|win|settle) (?:me|it)\b|\bmy (?:mind|view|estimate|answer|opinion|confidence|guess|number) (?:would|could|might|will|can|is open|may|should) (?:\w+ )?(?:change|go|drop|rise|fall|shift|move|to)\b|\b(?:i'?ll|i will|i'd|i would) (?:gladly |happily |readily |take (?:it|that|this|everything|what i said) back|(?:go|move|come) (?:up|down|around|round|back)|admit|apologi[sz]e|eat my|say (?:so|i was))\b/i,
    not: /\b(?:nothing|no one|nobody|no (?:study|argument|evidence|proof|data)|never|not|won't|wouldn't) (?:\w+ ){0,3}(?:change|convince|persuade|sway|move)\b/i,
  },
  {
    id: "may-be-wrong",
    leans: true,
    form: /\b(?:i|we|my \w+|that|this|it)(?:'m| am| are| is)? (?:could|may|might|can)(?: well| easily| very well| still| also| just)? be (?:wrong|mistaken|missing|off|biased|misreading|fooling|incomplete|false)\b|\bi (?:could|may|might) (?:well |easily )?(?:have (?:missed|misread|misunderstood|misremembered|overlooked)|misjudge|be overlooking)\b|\bif i(?:'m| am) wrong\b|\bi have been wrong\b|\bcorrect me\b|\btell me (?:if|where|what) (?:i|you)\b|\bi(?:'ve| have)? got (?:this|it|that) wrong\b|\bprove me wrong\b(?=.{0,300}\b(?:glad|happy|please|welcome)\b)/i,
  },
  {
    id: "condition",
    onCondition: true,
    form: /\b(?:if|should|unless|until|once|when|suppose) (?:[\w'’%-]+[ ,]+){2,22}(?:i|we|then|my|(?<!it's )that)(?:'d|'ll)? (?:would|will|could|might|'d)?\b|\b(?:i|we)(?:'d| would|'ll| will|'m| am)(?:n't| not)? (?:[\w']+[ ,]+){1,14}(?:if|unless|until|once|when|before) (?:\w+ )+|\b(?:if|should|once|unless) (?:[\w']+ ){2,18}?[\w']+, (?:then )?(?:go|do|buy|take|pay|sign|stop|trust|believe|forget|call|come|give|order|keep|drop|start|wait|try|use|leave|switch|send|let's|so be it|fine|you (?:were|are|may|can|could|would)|you're|it (?:is|may|might|would|probably|could)|that (?:would|is|might)|he|she|they (?:were|are))\b/i,
    not: /\bif you (?:[\w']+ ){1,6}[\w']*,? .{0,300}\b(?:fools?|foolish|idiots?|wrong|blind|naive|stupid|crazy|ignorant|dreaming|kidding)\b|\buntil you (?:prove|show)\b|\b(?:nothing|no one|nobody|no (?:study|argument|evidence|proof)) (?:will|would|can|could|is going to)\b/i,
  },
  {
    id: "open",
    form: /\b(?:open to|keep(?:ing)? an open mind|willing to|happy to|glad to|ready to|prepared to|curious (?:to|what|about|whether|how)|i'd welcome|i would welcome|interested (?:in|to)|eager to|want to hear|like to hear|for now|provisional|tentative(?:ly)?|so far|as things stand|until (?:then|i|we|there|more|better)|hold(?:ing)? (?:it|this|that|my view) loosely|work(?:ing)? (?:hypothesis|assumption|guess)|what (?:would|might|could) (?:change|convince|count|show)|believe (?:the (?:result|scale|numbers?|data|outcome)|what(?:ever)? (?:it|they|that) shows?)|go (?:with|by) (?:what|the result|whatever)|let the (?:\w+ )?decide|we(?:'ll| will) (?:know|see) (?:more|better|then|on|by))\b/i,
    not: /\bwilling to bet (?:everything|anything|my)\b/i,
  },
];
