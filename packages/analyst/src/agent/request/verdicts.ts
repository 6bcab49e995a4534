/** How people ask whether to rely on what they have before them: “it”, “this article”, “my message from the bank”. */
const THING =
  "(?:articles?|messages?|texts?|e-?mails?|mails?|sms|posts?|ads?|adverts?|advertisements?|offers?|claims?|statements?|letters?|speech|pages?|story|stories|tweets?|reviews?|headlines?|reports?|pieces?|news|paragraphs?|passages?|comments?|authors?|writers?|websites?|sites?|notes?|quotes?|answers?|essays?|blogs?|videos?|notices?|invoices?|newsletters?|stud(?:y|ies)|papers?|research|abstracts?|petitions?|jobs?|deals?|products?|recipes?|op-?eds?|columns?|flyers?|leaflets?|arguments?|calls?|sources?|information|info|corrections?|interviews?|entry|entries|threads?|appeals?|tips?|lists?|obituar(?:y|ies)|press releases?|instructions?)";
/** “from the bank”, “about the tram”, “that I got today”. */
const OF_WHAT = "(?: (?:from|by|about|on|of) (?:[\\w’'-]+ ){0,3}?[\\w’'-]+| (?:that )?i (?:just )?(?:got|received|found|read|saw|was sent))?";
const THIS = `(?:(?:any of )?(?:it|this|that|these|those|they|them)(?: (?:[\\w’'-]+ ){0,2}${THING}${OF_WHAT})?|(?:the|my|your|our|their|his|her) (?:[\\w’'-]+ ){0,2}?${THING}${OF_WHAT})`;

const IS = "(?:is|are|was|were|isn['’]?t|aren['’]?t)";
const HOW =
  "(?:(?:really|actually|even|all|at all|just|so|very|too|completely|entirely|indeed|maybe|perhaps|probably|being|any|an?|to be|considered|something) )*";
const LIAR = "(?:lying|an? lie|an? hoax|an? trick|an? trap)";
const RELIED_ON =
  "(?:true|truth|truthful|real|reliable|trustworthy|accurate|credible|correct|fake|false|legit|legitimate|genuine|authentic|honest|serious|safe|factual|believable|plausible|trusted|believed|dangerous|made[- ]?up|bogus|suspicious|fishy|dodgy|sketchy|hoax|trick|trap|(?:telling|saying|speaking) the truth)";
const JUDGED =
  "(?:right|wrong|biased|bias|unbiased|neutral|balanced|objective|fair|unfair|one-?sided|slanted|misleading|manipulative|manipulating|deceptive|dishonest|propaganda|bullshit|nonsense|rubbish|clickbait|worth(?! (?:buying|the (?:money|price)|paying|ordering|getting|trying|joining|signing|the \\w+)\\b)|good|bad|well[- ](?:argued|done|written|made|researched)|convincing|sound|lying|lie)";
/** “Is it safe for cyclists?” asks about a matter, and not about the text. */
const NOT_A_MATTER = "(?! (?:for|in|at|on)\\b| to (?!be|trust|believe|click|open|reply|answer|pay|share|follow|read|me)\\b)";

/** Whether to rely on it: who sent it, whether it is so, whether to do what it says. */
const RELIES = [
  `\\b${IS} ${THIS} ${HOW}(?:${RELIED_ON}|${LIAR})\\b${NOT_A_MATTER}`,
  "\\b(?:can|should|could|do|would) (?:i|we|you|one) (?:really |actually |safely )?(?:trust|believe|rely on)\\b",
  "(?<!how )\\b(?:can|should|could|dare) (?:i|we|one) (?:really |safely )?(?:click|reply|respond|open(?= (?:it|this|that|them|(?:the|this|that|my|an?) (?:\\w+ )?(?:links?|attachments?|files?|mails?|e-?mails?|messages?|pages?|sites?|letters?|documents?|pdfs?|photos?|videos?|apps?))\\b|[?.! ]*$)|pay|do what it|follow (?:it|this|the)|call (?:them|that|the number))\\b",
  "\\b(?:did|does|would|has|is) (?:my|the|our|a) (?:[\\w’'-]+ ){1,3}?(?:really |actually )?(?:sen[dt]|sending|wrote|writ(?:e|ten)|asking|ask(?:ed)?)(?: (?:me|us))? (?:this|that|it|such|for (?:this|that|it))\\b",
  `\\b${IS} (?:it|this|that)(?: ${THING})? (?:really |actually )?(?:from|by|sent by) (?:my|the)\\b`,
  `\\b${IS} (?:he|she|they) ${HOW}${RELIED_ON}\\b${NOT_A_MATTER}`,
  `\\b(?:does|do|did|would) (?:he|she|it|they|the \\w+|this \\w+) (?:ever |really )?lie\\b${NOT_A_MATTER}`,
  `\\bwould you (?:call|consider|say|rate|find) (?:(?:that )?${THIS}|him|her|he|she)(?: (?:is|are|as))? ${HOW}(?:${RELIED_ON}|${LIAR}|biased|balanced|fair|neutral|convincing)\\b`,
  `\\b${IS} (?:it|this|that|these|they) (?:really )?(?:for real|serious|meant seriously|an? joke)\\b`,
  // “Is this really him?”
  `\\b(?:${IS}|could|can|might|may) (?:it|this|that)(?: (?:be|have been|really|actually|truly|even))* (?:him|her|them|my (?:\\w+ )?\\w+|who (?:he|she|they|it) (?:says?|claims?)[^?.!]{0,20})[?.! ]*$`,
  `\\b${IS} (?:he|she|they) (?:really |actually )?who (?:he|she|they) (?:says?|claims?)\\b`,
  // “Does Mira believe it?” asks what somebody thinks, and not whether to.
  `(?<!\\b(?:does|did) (?!(?:anyone|anybody|one)\\b)[\\w'’]+ (?:\\w+ )?)\\b(?:trust|believe) ${THIS}[?.! ]*$`,
  `\\b(?:can|could|may|might|should) ${THIS} (?:really |actually )?be (?:${RELIED_ON}|an? ${RELIED_ON}|relied on)\\b`,
  `\\b(?:if|whether) ${THIS} ${IS} ${HOW}${RELIED_ON}\\b`,
].join("|");
const QUALITIES =
  "(?:reliable|trustworthy|credible|biased|accurate|misleading|manipulative|truthful|genuine|fair|balanced|one-?sided|objective|honest|neutral)";

export const RELIES_ON_IT = new RegExp(`${RELIES}|\\bhow (?:reliable|trustworthy|credible|accurate|truthful|true|safe|genuine) ${IS}\\b`, "i");

/** “It”, “this long article”, “the author”. */
const OF_IT = `(?:it|this|that|(?:this|that|these|those) (?:[\\w’'-]+ ){0,2}?${THING}|the \\w+)`;
const OPINION = `^(?:(?:and|but|so|ok(?:ay)?)[, ]+)*(?:what do you (?:yourself |personally |really )?(?:think|say|make)(?: yourself| personally)?(?: (?:of|about|to) ${OF_IT})?|do you (?:dis)?agree(?: with ${OF_IT})?|are you convinced|(?:any |your )?thoughts|your (?:take|view|view on it)|how do you (?:find|like) (?:it|this)|did (?:the |an? )?(?:ai|bot|chat ?gpt|they|he|she|it) (?:just )?make (?:it|this|that) up)(?: on ${OF_IT})?[?.! ]*$`;

/** “What do you think?” With a text beside it, it asks for a reading of the whole. */
export const ASKS_OPINION = new RegExp(OPINION, "i");

/** A verdict on the text, of any kind. */
export const ASKS_VERDICT = new RegExp(
  [
    RELIES,
    `\\b${IS} ${THIS} ${HOW}${JUDGED}\\b${NOT_A_MATTER}`,
    `^(?:(?:lol|haha|ok(?:ay)?|so|and|but|then|well|hm+)[, ]+)*(?:it|this|that)(?:['’]s| is) ${HOW}(?:${JUDGED}|${RELIED_ON}|${LIAR})(?: then| after all)?\\?{1,3}$`,
    `\\b${IS} (?:he|she|they) ${HOW}(?:${JUDGED}|${RELIED_ON}|${LIAR})\\b${NOT_A_MATTER}`,
    `\\b${IS} there (?:any |a lot of |some |much )?(?:truth|bias) (?:in|to|behind) (?:it|this|that|the)\\b`,
    `\\bhow ${QUALITIES}\\b`,
    `\\bdo(?:es)? (?:it|this|that|they|(?:the|this|that|my) \\w+) (?:sound|seem|look|feel) (?:\\w+ )?(?:true|real|reliable|trustworthy|fake|legit|genuine|honest|biased|credible|fair|right|wrong|off|fishy|suspicious|dodgy|sketchy)\\b`,
    "\\bdo(?:es)? (?:it|this|that|they) (?:really |actually )?work\\b(?! (?:on|at|in|from|with|until|till|during|there|here|together|weekends|nights|every)\\b)",
    "\\b(?:does|did|is) (?:it|this|that|he|she|the \\w+) (?:really )?(?:draw|paint|give|tell|show)(?:ing)? (?:us |me )?(?:an? |the )?(?:\\w+ly )?(?:fair|balanced|honest|accurate|true|complete|full|whole|one-?sided|right|realistic) (?:picture|account|view|impression|image|story)\\b",
    OPINION,
    "\\b(?:truth score|rate (?:it|this)|lying|do you believe|your (?:verdict|opinion)|(?:true|real|legit|fake|honest|serious|bullshit|nonsense|hype|rubbish|propaganda) or (?:false|not|fake|what|real|true|legit)|real or (?:fake|not)|fact or fiction|fake or real|trustworthy or not)\\b",
  ].join("|"),
  "i",
);
