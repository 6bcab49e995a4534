import { anyOf, anyWords, between } from "../../text/forms.ts";
import type { Move } from "../moves.ts";
import { OWN_INTEREST } from "./own-interest.ts";

/** What an answer rests on, or would look for. */
export const EVIDENCE: Move[] = [
  {
    id: "kind",
    form: anyWords(
      /stud(?:y|ies)|trials?|data|research|experiments?|surveys?|meta-?analys[ei]s|reviews?|records?|statistics|figures|measurements?/i,
      /tests?|census|reports?|documents?|sources?|evidence|registry|archives?|audit|papers?|logs?|numbers|track record|history of/i,
      /results?|footage|witnesses|readings?|(?:well|poorly|weakly) supported/i,
    ),
    not: anyOf(
      /\b(?:no|any|without|don't need|need no|forget|ignore) (?:\w+ )?(?:stud(?:y|ies)|evidence|proof|data|research)\b(?! (?:for|that|yet|either|on|either way|so far))/i,
      /\b(?:if|unless|until|when) (?:[\w']+ ){0,5}(?:evidence|information|proof|data)\b/i,
      /\b(?:evidence|information|proof|data) (?:\w+ ){0,2}(?:change|changes|convince|persuade)\b/i,
    ),
  },
  {
    id: "quality",
    form: anyWords(
      /sample|control(?:led)? (?:group|trial|study)?|randomi[sz]ed|placebo|blind(?:ed)?|replicat\w+|peer[- ]review\w*|independent(?:ly)?/i,
      /conflict of interest|funded by|paid (?:for )?by|sponsored|self-?report\w*|anecdot\w+/i,
      /one (?:person|case|story|study|week|example|customer|friend)/i,
      /single (?:case|study|story|example|source)|small (?:study|sample|group|number)|larger|bigger (?:study|sample)|representative/i,
      /cherry[- ]pick\w*|selection|correlat\w+|coinciden\w+|base rate|baseline|compared? (?:with|to)|comparison/i,
      /other (?:explanations?|causes?|reasons?|factors?)|alternative explanations?|confound\w*|long(?:er)?[- ]term/i,
      /over (?:several|many|the past|a few) (?:years|months|weeks)|first-?hand|second-?hand|hearsay|rumou?r|primary source/i,
      /remember(?:s|ed|ing)? (?:only |just )?(?:the |those |what |when )?[\w ]{0,24}\bforget/i,
      /original|method|measured|different (?:group|kids|students|people|year|set|mix)|luck|chance alone|by chance|history/i,
      /other (?:schools|cities|towns|teams|people|polls|companies|places|groups|years|countries)/i,
      /without (?:the|it|one|any change)|same (?:period|time|year|months?)|how (?:many|often|long|large|big)|averages?|margin/i,
      /before and after|survivor\w*|regress\w*|marketing|advert\w*|sell(?:s|ing)?|memory (?:is|can)|motive|incentive|interest in/i,
    ),
  },
  { id: "own-interest", form: OWN_INTEREST },
  {
    id: "reason",
    form: anyWords(
      /because/i,
      /(?<!ever )since (?!(?:then|when|last|yesterday|the (?:age|beginning|start|day|week|month|year|spring|summer|autumn|fall|winter|last|war)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b)[a-z]+/i,
      /as (?:the|it|they|there) (?:\w+ )?(?:is|are|was|were|has|have|only|can|could|might)/i,
      /given (?:that|how|the)|based on|that'?s why|for (?:two|three|several|one) reasons?|the reason/i,
      /which (?:suggests|means|is why|makes|could|would|might)|so (?:i|it|we|the|that|this|my|any|an?|one|there|they)\b|therefore|hence/i,
      /due to|after all|this suggests|that suggests|points? to/i,
    ),
  },
  {
    id: "check",
    leans: true,
    form: anyOf(
      /\b(?:i would|i'd|i will|i'll|i want(?:ed)? to|i would like to|i'd like to|we should|we could|one could|it would help to|before (?:i|we|deciding|acting|believing|sharing|buying|repeating)|let me|let's|worth) (?:first |also |still |rather |really |have to |need to |want to |like to |try to |go and |both )*(?:check\w*|look\w*|read\w*|ask\w*|compar\w+|see|seeing|find\w*|know|verify\w*|test\w*|search\w*|measur\w+|wait\w*|weigh\w*|try\w*|time|need|track\w*|talk\w*|call\w*|learn\w*|trace|tracing|count\w*|consult\w*)\b/i,
      /\b(?:i|we)(?: have|'ve)? (?:checked|looked up|compared|asked|searched|verified|tested|measured|counted)\b/i,
      /\bwhat (?:would|could) (?:help|tell|settle)\b/i,
      /\b(?:doctor|pharmacist|expert|specialist|mechanic|librarian|teacher|lawyer|engineer)(?:'s)? (?:would|could|might|opinion|view)\b/i,
      /\bmore (?:data|evidence|information|research|studies|testing)\b/i,
      between(
        /(?:^|[;:,.] |\bplease |\bthen |\band |\bso )/i,
        [
          /keep (?:a |track|count|notes)|write down|note (?:down|every|each)|track|check|compare|look up|look at|count|measure|test|call/i,
          /ask (?:them|him|her|the|a|your|for|to|whether|which|what|how|who|both)/i,
          /find out|search|wait (?:for|until|till|a)|try (?:it|a|stopping|leaving|one|two|another)|read (?:the|it)/i,
        ],
        /\b/i,
      ),
      /\b(?:ask|call|check with) (?:a |an |the |your |their )\w+/i,
      /\bcould (?:you|somebody|someone|anyone|we|she|he|\w+) (?:find|check|ask|look|compare|test|measure|count)\b/i,
    ),
  },
  {
    id: "asks",
    leans: true,
    form: /(?:^|[.!;:,] |\bbut |\band |\bso )(?:(?:who|what|which|how (?:many|much|long|often|far|big|old|was|were|is|are|did|do|does)|when|where|why)\b[^?.!]{8,200}|(?:do|does|did|is|are|was|were|has|have|can|could) (?:we|you|they|he|she|it|there|the|any|anyone|anybody|somebody|someone|other|others|that|this|those|these|your|our|their) [^?.!]{8,200})\?/i,
    not: anyWords(
      /who (?:cares|needs|knows)|what else (?:could|can)|so what|what'?s the point|why (?:should|would|bother|not|can'?t)/i,
      /how (?:can|could|dare) (?:any|you|he|she|they)|are you (?:kidding|serious|stupid|crazy)|isn'?t it obvious|anyway/i,
    ),
  },
  {
    id: "both-sides",
    form: anyWords(
      /on the other hand|on one hand|at the same time|that said|even so/i,
      /(?:however|although|though)(?!,? (?:i|it|this|perhaps|maybe)\b)/i,
      /while (?:the|it|some|this|there|i)|whereas|yet/i,
      /but (?!(?:i|it|this|that) (?:may|might|could|can|am|cannot|can't)\b)[\w'-]+/i,
      /in favou?r|against it|the other side|counter-?example|exception|still,|speaks? (?:for|against)/i,
    ),
  },
];
