import { anyOf, anyWords, between } from "../../text/forms.ts";
import { isAddressed } from "../../text/makes-claims.ts";
import { looksLikeScam } from "../danger/scam-signs.ts";

/** Remarks on a text that weigh the same whatever the text is. */

/** “He always does this”, “not the first time” */
export const REPEATED: RegExp = between(/^(?!.*\b(?:right|correct|true|wins?|won)\b)(?:(?:and|but|yes|well|now)[, ]+)*/i, [
  /(?:he|she|my \w+|it|this|that)(?:'s| is| has| was)? (?:\w+ )?(?:always|constantly|keeps?|again and again|every (?:time|day|week|night)|all the time)\b/i,
  /(?:he|she|my \w+|it|this|that) (?:does|did|says?|said|writes?|wrote|happens?|happened)\b.*\b(?:again|before|every (?:time|day|week|night|evening|weekend|month)|all the time|often|a lot|many times|always|constantly)\b/i,
  /(?:it(?:'s| is) |this is |that was )?not the first time/i,
  /(?:it's |it was )?(?:the )?same (?:thing |words |message )?(?:again|last \w+|every \w+|yesterday|before)/i,
  /every (?:time|day|week) /i,
]);

/** “They don’t ask for my PIN”: something is said by it of a message only, which could ask. */
const ASKS_LITTLE =
  /^(?:(?:but|and|well|ok(?:ay)?)[, ]+)*(?:he|she|they|it|the \w+)(?: \w+)? (?:does not|doesn't|do not|don't|did not|didn't|never|won't|will not)(?: even| ever)? (?:ask(?:s|ed)?(?: me| us)?|wants?|wanted|needs?) (?:for )?(?:(?:a|any|my|the|your|our) )?(?:pin|passwords?|money|codes?|card|data|details|anything|bank details|payment)\b/i;
/** Remarks that are known by their words alone, and what each weighs. */
const WEIGHED: readonly (readonly [RegExp, string])[] = [
  [
    anyWords(
      /jok(?:e|ed|ing)|kidding|teasing|banter|sarcas(?:m|tic)/i,
      /(?:did|do|does)(?:n't| not) mean (?:it|that|any\w+|to hurt \w+)/i,
      /not (?:being )?serious|meant (?:it )?(?:as a joke|nothing|no harm)/i,
    ),
    "It’s a joke when both can laugh. The words are still what they are, and “only joking” shifts the talk from what was said to how you took it. Say how it felt to you, and see whether it happens again.",
  ],
  [
    between(
      /^(?!(?:\w+ ){0,2}i\b).*\b/i,
      [
        /apologi[sz]\w*/i,
        /(?:says?|said|is|was|feels?|felt) (?:he |she |they )?(?:is |was |are |were )?(?:so |very |really |always )*sorry/i,
        /cr(?:y|ying|ied|ies)|(?:he|she|my \w+)(?:'s| is| was| always| keeps?)? begg?(?:ed|ing|s)?|regrets?/i,
        /promis(?:ed|es|ing) (?:me )?(?:to (?:change|stop|be|never)|that (?:it|he|she)|it (?:will|won't)|never)/i,
        /(?:will|would|wants to|going to) change/i,
      ],
      /\b/i,
    ),
    "That may be sincere, and it changes nothing about the words that were sent. What counts is what comes next: whether the same thing is said again, and whether anything is made right without you asking. While somebody cries or begs, you don’t have to decide anything.",
  ],
  [
    REPEATED,
    "Then one message tells you less than all of them together. Write down what was said, on which day, and what came before and after: what keeps coming back is a pattern, no matter how each message sounds. Show the list to somebody you trust.",
  ],
  [
    anyOf(
      /\b(?:he|she|they|my (?:\w+ )?\w+|a friend|friends|family)\b[^.?!]{0,20}\b(?:would(?:n't| not| never)|won't|will never|does(?:n't| not)|never) (?:ever |do |just |want to |try to )*(?:lies?|lied|scam|cheat|trick|hurt|betray|con|fool|deceive|mislead|rip|steal|harm)\b/i,
      /\bi (?:really |do |completely |fully |can )*trust (?:him|her|them|my (?:\w+ )?\w+)\b/i,
      /\b(?:he|she|they)(?:'s|'re| is| are) (?:my |an? )(?:\w+ ){0,2}(?:friend|family|brother|sister|cousin)s?\b/i,
    ),
    "I believe you, and nobody says otherwise: most words like these are passed on in good faith, by people who were told them. So leave the person out of it. Ask what they saw with their own eyes, what they only heard, and from whom.",
  ],
  [
    /^(?:(?:and|but|so|now|yes|well)[, ]+)*(?:(?:when|whenever|if|every time)\b[^.?!]{2,60}?[, ]+)?(?:he|she|they|(?:my|our) (?:\w+ )?(?:dad|mom|mum|mother|father|parents?|sister|brother|son|daughter|kids?|wife|husband|partner|boyfriend|girlfriend|friends?|uncle|aunt|cousin|grand\w+|family|neighbou?rs?|colleagues?|boss|teacher))(?:'ll|'d| will| would| might| could)?(?: (?:always|just|only|never|then|still|immediately|be|get|gets|got|becomes?|is|are|was|feels?|feel))* ?(?:(?:so|very|really|quite|totally) )*(?:angry|mad|offended|upset|hurt|defensive|furious|annoyed|insulted|aggressive|embarrassed|laughs? at (?:me|it)|(?:(?:wo|do|does|did)n't|not|refuses? to|never) (?:even )?(?:listens?|believes? (?:me|it)|wants? to (?:hear|know|talk|listen)|admit)|calls? me (?:an? )?(?:\w+ )?(?:names|stupid|crazy|mad|paranoid|naive|liar|idiot|hater|sheep|fool|troll|brainwashed|ignorant|dumb|jealous|negative)\b|changes? the subject|never listens?)\b/i,
    "That’s hard, and common: when people are shown they were wrong, they first defend themselves. Say what you agree on before you say where you differ, leave them with one question and no verdict, and let it rest. People rarely change their minds while somebody is watching.",
  ],
  [
    anyOf(
      /\b(?:(?:he|she|they|it|that|these|those)(?:'s|'re| is| are| was| were| has been| have been| seems?| seemed| sounds?| sounded| looks?| looked)(?: \w+){0,2}?|always) (?:right|correct|accurate|spot on)\b.*\b(?:last|before|often|always|so far|every|until now|many|again|also|about|with|in the past|though|too|times?)\b/i,
      /\b(?:he|she|they|it|that|these|those) (?:has |have |already |also |even )*(?:(?:predicted|foresaw|forecast(?:ed)?) |called (?:it|that|this|every|both|the (?:last|first|\w+ )?(?:crash|winner|election|result|score|rise|fall|top|bottom|turn))\b)/i,
    ),
    "One hit can be luck, and so can three. Ask how many forecasts there were in all, which of them failed, and where they were written down beforehand.",
  ],
  [
    /\b(?:he|she|they|it|that|these|those)(?:'s|'re| is| are| was| were| has been| have been| seems?| seemed| sounds?| sounded| looks?| looked)(?: \w+){0,2}? (?:nice|kind|friendly|polite|sweet|helpful|charming|trustworthy|honest|sincere|caring|patient|lovely)\b/i,
    "I believe you. But kind people make mistakes, and people who want something are kind, too, so it settles nothing. What they say has to hold up without it.",
  ],
  [
    /^(?:(?:ok(?:ay)?|but|well|yes|and|sure|still)[, ]+)*(?:(?:it|that|this)(?: still| also)? (?:could|might|may)(?: still| also| well| really)? (?:help|work|be (?:true|right|real|so)|happen)|(?:it|that|this|trying|to try) (?:can(?:'t|not)|doesn't|does not|won't) (?:hurt|harm)(?: anyone| anybody| to try)?)(?: (?:though|tho|anyway|right))*[.! ]*$/i,
    "It could: no text can rule out that something is possible. Ask what else speaks for it, and what it costs if it isn’t so: money, time, or help that comes later.",
  ],
  [
    /^(?:(?:and|but|so|well|oh)[, ]+)*(?:(?:my|our|a) (?:\w+ )?(?:mum|mom|mother|dad|father|parents?|aunt(?:ie)?|uncle|sister|brother|cousin|gran\w*|friends?|neighbou?rs?|colleagues?|family|wife|husband|son|daughter) (?:just |also |has |have )?(?:sent|forwarded|shared|posted|passed)(?: (?:me|us|on))? (?:this|it|that)|i (?:got|have|had) (?:this|it|that) from (?:my|our|a) (?:\w+ )?(?:mum|mom|mother|dad|father|aunt(?:ie)?|uncle|sister|brother|cousin|gran\w*|friends?|neighbou?rs?|colleagues?|family))(?: to (?:me|us|everyone|the \w+(?: \w+)?))?[.! ]*$/i,
    "Then it reached you through somebody you trust. People who pass something on don’t always know whether it’s true: ask where they got it. If you want to talk with them about it, ask me “how do I tell them?”.",
  ],
  [
    ASKS_LITTLE,
    "That speaks for it, but it settles nothing yet: a first message often asks for little. What settles it is checking your own way, at the place you know.",
  ],
  [
    /\b(?:good|noble|important|great) (?:cause|intentions?|purpose)\b|\bmeans? (?:it )?well\b|\bfor (?:the (?:children|kids|animals|environment|planet|poor)|charity)\b/i,
    "A cause can be good, and its wording can still push. Ask what a good cause can answer: who does what, with how much, and who checks it.",
  ],
  [
    /^(?:(?:but|no|yes|well|and|seriously|honestly)[, ]+)*(?:it|that|this)(?:'s|'re| is| are| was| were| has been| have been| seems?| seemed| sounds?| sounded| looks?| looked)(?: \w+){0,2}? (?:true|a fact|facts?|obvious|clear|the truth|how it is|what happened)(?: (?:though|anyway))*[.! ]*$/i,
    "It may well be. Then it gets stronger with what others can check: what happened, when, and who saw it or counted it. That way it no longer depends on who says it.",
  ],
  [
    /\b(?:shows?|showed|posted|sent|has|have|had|saw|seen|there (?:is|are|were)|with|got)\b[^.?!]{0,30}\b(?:before[- ]and[- ]after|pics?|pictures?|photos?|videos?|screenshots?|footage|testimonials?)\b/i,
    "A picture shows that there is a picture: light, date, place and person can be chosen, borrowed or made up. Look it up with an image search to see where it appeared before, and ask who took it, and when.",
  ],
];
/** What a remark weighs on the text that it is made on; null where its words are none of these. */
export const weighedBy = (plain: string, text: string): string | null =>
  WEIGHED.find(([form]) => form.test(plain) && (form !== ASKS_LITTLE || isAddressed(text) || looksLikeScam(text)))?.[1] ?? null;
export const isWeighed = (plain: string): boolean => WEIGHED.some(([form]) => form.test(plain));
