import { anyOf, anyWords } from "../../text/forms.ts";

const WHY_THEY_HOLD_IT = anyWords(
  /(?:those|people|anyone|everyone|critics|opponents|they) (?:who )?(?:[^.!?]{0,40}\b)?(?:simply|just|only|merely|really|are) (?:afraid|do not want|don['’]t want|want|paid|jealous|lazy|lobby\w*|in it for)/i,
  /(?:is|are|was|were) (?:simply|just|only|merely) (?:afraid|scared|jealous|lazy|ignorant|greedy)|simply (?:do not|don['’]t) want|(?:paid|bought|funded) by|(?:most of )?the (?:anger|protest|opposition|criticism) comes from|means? more (?:taxes|money|power|control)|funny how/i,
);

/** How a single sentence reasons, and what to ask of it then. A shape is no fault: honest texts reason so, too, and can answer. */
const SHAPES: readonly [RegExp, string][] = [
  [
    anyOf(
      /\bI (?:can |still |have |personally )?(?:remember|recall|saw|seen|know|knew|noticed|felt|experienced|met|tried|lost|threw)\b/i,
      /\b(?:my|our) (?:own )?(?:\w+ ){0,2}(?:neighbou?r|friend|cousin|aunt|uncle|brother|sister|mother|father|grand\w+|colleague|bill|family|doctor|experience)\b/i,
      /[”"] (?:says|said) \w+/i,
    ),
    "It goes from what one person saw, in one place at one time, to everything. What do you see when you count many people, places and years?",
  ],
  [
    /\b(?:in|take|look at) \p{Lu}\p{Ll}+\b|\bfor (?:example|instance)\b|\bone (?:town|city|school|country|case|family|company)\b|\bnext town\b/u,
    "One case shows that something can happen, not that it usually does. Who picked this one, what was different there, and how did it go elsewhere?",
  ],
  [
    anyWords(
      /(?:in the (?:[a-z]{3,8}ies|\d0s)|years ago|back then|used to|same (?:\w+ )?(?:people|experts|scientists|doctors|politicians)|promised us|told us (?:the same|before))/i,
      /(?:any|every) generation before|never before|has always|have always/i,
    ),
    "It compares then and now. Was it really like that then, who said so, and what else has changed since? Somebody who was wrong before isn’t necessarily wrong today.",
  ],
  [WHY_THEY_HOLD_IT, "It talks about why others hold a view, not about whether the view is right. What do they say themselves, and what would answer that?"],
  [
    /\b(?:either|or (?:we|you|else)|only (?:one )?(?:choice|way|option)|no (?:alternative|other way)|if you (?:do not|don['’]t))\b/i,
    "It leaves only a few ways open. What’s in between, and what else is there?",
  ],
  [
    /\b(?:every(?:one|body|thing)?(?! (?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|mornings?|evenings?|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)|all|always|never|nobody|no one|none|wherever|anyone|any)\b/i,
    "It talks about all of them. How many were counted, and what would an exception look like?",
  ],
  [
    anyWords(/prov(?:es?|ed|en|ing)|proof|shows? that|therefore|because|thanks to|led to|leads to|made|makes|causes?d?|so that/i),
    "It goes straight from a reason to a result. What else could have led to the same thing, and did anybody look into that?",
  ],
  [
    /\b(?:like|as|than|just as|would not|wouldn['’]t)\b[^.!?]{3,60}\b(?:so why|why|would|is|are|a|the)\b/i,
    "It compares. In the ways that count, how are the two alike, and how do they differ?",
  ],
  // “Measure 4” is a name.
  [
    /(?<!\b(?:measure|proposition|prop|question|amendment|article|section|chapter|route|line|bus|platform|gate|room|level|no\.) |[\d.,:])\d|\b(?:half|doubled|twice|a third|most)\b/i,
    "It rests on a figure: from what to what, out of how many, and who counted?",
  ],
  [
    /\b(?:experts?|stud(?:y|ies)|scientists?|researchers?|professors?|doctors?|research)\b/i,
    "It leans on somebody’s word: who exactly, and where can you read it?",
  ],
];

/** What a sentence offers or rests on, and what to ask of that before one asks how it reasons. */
const THINGS: readonly [RegExp, string][] = [
  [
    /\b(?:competitive|attractive|fair|market) (?:salary|pay|wages?|package)\b|\b(?:salary|pay|wages?) (?:is |are )?(?:in line with|according to|depending on|negotiable|based on|by agreement)/i,
    "It doesn’t name a sum: what’s the pay before tax, and what do others pay for the same work?",
  ],
  [
    /\b(?:contract|position|job|post|role) is (?:at first )?(?:limited|temporary)\b|\blimited to (?:one|two|\d+) (?:years?|months)\b|\bfixed[- ]term\b/i,
    "It ends by itself: how many people were kept on after that, and when would you be told?",
  ],
  [
    /\b(?:newspapers?|media|press|journalists?|tv|authorities|government|doctors|they) (?:\w+ )?(?:did(?: not|n['’]t)|do(?: not|n['’]t)|wo(?:uld )?n['’]t|will (?:not|never)|never|refuse to) (?:\w+ )?(?:write|report|tell|talk|say|mention|want (?:you|us|people) to)\b/i,
    "It takes silence as a sign: silence fits a thing that’s hidden, and a thing that never was. What would you see if it hadn’t happened?",
  ],
  [
    /\b(?:really |very |absolutely |100 ?% |totally )?(?:reliable|trusted|trustworthy|safe|good|inside) source\b|\binsiders?\b/i,
    "You can’t ask a source without a name: who is it, how do they know, and who else could confirm it?",
  ],
  [/\bunlimited (?:vacation|holidays?|leave|time off)\b/i, "No number can mean many days or few: how many did people take last year?"],
  [
    /\b(?:those|people) who\b[^.!?]{1,40}\b(?:and|or|against) (?:those|people) who\b|\bus (?:and|or|against) them\b|\bwhose side\b/i,
    "It splits people into two camps: who’s in neither, who’s in both, and who did the sorting?",
  ],
  [
    /\b(?:carbon|climate)[- ](?:neutral|positive|negative)|\bsustainab\w+|\bbio-?based|\beco-?friendly|\bplanting (?:of )?trees|\bgives back to the planet|\bfootprint\b/i,
    "It sounds good for nature: which part of its life was counted, by whom, and what was left out?",
  ],
  [
    /\bcompared (?:with|to) (?:conventional|ordinary|regular|traditional|standard|other|leading|similar)\b/i,
    "It compares with something it doesn’t name: which one exactly, and who chose it?",
  ],
  [/\bunpaid\b/i, "It asks for work without pay: what gets done in that time, who uses it, and would they pay for it if asked?"],
  [
    /\b(?:not a company|one big family|like a family|we(?:['’]re| are) (?:all )?(?:a )?family)\b/i,
    "It calls a company a family: what does it ask for in that name that a contract would have to pay for?",
  ],
  [
    anyWords(
      /watch the clock|count (?:the |their |your )?hours|thick skin|evenings? and (?:at |on )?(?:the )?weekends?|nine[- ]to[- ]five|fast-paced|many hats|priorities change|hit the ground running|work hard,? play hard|whatever it takes/i,
      /thrive under pressure|stress-resistant/i,
    ),
    "It hints at long or changing hours: what’s a normal week, and is overtime paid or given back as time off?",
  ],
  [
    /\b(?:virtual )?(?:share|equity|option)s? (?:package|plan|scheme|program)\b/i,
    "It promises shares: what would they be worth today, and when can you sell them?",
  ],
  [
    /\b(?:surveys?|polls?|(?<!\b(?:nobody|no one|never|who|ever|we|i|you) )asked(?! (?:to|for)\b)|respondents|margin of error)\b/i,
    "It counts people’s answers: who asked them, how many didn’t answer, how was the question worded, and how far off could it be?",
  ],
  [
    /\b(?:(?:by|with|used|using|an?|answered|completed) (?:\w+ )?questionnaires?|self-report\w*|(?:sleep|food|symptom|headache|pain|mood|activity) diar(?:y|ies)|kept (?:an? |the |their )?diar(?:y|ies)|(?:were|had been|asked (?:them|the \w+|\w+s)) (?:asked )?to (?:recall|remember|rate|estimate|write down))\b/i,
    "It rests on what people say about themselves: how well can they know it, and was it measured in another way, too?",
  ],
  [
    /\b(?:doubl\w+|match\w*) (?:your|every|each|all) (?:gifts?|donations?|contributions?)\b/i,
    "It says somebody will add to your gift: would they give the same without you, and who says so?",
  ],
  [
    anyWords(
      /(?:until|before|by|ends?|after|closes?) (?:midnight|tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i,
      /(?:next|within) \d+ (?:minutes|hours)|only \d+ (?:left|people|places|pairs)|limited (?:edition|offer|number)|while stocks? lasts?|last chance/i,
      /(?:sale|offer) ends/i,
    ),
    "It limits your time, or the number: who set that limit, and what would you lose if you came a week later?",
  ],
  [
    /[$€£]\s?\d[\d.,]*\s+[$€£]\s?\d|\b(?:save|saving) (?:up to )?(?:[$€£]\s?)?\d(?![\d.,]*(?:,\d{3}| ?(?:million|billion|thousand|lives|people|jobs|hours|minutes)\b)|[^.!?]{0,20} (?:an?|each|every|per) (?:year|month)\b)|\d ?% off\b|\bnormally (?:sells|costs)\b|\binstead of [$€£]/i,
    "A discount is only as real as the original price: where, and for how long, was it sold at that price?",
  ],
  [
    /\bmoney[- ]back\b|\bguarantee[ds]?\b|\bwarranty\b/i,
    "A guarantee is only as good as its conditions: in which cases, within what time, and who pays to send it back?",
  ],
  [
    /\b(?:clinically|scientifically|laboratory|independently) (?:proven|tested|shown|confirmed)\b|\b(?:independent|clinical) test(?:s|ing)\b/i,
    "It says it was tested: by whom, on how many, against what, and where is that published?",
  ],
  [
    /\b\d[\d,.]* (?:reviews|ratings)\b|\b\d+ out of \d+\b|\d ?% (?:said|say|would|of (?:users|customers|buyers))\b|\bverified buyer\b|★/i,
    "It brings in others as witnesses: who asked them, who left out the rest, and who gains from their praise?",
  ],
  [/\bup to \d/i, "“Up to” is true if it happens just once: what is it on average?"],
  [
    /\b(?:told (?:me|my)|(?:s?he|they) heard|i heard|apparently|rumou?r|(?:brother|sister|friend|cousin|mother|father|colleague|uncle|aunt)(?:[- ]in[- ]law)?\b[^.!?]{0,40}\b(?:says|said|works))\b/i,
    "It comes from somebody who isn’t here: who saw it themselves, when, and would they say it again?",
  ],
  [
    /\b(?:i (?:told|warned|predicted|called|recommended)|(?:we|i) saw it coming|as i predicted|my (?:calls?|picks?|forecasts?))\b/i,
    "People remember the hits: how often was it wrong, and where is the full list?",
  ],
];

/** What to ask of what a text offers, sentence by sentence; each question once. */
export const askedOfThings = (sentences: readonly { text: string }[]): { sentence: { text: string }; ask: string }[] =>
  THINGS.flatMap(([form, ask]) => {
    const sentence = sentences.find(({ text }) => form.test(text));
    return sentence ? [{ sentence, ask }] : [];
  });

/** What somebody saw, or what happened in one place: told as a reason, whatever it is worth. */
export const tellsCase = (sentence: string): boolean => SHAPES.slice(0, 2).some(([form]) => form.test(sentence));

/** Whether a sentence speaks of all of some people, or of why they hold a view. */
export const sweeps = (sentence: string): boolean =>
  WHY_THEY_HOLD_IT.test(sentence) ||
  /\b(?:have|has|had|would|will) never\b|\b(?:everyone|everybody|nobody|no one|all of them|every (?:expert|politician|man|woman|one)|always (?:has|have|was|were|will))\b/i.test(
    sentence,
  );

const MOST_SHAPES = 2;
/** What to ask of the reasoning in a sentence. */
export const askOfReasoning = (sentence: string): string[] =>
  [...THINGS, ...SHAPES]
    .filter(([form]) => form.test(sentence))
    .slice(0, MOST_SHAPES)
    .map(([, ask]) => ask);
const ANY_REASONING = "Is the reason true? And could it be true and the conclusion still be wrong?";
const NO_REASONING = "Who says so, and what would you have to see to know it?";
const HAS_REASON = /[:;–—]|\b(?:because|since|so|therefore|thus|hence|as|if|then|means?|shows?|proves?|should|must|ought|better|worse|need|needs)\b/i;
/** What to ask of a sentence of no known shape. */
export const askOfAny = (sentence: string): string => (HAS_REASON.test(sentence) ? ANY_REASONING : NO_REASONING);
