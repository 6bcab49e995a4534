import { anyOf } from "../../text/forms.ts";
import { mendSlips, plainWords } from "./plain-words.ts";

/** What has happened since a message came, as people tell it: who did what with which thing. “I sent her a copy” is a loss, “she sent me a copy” is bait. */
type EventKind =
  /** We gave something away, typed it in, clicked, or it is gone. */
  | "lost"
  /** They gave or showed us something. */
  | "received"
  /** They want something more. */
  | "wanted"
  /** We asked or told somebody who can help. */
  | "helped"
  /** Something of ours, of no known kind: told, and not asked. */
  | "told";

interface WhatHappened {
  kind: EventKind;
  /** Whether the words alone show that money or data of the visitor’s are gone, whatever the text at hand is. */
  certain: boolean;
}

const LEAD = "(?:(?:and|but|so|ok(?:ay)?|yes|yeah|well|oh|no|help|sorry|then|now|today|yesterday|(?:um|uh|omg|damn|shit|fuck|please))[,.! ]+)*";
const KIN =
  "(?:mum|mom|mother|dad|father|son|daughter|kid|wife|husband|partner|boyfriend|girlfriend|brother|sister|uncle|aunt|grand\\w+|friend|boss|colleague|neighbou?r)";
const US = `(?:i|we|my (?:\\w+ )?${KIN})(?:['’](?:ve|d))?`;
const THEM =
  "(?:he|she|they|it|somebody|someone|these people|(?:the|a|this|some) (?:\\w+ )?(?:guy|man|woman|lady|caller|sender|scammers?|seller|company|agent|officer|person|people|hackers?|bank|buyer|landlord|recruiter))";
const AUX =
  "(?:(?:['’](?:ve|d|s|ll)|have|has|had|did|am|was|were|already|just|accidentally|now|even|then|also|stupidly|actually|only|really|almost all|kind of|sort of|last \\w+|yesterday|today|unfortunately) ?)*";
/** Whoever may safely hold it, or see to it: telling them is no loss. */
const SAFE =
  /\b(?:to|told|called|phoned|visited|rang|asked|informed|contacted|gave|sent|replied to|answered) (?:it (?:to )?|this (?:to )?|that (?:to )?)?(?:my|the|our) (?:own |real |\w+ )?(?:bank|police|wife|husband|mum|mom|mother|dad|father|son|daughter|sister|brother|friend|lawyer|provider|support|consumer \w+|boss|teacher|family|partner)\b/i;
const MONEY =
  "(?:[$€£] ?\\d|\\d|money|cash|euros?|dollars?|pounds?|deposit|fee|savings|gift cards?|cards?|bitcoin|crypto|half|everything|all|rent|salary|pension|a lot|hundreds?|thousands?)";

const form = (...parts: string[]): RegExp => new RegExp(parts.join("|"), "i");

/** Money or data that are gone, said so that no text is needed to know whose. */
const CERTAIN = form(
  `\\b(?:my|our|all (?:of )?my|all (?:of )?our) (?:\\w+ )?(?:money|savings|deposit|pension|account|balance|wallet|card|bitcoins?|crypto)\\b[^?]{0,30}\\b(?:gone|missing|lost|empty|emptied|stolen|hacked|drained|vanished|disappeared|charged|debited|blocked|cleared|cleaned out)\\b`,
  `\\b(?:money|cash|[$€£]? ?\\d[\\d.,]*k?(?: ?[$€£]| (?:euros?|dollars?|pounds?|bucks|quid))?) (?:(?:is|are|was|were|has been|have been|got|went|just) )*(?:gone|missing|taken|withdrawn|stolen|debited|charged|transferred|deducted|vanished|disappeared)\\b[^?]{0,20}(?:\\b(?:my|our) (?:\\w+ )?(?:account|card|bank|wallet|paypal)\\b|[.! ]*$)`,
  `^${LEAD}there(?:['’]s| is| are|s) (?:\\w+ )?(?:[$€£] ?)?(?:\\d|money)[^?]{0,25}\\b(?:missing|gone|taken)\\b`,
  `\\b${THEM} ${AUX}(?:took|taken|stole|stolen|withdrew|withdrawn|charged|debited|emptied|drained|hacked|cleaned out|got into|used|transferred|deducted|pulled)\\b[^?]{0,40}\\b(?:(?:my|our) (?:\\w+ )?(?:accounts?|cards?|bank|money|savings|paypal|wallet|whatsapp|e-?mail|facebook|instagram|details|identity)|from (?:me|us))\\b`,
  `\\b${THEM} ${AUX}(?:got|has|have|had|made|took|conned|scammed|cheated|tricked)\\b[^?]{0,25}\\b${MONEY}[^?]{0,25}\\b(?:from|off|out of) (?:me|us|my \\w+)\\b`,
  `\\b(?:i|we)(?:['’]ve| have| was| were| got| have been| just| had been| am|['’]m)+ (?:\\w+ )?(?:scammed|robbed|hacked|defrauded|conned|phished|swindled|tricked out of|ripped off)\\b`,
  `\\bfell for (?:it|this|that|a|the|them|him|her)\\b`,
);

/** Given away or typed in by us: a loss if the message is what it looks like. */
const GIVEN = form(
  `\\b${US} ${AUX}(?:sent|paid|transferred|wired|gave|given|bought|lent|invested|deposited|shared|handed over|forwarded|uploaded|showed|topped up|donated|spent|cashed|signed for)\\b`,
  `\\b${US} ${AUX}(?:clicked|tapped|opened|entered|typed|filled|installed|downloaded|scanned|replied|answered|responded|signed|registered|followed|confirmed|verified|accepted|submitted|logged|log) ?(?:on|an?|some|in|into|to|up|out|it|the|this|that|my|our|back|with|them|him|her|all|everything|already|[.! ]*$)`,
  `\\b${US} ${AUX}put\\b[^?]{0,40}\\b(?:in|into|there|on)\\b`,
  `\\b${US} ${AUX}(?:told|read)(?: (?:them|him|her|it))+[^?]{0,20}\\b(?:my|the|our|everything|all|where|code|number|pin)\\b`,
  `\\b${US} ${AUX}(?:lost|called (?:the|that|their|this) number|called (?:them|him|her)|let (?:them|him|her) (?:in|on|into|connect|control))\\b`,
  `\\b${THEM} ${AUX}(?:(?:had|has|have|got|gained|took) (?:remote )?(?:access|control)|(?:was|were|is|are|got|went) (?:in|inside|on|into) my (?:pc|computer|phone|laptop|account|tablet)|installed|downloaded|connected to)\\b`,
  `^${LEAD}(?:already |just )?(?:sent|paid|transferred|wired|gave|clicked|entered|typed|installed|downloaded|opened|logged in|put in)\\b(?! (?:by|from|in (?:a|the)|at \\d))`,
  `\\b${THEM} ${AUX}(?:got|has|have|know|knows|took|saw)(?: got)? (?:all )?(?:my|our) (?:\\w+ )?(?:password|pin|code|card|details|passport|id|data|account|login|(?:card|account|social security|pin) number|photos?|pictures?|iban)\\b`,
  `\\b${THEM} ${AUX}(?:got|took)(?: all)? (?:my|our) (?:\\w+ )?(?:number|address)\\b`,
);

const RECEIVED = form(
  `\\b${THEM} ${AUX}let (?:me|us) (?:withdraw|have|keep|take out|cash)\\b`,
  `\\b${THEM} ${AUX}(?:sent|paid|gave|given|showed|shown|transferred|wired|bought|offered|returned|refunded|introduced|forwarded)(?: (?:me|us|back|over))?\\b[^?]+`,
  `\\b(?:i|we) ${AUX}(?:got|received|saw|was sent|were sent|was paid)\\b[^?]{0,60}\\b(?:from|of|by) (?:them|him|her|the (?:company|sender|seller|bank|agent))\\b`,
);
const WANTED = form(
  `\\b${THEM} ${AUX}(?:needs?|wants?|wanted|asks?|asked|demands?|requests?|requires?|is asking|are asking|keeps? asking|is begging|says? (?:i|we) (?:must|have to|need to|should))\\b[^?]{0,40}(?:\\b(?:money|code|card|passport|id|pin|password|photo|number|account|cash|more|another|tax(?:es)?|insurance|payment|verification|fee|deposit|euros?|dollars?|pounds?|pay|send|buy|transfer)\\b|[$€£] ?\\d|\\b\\d{2,})`,
);

/** “Someone called and said my account is hacked”: by the word of a stranger nothing is gone yet. */
const REPORTED =
  /\b(?:someone|somebody|they|he|she|(?:a|an|the|some|this) (?:\w+ )?(?:man|woman|guy|lady|caller|person|voice|mail|e-?mail|message|text|sms|pop-?up|agent)|microsoft|windows|amazon|paypal|apple|google)\b[^.?!]{0,60}?\b(?:said|says|saying|claims?|claimed|told|tells|telling|wrote|writes)\b[^.?!]*/gi;

/** What is asked, or only supposed, has not happened. */
const ASKS = anyOf(
  /\?\s*$/i,
  /^(?:(?:so|and|but|ok(?:ay)?|then)[, ]+)*(?:what|which|who|whom|whose|how|why|where|when|is|are|was|were|am|do|does|did|can|could|should|would|will|shall|may|must|if|explain|show|tell|give|list|summari[sz]e)\b/i,
);
/** “I sent my ID already, is that bad?”: the question at the end asks what comes next. */
const WORRY = /(?:[,;–.!-] ?| and )(?:is|was|what|how|should|am|can|do|now|could|will)\b[^,;.!?]*\?*$/i;
/** “9 of 10 in my street, can that be”: asked of a figure. */
const DOUBTS = /\b(?:can|could) (?:that|this|it) (?:really )?be(?: true| right| so)?[?.! ]*$/i;
const NOT_DONE =
  /\b(?:i|we|he|she|my \w+|but|and|though) (?:did not|didn't|have not|haven't|has not|hasn't|never|won't|will not|wouldn't|am not going to|almost|nearly) (?:\w+ )?(?:enter|type|put|give|gave|pay|paid|send|sent|install|download|click|reply|replied|answer|log|fill|share|transfer|open|do|buy|call|lose|lost|sign|tell|told)\w*\b/gi;
/** “My friend bought one like that and it was fine” */
const WENT_WELL =
  /^(?:(?:and|but|yes|well|ok(?:ay)?|no)[, ]+)*(?:my|our|a) (?:\w+ )?\w+ (?:also |once |already )?(?:bought|ordered|paid|used|tried|did|sent|got)\b[^?.!]*\b(?:and|but) (?:it|that|everything|all|he|she|they) (?:was|were|is|went|worked|arrived|came|got)\b[^?.!]{0,20}\b(?:fine|ok(?:ay)?|good|great|well|real|legit|arrived|worked|came|paid|it)\b[.! ]*$/i;
/** After “but I did not pay” a click is all that happened, unless one of these did. */
const GAVE_AWAY = /\b(?:sent|paid|transferred|wired|gave|given|entered|typed|put|installed|downloaded|invested|shared|told|lost)\b/i;
const OF_US = /\b(?:i|we|my|our|me|us)\b/i;
const MOST_WORDS = 40;
const MOST_CHARS = 300;

/** The words of such tales, by which a slip is known: “i put my pasword in”. */
const VOCABULARY =
  "password transferred account clicked entered installed downloaded money number passport received withdrew withdraw missing answered replied bitcoin savings details deposit".split(
    " ",
  );

/** What a remark tells of; null where it asks, or tells of nothing of the kind. */
export function whatHappened(typed: string): WhatHappened | null {
  if (typed.length > MOST_CHARS) return null;
  const plain = mendSlips(plainWords(typed.trim().replace(/\s+/g, " ")), VOCABULARY);
  if (DOUBTS.test(plain) || WENT_WELL.test(plain)) return null;
  const words = plain.replace(WORRY, "").trim();
  if (words.split(" ").length > MOST_WORDS || ASKS.test(words)) return null;
  const done = words.replace(NOT_DONE, " ").trim();
  if (CERTAIN.test(done.replace(REPORTED, " "))) return { kind: "lost", certain: true };
  if (SAFE.test(done)) return { kind: "helped", certain: false };
  const kept = done !== words;
  if (GIVEN.test(done) && !(kept && !GAVE_AWAY.test(done))) return { kind: "lost", certain: false };
  if (kept) return OF_US.test(words) ? { kind: "told", certain: false } : null;
  if (WANTED.test(done)) return { kind: "wanted", certain: false };
  if (RECEIVED.test(done)) return { kind: "received", certain: false };
  return OF_US.test(done) ? { kind: "told", certain: false } : null;
}
