import { DAY_OF_MONTH } from "../../text/dates.ts";
import { anyOf, anyWords } from "../../text/forms.ts";
import { allInFigures, SMALL_NUMBERS } from "../../text/number-words.ts";

/** Of somebody or something that a text describes. */
export const ASKS_LOOKS: RegExp =
  /\bwhat (?:does|do|did) (?:he|she|it|they|the \w+) looks? like\b|\bwhat colou?r (?:is|was|are) (?:he|she|it|they|the \w+)\b|\bhow (?:do|would|will|can) (?:i|we) recogni[sz]e (?:him|her|it)\b/i;
export const ASKS_AGE: RegExp = /\bhow old (?:is|are|was|were|do|does|did|must|should|can)\b/i;
const IN_YEARS =
  /\b(?:years?|months?|weeks?|days?)[- ]old\b|\bage[ds]?\b|\b(?:over|under|above|below|in (?:his|her|their)) \d{1,3}s?\b(?! ?(?:%|percent|hour|minute|day|km|met|euro|dollar|pound|cent|[$€£]))|\b(?:turned|is|was|are|were) \d{1,3}(?=[.,;:!?)]|$| (?:when|and|or|years|at|but)\b)|\b\d{1,3} (?:or|and) (?:older|over|under|younger)\b/i;
/** “Sit for six hours” is none. */
const GIVES_AGE = anyOf(IN_YEARS, /\bborn\b|\b(?:1\d|20)\d\d\b|\bcentury\b/i, new RegExp(`\\b(?:${SMALL_NUMBERS.slice(1, 13).join("|")})[.,;]`, "i"));

/** What kind of answer a question wants, and the sentences that can hold one. */
export const WANTED: [RegExp, RegExp][] = [
  [
    /\b(?:until|till|by) when\b|\bdeadline\b|\bhow (?:long|much time) do (?:i|we) have\b/i,
    /\b(?:until|till|by|within|before|no later than)\b[^.!?]{0,20}(?:\d|\b(?:two|three|four|five|six|end of|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)|\bclos(?:es?|ing) on\b/i,
  ],
  [
    /^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*where (?:do|does|did|will|is|are|can|should|must) (?:it|they|we|he|she|everyone|everybody|the \w+) (?:\w+ )?(?:meet|start|begin|leave|go|stay|take place|happen|gather|come|held|wait|park|sit)(?: [\w’'-]+){0,2}[?.! ]*$/i,
    /\b(?:at|from|in|on|to|near|behind|opposite|outside) (?:the |our |your |its )?(?:[\p{L}-]+ ){0,2}?(?:gates?|hall|room|entrance|station|office|street|road|square|park|house|building|floor|platform|stop|branch|library|museum|school|church|pool|field|court|desk|reception|lobby|cent(?:er|re)|lane|yard|playground|harbou?r|market|online)\b/iu,
  ],
  [ASKS_AGE, IN_YEARS],
  [
    /\bhow many (?:(?:people|persons|members|households|neighbou?rs|parents|residents) )?(?:were|was|are) (?:there|present|at (?:it|the meeting))\b|\bhow many (?:(?:people|persons|members|parents) )?(?:came|attended|showed up|turned up|took part)\b|\bturnout\b/i,
    /\b(?:present|attend\w*|turnout|came|took part)\b[^.!?]{0,20}\d|(?<![\d,.])\d[\d,.]{0,12} (?:\w+ )?(?:people|visitors|guests|spectators|participants|members|residents|parents)\b|\d[^.!?]{0,30}\b(?:were present|attended|came|took part|showed up|turned up)\b/i,
  ],
  [
    ASKS_LOOKS,
    /\b(?:grey|gray|black|white|brown|red|blue|green|yellow|ginger|striped|stripes?|spotted|tabby|tall|slim|hair|wears?|wearing|wore|patch|collar|beard|glasses|years? old)\b/i,
  ],
  [
    /\bhow many (?:people|persons|men|women|visitors|fans|guests)\b/i,
    /\b\d[\d.,]{0,12} (?:\w+ )?(?:people|persons|men|women|adults|children|spectators|visitors|fans|guests|members|participants|patients|residents|volunteers|passengers|employees|students)\b/i,
  ],
  [
    /\bhow (?:much (?:is|are|does|do|did|will|would) (?:it|they|this|that|\w+ cost|the)|expensive)|how much (?:more |less )?(?:money|cash|of (?:my|our|the) (?:money|donation|gift))|how much (?:more |less )?(?:do|does|did|will|would|can|could|should) (?:i|we|you|he|she|they) (?:\w+ )?(?:have to )?(?:pay|earn|make|get|spend|save|give|owe|lose)\b|\bwhat(?:'s| is) the (?:price|cost|fee)\b|\bis (?:it|this|that|entry|admission|parking)(?: \w+)? free\b|\bdoes (?:it|this|that) cost\b/i,
    /[$€£]\s?\d|\d\s?(?:[$€£]|(?:million |billion )?(?:dollars?|euros?|pounds?|cents?|francs?))\b|\bfree of charge\b/i,
  ],
  [
    /\bwho (?:won|lost|wins)\b|\bwhat (?:was|is|were) the (?:final )?(?:score|result)\b|\bhow did (?:it|the (?:game|match|vote|election)) (?:end|go|turn out)\b/i,
    anyOf(/\b[A-Z]\w+ \d{1,3},? [A-Z]\w+ \d{1,3}\b/, /\b\d{1,3} ?[–:-] ?\d{1,3}\b|\b(?:won|beat|lost|defeated|victory|majority)\b/),
  ],
  [
    /\bwho (?:scored|shot|got (?:the|a|all the) \w*goals?)\b|\b(?:last|first|second|third|winning|final|next) goals?\b/i,
    anyOf(
      /\b(?:scored|scores|equali[sz]ed|equali[sz]es|header|penalty|free kick|own goal|went in off|made it (?:one|two|three|four|five|\d))\b/i,
      /\b(?:ahead|level|lead)\b.{0,40}\bthrough [A-Z]/i,
    ),
  ],
  [
    /^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*where (?:is|are|was|were|do|does|did) (?:it|they|this|that|the [\p{L}-]+) (?:(?:come|coming|made|bought|taken|all) )?from\b/iu,
    /\b(?:come|comes|came|made|grown|bought|drawn|taken|imported|delivered) (?:in|from)\b|^from (?:the |our |an? |one |two |three |four |five |six |[A-Z])/i,
  ],
  [
    /\bhow heavy\b|\bhow much (?:does|do|did) [\w ]{2,30} weigh\b|\bwhat(?:['’]s| is) (?:the|its) weight\b/i,
    /\d ?(?:kg|kilos?|kilograms?|g|grams?|lbs?|pounds|tonn?es?|tons|ounces|oz)\b|\bweigh/i,
  ],
  [/\bhow (?:tall|high|deep|wide|thick)\b/i, /\d ?(?:cm|centimet\w+|mm|m|met(?:er|re)s?|feet|foot|ft|inch\w*|stor(?:ey|ie)s?|floors)\b/i],
  [
    /\bhow (?:fast|strong)\b|\b(?:what|which) speed\b/i,
    /\d ?(?:km\/h|kph|mph|m\/s|knots?)\b|\d ?(?:kilomet\w+|miles|met(?:er|re)s) (?:an|per) (?:hour|second)\b/i,
  ],
  [
    /\bhow (?:much|heavy) (?:(?:is|will|the|be) )*(?:rain|snow|snowfall|rainfall)\b/i,
    /\d ?(?:mm|cm|millimet\w+|centimet\w+|inch\w*)\b|\d ?lit(?:er|re)s? per square/i,
  ],
  [/\bhow far\b|\bwhat distance\b/i, /\d ?(?:km|kilomet\w+|miles?|m|met(?:er|re)s?|minutes? (?:away|on foot|by))\b/i],
  [
    /\bhow long\b(?! ago)|\bhow many (?:days|weeks|months|years|hours|minutes)\b/i,
    anyOf(
      /\b(?:\d+|an?|twelve|eleven|ten|nine|eight|seven|six|five|four|three|two|one|twenty|thirty|several|a few|half an?)[- ](?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?)\b/i,
      /\b(?:until|overnight|all (?:day|week|year))\b/i,
      /\b(?:between|from) \d{1,2}:\d\d\b[^.!?]{0,20}\d{1,2}:\d\d/i,
    ),
  ],
  [
    /\bhow (?:common|frequent|widespread|rare|usual)\b/i,
    /\b(?:one|two|three|\d+) (?:in|out of|of) (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred)\b|\d ?(?:%|percent)/i,
  ],
  [
    /\bhow (?:many|much|often|long|far|big|large|old|expensive)\b|\bwhat (?:number|share|percentage|figure)\b/i,
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred|thousand|dozen|half)\b/i,
  ],
  [
    /\bwhen\b|\b(?:what|which) (?:day|date|year|month)\b|\bhow long ago\b/i,
    anyWords(
      /(?:19|20)\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november/i,
      /december|yesterday|today|tomorrow|(?:last|next) (?:week|month|year)|(?:in|on|since|until|by|from) may/i,
      /\d{1,2}:\d\d/i,
      /(?:in|for|within|after) (?:\d+|an?|a|twelve|ten|nine|eight|seven|six|five|four|three|two|one few) (?:hours?|days?|weeks?|months?|years?)/i,
    ),
  ],
];

/** A day or an hour says more of a “when” than “last year”. */
const A_DAY = anyOf(
  DAY_OF_MONTH,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b\d{1,2}(?::\d\d)? ?(?:am|pm|o['’]clock)\b|\b\d{1,2}:\d\d\b|\b(?:19|20)\d\d\b/i,
);
const LONG = /\d ?(?:km|kilomet\w+|miles?|m|met(?:er|re)s?|cm|feet|pages|minutes|hours) long\b/i;
/** “For eight months”; “less than 30 minutes” may be anything. */
const LASTS =
  /\b(?:between|from) \d{1,2}:\d\d (?:and|to|until) \d{1,2}:\d\d|\b(?:for|over|during|lasts?|lasted|takes?|took|runs?|ran|within) (?:about |some |only |just |up to |at least |the (?:first|last|past) )?(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|several|half an?)[- ](?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?)\b/i;
/** “Who should not take it?” asks for the exceptions. */
export const EXCEPTS: [RegExp, RegExp] = [
  /\bwhom? (?:should|must|can|could|may|shall|is|are)(?:n't| not)\b|\bwho (?:should|must) (?:avoid|refrain)\b/i,
  /\b(?:not (?:recommended|suitable|safe|allowed|for)|(?:should|must|may|can)(?: not|n't)|cannot|avoid|except|unless|other than|excluded?|pregnan\w+|allerg\w+)\b/i,
];

const COUNTED_THINGS = /\bhow many ([\p{L}’'-]{3,30}?)(?:e?s)?\b(?! of\b)/iu;
/** “How many lessons?”: a number right before the thing says more than any number. */
const numberOfThings = (question: string): RegExp[] => {
  const thing = COUNTED_THINGS.exec(question)?.[1];
  return thing === undefined ? [] : [new RegExp(`\\d (?:[\\p{L}’'-]+ )?${thing}`, "iu")];
};

/** What the sentences of a text look like that can hold the answer. */
export function kindsWanted(question: string, forms: readonly [RegExp, RegExp][], text: string): RegExp[] {
  const things = numberOfThings(question).filter((kind) => isOfKind(kind, text));
  if (things.length > 0) return things;
  const kind = forms.find(([form]) => form.test(question))?.[1];
  return [
    ...(kind ? [kind] : []),
    ...(/(?<!\b(?:until|till|by) )\bwhen\b|\bwhat (?:day|date|time)\b/i.test(question) ? [A_DAY] : []),
    ...(/\bhow long is\b/i.test(question) ? [LONG] : []),
    ...(/\bhow long (?:did|does|do|will|would|was|were|has|have)\b/i.test(question) ? [LASTS] : []),
  ];
}

/** Whether a sentence gives an age, or a year from which it follows. */
export const givesAge = (sentence: string): boolean => GIVES_AGE.test(sentence) || GIVES_AGE.test(allInFigures(sentence));

/** Whether a sentence is of a kind that is wanted; “six euros” is as good as “6 euros”. */
export const isOfKind = (kind: RegExp, sentence: string): boolean => kind.test(sentence) || kind.test(allInFigures(sentence));
