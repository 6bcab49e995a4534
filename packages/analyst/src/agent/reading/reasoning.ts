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
    "It goes from what one person saw, in one place and at one time, to the whole. How does it look when it is counted, over many people, places and years?",
  ],
  [
    /\b(?:in|take|look at) \p{Lu}\p{Ll}+\b|\bfor (?:example|instance)\b|\bone (?:town|city|school|country|case|family|company)\b|\bnext town\b/u,
    "One case shows that a thing can happen, not that it does as a rule. Who chose this one, what was different there, and how did it go elsewhere?",
  ],
  [
    anyWords(
      /(?:in the (?:[a-z]{3,8}ies|\d0s)|years ago|back then|used to|same (?:\w+ )?(?:people|experts|scientists|doctors|politicians)|promised us|told us (?:the same|before))/i,
      /(?:any|every) generation before|never before|has always|have always/i,
    ),
    "It sets then against now. Was it so then, who said it, and what else has changed since? That somebody erred before does not show that they err today.",
  ],
  [WHY_THEY_HOLD_IT, "It speaks of why others hold a view, and not of whether the view is right. What do they say themselves, and what would answer that?"],
  [
    /\b(?:either|or (?:we|you|else)|only (?:one )?(?:choice|way|option)|no (?:alternative|other way)|if you (?:do not|don['’]t))\b/i,
    "It leaves few ways open. What lies between them, or beside them?",
  ],
  [
    /\b(?:every(?:one|body|thing)?(?! (?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|mornings?|evenings?|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)|all|always|never|nobody|no one|none|wherever|anyone|any)\b/i,
    "It speaks of all of them. How many were counted, and what would an exception look like?",
  ],
  [
    anyWords(/prov(?:es?|ed|en|ing)|proof|shows? that|therefore|because|thanks to|led to|leads to|made|makes|causes?d?|so that/i),
    "It takes one step from a reason to a result. What else could have brought about the same, and was that looked at?",
  ],
  [
    /\b(?:like|as|than|just as|would not|wouldn['’]t)\b[^.!?]{3,60}\b(?:so why|why|would|is|are|a|the)\b/i,
    "It compares. In what are the two alike where it counts, and in what are they not?",
  ],
  // “Measure 4” is a name.
  [
    /(?<!\b(?:measure|proposition|prop|question|amendment|article|section|chapter|route|line|bus|platform|gate|room|level|no\.) |[\d.,:])\d|\b(?:half|doubled|twice|a third|most)\b/i,
    "It rests on a figure: from what to what, out of how many, and who counted?",
  ],
  [
    /\b(?:experts?|stud(?:y|ies)|scientists?|researchers?|professors?|doctors?|research)\b/i,
    "It leans on somebody’s word: who exactly, and where can it be read?",
  ],
];

/** What a sentence offers or rests on, and what to ask of that before one asks how it reasons. */
const THINGS: readonly [RegExp, string][] = [
  [
    /\b(?:competitive|attractive|fair|market) (?:salary|pay|wages?|package)\b|\b(?:salary|pay|wages?) (?:is |are )?(?:in line with|according to|depending on|negotiable|based on|by agreement)/i,
    "It names no sum: what is it before tax, and what do others pay for the same work?",
  ],
  [
    /\b(?:contract|position|job|post|role) is (?:at first )?(?:limited|temporary)\b|\blimited to (?:one|two|\d+) (?:years?|months)\b|\bfixed[- ]term\b/i,
    "It ends by itself: how many were kept on after that, and when would one be told?",
  ],
  [
    /\b(?:newspapers?|media|press|journalists?|tv|authorities|government|doctors|they) (?:\w+ )?(?:did(?: not|n['’]t)|do(?: not|n['’]t)|wo(?:uld )?n['’]t|will (?:not|never)|never|refuse to) (?:\w+ )?(?:write|report|tell|talk|say|mention|want (?:you|us|people) to)\b/i,
    "That others are silent is taken for a sign: it fits a thing that is hidden, and a thing that never was. What would one see if it had not happened?",
  ],
  [
    /\b(?:really |very |absolutely |100 ?% |totally )?(?:reliable|trusted|trustworthy|safe|good|inside) source\b|\binsiders?\b/i,
    "A source without a name cannot be asked: who is it, how does it know, and who else could confirm it?",
  ],
  [/\bunlimited (?:vacation|holidays?|leave|time off)\b/i, "No number can mean many days or few: how many did people take last year?"],
  [
    /\b(?:those|people) who\b[^.!?]{1,40}\b(?:and|or|against) (?:those|people) who\b|\bus (?:and|or|against) them\b|\bwhose side\b/i,
    "It parts people into two camps: who belongs to neither, who to both, and who did the sorting?",
  ],
  [
    /\b(?:carbon|climate)[- ](?:neutral|positive|negative)|\bsustainab\w+|\bbio-?based|\beco-?friendly|\bplanting (?:of )?trees|\bgives back to the planet|\bfootprint\b/i,
    "A good word for nature: counted over which part of its life, by whom, and what is left out of the count?",
  ],
  [
    /\bcompared (?:with|to) (?:conventional|ordinary|regular|traditional|standard|other|leading|similar)\b/i,
    "It compares with something that has no name: which one exactly, and who chose it?",
  ],
  [/\bunpaid\b/i, "It asks for work without pay: what is done in that time, who makes use of it, and would they pay for it if asked?"],
  [
    /\b(?:not a company|one big family|like a family|we(?:['’]re| are) (?:all )?(?:a )?family)\b/i,
    "A firm is called a family: what is asked in that name that a contract would have to pay?",
  ],
  [
    anyWords(
      /watch the clock|count (?:the |their |your )?hours|thick skin|evenings? and (?:at |on )?(?:the )?weekends?|nine[- ]to[- ]five|fast-paced|many hats|priorities change|hit the ground running|work hard,? play hard|whatever it takes/i,
      /thrive under pressure|stress-resistant/i,
    ),
    "It hints at long or changing hours: what is the usual week, and is overtime paid or given back?",
  ],
  [
    /\b(?:virtual )?(?:share|equity|option)s? (?:package|plan|scheme|program)\b/i,
    "Shares are promised: what would they be worth today, and when may one sell them?",
  ],
  [
    /\b(?:surveys?|polls?|(?<!\b(?:nobody|no one|never|who|ever|we|i|you) )asked(?! (?:to|for)\b)|respondents|margin of error)\b/i,
    "It counts what people answered: who asked them, how many did not answer, in which words was it put, and how far may it be off?",
  ],
  [
    /\b(?:(?:by|with|used|using|an?|answered|completed) (?:\w+ )?questionnaires?|self-report\w*|(?:sleep|food|symptom|headache|pain|mood|activity) diar(?:y|ies)|kept (?:an? |the |their )?diar(?:y|ies)|(?:were|had been|asked (?:them|the \w+|\w+s)) (?:asked )?to (?:recall|remember|rate|estimate|write down))\b/i,
    "It rests on what people say of themselves: how well can they know it, and was it measured in another way as well?",
  ],
  [
    /\b(?:doubl\w+|match\w*) (?:your|every|each|all) (?:gifts?|donations?|contributions?)\b/i,
    "Somebody is said to add to it: would they give the same without you, and who says so?",
  ],
  [
    anyWords(
      /(?:until|before|by|ends?|after|closes?) (?:midnight|tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i,
      /(?:next|within) \d+ (?:minutes|hours)|only \d+ (?:left|people|places|pairs)|limited (?:edition|offer|number)|while stocks? lasts?|last chance/i,
      /(?:sale|offer) ends/i,
    ),
    "It limits your time, or the number: who set that limit, and what would be lost if you came a week later?",
  ],
  [
    /[$€£]\s?\d[\d.,]*\s+[$€£]\s?\d|\b(?:save|saving) (?:up to )?(?:[$€£]\s?)?\d(?![\d.,]*(?:,\d{3}| ?(?:million|billion|thousand|lives|people|jobs|hours|minutes)\b)|[^.!?]{0,20} (?:an?|each|every|per) (?:year|month)\b)|\d ?% off\b|\bnormally (?:sells|costs)\b|\binstead of [$€£]/i,
    "A reduction is as large as the first price is real: where, and for how long, was it sold at that?",
  ],
  [
    /\bmoney[- ]back\b|\bguarantee[ds]?\b|\bwarranty\b/i,
    "A guarantee is worth its conditions: in which case, within what time, and who pays for sending it back?",
  ],
  [
    /\b(?:clinically|scientifically|laboratory|independently) (?:proven|tested|shown|confirmed)\b|\b(?:independent|clinical) test(?:s|ing)\b/i,
    "It says that it was tested: by whom, on how many, against what, and where is that published?",
  ],
  [
    /\b\d[\d,.]* (?:reviews|ratings)\b|\b\d+ out of \d+\b|\d ?% (?:said|say|would|of (?:users|customers|buyers))\b|\bverified buyer\b|★/i,
    "Others are brought in as witnesses: who asked them, who left the rest out, and who gains by their praise?",
  ],
  [/\bup to \d/i, "“Up to” is true if it holds once: what is it on average?"],
  [
    /\b(?:told (?:me|my)|(?:s?he|they) heard|i heard|apparently|rumou?r|(?:brother|sister|friend|cousin|mother|father|colleague|uncle|aunt)(?:[- ]in[- ]law)?\b[^.!?]{0,40}\b(?:says|said|works))\b/i,
    "It comes from somebody who is not here: who saw it themselves, when, and would they say so again?",
  ],
  [
    /\b(?:i (?:told|warned|predicted|called|recommended)|(?:we|i) saw it coming|as i predicted|my (?:calls?|picks?|forecasts?))\b/i,
    "Hits are remembered: how often was it wrong, and where is the full list?",
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
const ANY_REASONING = "Is the reason so? And could it be so, and the conclusion fail all the same?";
const NO_REASONING = "Who says so, and what would one have to see to know it?";
const HAS_REASON = /[:;–—]|\b(?:because|since|so|therefore|thus|hence|as|if|then|means?|shows?|proves?|should|must|ought|better|worse|need|needs)\b/i;
/** What to ask of a sentence of no known shape. */
export const askOfAny = (sentence: string): string => (HAS_REASON.test(sentence) ? ANY_REASONING : NO_REASONING);
