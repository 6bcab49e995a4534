import { anyOf, anyWords } from "../../text/forms.ts";
import { isLetter } from "../../text/signature.ts";
import { sentencesOf } from "../../text/words.ts";

/** A sum with its currency, in front or behind: “€2.99”, “2,99 EUR”, “800 euros”. */
const SUM = String.raw`(?:(?:[$€£]|\b(?:eur|usd|gbp|chf) )\s?\d|\b\d[\d.,]{0,20}\s?(?:[$€£]|(?:eur|usd|gbp|chf|euros?|dollars?|pounds?|francs?)\b))`;
/** Words that ask for a sum, a toll or a loan: what for does not matter. */
const ASKS_MONEY = new RegExp(
  [
    String.raw`(?<!\b(?:i|we|he|she|they)(?: \w+)? )\b(?:pay|send|transfer|deposit|wire|lend|loan|advance) (?!(?:you|attention)\b)[^.!?]{0,40}?${SUM}`,
    String.raw`${SUM} (?:[\w-]+ ){0,2}?(?:fees?|deposit|charges?)\b`,
    String.raw`\b(?:customs|delivery|redelivery|release|handling|clearance|shipping|activation|registration|admin\w*) (?:fees?|charges?|dut(?:y|ies)|costs)\b`,
    String.raw`\b(?:i|we) (?:\w+ )?need (?!to\b)[^.!?]{0,30}?${SUM}|\bhelp (?:me|us)(?: out)? with [^.!?]{0,20}?${SUM}`,
    String.raw`\bneed (?:another |about |around )?\d[\d.,]{1,12}\b[^.!?]{0,25}\b(?:sent|transferred|wired|paid|today|tonight|urgently|asap|for (?:the|my) (?:rent|lawyer|hotel|hospital|landlord|bill|ticket|fine))\b`,
    String.raw`\b(?:lend|loan) (?:me|us)\b|\bborrow\b[^.!?]{0,30}${SUM}`,
    String.raw`\b(?:move|transfer|put) (?:(?:all|all of|some of) )?(?:the|my|your|her|his|our|their) (?:money|savings|funds|balance)\b`,
  ].join("|"),
  "i",
);
/** A “safe account” exists only in the mouths of swindlers. */
const SAFE_ACCOUNT = /\b(?:safe|secure|holding|protected) account\b/i;

/** “… or I send the video to all your contacts” */
export const BLACKMAILS: RegExp =
  /\b(?:if you (?:do not|don['’]?t|wo['’]?nt|won['’]?t|will not|refuse|ignore|fail)|unless|or(?: else)?|otherwise)\b[^.!?]{0,80}\b(?:i|we)(?:['’]ll| will| am going to)? (?:send|publish|post|release|leak|share|show|forward)\b[^.!?]{0,50}\b(?:your (?:contacts|friends|family|boss|wife|husband|parents|followers|colleagues)|everyone|videos?|photos?|pictures?|nudes?|secret)\b/i;

/** “Send me two pics without makeup”: of the reader, and not of the kitchen. */
const ASKS_PICTURES = anyOf(
  /\b(?:send|show|give|text|snap|dm)(?: (?:me|us|him|her))? (?:(?:\d|an?|some|one|two|three|few|more|your|ur|of|the|hot|sexy|cute|nice|recent|full) )*(?:pics?|pictures?|photos?|selfies?|videos?)\b[^.!?]{0,20}\b(?:of (?:you|yourself|yr?self|your body|ur body)|no (?:makeup|make-up|clothes|filter)|without|in (?:your )?(?:underwear|swimwear|bikini|swimsuit|shower)|bikini|naked|nude)\b/i,
  /\b(?:send|show)(?: (?:me|us))? (?:(?:some|your|ur|more|a) )?(?:nudes?|naked (?:pics?|pictures?|photos?))\b/i,
  /\b(?:want|need|let me|like) (?:to )?(?:see )?(?:(?:some|more|a|\d) )?(?:pics?|pictures?|photos?|selfies?|videos?) of (?:you|yourself|your body|ur body)\b/i,
);
/** Whether a message asks its reader for pictures of themselves. */
export const wantsPictures = (text: string): boolean => ASKS_PICTURES.test(withoutDenials(text));

/** “We will never ask for your PIN”, “you do not need to do anything”: what a clause denies is no sign. It ends where something else is asked. */
/** “Do not contact the help desk” orders the reader, and denies nothing. */
const NO_ORDER = String.raw`(?<!(?:^|[.!?:\n]\s{0,2}|\bplease )(?:do )?)`;
const NOT = String.raw`(?:never|not|no longer|cannot)`;
const DENIAL = new RegExp(
  String.raw`\b(?:` +
    [
      String.raw`${NO_ORDER}(?:${NOT}|(?:wo|do|does|ca|would)n['’]t) (?:\w+ ){0,2}?(?:ask|request|require|demand|need|want|expect|call|phone|text|contact|e-?mail|send|threaten)(?:s|ing)?\b(?! (?:the |your |our )?(?:help ?desk|support|bank|branch|police)\b)`,
      String.raw`(?:do(?:es)?(?: not|n['’]t) (?:need|have)|need not|nobody has|no need) to\b`,
      String.raw`(?:nobody|no one|none of (?:us|our \w+))(?: \w+){0,3}? (?:ask|call|request|need|contact)s?\b`,
      String.raw`(?:never|do not|don['’]t) (?:share|give|reveal|disclose|enter|click|follow|pay|transfer|log in|tell any(?:one|body) (?:your|the) (?:pin|password|code))\b`,
      String.raw`(?:there (?:is|are)|with) no (?:\w+ )?(?:fees?|charges?|deposit|payment|deadline|hurry|rush)\b`,
      String.raw`(?:not|nothing) urgent\b`,
      String.raw`no (?:hurry|rush)\b`,
    ].join("|") +
    String.raw`)(?:(?!\b(?:but|unless|until|except|once|after|if|when|otherwise|instead|or (?:else|we|i)|other than|please|just|simply)\b)[^.!?;\n]){0,200}`,
  "gi",
);
const withoutDenials = (words: string): string => words.replace(DENIAL, " ");
const OF_VALUE = /\b(?:pin|passwords?|codes?|card|account|money|details)\b/i;
/** The first sentence in which a message says that it wants none of what swindlers want. */
export const denialIn = (text: string): string | null =>
  sentencesOf(text).find((sentence) => OF_VALUE.test(sentence.text) && withoutDenials(sentence.text) !== sentence.text)?.text ?? null;

/** “If he doesn’t pay within a week”, “a landlord must pay it back”: what others owe asks the reader for nothing. */
const OTHERS_PAY = anyOf(
  /\b(?:he|she|they|it)(?: (?:does(?: not|n['’]t)|do(?: not|n['’]t)|did(?: not|n['’]t)|will not|won['’]t|refuses to|fails to)) pay\b/gi,
  /\b(?:landlord|tenant|company|employer|insurer|airline|seller|buyer)s?(?: (?:does(?: not|n['’]t)|do(?: not|n['’]t)|did(?: not|n['’]t)|will|will not|won['’]t|must|should|has to|have to|refuses to|fails to)) pay\b/gi,
);

/** Either of two forms, as one that can be asked. */
const either = (...forms: readonly RegExp[]) => ({ test: (words: string): boolean => forms.some((form) => form.test(words)) });

/** What a message has in common with many scams, and what kind of message it is. */
const FORMS: readonly [string, { test: (words: string) => boolean }][] = [
  [
    "It rushes you",
    anyWords(
      /urgent(?:ly)?|immediately|act now|right away|today only|within \d+ (?:hours?|minutes?)|(?:in|within) the next \d+ (?:hours?|minutes?|days?)|last chance|(?<!\b(?:of|in|a|no|the|my|our|their|his|her) )hurry|expires?|final notice/i,
      /only (?:a few|\d+) \w+ left|before it(?:['’]s| is) too late|suspended|asap/i,
      /(?:closes|ends|sells out) (?:tonight|today|at midnight|in \d+ (?:minutes|hours))/i,
      /action required|(?:until|by|before) (?:today|tonight|midnight)/i,
      /(?:accounts?|mailbox|inbox|profile|access|card|files|subscription)\b[^.!?]{0,60}\b(?:will be|has been|have been|is|was) (?:permanently |temporarily |automatically )?(?:deleted|deactivated|disabled|terminated|blocked|locked|restricted|closed)/i,
      /be (?:very )?quick/i,
      /(?:many|other|several) (?:\w+ )?people (?:are|have) (?:also |very )?(?:interested|asked)/i,
      /(?:places|spots|seats|slots|offer)\b[^.!?]{0,25}\bclos(?:e|es|ing) (?:tonight|today|soon|at midnight)/i,
      /(?:places|spots|seats|slots) (?:are )?(?:fill\w*|going|running out)/i,
      /\b(?:\d+|few|last) (?:spots|places|seats|slots) (?:left|remaining)/i,
    ),
  ],
  [
    "It asks for money, or a way to pay that can’t be undone",
    either(
      anyWords(
        /gift cards?|wire|transfer|western union|bitcoin|crypto\w*|pay(?:ment)? (?:of|a|the|now|via|\d)|processing fee|(?<!\b(?:exit|cancellation|joining|late|termination|annual|monthly|yearly) )fee of/i,
        /(?<!\b(?:i|we|he|she|they)(?: \w+)? )(?:pay|send) (?:me |us )?(?:(?:a|the|your) )?(?:[$€£]|\d(?![\d.,]{0,9} ?(?:\w+ )?(?:pics?|pictures?|photos?|selfies?|videos?|copies|names|e-?mails?|lines|pages)\b)|money)/i,
        /(?:refundable|upfront|advance|security) (?:deposit|fee)/i,
        /(?:[$€£]\s?\d[\d,.]*|\b\d+ (?:dollars|euros|pounds)) (?:\w+ ){0,2}?(?:deposit|fee)\b/i,
        /pay (?:at|on|online|here|within|by|before|in full|today|immediately)\b/i,
        /pay (?:the|your|this) (?:\w+ )?(?:fee|bill|charge|balance|invoice|amount)/i,
        /help (?:me|him|her) (?:out )?with (?:[$€£] ?\d|\d+ (?:dollars|euros|pounds))/i,
        /bank details|account number|invest(?:ment)?s?|put in (?:(?:only|just|as little as) )?[$€£]?\d[\d.,]*k?/i,
      ),
      ASKS_MONEY,
    ),
  ],
  [
    "It asks for a password, a code or personal data",
    anyWords(
      /passwords?|pin|verification code|one-time code|social security|(?<!\b(?:the|a|my|their) )log ?in(?! to (?:the|our) app\b)(?! to your account or (?:call|ring|phone|write)\b[^.!?]{0,30}\bon your (?:bill|card|statement|letter)\b)|confirm your (?:\w+ )?(?:account|identity|details)/i,
      /verify your (?:\w+ )?(?:account|identity|details)|credit card (?:number|details)/i,
      /(?:confirm|verify|update|enter|check) your (?:\w+ )?(?:details|data|information|card)/i,
      /(?:copy|copies|photo|scan|picture|selfie)s? (?:of|with) (?:your |the )?(?:\w+ ){0,3}?(?:passport|i\.?d\.?|identity card|driver['’]?s licen[cs]e|licen[cs]e|bank card)/i,
      /(?:send|give|text|read) (?:me|us) (?:the |your |a )?(?:\w+ )?codes?/i,
      /send (?:me |us )?your (?:passport|i\.?d\.?|bank|card)/i,
    ),
  ],
  [
    "It sends you to a link or a number of its own",
    anyOf(
      /https?:\/\//i,
      /(?<![@.\w-])[a-z\d-]{2,63}(?:\.[a-z\d-]{2,63}){0,3}\.(?:com|net|org|info|biz|xyz|top|site|online|shop|store|click|link|app|io|me|co|cc|vip|live|example)\b(?!@)/i,
      anyWords(
        /click (?:here|the link|below|on)|follow (?:this|the) link|link (?:in (?:my |the )?bio|below|in (?:the )?comments)/i,
        /(?:at|on|via|through|with|use) (?:a|this|the following) link/i,
        /call (?:this|the) number|(?:on|via|by|over|through|to|my) (?:whatsapp|telegram)|new number/i,
      ),
    ),
  ],
  [
    "It says why you can’t reach the sender as usual",
    anyOf(
      /\b(?:lost|broke|dropped|smashed)\b[^.!?]{0,20}\bphone\b/i,
      /\bphone\b[^.!?]{0,20}\b(?:lost|broke|broken|stolen|fell|died|smashed)\b/i,
      /\b(?:can['’]?t|cannot) (?:talk|call|speak) (?:right )?now\b/i,
      /\bi(?:['’]m| am) (?:currently |still )?(?:abroad|overseas|at sea|on an oil (?:rig|platform)|deployed)\b/i,
      /\bi(?:['’]m| am) [^.!?]{0,40}\bon (?:an oil (?:rig|platform)|an? (?:ship|vessel|deployment|secret mission))\b/i,
      /\b(?:can['’]?t|can ?not|unable to) (?:show (?:it|you|the \w+)|meet)\b/i,
    ),
  ],
  [
    "It tells of an emergency that money would fix",
    anyOf(
      /\b(?:i|we|he|she|your (?:son|daughter|grandson|granddaughter|nephew|niece|husband|wife|\w+))(?:['’]ve|['’]m|['’]s| have| has| had| am| is| are| was| were| got| just| only)*\b[^.!?]{0,20}\b(?:an accident|arrested|in (?:jail|custody|prison|hospital)|stranded|robbed|mugged|(?:lost|stolen) (?:my|our|his|her) (?:\w+ )?(?:wallet|purse|passport|bags?|luggage|cards?))\b/i,
      /\b(?:my|our) (?:\w+ )?(?:card|account|bank app|banking app|wallet)(?:['’]s| (?:is|was|got|has been|have been|had been|just got))? (?:just )?(?:blocked|frozen|locked|stuck|stolen|hacked|not working)\b/i,
      /\b(?:my|our) (?:\w+ )?(?:card|bank app|banking app) (?:does not|doesn['’]?t|won['’]?t|will not) work (?:at sea|abroad|here|from here|on the (?:rig|platform|ship))\b/i,
      /\b(?:no|without|lost) access to (?:my|our) (?:\w+ )?(?:bank|account|card|money|savings|funds)\b|\b(?:can ?not|can['’]?t|unable to) (?:reach|access|get to|use) (?:my|our) (?:\w+ )?(?:bank|account|card|money|savings|funds)\b/i,
      /\b(?:has|have|had) (?:blocked|frozen|locked) (?:my|our) (?:\w+ )?(?:card|account)\b/i,
      /\blandlord\b[^.!?]{0,30}\b(?:crazy|kick\w*|evict\w*|throw\w*|furious|lock\w*)\b/i,
      /\b(?:lost|stole) my (?:wallet|purse|passport|bag|luggage)\b|\b(?:pay|post|for) (?:the |his |her |my )?bail\b/i,
    ),
  ],
  ["It asks for pictures of you", ASKS_PICTURES],
  ["It threatens to show you to others", BLACKMAILS],
  [
    "It promises a lot for a little",
    anyWords(
      /(?<!\b(?:nothing is|not|no|never|without(?: a)?) )guaranteed?|risk-free|(?:no|zero|without(?: any)?) risk(?! of\b)/i,
      /(?:turned|made|flipped|grew) [$€£]?\d[\d.,]*k? (?:\w+ )?(?:in)?to [$€£]?\d/i,
      /(?<!\b(?:is|still|stays?|remains?|travels?|rides?) )free(?! (?:as before|fruit|coffee|drinks?|snacks?|lunch|meals?|parking|time|of|to|from|will|speech|press|market|trade|elections?|range|days?|hours?|evenings?|weekends?|seats?)\b)/i,
      /winner|won(?!['’]t)|prize|lottery|double your|\b\d+% (?:returns?|profit|off)|miracle|cures?|heals?|detox|effortless(?:ly)?/i,
      /\b\d+x (?:in|your|gains?|returns?|profits?|on)/i,
      /no (?:interview|experience|skills?|qualifications?)(?: is| are)? (?:needed|required|necessary)/i,
      /earn (?:up to )?(?:[$€£] ?)?\d[\d.,]*\s?(?:[$€£]|euros?|dollars?|pounds?)? (?:an?|per|every|each) (?:day|week|month)/i,
      /(?:without|no) (?:an )?interview|you (?:may |can |get to )?keep (?:[$€£] ?)?\d|mystery shopp\w+|passive income|financial freedom/i,
      /i (?:made|earned|gained) \d[\d.,]{0,6} ?(?:%|percent) in (?:an?|one|two|three|\d) (?:single )?(?:days?|weeks?)/i,
      /about to (?:explode|moon|take off)|to the moon/i,
      /for (?:only |just )?(?:an?|one|two|three|\d) hours?(?: of work)? (?:a|per) day/i,
    ),
  ],
  [
    "It asks you to keep it to yourself",
    anyOf(
      /(?<!\b(?:i|we|they|you|who|that|\w+s) )\b(?:don['’]?t|do not) tell\b|\b(?:keep (?:this|it) (?:between us|secret|to yourself)|confidential(?:ly)?|nobody (?:must|should) know)\b/i,
      /\b(?:don['’]?t|do not) (?:contact|call|ask|tell|inform|involve|(?:speak|talk) (?:to|with)) (?:the |your |our )?(?:help ?desk|support|bank|branch|police|it (?:department|team|support|service)|colleagues|family|friends|children|daughter|son|lawyer)\b/i,
      /(?:^|[.!?,;:]\s|\b(?:please|and|so) )tell (?:nobody|no one)\b/i,
      /(?<!\b(?:i|we|they|who|that) )\b(?:don['’]?t|do not) (?:say (?:anything|a word|this|it)|mention (?:any\w*|this|it)|let (?:\w+ ){1,2}(?:know|find out|hear))\b/i,
    ),
  ],
  [
    "It wants the money in somebody else’s account",
    /\b(?:my|a|his|her|our) (?:\w+ )?(?:cousin|friend|brother|sister|colleague|partner|wife|husband|girlfriend|boyfriend|uncle|aunt|mate|buddy|assistant|lawyer|agent)(?:['’]?s)? (?:bank )?(?:account|card|iban|paypal)\b/i,
  ],
];

/** The signs, each held against what a text does say. */
export const SIGNS: readonly [string, { test: (words: string) => boolean }][] = FORMS.map(([sign, form]) => [
  sign,
  { test: (words) => form.test(withoutDenials(words).replace(OTHERS_PAY, " ")) },
]);
export const SCAM_SIGNS: readonly string[] = SIGNS.map(([sign]) => `${sign}.`);
export const SCAM_ADVICE =
  "Before you pay, click or reply: reach the sender in a way you already know (the number on your card, the address you type yourself), not through the message. If it’s honest, an hour’s wait loses nothing.";

const MOST_MESSAGE_WORDS = 150;
/** With a head or a greeting it is a mail, however much stands below it. */
const MOST_MAIL_WORDS = 300;
const MAIL_HEAD = /^(?:subject|from|to|sent|re|fwd?)\s?:/i;
/** An article may well speak of passwords and deadlines; a message that does both is another matter. */
export const isMessage = (text: string): boolean =>
  text.split(/\s+/).length <= (MAIL_HEAD.test(text.trim()) || isLetter(text) || isAllSigns(text) ? MOST_MAIL_WORDS : MOST_MESSAGE_WORDS);
/** Several messages pasted as one have most of the signs and speak to their reader; whoever reports on them names police or victims, too. */
const LEAST_OF_SEVERAL = 4;
const REPORTS = /\b(?:police|scam\w*|swindl\w*|fraud\w*|victims?|warn(?:s|ed|ing)?|reported|according to)\b/i;
const isAllSigns = (text: string): boolean =>
  !REPORTS.test(text) && /\byour?\b/i.test(text) && SIGNS.filter(([, form]) => form.test(text)).length >= LEAST_OF_SEVERAL;

const MANY_SIGNS = 2;
const wantsSafeAccount = (text: string): boolean => SAFE_ACCOUNT.test(withoutDenials(text)) && ASKS_MONEY.test(withoutDenials(text));
/** Whether a text shows several of the signs of a scam. What shops do, too, is none beside a word that nothing is wanted. */
export function looksLikeScam(text: string): boolean {
  const shown = SIGNS.filter(([, form]) => form.test(text));
  if (shown.length >= MANY_SIGNS) return shown.length > MANY_SIGNS || denialIn(text) === null || shown.some(([sign]) => !OFTEN_HONEST.test(sign));
  return wantsSafeAccount(text);
}

/** A message, by its length and form, with several signs of a scam: an article may show as many. */
export const isSwindle = (text: string): boolean => isMessage(text) && looksLikeScam(text);

const CHEAP_SIGNS = /^It (?:rushes|promises)/;
/** Whether it also asks for money, a code, a click or silence; advertising rushes and promises, too. */
export const wantsValue = (text: string): boolean => looksLikeScam(text) && SIGNS.some(([sign, form]) => !CHEAP_SIGNS.test(sign) && form.test(text));

/** Silence, a reason not to call, another’s account, or an emergency, beside money or pictures that nobody can call back: friends plan a surprise without gift cards. */
const HIDES = /^It (?:asks you to keep|says why you can’t|tells of an emergency|threatens|wants the money in)/;
const GONE_FOR_GOOD =
  /\b(?:gift cards?|(?:lend|loan) (?:me|us)|wire|western union|bitcoin|crypto\w*|(?:send|give|text|read) (?:me|us) (?:the |your |a )?(?:\w+ )?codes?)\b/i;
/** A shop’s newsletter has a link, too. */
export const OFTEN_HONEST = /^It (?:rushes|promises|sends)/;
/** Whether to speak of the signs before anybody asks: a third one, and one that shops and friends do without. */
export const isAlarming = (text: string): boolean =>
  isMessage(text) &&
  (wantsSafeAccount(text) ||
    (isLikelyScam(text) && SIGNS.some(([sign, form]) => !OFTEN_HONEST.test(sign) && form.test(text))) ||
    ((GONE_FOR_GOOD.test(withoutDenials(text)) || wantsPictures(text)) && SIGNS.some(([sign, form]) => HIDES.test(sign) && form.test(text))));

const MOST_SIGNS_OF_OTHERS = 2;
/** Whether nobody need ask: three signs, and something of value among them. */
export const isLikelyScam = (text: string): boolean => wantsValue(text) && SIGNS.filter(([, form]) => form.test(text)).length > MOST_SIGNS_OF_OTHERS;

const MONEY = /\b(?:coins?|tokens?|presale|crypto\w*|bitcoin|invest\w*|trading|forex|liquidity|earn\w*|profits?|returns?)\b/i;
const ACCOUNTS = /\b(?:accounts?|parcels?|packages?|deliver\w*|passwords?|cards?|banks?|invoices?|tax\w*|verify|customs|jobs?|grandma|mum|mom|dad)\b/i;
const WON = /\b(?:you(?: have|['’]ve)? won|winner|prize|lottery|you(?:['’]re| are| were| have been) (?:selected|chosen))\b/i;
/** Something that is for sale, and no message that wants money or a code for what one has already. */
export const isOffer = (text: string): boolean =>
  !ACCOUNTS.test(text) && !WON.test(text) && SIGNS.every(([sign, form]) => OFTEN_HONEST.test(sign) || !form.test(text));

/** Whether it is about money to be made. */
export const speaksOfMoney = (text: string): boolean => MONEY.test(text);
