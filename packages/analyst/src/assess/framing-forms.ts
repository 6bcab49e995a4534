import { anyOf, anyWords, between } from "../text/forms.ts";
import type { Move } from "./moves.ts";

/** What sentences of the narrative-framing assessment do, by the forms in which people say it. */
const GROUP =
  "(?:residents?|neighbou?rs?|owners?|workers?|employees?|staff|managers?|management|company|companies|developers?|officials?|council|mayor|city|government|ministers?|parents?|teachers?|students?|pupils?|patients?|doctors?|nurses?|farmers?|fishers?|scientists?|environmentalists?|activists?|customers?|shoppers?|consumers?|business(?:es)?|employers?|union|tenants?|landlords?|taxpayers?|voters?|drivers?|cyclists?|commuters?|families|investors?|shareholders?|police|critics?|supporters?|opponents?|economists?|historians?|engineers?|technicians?|regulators?|retailers?|shopkeepers?|tourists?|children|pensioners?|young people|older people|newcomers?|communit(?:y|ies)|hospital|school|club|fans?|coach|players?|jobseekers?|unemployed|locals?|union members?|bosses|board|agency|ministry|authorities|newspapers?|papers?|press|media|reporters?|journalists?|biologists?|fisherm[ae]n|riders?|accountants?|treasurers?|builders?|villagers?|waiters?|municipality|daycare)";
const EMOTION =
  "(?:mad|thrill\\w+|devastat\\w+|offend\\w*|disgust\\w*|happ(?:y|ily|iness)|unhapp\\w+|glad|pleased|annoy\\w*|irritat\\w+|furious|upset|jealous\\w*|disappoint\\w*|sorry|satisf\\w+|stressed|lonely|cheer\\w*|gratef\\w+|fear\\w*|afraid|anxi\\w+|worr\\w+|alarm\\w*|panic\\w*|dread|scar(?:e|es|ed|y|ing)|frighten\\w*|terrif\\w+|threat\\w*|ang(?:er|ry)|outrag\\w+|resent\\w*|frustrat\\w+|bitter\\w*|indignant|shame\\w*|guilt\\w*|pity|sympath\\w+|empath\\w+|compassion\\w*|sad\\w*|grief|griev\\w*|loss|hurt\\w*|despair\\w*|hopeless\\w*|hope(?:ful|s)?|relie(?:f|ved)|reassur\\w+|calm\\w*|comfort\\w*|pride|proud\\w*|joy\\w*|excit\\w+|enthusias\\w+|optimis\\w+|pessimis\\w+|urgen\\w+|tense|tension|nostalg\\w+|trust\\w*|distrust\\w*|suspic\\w+|betray\\w*|helpless\\w*|uneas\\w+|nervous\\w*|detach\\w*|distant|cold|indifferen\\w+|bored?|boring|numb\\w*|shock\\w*|unsettl\\w+|confiden(?:t|ce)|secur(?:e|ity)|insecur\\w+|humiliat\\w+|envy|gloom\\w*|bleak|dramatic|sober\\w*|mood|emotion\\w*|feeling)";
const SAY =
  "(?:would|might|could|may|will|can|tends? to|is likely to|are likely to)? ?(?:say|see|tell|call|describe|frame|present|stress|emphasi[sz]e|point|argue|insist|fear|worry|feel|hope|want|ask|care|focus|hear|notice|remember|read|view|regard|talk|speak|count|complain|celebrate|lose|gain|pay|think|look|mention|start|begin|live|wonder|welcome|resent|trust|treat|compare|take|choose|pick|use|lead|bring|show|hide|leave|go back|open|write|celebrate|get|keep)(?:s|es)?\\b";

const TELL =
  "(?:write|tell|begin|start|open|lead|say|talk|speak|point|put|stress|call|describe|frame|present|go back|follow|choose|pick|quote|paint|sell|announce|report|headline|celebrate|praise|complain|argue|see|read|hear|focus|mention|show|play)";
export const FRAMES: Move[] = [
  {
    id: "named",
    form: between(
      /\b/i,
      [
        /crisis|recovery|historical|history|technical|conflict|progress|decline|success|failure|threat|danger|victim|hero|blame|economic/i,
        /human[- ]interest|moral|security|fairness|opportunity|loss|gain|scandal|rescue|comeback|warning|alarm|optimis\w+|pessimis\w+/i,
        /neutral|expert|dry|scientific|personal|safety|responsib\w+|freedom|growth|burden|cost|public[- ]health|environmental|scarcity/i,
        /emergency|triumph|drama\w*|everyday|long[- ]term|short[- ]term/i,
      ],
      / (?:frame|framing|story|narrative|angle|lens|version|tale|light|picture|tone|view|perspective|reading|terms)\b/i,
    ),
  },
  {
    id: "frame-talk",
    form: anyWords(
      /fram(?:e|es|ed|ing)s?|reframe[sd]?|narrative|storyline|angle|lens|spin|slant|headline|portray(?:s|ed|al)?|depict(?:s|ed)?/i,
      /cast(?:s|ing)? (?:it|the|this|them|as)|paint(?:s|ed)? (?:it|the|a|this|them)|present(?:s|ed)? (?:it|the|this|them|as)/i,
      /treat(?:s|ed)? (?:it|the|this|them) as|describes? (?:it|the|this|them) as|sells? (?:it|the|this) as/i,
      /turn(?:s|ed)? (?:it|the|this|them|a|an) [\w ]{0,30}into|told as/i,
      /the (?:same )?(?:facts?|numbers?|figures?) (?:\w+ ){0,4}(?:into|as|can|could|become)/i,
      /puts? (?:it|the|this) (?:as|in)|makes? it (?:sound|look|seem|feel)|sounds? like|comes across as|reads? (?:like|as)/i,
    ),
  },
  {
    id: "versions",
    form: /\b(?:one|another|the (?:first|second|third|other|official|city's|company's)|this|that|each|a (?:second|third|different|hopeful|darker|critical|friendly)) (?:version|telling|story|headline|account|reading|picture) (?:would |might |could |will |may )?(?:say|tell|make|put|leave|start|stress|claim|show|hide|ignore|read|run|sound|open|lead|take|treat|call)s?\b/i,
  },
  {
    id: "emphasis",
    form: anyWords(
      /emphasi[sz]\w+|stress(?:es|ed|ing)?|highlight\w*|foreground\w*|focus(?:es|ed|ing)? (?:on|the)|leads? with|opens? with/i,
      /puts? (?:the )?(?:weight|spotlight|attention|stress)|draws? (?:attention|the eye)|plays? (?:up|down)|starts? (?:from|with)/i,
      /dwells? on|zooms? (?:in|out)|picks? (?:out|the)|chooses?|choice of (?:words?|baseline|comparison|verb|start)|the word(?:s|ing)?/i,
      /verb|adjective|metaphor|image|loaded|label/i,
    ),
  },
  {
    id: "another-frame",
    form: anyOf(
      between(
        /\b/i,
        [
          /another|a different|the opposite|an alternative|one could|you could|could (?:just as|equally|also)|might (?:just as|equally|also)/i,
          /equally|instead|by contrast|in contrast|a second|the other/i,
        ],
        / (?:\w+ ){0,6}(?:frame|version|story|way|telling|reading|headline|view|write|say|tell|describe|call|present|report|well|be (?:told|written|described|presented|read|seen|called))\b/i,
      ),
      /\b(?:one|the first|this) (?:\w+ ){0,3}(?:version|frame|story|headline|hides?|leaves?|makes?|shows?|tells?|stresses|wants?)\b.{0,300}\b(?:other|second|another)\b/i,
    ),
  },
  {
    id: "teller",
    form: new RegExp(
      `\\b(?:the|a|an|some|somebody|someone|anyone|people|those|my|your|its|his|her|one) (?:(?:who|that) (?:\\w+ ){1,5})?(?:[\\w'-]+ ){0,4}(?:would|will|might|could|may|is likely to|are likely to|is going to) (?:probably |rather |surely |of course |then |instead |also |just )?${TELL}\\b|\\b(?:tell|tells|told|telling|read|reads|see|sees|seen|describe|describes|sell|sells|open|opens|begin|begins|present|presents|present(?:ed)?) (?:it|this|them|the \\w+|the same \\w+) as\\b|\\b(?:seen|told|viewed|looked at) (?:from|by|through|as)\\b|\\bin the eyes of\\b|\\b(?:it|this|that|the \\w+) (?:is|becomes|turns into|sounds like) (?:a (?:story|tale|matter|question|case)|about)\\b|\\b(?:talk|talks|speak|speaks|tell|tells) (?:of|about) (?:being|a|an|the|lost|their|how)\\b`,
      "i",
    ),
  },
  {
    id: "wording",
    form: between(null, [
      /"[^"]{10,120}"[,.]? (?:\w+ ){0,4}(?:would|will|could|might|leads?|rests?|leans?|makes?|puts?|turns?|tells?|starts?|begins?|takes?|hides?|is (?:a|the|what)|as)/i,
      /(?:would|will|could|might|can|writes?|headlines?|says?|title[ds]?|reads?|call(?:s|ed)? (?:it|this))[ :,]+(?:\w+ ){0,3}"[^"]{10,120}"/i,
      /(?:leads?|starts?|begins?|opens?|rests? (?:it|its case|everything)|leans?|hangs?|builds?) (?:with|on|from|at|two years|ten years) /i,
    ]),
  },
  { id: "headline", form: /(?:^|[.!?;:] )"(?:[^"\s]+ ){2,14}[^"\s]+"/ },
  {
    id: "seat",
    form: new RegExp(
      `(?:^|[.;!?\\n] ?|[-*•] )(?:(?:the|a|for the) )?(?:\\w+ ){0,2}${GROUP}(?::| [-–—=>]+ )|\\b(?:i'm|i am|we're|we are|i feel|we feel) (?:\\w+ ){0,2}(?:furious|angry|afraid|scared|worried|proud|happy|relieved|hopeful|tired|forgotten|betrayed|cheated|watched|exposed|invisible|lost|punished|desperate|sad|nervous|glad|left out|ignored|uneasy)\\b|\\b${GROUP} (?:is|are|gets?|becomes?|stays?) (?:\\w+ )?${EMOTION}\\b`,
      "i",
    ),
  },
  {
    id: "perspective",
    form: new RegExp(
      `\\bas (?:the|a|an) (?:\\w+ ){0,2}${GROUP}[ ,]+(?:i|we|you)(?:'d|'m)?\\b|\\b(?:for|to|from) (?:the |a |an |many |some |most )?(?:\\w+ )?${GROUP}(?:'s?)?(?: point of view| perspective| side| viewpoint|,| it| this| the)|\\b(?:the |a |an |many |some |most )?(?:\\w+ )?${GROUP}(?: (?!and\\b|or\\b)\\w+){0,4} ${SAY}`,
      "i",
    ),
  },
];

export const EMOTIONS: Move[] = [
  {
    id: "effect",
    form: new RegExp(
      `\\b(?:make|makes|made|making|leave|leaves|left|evoke|evokes|stir|stirs|provoke|provokes|trigger|triggers|invite|invites|create|creates|raise|raises|arouse|arouses|play on|plays on|appeal|appeals|produce|produces|spread|spreads|build|builds|calm|calms|reassure|reassures|frighten|frightens|alarm|alarms|give|gives|bring|brings|push|pushes|nudge|nudges|encourage|encourages|prompt|prompts|suggest|suggests|carry|carries|feed|feeds|want|wants|expect|expects)\\b[^.!?]{0,70}\\b${EMOTION}\\b`,
      "i",
    ),
  },
  { id: "felt", form: /\b(?:feel|feels|felt|feeling|fear|fears|worry|worries|hope|hopes|dread|dreads|resent|resents|trust|trusts)\b/i },
  {
    id: "tone",
    form: new RegExp(
      `\\b(?:tone|mood|sound|sounds|reads|emotional|emotionally|emotions?|response|reaction|reactions)\\b[^.!?]{0,60}\\b${EMOTION}\\b|\\b${EMOTION}\\b[^.!?]{0,40}\\b(?:tone|mood|reaction|response|reader|readers|public|audience|people|us)\\b`,
      "i",
    ),
  },
  {
    id: "reader",
    form: new RegExp(
      `\\b(?:readers?|listeners?|viewers?|audience|public|people|you|us|we|voters?|families|workers|residents)\\b[^.!?]{0,60}\\b${EMOTION}\\b`,
      "i",
    ),
  },
  { id: "named-emotion", form: new RegExp(`\\b(?:${EMOTION.slice(3, -1)})\\b`, "i") },
];

export const DEPTH: Move[] = [
  {
    id: "left-out",
    leans: true,
    form: anyWords(
      /leav(?:e|es|ing) (?:out|away|off|aside)|left (?:out|away|off|aside)|omit(?:s|ted)?|omission|missing/i,
      /does(?:n't| not) (?:say|mention|tell|show|explain|include|ask)/i,
      /says nothing|silent (?:on|about)|hid(?:e|es|den|ing)|ignores?|skips?|does not count|overlook\w*|conceal\w*|absent|unmentioned/i,
      /without (?:saying|mentioning|telling|asking)|nothing about|what (?:is|was|gets|goes) (?:missing|unsaid|lost|left)|obscur\w+/i,
      /drops? (?:the|out)|not (?:mentioned|shown|asked|told)|unasked|blind spots?/i,
      between(/(?:won't|will not|doesn't|does not|don't|do not|never|hardly|rarely|cannot|can't|wouldn't|would not) (?:\w+ )?/i, [
        /bring up|say|says|mention|mentions|hear|hears|talk about|tell|tells|admit|admits|dwell|learn|learns|read|reads|see|sees|find out/i,
        /ask|asks|appear|appears|count|counts|reveal|reveals/i,
      ]),
      /(?:says?|hears?|reads?|tells?|learns?) (?:us )?(?:little|nothing|less) (?:about|of)/i,
      /(?:nobody|no one|none of (?:them|these|the \w+)|neither(?: of them| side| version)?) (?:mentions?|asks?|says?|tells?|talks?|brings?|speaks?|counts?|explains?|shows?)/i,
      /(?:slips?|falls?|drops?|goes?|kept?|keeps?|stays?|pushe[sd]|moves?) (?:\w+ ){0,3}(?:out of (?:view|sight|the picture|the frame)|unsaid|unmentioned|in the dark|quiet)/i,
      /out of (?:view|sight|the picture)|quiet (?:about|on)|vanish\w*|disappear\w*|downplay\w*|gloss\w* over|cut out/i,
    ),
  },
  {
    id: "baseline",
    form: anyWords(
      /compar\w+|baseline|relative to|years ago|last year|than (?:before|last|a year|the|usual|normal|average|in)/i,
      /over (?:time|the (?:past|last)|several|many|\w+ years)|trend|average|historical(?:ly)?|earlier|previous|before (?:the|and)/i,
      /in context|context|per (?:person|head|capita|year)|sample|margin|seasonal/i,
      /how (?:it|they|this) (?:was|is|were) (?:measured|counted)|definition|base rate|longer (?:view|term|period)/i,
      /start(?:ing)? (?:point|year|date)/i,
    ),
  },
  {
    id: "interest",
    form: anyWords(
      /who (?:benefits?|gains?|loses?|pays?|wins?|tells?|chose|decide[sd]?|profits?|asked|made|counted|speaks?|is (?:quoted|asked|speaking|missing))/i,
      /benefits? (?:from|the)|in (?:whose|their|its) interest|interests?|incentives?|motives?|serves? (?:the|a|those|to)|sells?|agenda/i,
      /blame|responsib\w+|power|accountab\w+|steer(?:s|ing)?|nudges?|push(?:es)? (?:readers|us|people|toward)|persuad\w+/i,
      /supports? (?:a|the) (?:case|policy|call)|justif\w+|makes? (?:\w+ ){0,3}(?:easier|harder)/i,
    ),
  },
  {
    id: "both",
    form: anyWords(
      /both|neither|each|all (?:three|four|of (?:them|these))|while|whereas|although|though|yet|however|but|at the same time/i,
      /on the other hand|even so|same (?:facts?|numbers?|figures?|data)|equally true|true (?:at once|as well)/i,
      /not (?:false|lies|a lie|wrong)|part of the (?:truth|picture|story)|partial(?:ly)?|one-sided|incomplete|overlap|trade-?offs?/i,
      /tension between|conflict between|legitimate|reasonable/i,
    ),
  },
  {
    id: "question",
    form: anyOf(
      anyWords(
        /ask|asks|question|i would want to know|would need to know|i'd want to know|worth (?:asking|checking|knowing)/i,
        /we (?:do not|don't|would need to|should|cannot) (?:know|learn|tell|ask|check)/i,
        /why|whether|how (?:many|much|long|often|far)|unclear|need(?:s|ed)? to (?:know|check|see)|check|depends? on|cause[sd]?|causal/i,
        /correlat\w+|because|since|evidence|assum\w+|implies|implied|suggests?|does not (?:prove|follow|mean)|doesn't (?:prove|follow|mean)/i,
      ),
      /\?/i,
    ),
  },
];
