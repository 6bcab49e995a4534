import { asksReader } from "./addressed.ts";
import { asksToWrite } from "./asks-to-write.ts";
import { withoutManner } from "./manner.ts";
import { isBeyond } from "./beyond-forms.ts";
import { matterOf } from "./matter.ts";
import { plainWords } from "./plain-words.ts";
import { ASKS_VERDICT } from "./verdicts.ts";

/** What the visitor asks for. */
export type Intent =
  | "greeting"
  | "capabilities"
  | "summary"
  | "claims"
  | "missing"
  | "steelman"
  | "compare"
  | "recap"
  | "explain-term"
  | "findings"
  | "rewrite"
  | "sources"
  | "verdict"
  | "weak-points"
  | "matter"
  | "questions"
  | "interests"
  | "emotions"
  | "decide"
  | "use"
  | "how-sure"
  | "beyond"
  | "danger"
  | "not-english"
  | "citations"
  | "scam"
  | "one-mark"
  | "fact"
  | "good-points"
  | "other-side"
  | "author"
  | "unclear"
  | "analyse-text";

/** “Can you help me?”, “What can you do?”: whole requests, for a message may well ask its reader for help. */
const CAPABILITIES = new RegExp(
  [
    "^(?:please )?help(?: me)?[ !.]*$",
    "^(?:(?:hi|hello|hey|so|and|ok(?:ay)?|please|thanks)[, !.]+)*(?:(?:can|could|will|would) you (?:please )?(?:help|assist)|i need (?:your |some )?help|help me|i need you to help)(?: (?:me|us|out|please|now|here))*(?: (?:with (?:it|this|that|something|an? \\w+|my \\w+|the \\w+)|(?:to )?(?:understand|read) (?:it|this|that|(?:this|that|the|my|an?) (?:text|article|message|letter|e-?mail|post|page|thing))(?: better)?))*(?:[ ?.!]*$|[ ?.!,]+(?=i (?:just )?(?:got|have|received|found|am|don['’]?t|do not|need to|want)\\b))",
    "\\b(?:what can you (?:do|help)|how do (?:you work|i use)|who are you|what are you|are you (?:an? )?(?:ai|bot|human|model|chatgpt|gpt|claude|gemini|real)|which model|what model|your (?:limits?|capabilities))\\b",
  ].join("|"),
  "i",
);

/** The first that fits, in this order. */
const RULES: readonly [Intent, RegExp][] = [
  [
    "recap",
    /\b(?:re-?cap|where (?:were|are) we|^(?:and )?so far\b|(?:what|which|everything|all|talk\w*|chat|conversation)\b[^.?!]{0,40} so far|sum up (?:our|the) (?:chat|conversation|discussion)|what have we (?:found|discussed|said|agreed)|remind me what we|our conversation)\b/i,
  ],
  [
    "compare",
    /\b(?:compare|difference between (?:these|those|them|the (?:two|first|texts?|statements?|articles?|versions?))|which (?:of (?:these|the two)|one|statement) (?:is|are|sounds?)|better (?:argued|supported)|versus|vs\.?|contrast (?:these|the))\b/i,
  ],
  [
    "author",
    /\bwho (?:really |actually )?(?:wrote|writes|sent|sends|made|published|posted|signed|authored) (?:this|it|that|the \w+)\b|\bwho(?:'s| is| was| are) (?:the |its )?(?:authors?|writers?|senders?|publishers?)\b|\bwho (?:is|was) (?:it|this|that) (?:from|by|written by|sent by)\b|\b(?:is there|does it have|does it name|what is) (?:an? |the )?(?:author|name of the author)\b/i,
  ],
  [
    "other-side",
    /\bcounter[- ]?arguments?\b|\bdevil'?s advocate\b|\b(?:the |an? )?(?:other|opposite|opposing|another|different) (?:side|view|point of view|viewpoint|opinion|perspective)s?\b|\barguments? against\b|\b(?:objections?|counter-?(?:points?|claims?|examples?))\b|\bwhat (?:would|could|might|will|do|does|can) (?:an? |the |its |his |her |their |my )?(?:\w+ )?(?:opponents?|critics?|s[ck]eptics?|opposition|(?:someone|somebody|anyone|people|those) who disagrees?)\b|\bwho (?:is|was|are|would be|speaks) (?:for|against|in favou?r|opposed)\b|\bwho (?:(?:could|would|might|can|will) (?:possibly |ever |even )?)?(?:disagrees?|opposes?|objects?|be against)\b/i,
  ],
  [
    "good-points",
    /\b(?:what(?:'s| is| are| was)|anything|something|nothing|is there something) (?:at all |even )?(?:good|well done|positive|right|fair|honest|well written) (?:or bad )?(?:and (?:what(?:'s| is) )?(?:bad|wrong) )?(?:about|in|with) (?:it|this|that|these|the \w+|here)\b|\b(?:good|positive|bright) (?:sides?|aspects?|(?<!\b(?:an?|even) good )things?|parts?|bits?)\b|\bwhat (?:does|do|did) (?:it|this|they|he|she|the \w+) (?:do|get|say) (?:well|right)\b|\bpros?\b(?: (?:and|&|or) cons?\b)?|\bupsides?\b|\bplus points?\b|\b(?:good|positive) and (?:bad|negative)\b/i,
  ],
  [
    "steelman",
    /\b(?:steel-?man|(?:strongest|best|most convincing) (?:(?:honest|fair|possible) )?(?:version|form|case|arguments?|points?|reasons?)|(?:best|strong|good|convincing) (?:arguments|points|reasons)|(?:which|what) (?:arguments?|reasons?|points?) (?:is|are) (?:the )?(?:most )?(?:convincing|strong(?:est)?|best|good)|best (?:case|argument|version) (?:for|of)|strengths|(?:give|show|tell|list|name|find)(?: me)? (?:all )?(?:its|the|their|his|her) (?:arguments|reasons)|make the (?:best )?case|charitabl[ey]|argue (?:for|in favou?r))\b/i,
  ],
  [
    "weak-points",
    /\b(?:weak(?:est|er)?|flims(?:y|iest)|shak(?:y|iest)|poor(?:est)?|least convincing|unconvincing|worst|bad) (?:arguments?|points?|reasons?|reasoning|links?|parts?|spots?|places?|steps?|claims?|premises?|evidence|logic)\b|\bweaknesses\b|\b(?:holes?|flaws?|gaps?|errors?|mistakes?) (?:in|are|does|do|with)\b.{0,40}\b(?:it|this|that|arguments?|reasoning|logic|case|text|article|here|there|author)\b|\bpoke holes\b|\bleast (?:convincing|plausible)\b|\b(?:poorly|badly|weakly) (?:supported|argued|reasoned|justified)\b|\bwhere (?:is|are|does) (?:it|this|that|they|the (?:\w+ )?(?:argument|reasoning|case|text|article|author)) (?:the )?(?:weak\w*|fall apart|go wrong|fail)\b|\bhow (?:could|would|can|do|should) (?:i|we|you|one|someone|somebody|critics|an? \w+) (?:attack|refute|rebut|debunk|counter|criticize|criticise|argue against|object to) (?:it|this|that|the)\b/i,
  ],
  [
    "how-sure",
    /^(?:(?:ok(?:ay)?|so|hm+|well|yes|but|and)[, ]+)*(?:why(?: so| that| is that| not)?|how so|how come|like how|in what way)[?.! ]*$|^(?:(?:and|so|but)[, ]+)*why (?:is|are|was) (?:(?:the|that|this|their|his|her) [\w-]+ (?:\w+ )?)?(?:bad|wrong|a problem|suspicious|strange|problematic|a (?:bad|red) \w+)\b|^(?:but |and )?why (?:is (?:it|that|this) )?(?:only|just|not|so|as)? ?(?:(?:low|high|sure|much|little)\b|\d{1,3} ?(?:%|percent))|^(?:(?:but|and) )?(?:why (?:do|did|would) you (?:say|think|mark|flag)|how (?:do|can) you (?:know|tell|be (?:so )?sure)|(?:are|how) (?:you )?sure(?: are you)?\b|what makes you (?:say|think|so sure))|\bhow (?:accurate|reliable|good|sure|certain|confident|trustworthy) are (?:you|we|the marks|these marks|they)\b|\bhow (?:sure|certain|confident|reliable) (?:is|was) (?:that|this|it)\b|\bwhat(?:'s| is) your confidence\b|\b(?:is|are) your (?:answers?|marks?|repl(?:y|ies)|analysis|judge?ments?|results?) (?:\w+ )?(?:reliable|right|correct|true|accurate|trustworthy)\b|\b(?:trust|believe|rely on) you\b|\bhow (?:do|did|can|could) you (?:even |actually |really )?(?:work|decide|do (?:it|this|that)|come (?:to|up with)|get (?:to|there)|reach|arrive|judge)\b|\b(?:you(?:'re| are)|are you) (?:\w+ )?(?:guessing|making (?:it|this|that|things|stuff) up|bluffing)\b|\bare you (?:reliable|trustworthy|accurate)\b|\b(?:are you|how often are you) (?:always |ever |often )?(?:right|wrong)\b/i,
  ],
  [
    "questions",
    /\b(?:(?:which|what|give me|suggest|list|some|any|good|better|critical|three|five|a few) (?:\w+ ){0,2}questions?\b|questions? (?:to|should|could|would|worth) (?:ask|i|we|asking)|how (?:should|can|could|would|do) (?:i|we|one) (?:answer|reply|respond|react)|what (?:should|would|could|can) (?:i|you|we|one) (?:ask|answer|reply|respond|say (?:to|back)))/i,
  ],
  [
    "interests",
    /\b(?:who (?:(?:would|will|could|might|can|does|stands to) )?(?:really |actually )?(?:benefits?|gains?|profits?|wins?|loses?|pays?|is behind|speaks?)|what (?:would|will|does|do|did|could|can|might) (?:(?:it|this|he|she|they|somebody|someone|anyone) (?:\w+ )?(?:get|gain|earn|win)|(?:the|my) \w+ (?:get|gain|earn|win)(?= (?:out of|from|by|with|if)\b))(?: out of| from| by| with| if|[?.! ]*$)|what(?:'s| is) in it for|whose interests?|cui bono|follow the money|conflicts? of interest|agenda|motives?|intentions?|ulterior|(?:real |true )?purpose|what (?:does|do|did) (?:it|this|he|she|they|the \w+|my \w+|you think (?:it|he|she|they|the \w+)) (?:really |actually )?wants?|what are they (?:really )?after|why (?:did|would|do) (?:they|he|she|somebody|someone|anyone|the \w+) (?:write|say|post|send|publish) (?:it|this|that)|trying to (?:achieve|sell|get|gain|do)|target (?:audience|group)|(?:intended|written|meant) for|aimed at|who(?:'s| is) (?:it|this|that) for)\b/i,
  ],
  [
    "emotions",
    /^(?!.*\bmake (?:it|this|that|them)\b).*\b(?:emotions?|emotional|feelings?|appeals? to (?:fear|anger|pity|emotion)|(?:make|makes|want|wants) (?:me|us|you|readers|people) (?:to )?feel)\b/i,
  ],
  [
    "use",
    /\b(?:can|could|should|may|would|is it (?:ok(?:ay)?|safe|fine)) (?:(?:for me |for us )?to |i |we |you )(?:just |still |really |safely )*(?:use|post|publish|cite|quote|include|submit|present|hand in|copy|paste|rely on|mention|show|put(?= (?:it|this|that|them) (?:in|on)(?:to)?\b)|hand(?= (?:it|this|that) in)|turn(?= (?:it|this|that) in)) (?:it|this|that|them|these|the (?:answer|text|figures?|numbers?|quote))\b(?! (?:against|as an? (?:weapon|joke)))/i,
  ],
  [
    "decide",
    /^(?:and |so |but )?would you (?!trust|believe|rely|say|mind|please|like|call|rate|explain|give|tell|show|help|know|agree|describe|list|read|look|check)\w+|(?:^|[.!:] {1,3})(?:(?:so|and|but|then|ok(?:ay)?)[, ]+)*should (?:the|we|i|they|it|this|there|people|he|she)\b|\b(?:who(?:'s| is) right|which side is right|(?:is there )?(?:anything|something) (?:i|we) (?:can|could) do|what (?:should|can|could) (?:be done|i do|we do|they do|happen))\b/i,
  ],
  [
    "summary",
    /\b(?:explain (?:it |this |(?:the|this) \w+ )?(?:to (?:me|us) )?like i(?:'m| am)|eli5|\bwhat(?:'s| is| are) (?:the|its|their|his|her) (?:\w+ )?(?:arguments?|points?|thesis|conclusion|message)(?=[?.! ]*$)|^(?:please |can you |could you )*explain (?:it|this|that|the \w+) (?:to (?:me|us|a \w+) )?(?:simply|briefly|quickly|in short)|simplif(?:y|ied)|in(?:to)? (?:simple|plain|easy|normal|human|everyday) (?:words|terms|language|english)|summari[sz]e|summary|sum (?:(?:it|this|that|the \w+) )?up|tl;?dr|main (?:points?|ideas?|claims?|arguments?|message)|key (?:points?|takeaways?|ideas?)|gist|in (?:short|brief|a nutshell)|what (?:is|does|do) (?:it|this|they|the (?:article|text|piece|page|author|letter|message|post|e-?mail|mail)) (?:(?:actually|really|basically|even|exactly) )?(?:say|saying|about|argue|claim)|what'?s (?:it|this|the article|the text) about|boil (?:it|this) down|short version)\b/i,
  ],
  [
    "claims",
    /^(?:(?:and|but|so|please|the|its|list|show|give me|name)[, ]+)*(?:(?:main|key|factual|checkable|the|its|all) )*claims?(?: please)?[?.! ]*$|\b(?:what|which|list|show|give me|find|name|extract|identify|collect|gather|get|tell me|(?:write|note|jot|put|set|take|break) down|(?:pull|pick|point|single|write|spell|sort|filter|read) out)\b[^.?!]{0,25}\b(?:claims|facts|assertions|(?:factual|checkable) statements)\b|\b(?:fact[- ]?check|check(?:able|ing)? (?:claims?|facts?|it|this|that|them|these|those)\b(?! (?:citation|study|paper))|which claims|what (?:claims|facts) (?:can|could|should)|verif(?:y|iable)|how (?:can|could|do|would) (?:i|we|one) (?:check|verify|find out|know)|how (?:can|could|do|would|should) (?:i|we|one|you) (?:prove|confirm|test|show) (?:it|this|that)\b|where (?:do|can|could|should|would) (?:i|we|one) (?:look|search|check|find (?:it|this|that|out|more|(?:the |real |reliable |any )*(?:figures?|numbers?|data|statistics)))\b|look (?:it|this) up|lateral reading|can (?:i|we) (?:trust|believe) (?:the (?:numbers?|figures?|facts?))|numbers? (?:right|correct|real)|(?:should|could|can|do|would|must) (?:i|we|one) (?:double|fact)?[- ]?check)\b/i,
  ],
  [
    "missing",
    /\b(?:missing|left out|leaves? out|omit(?:s|ted)?|omissions?|not (?:said|mentioned|told|telling)|what (?:else )?(?:should|would) (?:i|we|it) (?:know|need|mention)|(?:is|are) (?:\w+ )?(?:hiding|concealing|holding back|glossing over|leaving out|not saying)|(?:does|do|did) (?:\w+ )?(?:hide|conceal|gloss over|leave out)|blind spots?|unsaid|what (?:does|do|did) (?:it|they|he|she|we|the \w+) not (?:know|tell|say|mention|show|admit|explain)|what (?:don't|do not|doesn't|does not|didn't|aren't|isn't) (?:we|they|it|he|she|the \w+)(?: even| really)? (?:know|tell|telling|say|saying|mention\w*|show\w*|admit\w*|explain\w*)|(?:what(?:'s| is)|where(?:'s| is)|is there) (?:the|a|any) (?:catch|snag|fine print|small print|hook)|context is)\b/i,
  ],
  [
    "rewrite",
    /\b(?:make|turn) (?:it|this|that|them|(?:this|that|the|my|our|his|her|their) [\w-]+)(?: into)?(?: (?:sound|more|a|bit|little|less|much))* (?:neutral|fair(?:er)?|calm(?:er)?|objective|honest|balanced|unbiased|kind(?:er)?|friendl(?:y|ier)|polite(?:r)?|gentler?|softer|warmer|respectful|diplomatic|factual)\b|\bmake (?:it|this|that|them|my \w+)(?: sound)? less \w+|\b(?:rewrite|reword|rephrase|(?:fair(?:er)?|neutral|balanced|unbiased|objective|impartial|less \w+|calm(?:er)?|better|honest|factual)(?:(?:,| and|,? but) \w+)? (?:wording|version|way|words|terms|language|form|draft|rendering|tone|phrasing)\b(?! of events)|de-?bias|(?:put|say|tell|write|phrase|word) (?:it|this|that|the same(?: thing)?)\b.{0,30}\b(?:fairly|neutrally|calmly|honestly|objectively|more fairly|without (?:the )?(?:spin|manipulation|pressure|drama|exaggerat\w+|bias|loaded \w+))|how (?:could|should|would) (?:it|this|that|one|they) (?:be )?(?:said|worded|written|say|put)|how (?:could|should|would|can|do) (?:you|i|we) (?:say|put|write|word|phrase|formulate) (?:it|this|that|the same)(?: (?:then|instead|yourself|better|differently|\w+ly))*(?=[?.! ]*$)|(?:what|how) should (?:it|they|he|she|the \w+|my \w+) (?:have |instead have )?(?:said|say|written|write|put|worded)|(?:what|how) (?:would|should|could|might) an? (?:better|fair(?:er)?|honest|careful|good|calm(?:er)?|neutral|more \w+) (?:answer|headline|version|sentence|message|post|title|ad|text|letter|e-?mail|wording|one) (?:look|sound|read|be|say)|neutrali[sz]e|tone (?:it|this) down|how (?:would|could|should|can|might) (?:you|i|he|she|they|we|one|it|the \w+|my \w+) (?:have )?(?:(?:phrase|word|put|say|write|reword|express)|(?:phrased|worded|said|written|expressed))\b.{0,40}\b(?:better|honest\w*|fair\w*|neutral\w*|calm\w*|differently|kind(?:er|ly)|nicer|less \w+|more \w+|without)\b|(?:what|how) (?:would|should|could|might|does) an? (?:(?:more|really|truly) )?(?:honest|fair(?:er)?|better|neutral|calm(?:er)?|careful|decent|balanced) (?:\w+ ){1,2}?(?:look|sound|read|say)\b)\b/i,
  ],
  [
    "sources",
    /\b(?:(?:any|give|gives|offer|offers|provide|provides|show|shows|have|has|with|without|no|what|which) (?:\w+ )?(?:evidence|proof|support)|(?:claims?|that|this|it) (?:\w+ ){0,3}supported|sources?|citations?|references?|who says|says who|(?:evidence|proof) (?:that|given|in it|here)|(?:is|are) there (?:any |some |a |really )?(?:\w+ )?(?:evidence|proof|stud(?:y|ies)|research)\b|what(?:'s| is| are) (?:the|its|their|his|her) (?:evidence|proof)|where does (?:it|this|that) come from|evidence (?:for|is|does)|backed up|back it up)\b/i,
  ],
  ["verdict", ASKS_VERDICT],
  [
    "findings",
    /\b(?:which|what|any\w*|something|is there)\b[^?.!]{0,40}\b(?:could|might|may|can|would|will) (?:\w+ )?(?:(?:be |come across |come over |sound )(?:\w+ )?(?:taken|read|seen|understood|heard|felt|misunderstood|misread|badly|wrong|rude|offensive|hurtful|harsh|aggressive|as)\b|get (?:me|us|him|her) (?:in|into|sued|fired)|hurt|offend|upset|insult|backfire|annoy)|^(?:could|might|may|can|would|will) any\w*\b[^?.!]{0,30}\b(?:be (?:taken|read|seen|heard|misunderstood|misread|felt)|sound|hurt|offend|upset|insult|annoy|backfire)|\b(?:which|what) (?:parts?|words?|sentences?|passages?|places?|bits?) (?:is|are|looks?|sounds?|seems?|should)\b[^?]{0,30}\b(?:suspicious|problematic|questionable|fishy|dubious|dodgy|wrong|off|concerning|buzz-?words?|watch|careful)\b|\b(?:manipulat\w+|mislead\w*|loaded|fallac(?:y|ies)|techniques?|tricks?|red flags?|marks?|marked|flagged|findings?|frames?|patterns?|wording|rhetoric\w*|persua\w+|bias(?:ed)?|analy[sz]e|analysis|what(?:'s| is) wrong|(?:anything|something) (?:\w+ )?(?:fishy|suspicious|dodgy|off|odd|strange|weird|sketchy|shady|wrong|concerning|problematic)|weak(?:ness(?:es)?)?|explain (?:the|these|this|that|it|why)|why (?:is|was|did|does) (?:it|this|that)|audit|critique|examine|evaluate|assess)\b/i,
  ],
  ["capabilities", CAPABILITIES],
  [
    "greeting",
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|greetings|ok(?:ay)?|great|cool|bye)\b[ !.,]*$|^(?:ok(?:ay)?,? |great,? )?(?:thanks?|thank you)\b[^?]{0,60}$/i,
  ],
];

const TERM =
  /\b(?:what (?:is|are|(?:does|do)(?=[^?.!]*\bmeans?\b))|what's|define|meaning of|explain(?: to me)?(?: what)?|(?:tell|teach) (?:me|us) (?:something |more )?about|example of|examples of)\s+(?:an? |the |is |by |you mean by )?["“']?([a-z][a-z' -]{3,40}?|[a-z]{2,3}(?= mean))["”']?(?: (?:mean|means|is|technique|pattern))?[?.!]*$/i;

/** A reflex id as the notes and exports give it. */
const REFLEX_ID = /\bvx-[a-z]{2}\d\d-[a-z\d-]+/i;
export const askedReflex = (question: string): string | null => REFLEX_ID.exec(question)?.[0].toLowerCase() ?? null;

/** A term that the question asks to have explained, or null. */
export function askedTerm(question: string): string | null {
  const plain = plainWords(question).trim();
  const name = TERM.exec(withoutManner(plain.replace(/\s+([?.!])?/g, (_, end: string | undefined) => end ?? " ")))?.[1];
  const bare = name
    ?.trim()
    .toLowerCase()
    .replace(/^(?:(?:meaning|definition|(?:\w+ )?examples?) of (?:an? |the )?|what (?:an? |the )?)/, "");
  // Of “what does p mean” nothing is left that could be a term.
  return bare?.replace(/^\w means?$/, "") || null;
}

/** “What does it say about the weather?” looks like one of these. */
const MAY_BE_OF_A_MATTER = new Set<Intent>(["summary", "unclear", "beyond", "verdict"]);

/** What a request asks for; "unclear" where it names nothing known. */
export function requestIntent(request: string): Intent {
  const q = plainWords(request.trim());
  if (asksToWrite(q)) return "beyond";
  const found = RULES.find(([, form]) => form.test(q))?.[0] ?? (isBeyond(q) ? "beyond" : "unclear");
  return MAY_BE_OF_A_MATTER.has(found) && matterOf(q) !== null ? "matter" : found;
}

export const SCAM = /\b(?:scams?|scammers?|fraud(?:ulent)?|phishing|spam|rip-?off|pyramid scheme|ponzi|con artists?|legit(?:imate)?)\b/i;
const MOST_ASKING_WORDS = 10;
/** “Is this a scam?”, and not a sentence of a text that speaks of scams. */
const asksIfScam = (sentence: string): boolean =>
  SCAM.test(sentence) &&
  /^(?:\w+[,:]? )?(?:is|are|could|can|might|would)\b.*\b(?:this|that|it|these|they)\b/i.test(sentence) &&
  sentence.split(/\s+/).length <= MOST_ASKING_WORDS;

/** “What do you think?”, “What does she expect of us?” */
const ASKS_WHAT = /\bwhat (?:do|does) [a-z][a-z' -]{3,40}[?.!]*$/i;

/** Whether a sentence names something that the analyst does. */
export const wantsSomething = (sentence: string): boolean =>
  requestIntent(sentence) !== "unclear" || askedTerm(sentence) !== null || ASKS_WHAT.test(plainWords(sentence)) || asksIfScam(sentence);

/** What an analyst may be asked of nothing in particular. */
const OF_NO_TEXT = new Set<Intent>(["unclear", "capabilities", "greeting", "beyond", "recap"]);
/** Whether a question in front of other words is one about them: “Is it true?”, “What is missing?”, and not the “Can you help me with something?” of a message. */
export const pointsAtText = (question: string): boolean =>
  !asksReader(question) && wantsSomething(question) && (/\b(?:this|that|it|these|those)\b/i.test(question) || !OF_NO_TEXT.has(requestIntent(question)));
